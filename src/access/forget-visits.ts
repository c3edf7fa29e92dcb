import type { Transaction } from '#core/db.ts'

/**
 * Deletes what a user's sessions remember of visits to a list: that they opened it, and that the user denied owning it.
 */
export async function forgetVisits(tx: Transaction, listId: number, userId: number): Promise<void> {
  await tx`
    delete from list_openings
    where list_id = ${listId} and session_id in (select id from sessions where user_id = ${userId})`
  await tx`
    delete from list_strangers
    where list_id = ${listId} and session_id in (select id from sessions where user_id = ${userId})`
}
