import { requireUser, type Scope } from '#core/scope.ts'
import { openGuid } from './calendar-guid.ts'

/**
 * Returns the guid of the current user's calendar; null if the user has no calendar, or if the server no longer has the
 * secret that sealed the guid.
 * @throws Unauthorized without a login
 */
export async function ownCalendar(scope: Scope): Promise<string | null> {
  const user = requireUser(scope)
  const [row] = await scope.sql<{ sealedGuid: Uint8Array }[]>`
    select sealed_guid from calendars where user_id = ${user.id}`
  return row ? openGuid(scope.signer, user.id, row.sealedGuid) : null
}
