import { transact, type Transaction } from '#core/db.ts'
import { consume, consumeUpTo, limited, refund } from '#core/limits.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { isSameAddress } from '#core/names.ts'
import { voidEnvelope } from '../envelopes/index.ts'
import { mailLotAgain, relinkLot } from '../lots/index.ts'
import { hasFixedAddress } from './draw-for.ts'
import { lockedParticipant, type LockedParticipant } from './locked-participant.ts'
import type { ResendProblem } from './problems.ts'
import { reachedAtOnce, resentLots, unprovenDraws, unprovenLotsToAddress } from './limits.ts'

/**
 * Whether an e-mail address is the organizer's or another participant's. False for the address that this participant
 * had at the draw, and for addresses that other participants gave, which the response would confirm.
 */
async function isAnothers(tx: Transaction, { id, drawnEmail }: LockedParticipant, email: string): Promise<boolean> {
  if (drawnEmail !== null && isSameAddress(email, drawnEmail)) return false
  const [other] = await tx`
    select 1
    from participants p
    join draws d on d.id = p.draw_id
    join participants o on o.draw_id = d.id
    left join users u on u.id = d.organizer_user_id
    where p.id = ${id} and (
      u.email = ${email}::citext or d.organizer_email = ${email}::citext or (o.id <> p.id and o.email = ${email}::citext and not o.is_own_address)
    )`
  return other !== undefined
}

/**
 * Sends a participant's lot again, without revealing it to the caller. To the same e-mail address the lot goes under
 * the same link; nothing is sent while its last mail still waits. To another address the lot goes under a new link, and
 * the old link is dead. So is the envelope of a lot that lay in one.
 * @param email null for the current address; for friends it must be null, and for a lot in an envelope it must not
 * @returns InvalidData if a friend's or the organizer's lot would go to another address, or if another person in the
 *   draw has the given address
 * @throws TooManyRequests after 10 resends of a lot by a client in an hour, and if a caller without a proven address
 *   has sent mails to too many people
 */
export async function resendLot(
  scope: Scope,
  { participantPublicGuid, email }: { participantPublicGuid: string; email: string | null },
): Promise<Result<null, ResendProblem>> {
  await consume(scope, { ...resentLots, about: participantPublicGuid })
  if (email === null || scope.user?.isProven) return resendNow(scope, participantPublicGuid, email, false)
  // A caller without a proven e-mail address can't reach more people by resending than by drawing.
  return limited(scope, [unprovenDraws, { ...unprovenLotsToAddress, about: email }], async () => {
    const isHeld = (await consumeUpTo(scope, reachedAtOnce)) === 0
    const resent = await resendNow(scope, participantPublicGuid, email, isHeld)
    if (!resent.ok && !isHeld) await refund(scope, reachedAtOnce)
    return resent
  })
}

/**
 * Whether a lot is requested at the address where it is: its last one, or the current one of a participant's account. An
 * address that the participant gave is treated like any other, because the response would confirm it to the organizer.
 */
const isCurrent = (row: LockedParticipant, current: string, email: string | null): boolean =>
  email === null ||
  (!row.isFriend &&
    ((row.email !== null && !row.isOwnAddress && isSameAddress(email, row.email)) ||
      (row.isOrganizer && isSameAddress(email, current))))

const resendNow = (
  scope: Scope,
  participantPublicGuid: string,
  email: string | null,
  isHeld: boolean,
): Promise<Result<null, ResendProblem>> =>
  transact(scope.sql, async (tx): Promise<Result<null, ResendProblem>> => {
    const row = await lockedParticipant(scope, tx, participantPublicGuid)
    if (!row) return refuse('NotFound')
    if (!row.isManaged) return refuse('Unauthorized')
    if (row.isDeleted) return refuse('Deleted')
    const current = row.ownEmail ?? row.email
    if (current !== null && isCurrent(row, current, email)) {
      await mailLotAgain(scope, tx, row.id, current)
      return ok(null)
    }
    if (email === null || hasFixedAddress(row) || (await isAnothers(tx, row, email))) return refuse('InvalidData')
    await relinkLot(scope, tx, row.id, { email, userId: null, isHeld: isHeld && !row.hasConfirmed })
    await voidEnvelope(tx, row.id)
    return ok(null)
  })
