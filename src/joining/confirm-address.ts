import { transact, type Sql, type Transaction } from '#core/db.ts'
import { logAuthentication } from '#core/log.ts'
import { enqueueMail } from '#core/mail/enqueue-mail.ts'
import { readdressMails } from '#core/mail/waiting-mails.ts'
import { fullNameOf, isSameAddress } from '#core/names.ts'
import { forgetFault } from '#core/mail/address-faults.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { CurrentUser, Scope, Session } from '#core/scope.ts'
import {
  addressChangedMail,
  confirmPendingAddress,
  currentUser,
  findProof,
  mailKindsThatFollowUser,
  addressIn,
  lockCallerAndSession,
  lockConfirmingUsers,
  logSessionIn,
  createProvenGuest,
  markAddressProven,
  confirmingUser,
  useProof,
  type Proof,
  type ConfirmingUser,
} from '../accounts/index.ts'
import { sendHeldLotsOfAccount } from '../draws/index.ts'
import { mergeGuest } from './merge-guest.ts'

/**
 * Reasons why the button of a confirmation page would do nothing.
 *
 * - `login`: the e-mail address is an account's, and only a session of that account can confirm it
 * - `elsewhere`: the address is pending for a guest, and only that guest's own session can confirm it
 * - `taken`: another account has the address
 * - `done`: the link was used, or the address is proven already
 * - `gone`: the link is unknown or too old, or its user has another address by now
 */
export const confirmProblems = ['login', 'elsewhere', 'taken', 'done', 'gone'] as const
export type ConfirmProblem = (typeof confirmProblems)[number]

interface Confirmable {
  proof: Proof
  user: ConfirmingUser
}

async function confirmable(scope: Scope, sql: Sql, proof: Proof | null): Promise<Result<Confirmable, ConfirmProblem>> {
  if (!proof) return refuse('gone')
  if (proof.isUsed) return refuse('done')
  const user = await confirmingUser(sql, proof, scope.now())
  if (!user || !(user.isCurrent || user.isPending)) return refuse('gone')
  const isOwn = user.id === scope.user?.id
  if (user.isPending && !isOwn) return refuse(user.isAccount ? 'login' : 'elsewhere')
  if (user.isPending) return user.isTaken ? refuse('taken') : ok({ proof, user })
  // A logged-out caller never becomes a guest who is proven already. Otherwise an older link in a forwarded mail would
  // hand over the guest's later cross-offs.
  if (user.isProven && (user.isAccount || !scope.user || (isOwn && scope.user.isProven))) return refuse('done')
  return user.isAccount && !isOwn ? refuse('login') : ok({ proof, user })
}

export interface Confirming {
  address: string
  /** null if the button would confirm the address */
  problem: ConfirmProblem | null
  /** whether the link is a guest's, sent because of something that the guest crossed off */
  isGuests: boolean
  /** full name of the account if its address would be proven for the first time, else null */
  accountName: string | null
}

/** Returns the state of a confirmation link for its page. @returns null for a link that is unknown or too old */
export async function confirming(scope: Scope, token: string): Promise<Confirming | null> {
  const proof = await findProof(scope.sql, token, scope.now())
  if (!proof) return null
  const found = await confirmable(scope, scope.sql, proof)
  const isGuests = found.ok && !found.value.user.isAccount && !found.value.user.isPending
  const isFirstProof = found.ok && found.value.user.isAccount && !found.value.user.isPending
  const accountName = isFirstProof && scope.user ? fullNameOf(scope.user) : null
  return { address: proof.email, problem: found.ok ? null : found.problem, isGuests, accountName }
}

/** New session and user of the caller; null if they stay as they are. */
interface Confirmed {
  session: Session | null
  user: CurrentUser | null
}

const unchanged: Confirmed = { session: null, user: null }

/**
 * Confirms the e-mail address of a link, once. Changes at most two existing users, the link's and the caller, and no
 * session but the caller's: docs/decisions/039-who-one-is.md.
 */
export const confirmAddress = (scope: Scope, token: string): Promise<Result<Confirmed, ConfirmProblem>> =>
  transact(scope.sql, async (tx): Promise<Result<Confirmed, ConfirmProblem>> => {
    const proof = await findProof(tx, token, scope.now())
    if (!proof || !(await lockConfirmingUsers(tx, proof, scope.user))) return refuse('gone')
    await lockCallerAndSession(tx, scope)
    // The caller's address may have changed by an account recovery while this transaction waited for the lock.
    const caller = scope.user && { ...scope.user, ...(await addressIn(tx, scope.session)) }
    const found = await confirmable({ ...scope, user: caller }, tx, proof)
    if (!found.ok) return found
    if (!(await useProof(tx, proof, scope.now()))) return refuse('done')
    const { user } = found.value
    await forgetFault(tx, scope, proof.email)
    if (user.isPending) return changeAddress(scope, tx, found.value)
    logAuthentication(scope, 'address-proven', 'succeeded', user.id)
    if (!user.isAccount) return ok(await confirmGuest({ ...scope, user: caller }, tx, found.value))
    await markAddressProven(tx, user.id, scope.now())
    await sendHeldLotsOfAccount(scope, tx, user.id)
    return ok(unchanged)
  })

async function changeAddress(
  scope: Scope,
  tx: Transaction,
  { proof, user: { id, edition } }: Confirmable,
): Promise<Result<Confirmed, ConfirmProblem>> {
  const confirmed = await confirmPendingAddress(tx, id, scope.now())
  if (!confirmed.ok) return refuse('taken')
  const { from, wayBack } = confirmed.value
  logAuthentication(scope, 'address-changed', 'succeeded', id)
  await readdressMails(tx, { userId: id, from, to: proof.email }, mailKindsThatFollowUser)
  await sendHeldLotsOfAccount(scope, tx, id)
  await enqueueMail(
    scope,
    tx,
    addressChangedMail({ userId: id, edition, from, to: proof.email, wayBack, hasNewPassword: false }, null),
  )
  return ok(unchanged)
}

/**
 * Merges a guest into a caller who has proven the same e-mail address, or into a new proven guest if the caller is
 * logged out. In all other cases it marks the guest as proven.
 */
async function confirmGuest(scope: Scope, tx: Transaction, { proof, user: guest }: Confirmable): Promise<Confirmed> {
  const caller = scope.user
  const isOwn = caller?.id === guest.id
  if (caller && !isOwn) {
    const hasProven = caller.isProven && isSameAddress(caller.email, proof.email)
    if (hasProven) await mergeGuest(tx, guest.id, caller.id, scope.now())
    else await markAddressProven(tx, guest.id, scope.now())
    return unchanged
  }
  if (isOwn) {
    await markAddressProven(tx, guest.id, scope.now())
    return logIn(scope, tx, guest.id)
  }
  // The old guest stays a separate user. A session that merely typed the address must not see the later cross-offs of
  // the person who reads the mails. And an owner with this address must not find the cross-offs on her own lists.
  const id = await createProvenGuest(tx, guest.id, scope.now())
  await mergeGuest(tx, guest.id, id, scope.now())
  return logIn(scope, tx, id)
}

async function logIn(scope: Scope, tx: Transaction, userId: number): Promise<Confirmed> {
  const session = await logSessionIn(scope, tx, userId)
  return { session, user: await currentUser(tx, userId) }
}
