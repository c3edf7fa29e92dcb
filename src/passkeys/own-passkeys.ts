import type { Sql } from '#core/db.ts'
import { Unauthorized } from '#core/errors.ts'
import { requireUser, type CurrentUser, type Scope } from '#core/scope.ts'

export const maxPasskeys = 20

export interface OwnPasskey {
  guid: string
  name: string
  /** days */
  createdOn: string
  lastUsedOn: string | null
}

/** Guests have no login that a passkey could stand for. @throws Unauthorized */
export function requireAccount(scope: Scope): CurrentUser {
  const user = requireUser(scope)
  if (!user.isAccount) throw new Unauthorized()
  return user
}

/** Oldest first. */
export const passkeysOf = (sql: Sql, userId: number): Promise<OwnPasskey[]> => sql<OwnPasskey[]>`
  select guid, name, created_on, last_used_on from passkeys where user_id = ${userId} order by id`

export const ownPasskeys = (scope: Scope): Promise<OwnPasskey[]> => passkeysOf(scope.sql, requireAccount(scope).id)
