import { transact } from '#core/db.ts'
import { consume } from '#core/limits.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { renewEnvelope, type RenewEnvelopeProblem } from '../envelopes/index.ts'
import { resentLots } from './limits.ts'
import { lockedParticipant } from './locked-participant.ts'

/**
 * Puts a participant's lot into a new envelope. The former envelope is dead, and so is the lot's link for the person who
 * opened it.
 * @returns the guid in the new envelope's link
 * @throws TooManyRequests after 10 new envelopes or mails of a lot by a client in an hour
 */
export async function renewEnvelopeOf(
  scope: Scope,
  participantPublicGuid: string,
): Promise<Result<string, RenewEnvelopeProblem>> {
  await consume(scope, { ...resentLots, about: participantPublicGuid })
  return transact(scope.sql, async (tx): Promise<Result<string, RenewEnvelopeProblem>> => {
    const participant = await lockedParticipant(scope, tx, participantPublicGuid)
    if (!participant) return refuse('NotFound')
    if (!participant.isManaged) return refuse('Unauthorized')
    if (participant.isDeleted) return refuse('Deleted')
    if (participant.email !== null) return refuse('InvalidData')
    return ok(await renewEnvelope(scope, tx, participant))
  })
}
