import type { Transaction } from '#core/db.ts'
import type { EditionCode } from '#core/editions.ts'
import { logAuthentication } from '#core/log.ts'
import type { Scope } from '#core/scope.ts'
import { replaceSessionsWithTombstones } from './sessions.ts'

export interface LockedUser {
  id: number
  email: string
  edition: EditionCode
  isAccount: boolean
}

/**
 * Locks a user until the commit, so that nothing of theirs can be added, such as a list or a cross-off.
 * @returns null if the user was deleted
 */
export async function lockUser(tx: Transaction, userId: number): Promise<LockedUser | null> {
  const [user] = await tx<LockedUser[]>`
    select id, email::text as email, edition, password_hash is not null as is_account from users where id = ${userId} for update`
  return user ?? null
}

/**
 * Deletes a user whom the caller has locked. The caller has already handled everything that the foreign keys would not
 * handle correctly.
 */
export async function deleteUserRow(scope: Scope, tx: Transaction, userId: number): Promise<void> {
  await replaceSessionsWithTombstones(scope, tx, userId)
  await tx`delete from users where id = ${userId}`
  logAuthentication(scope, 'account-deleted', 'succeeded', userId)
}
