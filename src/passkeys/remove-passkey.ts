import type { Transaction } from '#core/db.ts'
import { NotFound } from '#core/errors.ts'
import { logAuthentication } from '#core/log.ts'
import type { Scope } from '#core/scope.ts'
import { requireAccount } from './own-passkeys.ts'

/**
 * Deletes one of the current user's passkeys, even the last, because the password stays.
 * @throws NotFound for an unknown passkey or somebody else's
 */
export async function removePasskey(scope: Scope, guid: string): Promise<void> {
  const user = requireAccount(scope)
  const { count } = await scope.sql`delete from passkeys where guid = ${guid}::uuid and user_id = ${user.id}`
  if (count === 0) throw new NotFound()
  logAuthentication(scope, 'passkey-removed', 'succeeded', user.id)
}

/** Deletes all passkeys of a user, for when an intruder may have added one. */
export async function removePasskeys(tx: Transaction, userId: number): Promise<void> {
  await tx`delete from passkeys where user_id = ${userId}`
}
