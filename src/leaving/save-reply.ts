import { dayOf } from '#core/days.ts'
import type { Transaction } from '#core/db.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import type { Survey } from './input.ts'
import type { SurveyProblem } from './problems.ts'

/**
 * Stores why a user leaves, with the day, and nothing that identifies the user. Without a `questionId`, stores the
 * question to which the answer belongs.
 */
export async function saveReply(
  { now }: Pick<Scope, 'now'>,
  tx: Transaction,
  { questionId, answerId, customAnswer }: Survey,
): Promise<Result<null, SurveyProblem>> {
  const [found] = await tx<{ questionId: number | null; ofAnswer: number | null }[]>`
    select (select id from deletion_questions where id = ${questionId}::int) as question_id,
      (select question_id from deletion_answers where id = ${answerId}::int) as of_answer`
  const { ofAnswer } = found!
  if (questionId !== null && found!.questionId === null) return refuse('UnknownQuestion')
  if (answerId !== null && (ofAnswer === null || ofAnswer !== (questionId ?? ofAnswer))) return refuse('UnknownAnswer')
  if (answerId === null && customAnswer === null) return ok(null)
  await tx`
    insert into deletion_replies (question_id, answer_id, words, given_on)
    values (${questionId ?? ofAnswer}::int, ${answerId}::int, ${customAnswer}, ${dayOf(now())})`
  return ok(null)
}
