import type { Transaction } from '#core/db.ts'
import type { EditionCode } from '#core/editions.ts'
import { logAuthentication } from '#core/log.ts'
import type { Scope } from '#core/scope.ts'
import { buryUsersSessions } from './sessions.ts'

export interface LockedUser {
  id: number
  email: string
  edition: EditionCode
  isAccount: boolean
}

/** Until the commit nobody else adds anything that is this user's, such as a list or a cross-off. @returns null for a user who is gone */
export async function lockUser(tx: Transaction, userId: number): Promise<LockedUser | null> {
  const [user] = await tx<LockedUser[]>`
    select id, email::text as email, edition, password_hash is not null as is_account from users where id = ${userId} for update`
  return user ?? null
}

/** The row of a user whom the caller has locked, after all that is not to go with it by itself. */
export async function removeUser(scope: Scope, tx: Transaction, userId: number): Promise<void> {
  await buryUsersSessions(scope, tx, userId)
  await tx`delete from users where id = ${userId}`
  logAuthentication(scope, 'account-deleted', 'succeeded', userId)
}
