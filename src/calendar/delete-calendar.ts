import type { Sql } from '#core/db.ts'
import { requireUser, type Scope } from '#core/scope.ts'

/** Deletes the current user's calendar, so that its URL finds nothing any more. @throws Unauthorized without a login */
export async function deleteCalendar(scope: Scope): Promise<void> {
  await deleteCalendarOf(scope.sql, requireUser(scope).id)
}

/** Deletes a calendar of any user, for when the calendar's URL may have leaked, as in account recovery. */
export async function deleteCalendarOf(sql: Sql, userId: number): Promise<void> {
  await sql`delete from calendars where user_id = ${userId}`
}
