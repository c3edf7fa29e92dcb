import { requireUser, type Scope } from '#core/scope.ts'
import { openGuid } from './address.ts'

/** Guid of the asker's calendar; null where there is none, and where the secret that sealed it is gone. @throws Unauthorized without a login */
export async function ownCalendar(scope: Scope): Promise<string | null> {
  const user = requireUser(scope)
  const [row] = await scope.sql<{ sealedGuid: Uint8Array }[]>`
    select sealed_guid from calendars where user_id = ${user.id}`
  return row ? openGuid(scope.signer, user.id, row.sealedGuid) : null
}
