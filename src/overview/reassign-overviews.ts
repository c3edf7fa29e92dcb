import type { Transaction } from '#core/db.ts'

/**
 * Gives the user `toUserId` the later of both users' last overview days, so that the period until the next mail starts
 * at the last mail that either user received.
 */
export async function reassignOverviews(tx: Transaction, fromUserId: number, toUserId: number): Promise<void> {
  await tx`
    insert into overview_days (user_id, had_on)
    select ${toUserId}::int, had_on from overview_days where user_id = ${fromUserId}
    on conflict (user_id) do update set had_on = greatest(overview_days.had_on, excluded.had_on)`
}
