import type { Transaction } from '#core/db.ts'
import type { Scope, Session } from '#core/scope.ts'
import { announceSessionChange } from '#core/session.ts'
import type { Proof } from '#core/proof.ts'
import { logSessionIn } from './sessions.ts'

export interface Merge {
  /** the account with this address, else a user who has proven it, else the user that the link was made for */
  intoUserId: number
  /** unproven users of the same address, to be emptied and deleted */
  fromUserIds: number[]
  isAccount: boolean
  /** whether `intoUserId` had proven the address before */
  wasProven: boolean
}

/**
 * An account that never proved the address counts only if it opens the link itself: anybody may have registered with the address.
 * Marks the found user as proven. Locks the rows until the transaction ends.
 * @returns null when the link's user is gone or has another address by now, or nobody is left to prove
 */
export async function findClaimants(scope: Scope, tx: Transaction, proof: Proof): Promise<Merge | null> {
  const users = await tx<{ id: number; privateGuid: string; isAccount: boolean; isProven: boolean }[]>`
    select id, private_guid as "privateGuid", password_hash is not null as "isAccount", email_proven_at is not null as "isProven"
    from users where email = ${proof.email}::citext order by id for update`
  if (!users.some((user) => user.privateGuid === proof.userGuid)) return null
  const claimants = users.filter((user) => !user.isAccount || user.isProven || user.id === scope.user?.id)
  const into =
    claimants.find((user) => user.isAccount) ??
    claimants.find((user) => user.isProven) ??
    claimants.find((user) => user.privateGuid === proof.userGuid) ??
    claimants[0]
  if (!into) return null
  await tx`update users set email_proven_at = coalesce(email_proven_at, ${scope.now()}) where id = ${into.id}`
  return {
    intoUserId: into.id,
    isAccount: into.isAccount,
    wasProven: into.isProven,
    fromUserIds: claimants.filter((user) => user !== into && !user.isAccount).map((user) => user.id),
  }
}

/**
 * Deletes the emptied users, and logs out every session that was opened by the address alone, except the opener's: otherwise whoever
 * merely typed the address would see what its real owner crossed off. Never logs in an account or takes over somebody's session.
 * @returns the opener's session where it now is the proven user's, else null
 */
export async function settleMerge(scope: Scope, tx: Transaction, merge: Merge): Promise<Session | null> {
  const claimants = merge.isAccount || merge.wasProven ? merge.fromUserIds : [...merge.fromUserIds, merge.intoUserId]
  const ended = await tx<{ tokenHash: Uint8Array }[]>`
    update sessions set user_id = null where user_id = any(${claimants}) and id is distinct from ${scope.session.id}::int returning token_hash as "tokenHash"`
  for (const { tokenHash } of ended) await announceSessionChange(tx, tokenHash)
  const isClaimant = scope.user === null || [merge.intoUserId, ...merge.fromUserIds].includes(scope.user.id)
  const session =
    !merge.isAccount && isClaimant ? await logSessionIn(scope, tx, merge.intoUserId, merge.fromUserIds) : null
  await tx`delete from users where id = any(${merge.fromUserIds})`
  return session
}
