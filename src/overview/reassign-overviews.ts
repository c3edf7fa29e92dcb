import type { Transaction } from '#core/db.ts'

/** Of users who turn out to be one: the last mail that any of them had begins that one's period. */
export async function reassignOverviews(
  tx: Transaction,
  fromUserIds: readonly number[],
  intoUserId: number,
): Promise<void> {
  await tx`
    insert into overview_days (user_id, had_on)
    select ${intoUserId}::int, max(had_on) from overview_days where user_id = any(${[...fromUserIds]}::int[]) having count(*) > 0
    on conflict (user_id) do update set had_on = greatest(overview_days.had_on, excluded.had_on)`
}
