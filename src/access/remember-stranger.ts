import type { Scope } from '#core/scope.ts'

/**
 * On a device where one of the list's owners was logged in: somebody else is reading now. Holds for the session.
 * @param sessionId creates the session's row if needed
 */
export async function rememberStranger(scope: Scope, sessionId: () => Promise<number>, listId: number): Promise<void> {
  await scope.sql`insert into list_strangers (session_id, list_id) values (${await sessionId()}, ${listId}) on conflict do nothing`
}
