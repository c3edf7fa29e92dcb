import { requireUser } from '#core/scope.ts'
import type { Http } from '#web/http.ts'
import { currentUser } from '../accounts/index.ts'

/** Reloads the current user after their lists have changed, so that the rest of the request has the new lists. */
export async function refreshUser(c: Http): Promise<void> {
  const scope = c.get('scope')
  c.set('scope', { ...scope, user: await currentUser(scope.sql, requireUser(scope).id) })
}
