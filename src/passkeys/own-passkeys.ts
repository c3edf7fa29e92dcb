import type { Sql } from '#core/db.ts'
import { Unauthorized } from '#core/errors.ts'
import { requireUser, type CurrentUser, type Scope } from '#core/scope.ts'

export const maxPasskeys = 20

export interface OwnPasskey {
  guid: string
  name: string
  /** `YYYY-MM-DD`; likewise `lastUsedOn` */
  createdOn: string
  lastUsedOn: string | null
}

/**
 * Returns the current user, who must have an account: guests have no login that a passkey could replace.
 * @throws Unauthorized for a guest, and without a login
 */
export function requireAccount(scope: Scope): CurrentUser {
  const user = requireUser(scope)
  if (!user.isAccount) throw new Unauthorized()
  return user
}

/** Returns a user's passkeys, oldest first. */
export const passkeysOf = (sql: Sql, userId: number): Promise<OwnPasskey[]> => sql<OwnPasskey[]>`
  select guid, name, created_on, last_used_on from passkeys where user_id = ${userId} order by id`

export const ownPasskeys = (scope: Scope): Promise<OwnPasskey[]> => passkeysOf(scope.sql, requireAccount(scope).id)
