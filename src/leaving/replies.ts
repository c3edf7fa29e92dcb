import { dayOf } from '#core/days.ts'
import type { Services } from '#core/scope.ts'

/** Replies to the survey of users who left, for operators. */
export interface Replies {
  /** number of times that each answer was given, in the order of the form; the newest question first */
  answers: { question: string; answer: string; count: number }[]
  /** replies in users' own words, the newest day first */
  words: { day: string; answer: string | null; words: string }[]
}

export async function repliesOf({ sql }: Pick<Services, 'sql'>): Promise<Replies> {
  const [answers, words] = await Promise.all([
    sql<Replies['answers']>`
      select q.en as question, a.en as answer, count(r.guid)::int as count
      from deletion_questions q
      join deletion_answers a on a.question_id = q.id
      left join deletion_replies r on r.answer_id = a.id
      group by q.id, a.id
      order by q.id desc, a.position`,
    sql<Replies['words']>`
      select r.given_on as day, a.en as answer, r.words
      from deletion_replies r
      left join deletion_answers a on a.id = r.answer_id
      where r.words is not null
      order by r.given_on desc, r.guid`,
  ])
  return { answers, words }
}

const yearsKept = 2

/** Deletes replies that are too old to say anything about the product as it is now. */
export async function purgeReplies({ sql, now }: Pick<Services, 'sql' | 'now'>): Promise<void> {
  await sql`delete from deletion_replies where given_on < ${dayOf(now())}::date - make_interval(years => ${yearsKept}::int)`
}
