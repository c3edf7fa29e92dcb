import { requireUser } from '#core/scope.ts'
import type { Http } from '#web/http.ts'
import { currentUser } from '../accounts/index.ts'

/** Once somebody's lists have changed: the rest of the request knows it, and so does the device, which remembers its owners' lists. */
export async function refreshUser(c: Http): Promise<void> {
  const scope = c.get('scope')
  c.set('scope', { ...scope, user: await currentUser(scope.sql, requireUser(scope).id) })
}
