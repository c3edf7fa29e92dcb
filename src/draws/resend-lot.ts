import { transact, type Transaction } from '#core/db.ts'
import { consume, consumeUpTo, limited, refund } from '#core/limits.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { isSameAddress } from '#core/names.ts'
import { isMailedToAccount, mailLotAgain, readdressLot } from '../lots/index.ts'
import { hasFixedAddress } from './draw-for.ts'
import { hasConfirmed, isManaged } from './managed-draw.ts'
import type { ResendProblem } from './problems.ts'
import { reachedAtOnce, resentLots, unprovenDraws, unprovenLotsToAddress } from './limits.ts'

interface LockedParticipant {
  id: number
  isDeleted: boolean
  isManaged: boolean
  /** whether the caller reads the organizer's mailbox, so that the lot need not wait */
  hasConfirmed: boolean
  isOrganizer: boolean
  isFriend: boolean
  /** e-mail address to which the lot was sent last */
  email: string
  /** e-mail address to which the lot was sent at the draw */
  drawnEmail: string
  /** for a friend, or an organizer with an account: the account's current e-mail address, if proven; else null */
  ownEmail: string | null
}

/**
 * Reads a participant. Locks the draw, so that nobody deletes it meanwhile, and the participant, so that nobody else
 * resends the lot meanwhile.
 */
async function lockedParticipant(
  scope: Scope,
  tx: Transaction,
  participantGuid: string,
): Promise<LockedParticipant | undefined> {
  await tx`select d.id from draws d join participants p on p.draw_id = d.id where p.public_guid = ${participantGuid}::uuid for share of d`
  await tx`select id from participants where public_guid = ${participantGuid}::uuid for update`
  const [row] = await tx<LockedParticipant[]>`
    select p.id, d.deleted_at is not null as is_deleted, ${isManaged(tx, scope)} as is_managed,
      ${hasConfirmed(tx, scope)} as has_confirmed, p.is_organizer,
      p.friend_guid is not null as is_friend, p.email::text as email, p.drawn_email::text as drawn_email,
      case when ${isMailedToAccount(tx)} and u.email_proven_at is not null then u.email::text end as own_email
    from participants p
    join draws d on d.id = p.draw_id
    left join users u on u.id = p.user_id
    where p.public_guid = ${participantGuid}::uuid`
  return row
}

/**
 * Whether an e-mail address is the organizer's or another participant's. False for the address that this participant
 * had at the draw.
 */
async function isAnothers(tx: Transaction, { id, drawnEmail }: LockedParticipant, email: string): Promise<boolean> {
  if (isSameAddress(email, drawnEmail)) return false
  const [other] = await tx`
    select 1
    from participants p
    join draws d on d.id = p.draw_id
    join participants o on o.draw_id = d.id
    left join users u on u.id = d.organizer_user_id
    where p.id = ${id} and (
      u.email = ${email}::citext or d.organizer_email = ${email}::citext or (o.id <> p.id and o.email = ${email}::citext)
    )`
  return other !== undefined
}

/**
 * Sends a participant's lot again, without revealing it to the caller. To the same e-mail address the lot goes under
 * the same link; nothing is sent while its last mail still waits. To another address the lot goes under a new link, and
 * the old link is dead.
 * @param email null for the current address; for friends it must be null
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
    if (hasFixedAddress(row)) {
      const current = row.ownEmail ?? row.email
      const isOwn =
        email === null || (!row.isFriend && (isSameAddress(email, row.email) || isSameAddress(email, current)))
      if (!isOwn) return refuse('InvalidData')
      await mailLotAgain(scope, tx, row.id, current)
    } else if (email === null || isSameAddress(email, row.email)) {
      await mailLotAgain(scope, tx, row.id, row.email)
    } else {
      if (await isAnothers(tx, row, email)) return refuse('InvalidData')
      await readdressLot(scope, tx, row.id, { email, userId: null, isHeld: isHeld && !row.hasConfirmed })
    }
    return ok(null)
  })
