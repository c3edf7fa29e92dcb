import type { Scope } from '#core/scope.ts'

/**
 * Records that this session's visitor denies owning the list, on a device where one of its owners was once logged in.
 * @param sessionId returns the id of the session's row, and creates that row if needed
 */
export async function disclaimOwnership(scope: Scope, sessionId: () => Promise<number>, listId: number): Promise<void> {
  await scope.sql`insert into list_strangers (session_id, list_id) values (${await sessionId()}, ${listId}) on conflict do nothing`
}
