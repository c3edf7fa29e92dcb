import { transact } from '#core/db.ts'
import { randomUUID } from 'node:crypto'
import { Forbidden } from '#core/errors.ts'
import { requireUser, type Scope } from '#core/scope.ts'
import { holdSession } from '../accounts/index.ts'
import { guidHashOf, openGuid, sealGuid } from './address.ts'

/**
 * Gives the asker's calendar an address. One that can be shown stays, unless it is to be renewed: from then on the address of before finds nothing.
 * @returns its guid
 * @throws Unauthorized without a login, Forbidden for a user without a password
 */
export async function makeCalendar(scope: Scope, { isRenewed }: { isRenewed: boolean }): Promise<string> {
  const user = requireUser(scope)
  if (!user.isAccount) throw new Forbidden()
  return transact(scope.sql, async (tx) => {
    // It locks the user, so that the second of two presses at once finds the address that the first one made.
    await holdSession(tx, scope)
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
