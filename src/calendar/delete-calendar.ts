import type { Sql } from '#core/db.ts'
import { requireUser, type Scope } from '#core/scope.ts'

/** Switches the asker's calendar off: its address finds nothing any more. @throws Unauthorized without a login */
export async function deleteCalendar(scope: Scope): Promise<void> {
  await removeCalendar(scope.sql, requireUser(scope).id)
}

/** Of anybody, where its address may be known to somebody else. */
export async function removeCalendar(sql: Sql, userId: number): Promise<void> {
  await sql`delete from calendars where user_id = ${userId}`
}
