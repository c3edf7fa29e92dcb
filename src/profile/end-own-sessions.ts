import { transact } from '#core/db.ts'
import { endSessions, lockCallerAndSession, renewPrivateGuid } from '../accounts/index.ts'
import { logAuthentication } from '#core/log.ts'
import { requireUser, type Scope } from '#core/scope.ts'

/**
 * Ends other sessions of the current user, never the current one. Ignores a session that has ended already or is
 * somebody else's.
 * @param guid public guid of the session to end; null for all other sessions
 */
export async function endOwnSessions(scope: Scope, guid: string | null): Promise<void> {
  const { id } = requireUser(scope)
  const count = await transact(scope.sql, async (tx) => {
    await lockCallerAndSession(tx, scope)
    if (guid === null) await renewPrivateGuid(tx, id)
    return endSessions(tx, id, scope.session.id, guid)
  })
  if (count > 0) logAuthentication(scope, 'sessions-ended', 'succeeded', id)
}
