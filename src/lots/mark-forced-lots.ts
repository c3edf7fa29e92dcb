import type { Transaction } from '#core/db.ts'

/** Marks the lots of a new draw whose givers could draw one person only, by position, so that mail and page can say so. In the caller's transaction. */
export async function markForcedLots(tx: Transaction, drawId: number, givers: readonly number[]): Promise<void> {
  await tx`
    update participants set is_forced = true where draw_id = ${drawId} and position = any(${[...givers]}::int[])`
}
