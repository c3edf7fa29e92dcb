import type { Transaction } from '#core/db.ts'

/**
 * Marks those lots of a draw whose receivers the organizer may work out from the exclusions, so that mails and pages can
 * warn the lots' givers. Earlier marks stay, because a change of the draw leaves most lots as they were. Runs in the
 * caller's transaction.
 * @param givers public guids of these lots' givers
 */
export async function markForcedLots(tx: Transaction, drawId: number, givers: readonly string[]): Promise<void> {
  if (givers.length === 0) return
  await tx`
    update participants set is_forced = true where draw_id = ${drawId} and public_guid = any(${[...givers]}::uuid[])`
}
