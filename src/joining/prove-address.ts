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
import type { Proof } from '#core/proof.ts'

/** @returns null where there was nothing to prove; session and user of whoever pressed the button, where they changed */
export async function proveAddress(
  scope: Scope,
  proof: Proof,
): Promise<{ session: Session | null; user: CurrentUser | null } | null> {
  return scope.sql.begin(async (tx) => {
    const merge = await findClaimants(scope, tx, proof)
    if (!merge) return null
    await reassignCrossOffs(tx, merge.fromUserIds, merge.intoUserId)
    await reassignFriends(tx, merge.fromUserIds, merge.intoUserId)
    await reassignDraws(tx, merge.fromUserIds, merge.intoUserId)
    await reassignLots(tx, merge.fromUserIds, merge.intoUserId)
    await reassignPosts(tx, merge.fromUserIds, merge.intoUserId)
    await reassignMails(tx, merge.fromUserIds, merge.intoUserId)
    await forgetRefusal(tx, scope, proof.email)
    logAuthentication(scope, 'address-proven', 'succeeded', merge.intoUserId)
    const session = await settleMerge(scope, tx, merge)
    return { session, user: session && (await currentUser(tx, merge.intoUserId)) }
  })
}
