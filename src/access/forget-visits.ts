import type { Transaction } from '#core/db.ts'

/** What somebody's sessions remember of a list that they visited: that they opened it, and that they said to be somebody else. */
export async function forgetVisits(tx: Transaction, listId: number, userId: number): Promise<void> {
  await tx`
    delete from list_openings
    where list_id = ${listId} and session_id in (select id from sessions where user_id = ${userId})`
  await tx`
    delete from list_strangers
    where list_id = ${listId} and session_id in (select id from sessions where user_id = ${userId})`
}
