import { reassignMails } from '#core/mail/waiting-mails.ts'
import type { Transaction } from '#core/db.ts'
import type { Scope } from '#core/scope.ts'
import { isSameAddress } from '#core/names.ts'
import { joinCrossOffs, partCrossOffs } from '../cross-offs/index.ts'
import { reassignPosts } from '../forum/index.ts'
import { reassignFriends } from '../friends/index.ts'
import { leaveAddresses, reassignLots } from '../lots/index.ts'
import { reassignOverviews } from '../overview/index.ts'

/**
 * Gives everything that a guest has to another user, once it is proven that they are one person. The guest stays, with nothing, for the sessions that
 * it has; `purge-guests` deletes it when there is none.
 * While former addresses of the user may still take the account back, what moves is recorded for each of them, so that it can go back to the guest.
 */
export async function joinGuest(tx: Transaction, guestId: number, userId: number, now: Date): Promise<void> {
  const { crossOffIds, noticeIds } = await joinCrossOffs(tx, guestId, userId)
  const friendshipIds = await reassignFriends(tx, guestId, userId)
  const lotIds = await reassignLots(tx, guestId, userId)
  const postIds = await reassignPosts(tx, guestId, userId)
  await reassignOverviews(tx, guestId, userId)
  await reassignMails(tx, guestId, userId)
  await tx`
    insert into guest_joins (address_change_id, guest_id, cross_off_ids, notice_ids, post_ids, lot_ids, friendship_ids)
    select c.id, ${guestId}::int, ${crossOffIds}::int[], ${noticeIds}::int[], ${postIds}::int[], ${lotIds}::int[], ${friendshipIds}::int[]
    from address_changes c
    where c.user_id = ${userId} and c.expires_at > ${now}`
}

interface Join {
  guestId: number
  email: string
  crossOffIds: number[]
  noticeIds: number[]
  postIds: number[]
  lotIds: number[]
  friendshipIds: number[]
}

/**
 * Takes from an account what came to it under the address that it is about to lose: guests get back what joined since, the last that joined first, and
 * the account keeps no lot that went to that address, but for its own.
 * @param changeId the oldest change of address that is undone
 * @param kept the address that the account gets back
 * @param lost the address that it has; it loses this one and those that it had since that change
 */
export async function partGuests(
  scope: Scope,
  tx: Transaction,
  userId: number,
  { changeId, kept, lost }: { changeId: number; kept: string; lost: string },
): Promise<void> {
  const joins = await tx<Join[]>`
    delete from guest_joins j using address_changes c, users g
    where c.id = j.address_change_id and c.user_id = ${userId} and c.id >= ${changeId} and g.id = j.guest_id
    returning j.guest_id, g.email::text as email, j.cross_off_ids, j.notice_ids, j.post_ids, j.lot_ids, j.friendship_ids`
  for (const { guestId, crossOffIds, noticeIds, postIds, lotIds, friendshipIds, ...guest } of joins) {
    await partCrossOffs(tx, userId, guestId, { crossOffIds, noticeIds })
    await reassignFriends(tx, userId, guestId, friendshipIds)
    await reassignLots(tx, userId, guestId, lotIds)
    await reassignPosts(tx, userId, guestId, postIds)
    await reassignMails(tx, userId, guestId, guest.email)
  }
  const later = await tx<{ email: string }[]>`
    select old_email::text as email from address_changes where user_id = ${userId} and id > ${changeId}`
  const left = [lost, ...later.map(({ email }) => email)].filter((email) => !isSameAddress(email, kept))
  await leaveAddresses(scope, tx, userId, { kept, lost: left })
}
