import type { Transaction } from '#core/db.ts'
import { announce } from '#core/live.ts'

/**
 * Announces that a participant's wishes have changed: to the organizer, who sees whether there are any, and to the
 * participant's giver.
 */
export async function announceWishes(
  tx: Transaction,
  { drawGuid, participantGuid }: { drawGuid: string; participantGuid: string },
): Promise<void> {
  await announce(tx, { topic: 'draw', key: drawGuid, event: 'list', subject: participantGuid })
  await announce(tx, { topic: 'drawn-lot', key: participantGuid, event: 'wishes' })
}
