import { reassignMails } from '#core/mail/waiting-mails.ts'
import type { Transaction } from '#core/db.ts'
import type { Scope } from '#core/scope.ts'
import { isSameAddress } from '#core/names.ts'
import { reassignCrossOffs, returnCrossOffs } from '../cross-offs/index.ts'
import { reassignPosts } from '../forum/index.ts'
import { reassignFriends } from '../friends/index.ts'
import { separateLotsFromAddresses, reassignLots } from '../lots/index.ts'
import { reassignOverviews } from '../overview/index.ts'

/**
 * Moves everything that a guest has to another user, once it is proven that the two are one person. The empty guest
 * stays as long as it has sessions. Then `purge-guests` deletes it. As long as the account can be recovered with a
 * former e-mail address, the moved rows are recorded for that address, so that they can go back.
 */
export async function mergeGuest(tx: Transaction, guestId: number, userId: number, now: Date): Promise<void> {
  const { crossOffIds, noticeIds } = await reassignCrossOffs(tx, guestId, userId)
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
 * Undoes the merges of guests into an account under the e-mail addresses that a recovery is about to take from the
 * account. These guests get back everything that was moved from them. The account keeps no lot that went to such an
 * address, unless the lot was drawn for the account itself.
 * @param changeId id of the oldest address change that is undone
 * @param kept e-mail address that the account gets back
 * @param lost current e-mail address, which the account loses, together with all others that it has had since that
 *   change
 */
export async function unmergeGuests(
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
    await returnCrossOffs(tx, userId, guestId, { crossOffIds, noticeIds })
    await reassignFriends(tx, userId, guestId, friendshipIds)
    await reassignLots(tx, userId, guestId, lotIds)
    await reassignPosts(tx, userId, guestId, postIds)
    await reassignMails(tx, userId, guestId, guest.email)
  }
  const later = await tx<{ email: string }[]>`
    select old_email::text as email from address_changes where user_id = ${userId} and id > ${changeId}`
  const left = [lost, ...later.map(({ email }) => email)].filter((email) => !isSameAddress(email, kept))
  await separateLotsFromAddresses(scope, tx, userId, { kept, lost: left })
}
