import type { Transaction } from '#core/db.ts'

/** When users turn out to be one: their friends become that one's. */
export async function reassignFriends(
  tx: Transaction,
  fromUserIds: readonly number[],
  intoUserId: number,
): Promise<void> {
  await tx`
    insert into friendships (user_id, list_id, created_at)
    select ${intoUserId}, list_id, min(created_at) from friendships where user_id = any(${[...fromUserIds]}::int[]) group by list_id
    on conflict (user_id, list_id) do nothing`
}
