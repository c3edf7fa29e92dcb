import type { Scope } from '#core/scope.ts'

/** Why people leave, in the reader's language. */
export interface Question {
  id: number
  question: string
  answers: { id: number; answer: string }[]
}

/** What is asked now; null where nothing is. */
export async function askedQuestion({ sql, texts }: Scope): Promise<Question | null> {
  const { language } = texts.edition
  const [question] = await sql<Question[]>`
    select q.id, to_jsonb(q)->>${language} as question,
      coalesce((
        select json_agg(json_build_object('id', a.id, 'answer', to_jsonb(a)->>${language}) order by a.position)
        from deletion_answers a where a.question_id = q.id
      ), '[]') as answers
    from deletion_questions q
    where q.is_asked`
  return question ?? null
}
