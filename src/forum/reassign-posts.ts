import type { Transaction } from '#core/db.ts'

/**
 * Gives users' messages to another user, once it is proven that they are one person. Those on the user's own lists stay nobody's: written as a visitor, perhaps by
 * somebody else who typed the address, they are not to pass for an owner's.
 */
export async function reassignPosts(tx: Transaction, fromUserIds: number[], toUserId: number): Promise<void> {
  await tx`
    update forum_posts p
    set user_id = case when not exists (select 1 from list_owners o where o.list_id = p.list_id and o.user_id = ${toUserId}) then ${toUserId}::int end
    where user_id = any(${fromUserIds}::int[]) and user_id <> ${toUserId}`
}
