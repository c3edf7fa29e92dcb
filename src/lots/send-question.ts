import { transact } from '#core/db.ts'
import { consume } from '#core/limits.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { enqueueMailToReceiver } from './mail-to-receiver.ts'
import { openLot } from './open-lot.ts'
import type { QuestionProblem } from './problems.ts'
import { recipientOf } from './recipient-of.ts'
import { registerReading } from './register-first-view.ts'
import { questions } from './limits.ts'

/**
 * Mails the drawn participant a question, without the giver's name.
 * @throws TooManyRequests after 20 questions of a client from one lot in an hour
 */
export async function sendQuestion(
  scope: Scope,
  lotGuid: string,
  question: string,
): Promise<Result<null, QuestionProblem>> {
  // The limit's key is an HMAC of the lot's guid, so that it can't be matched with a row of the database.
  await consume(scope, { ...questions, about: scope.signer.code('question-limit', lotGuid) })
  await registerReading(scope, lotGuid)
  return transact(scope.sql, async (tx) => {
    const lot = await openLot(scope, tx, lotGuid)
    if (!lot || lot.isDeleted || !lot.receiverGuid) return refuse('LotDoesNotExist')
    const receiver = await recipientOf(tx, lot.drawId, lot.receiverGuid)
    if (!receiver) return refuse('LotDoesNotExist')
    await enqueueMailToReceiver(scope, tx, 'question', receiver, { question })
    return ok(null)
  })
}
