import type { Scope } from '#core/scope.ts'

/** Survey question about why users leave, in the current user's language. */
export interface DeletionQuestion {
  id: number
  question: string
  answers: { id: number; answer: string }[]
}

/** Returns the survey question that the deletion page asks at present; null if it asks none. */
export async function askedQuestion({ sql, texts }: Scope): Promise<DeletionQuestion | null> {
  const { language } = texts.edition
  const [question] = await sql<DeletionQuestion[]>`
    select q.id, to_jsonb(q)->>${language} as question,
      coalesce((
        select json_agg(json_build_object('id', a.id, 'answer', to_jsonb(a)->>${language}) order by a.position)
        from deletion_answers a where a.question_id = q.id
      ), '[]') as answers
    from deletion_questions q
    where q.is_asked`
  return question ?? null
}
