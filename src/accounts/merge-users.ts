import type { Sql, Transaction } from '#core/db.ts'
import type { Scope, Session } from '#core/scope.ts'
import { announceSessionChanges } from '#core/session.ts'
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

interface ProofUser {
  id: number
  publicGuid: string
  isAccount: boolean
  isProven: boolean
  /** a guest who crossed off on a list of the account with this address, which is to learn nothing of it */
  isApart: boolean
}

async function usersOf({ user }: Scope, sql: Sql, { email }: Proof, lock = false): Promise<ProofUser[]> {
  const users = await sql<ProofUser[]>`
    select id, public_guid as "publicGuid", password_hash is not null as "isAccount", email_proven_at is not null as "isProven",
      password_hash is null and exists (
        select 1
        from users a
        join list_owners o on o.user_id = a.id
        join lists l on l.id = o.list_id
        where a.email = u.email and a.password_hash is not null and (
          exists (
            select 1 from cross_offs x join gifts g on g.id = x.gift_id join categories c on c.id = g.category_id
            where x.user_id = u.id and c.list_id = l.id
          )
          or exists (select 1 from cross_offs x join deleted_gifts d on d.id = x.gift_id where x.user_id = u.id and d.list_id = l.id)
          or exists (select 1 from cross_off_notices n where n.user_id = u.id and n.list_guid = l.public_guid)
        )
      ) as "isApart"
    from users u where email = ${email}::citext order by id ${lock ? sql`for update of u` : sql``}`
  const hasClaimant = users.some(({ id, isAccount, isProven }) => isAccount && (isProven || id === user?.id))
  return hasClaimant ? users.filter(({ isApart }) => !isApart) : users
}

/**
 * What pressing the button would do: `open` proves the address; `login`: it is an account's that only its own session proves; `done`: proven before;
 * `gone`: the user whom the mail went to is gone, or has another address.
 */
export type ProofState = 'open' | 'login' | 'done' | 'gone'

function stateOf(scope: Scope, users: readonly ProofUser[], proof: Proof): ProofState {
  const addressee = users.find(({ publicGuid }) => publicGuid === proof.userGuid)
  if (!addressee) return users.some(({ isProven }) => isProven) ? 'done' : 'gone'
  if (addressee.isAccount && !addressee.isProven && addressee.id !== scope.user?.id) return 'login'
  const isSettled = addressee.isProven && users.every(({ id, isAccount }) => id === addressee.id || isAccount)
  return isSettled ? 'done' : 'open'
}

export const proofState = async (scope: Scope, proof: Proof): Promise<ProofState> =>
  stateOf(scope, await usersOf(scope, scope.sql, proof), proof)

/**
 * An account that never proved the address counts only in its own session: anybody may have registered with the address.
 * Marks the found user as proven. Locks the rows until the transaction ends.
 * @returns null where there is nothing to prove
 */
export async function findClaimants(scope: Scope, tx: Transaction, proof: Proof): Promise<Merge | null> {
  const users = await usersOf(scope, tx, proof, true)
  if (stateOf(scope, users, proof) !== 'open') return null
  const claimants = users.filter((user) => !user.isAccount || user.isProven || user.id === scope.user?.id)
  const into =
    claimants.find((user) => user.isAccount) ??
    claimants.find((user) => user.isProven) ??
    claimants.find((user) => user.publicGuid === proof.userGuid) ??
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
  await announceSessionChanges(
    tx,
    ended.map(({ tokenHash }) => tokenHash),
  )
  const isClaimant = scope.user === null || [merge.intoUserId, ...merge.fromUserIds].includes(scope.user.id)
  const session =
    !merge.isAccount && isClaimant ? await logSessionIn(scope, tx, merge.intoUserId, merge.fromUserIds) : null
  await tx`delete from users where id = any(${merge.fromUserIds})`
  return session
}
