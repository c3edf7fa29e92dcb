import { requireUser, type Scope } from '#core/scope.ts'

/** Switches the asker's calendar off: its address finds nothing any more. @throws Unauthorized without a login */
export async function deleteCalendar(scope: Scope): Promise<void> {
  const user = requireUser(scope)
  await scope.sql`delete from calendars where user_id = ${user.id}`
}
