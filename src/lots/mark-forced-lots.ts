import type { Transaction } from '#core/db.ts'

/**
 * Marks those lots of a new draw whose receivers the organizer may work out from the exclusions, so that mails and
 * pages can warn the lots' givers. Runs in the caller's transaction.
 * @param givers positions of these lots' givers
 */
export async function markForcedLots(tx: Transaction, drawId: number, givers: readonly number[]): Promise<void> {
  if (givers.length === 0) return
  await tx`
    update participants set is_forced = true where draw_id = ${drawId} and position = any(${[...givers]}::int[])`
}
