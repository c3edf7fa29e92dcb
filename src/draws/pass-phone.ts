import { transact } from '#core/db.ts'
import { consume } from '#core/limits.ts'
import { refuse, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { endTurn, openInTurn, type Look, type TurnProblem } from '../envelopes/index.ts'
import { turns } from './limits.ts'
import { lockedParticipant } from './locked-participant.ts'

/**
 * Opens a participant's envelope on the organizer's phone, in the participant's turn.
 * @param key of the turn's page
 * @throws TooManyRequests after 30 tries of a client for a participant in an hour
 */
export async function lookInTurn(
  scope: Scope,
  participantGuid: string,
  key: string,
): Promise<Result<Look, TurnProblem>> {
  await consume(scope, { ...turns, about: participantGuid })
  return transact(scope.sql, async (tx): Promise<Result<Look, TurnProblem>> => {
    const participant = await lockedParticipant(scope, tx, participantGuid)
    if (!participant?.isManaged) return refuse('NotFound')
    if (participant.isDeleted) return refuse('Deleted')
    return openInTurn(scope, tx, participant, key)
  })
}

/** Ends a participant's turn, so that the phone shows the lot to nobody else. Ending it twice does nothing. */
export const endTurnOf = (scope: Scope, participantGuid: string, key: string): Promise<void> =>
  scope.sql.begin(async (tx) => {
    const participant = await lockedParticipant(scope, tx, participantGuid)
    if (participant?.isManaged) await endTurn(tx, participant.id, key)
  })
