import { dayOf } from '#core/days.ts'
import type { Transaction } from '#core/db.ts'
import type { Services } from '#core/scope.ts'

/**
 * Records today as the day on which a draw that waits for its people changed last, in the caller's transaction. It ends
 * some time after that day, and the organizer is notified again before.
 */
export async function touchWaiting({ now }: Pick<Services, 'now'>, tx: Transaction, drawId: number): Promise<void> {
  await tx`
    update draws set waiting_since = ${dayOf(now())}, end_told_on = null where id = ${drawId} and drawn_at is null`
}
