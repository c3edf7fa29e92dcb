import type { Transaction } from '#core/db.ts'
import type { Scope } from '#core/scope.ts'
import { isMailedToAccount } from '../lots/index.ts'
import { hasConfirmed, isManaged } from './managed-draw.ts'

/** A participant whom the caller wants to change. */
export interface LockedParticipant {
  id: number
  publicGuid: string
  isDeleted: boolean
  isManaged: boolean
  /** whether the caller reads the organizer's mailbox, so that the lot need not wait */
  hasConfirmed: boolean
  isOrganizer: boolean
  isFriend: boolean
  /** e-mail address to which the lot was sent last; null if it lies in an envelope */
  email: string | null
  /** whether the participant gave that address */
  isOwnAddress: boolean
  /** e-mail address to which the lot was sent at the draw */
  drawnEmail: string | null
  /** for a friend, or an organizer with an account: the account's current e-mail address, if proven; else null */
  ownEmail: string | null
}

/**
 * Reads a participant. Locks the draw, so that nobody deletes it meanwhile, and the participant, so that nobody else
 * resends the lot meanwhile.
 */
export async function lockedParticipant(
  scope: Scope,
  tx: Transaction,
  participantGuid: string,
): Promise<LockedParticipant | undefined> {
  await tx`select d.id from draws d join participants p on p.draw_id = d.id where p.public_guid = ${participantGuid}::uuid for share of d`
  await tx`select id from participants where public_guid = ${participantGuid}::uuid for update`
  const [row] = await tx<LockedParticipant[]>`
    select p.id, p.public_guid, d.deleted_at is not null as is_deleted, ${isManaged(tx, scope)} as is_managed,
      ${hasConfirmed(tx, scope)} as has_confirmed, p.is_organizer,
      p.friend_guid is not null as is_friend, p.email::text as email, p.is_own_address, p.drawn_email::text as drawn_email,
      case when ${isMailedToAccount(tx)} and u.email_proven_at is not null then u.email::text end as own_email
    from participants p
    join draws d on d.id = p.draw_id
    left join users u on u.id = p.user_id
    where p.public_guid = ${participantGuid}::uuid`
  return row
}
