import { transact, type Transaction } from '#core/db.ts'
import { consume, limited } from '#core/limits.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { isSameAddress } from '#core/names.ts'
import { isAccounts, mailLotAgain, readdressLot } from '../lots/index.ts'
import { hasFixedAddress } from './draw-for.ts'
import { isManaged } from './managed-draw.ts'
import type { ResendProblem } from './problems.ts'
import { resentLots, unprovenDraws, unprovenLotsToAddress } from './limits.ts'

interface LockedParticipant {
  id: number
  isDeleted: boolean
  isManaged: boolean
  isOrganizer: boolean
  isFriend: boolean
  /** where the lot was sent last, and at the draw */
  email: string
  drawnEmail: string
  /** the account's address now, where it is proven, of friends and of an organizer with an account */
  ownEmail: string | null
}

/** Locks the draw against its deletion, and the participant against another resend. */
async function lockedParticipant(
  scope: Scope,
  tx: Transaction,
  participantGuid: string,
): Promise<LockedParticipant | undefined> {
  await tx`select d.id from draws d join participants p on p.draw_id = d.id where p.public_guid = ${participantGuid}::uuid for share of d`
  await tx`select id from participants where public_guid = ${participantGuid}::uuid for update`
  const [row] = await tx<LockedParticipant[]>`
    select p.id, d.deleted_at is not null as is_deleted, ${isManaged(tx, scope)} as is_managed, p.is_organizer,
      p.friend_guid is not null as is_friend, p.email::text as email, p.drawn_email::text as drawn_email,
      case when ${isAccounts(tx)} and u.email_proven_at is not null then u.email::text end as own_email
    from participants p
    join draws d on d.id = p.draw_id
    left join users u on u.id = p.user_id
    where p.public_guid = ${participantGuid}::uuid`
  return row
}

/** Whether an address is the organizer's or another participant's, and was not this one's at the draw. */
async function isAnothers(tx: Transaction, { id, drawnEmail }: LockedParticipant, email: string): Promise<boolean> {
  if (isSameAddress(email, drawnEmail)) return false
  const [other] = await tx`
    select 1
    from participants p
    join draws d on d.id = p.draw_id
    join participants o on o.draw_id = d.id
    left join users u on u.id = d.organizer_user_id
    where p.id = ${id} and (u.email = ${email}::citext or (o.id <> p.id and o.email = ${email}::citext))`
  return other !== undefined
}

/**
 * Sends somebody's lot again. To the same address: by the same link, unless it is still on its way there. To another: by a new link; the old one is
 * dead. Nobody learns what the lot says.
 * @param email null: the address that it went to before, which is the only one possible for friends
 * @returns InvalidData for the organizer's and friends' lots at another address, and for an address that others in the draw have
 * @throws TooManyRequests after 10 of a lot in an hour, and where a caller without a proven address has written to too many people
 */
export async function resendLot(
  scope: Scope,
  { participantPublicGuid, email }: { participantPublicGuid: string; email: string | null },
): Promise<Result<null, ResendProblem>> {
  await consume(scope, { ...resentLots, about: participantPublicGuid })
  const resend = () => resendNow(scope, participantPublicGuid, email)
  if (email === null || scope.user?.isProven) return resend()
  // A caller without a proven address reaches no more people in this way than by drawing.
  return limited(scope, [unprovenDraws, { ...unprovenLotsToAddress, about: email }], resend)
}

const resendNow = (
  scope: Scope,
  participantPublicGuid: string,
  email: string | null,
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
      await readdressLot(scope, tx, row.id, { email, userId: null })
    }
    return ok(null)
  })
