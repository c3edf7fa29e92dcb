import { transact, type Transaction } from '#core/db.ts'
import { logAuthentication } from '#core/log.ts'
import { reassignMails } from '#core/mail.ts'
import { forgetRefusal } from '#core/refused-addresses.ts'
import type { CurrentUser, Scope, Session } from '#core/scope.ts'
import { currentUser, findClaimants, settleMerge } from '../accounts/index.ts'
import { reassignCrossOffs } from '../cross-offs/index.ts'
import { reassignDraws } from '../draws/index.ts'
import { reassignPosts } from '../forum/index.ts'
import { reassignFriends } from '../friends/index.ts'
import { reassignLots } from '../lots/index.ts'
import { reassignOverviews } from '../overview/index.ts'
import type { Proof } from '#core/proof.ts'

interface Proven {
  session: Session | null
  user: CurrentUser | null
}

/** @returns null where there was nothing to prove; session and user of whoever pressed the button, where they changed */
export const proveAddress = (scope: Scope, proof: Proof): Promise<Proven | null> =>
  transact(scope.sql, (tx) => proveWithin(scope, tx, proof))

/** Locks the users with the address until the transaction ends, also where there is nothing to prove. */
export async function proveWithin(scope: Scope, tx: Transaction, proof: Proof): Promise<Proven | null> {
  const merge = await findClaimants(scope, tx, proof)
  if (!merge) return null
  await reassignCrossOffs(tx, merge.fromUserIds, merge.intoUserId)
  await reassignFriends(tx, merge.fromUserIds, merge.intoUserId)
  await reassignDraws(tx, merge.fromUserIds, merge.intoUserId)
  await reassignLots(tx, merge.fromUserIds, merge.intoUserId)
  await reassignPosts(tx, merge.fromUserIds, merge.intoUserId)
  await reassignOverviews(tx, merge.fromUserIds, merge.intoUserId)
  await reassignMails(tx, merge.fromUserIds, merge.intoUserId)
  await forgetRefusal(tx, scope, proof.email)
  logAuthentication(scope, 'address-proven', 'succeeded', merge.intoUserId)
  const session = await settleMerge(scope, tx, merge)
  return { session, user: session && (await currentUser(tx, merge.intoUserId)) }
}
