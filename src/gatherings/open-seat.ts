import { transact } from '#core/db.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { countNewSession } from '../accounts/index.ts'
import { breakEnvelopeOf } from '../envelopes/index.ts'
import { lotGuidOf, markViewed, recordLotOpening, storedLotColumns, type StoredLot } from '../lots/index.ts'
import type { OpenSeatProblem } from './problems.ts'
import { drawnVersion } from './seat-for.ts'
import { lockedOwnSeat, type SeatRef } from './seat-of.ts'

/**
 * Opens the lot of the caller's seat after the draw. A lot without an address lies in an envelope, which opens once; one
 * that was mailed opens here too, unless it went elsewhere since. The HTTP layer must call `sendSessionCookie`.
 * @returns the lot's private guid
 */
export async function openSeat(scope: Scope, ref: SeatRef): Promise<Result<string, OpenSeatProblem>> {
  await countNewSession(scope)
  return transact(scope.sql, async (tx): Promise<Result<string, OpenSeatProblem>> => {
    const seat = await lockedOwnSeat(scope, tx, ref)
    if (!seat) return refuse('NotFound')
    if (seat.draw.isDeleted) return refuse('Deleted')
    if (!seat.draw.isDrawn) return refuse('NotDrawn')
    const [lot] = await tx<(StoredLot & { participantId: number; email: string | null })[]>`
      select p.id as participant_id, p.email::text as email, ${storedLotColumns(tx)}
      from seats s join participants p on p.public_guid = s.public_guid
      where s.id = ${seat.id} for update of p`
    if (!lot || lot.version !== drawnVersion) return refuse('Elsewhere')
    const opened = await breakEnvelopeOf(scope, tx, lot.participantId)
    if (opened) return opened
    const lotGuid = lotGuidOf(scope.signer, lot)
    if (lotGuid === null || lot.email === null) return refuse('Elsewhere')
    await recordLotOpening(scope, tx, lot)
    await markViewed(tx, lot.participantId)
    return ok(lotGuid)
  })
}
