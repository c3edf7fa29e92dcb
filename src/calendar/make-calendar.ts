import { transact } from '#core/db.ts'
import { randomUUID } from 'node:crypto'
import { Forbidden } from '#core/errors.ts'
import { requireUser, type Scope } from '#core/scope.ts'
import { lockCallerAndSession } from '../accounts/index.ts'
import { guidHashOf, openGuid, sealGuid } from './calendar-guid.ts'

/**
 * Creates the current user's calendar, or returns the guid of the existing one. With `isRenewed`, a new guid replaces
 * the existing one, so that the old URL finds nothing. A guid that no secret opens any more is replaced too.
 * @returns the calendar's guid
 * @throws Unauthorized without a login, Forbidden for a user without a password
 */
export async function makeCalendar(scope: Scope, { isRenewed }: { isRenewed: boolean }): Promise<string> {
  const user = requireUser(scope)
  if (!user.isAccount) throw new Forbidden()
  return transact(scope.sql, async (tx) => {
    // `lockCallerAndSession` locks the user. Of two simultaneous requests, the second finds the calendar that the first one
    // created.
    await lockCallerAndSession(tx, scope)
    const [before] = await tx<{ sealedGuid: Uint8Array }[]>`
      select sealed_guid from calendars where user_id = ${user.id}`
    const kept = before && !isRenewed ? openGuid(scope.signer, user.id, before.sealedGuid) : null
    if (kept) return kept
    const guid = randomUUID()
    await tx`
      insert into calendars (user_id, guid_hash, sealed_guid)
      values (${user.id}, ${guidHashOf(guid)}, ${sealGuid(scope.signer, user.id, guid)})
      on conflict (user_id) do update set guid_hash = excluded.guid_hash, sealed_guid = excluded.sealed_guid`
    return guid
  })
}
