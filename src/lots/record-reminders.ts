import type { Transaction } from '#core/db.ts'

/** Records the day of the reminder to open their lot for these participants, in the caller's transaction. */
export async function recordOpeningReminders(tx: Transaction, ids: readonly number[], today: string): Promise<void> {
  await tx`update participants set opening_reminder_on = ${today} where id = any(${[...ids]}::int[])`
}

/** Records the day of the reminder of the draw's day for these participants, in the caller's transaction. */
export async function recordDayReminders(tx: Transaction, ids: readonly number[], today: string): Promise<void> {
  await tx`update participants set day_reminder_on = ${today} where id = any(${[...ids]}::int[])`
}
