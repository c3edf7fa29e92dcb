import { changeOwnList } from '../lists/index.ts'
import { Forbidden } from '#core/errors.ts'
import type { Transaction } from '#core/db.ts'
import type { Scope } from '#core/scope.ts'

/**
 * Withdraws an invite. Does nothing if the invite was accepted or withdrawn already.
 * @throws Forbidden if the current user isn't the list's primary owner
 */
export const withdrawInvite = (scope: Scope, listPrivateGuid: string, inviteGuid: string): Promise<void> =>
  changeOwnList(scope, listPrivateGuid, async (tx, list) => {
    if (!list.isPrimaryOwner) throw new Forbidden()
    await tx`delete from owner_invites where list_id = ${list.id} and guid = ${inviteGuid}::uuid and accepted_at is null`
  })

/**
 * Withdraws every open invite to the lists whose primary owner is this user, for when somebody else may know those
 * invites.
 */
export async function withdrawInvitesOf(tx: Transaction, userId: number): Promise<void> {
  await tx`
    delete from owner_invites i using list_owners o
    where o.list_id = i.list_id and o.user_id = ${userId} and o.is_primary and i.accepted_at is null`
}
