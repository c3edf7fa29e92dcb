import { randomUUID } from 'node:crypto'
import { announceList } from '../access/index.ts'
import { changeOwnList, removeListOwner as removeFrom, type LockedList } from '../lists/index.ts'
import type { Transaction } from '#core/db.ts'
import type { EditionCode } from '#core/editions.ts'
import { Forbidden } from '#core/errors.ts'
import { capPolicyOf, enqueueMail } from '#core/mail/enqueue-mail.ts'
import { fullNameOf } from '#core/names.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import { requireUser, type CurrentUser, type Scope } from '#core/scope.ts'
import { announceOwners } from './announce-owners.ts'
import type { LeaveProblem, RemoveProblem } from './problems.ts'

/** Removes another owner from a list. @throws Forbidden if the current user isn't the list's primary owner */
export const removeOwner = (
  scope: Scope,
  given: { privateWishlistGuid: string; publicUserGuid: string },
): Promise<Result<null, RemoveProblem>> =>
  changeOwnList(scope, given.privateWishlistGuid, async (tx, list): Promise<Result<null, RemoveProblem>> => {
    if (!list.isPrimaryOwner) throw new Forbidden()
    if (given.publicUserGuid === requireUser(scope).publicGuid) return refuse('Oneself')
    const [user] = await tx<{ id: number }[]>`select id from users where public_guid = ${given.publicUserGuid}::uuid`
    if (!user || !(await removeFrom(tx, list.id, user.id, scope.now()))) return refuse('NotFound')
    await announceGoing(tx, list, given.publicUserGuid)
    return ok(null)
  })

/**
 * Ends the current user's ownership of a list. If they were its primary owner, the owner of longest standing becomes
 * the primary owner, and is notified by mail. In that case the open invites are withdrawn, because the former primary
 * owner knows them.
 */
export const leaveList = (scope: Scope, listPrivateGuid: string): Promise<Result<null, LeaveProblem>> =>
  changeOwnList(scope, listPrivateGuid, async (tx, list): Promise<Result<null, LeaveProblem>> => {
    const user = requireUser(scope)
    const [others] = await tx`select 1 from list_owners where list_id = ${list.id} and user_id <> ${user.id} limit 1`
    if (!others) return refuse('LastOwner')
    await leaveWithin(scope, tx, list, user)
    return ok(null)
  })

/**
 * Ends a user's ownership of a list, in the caller's transaction. The caller has locked the list, which must have other
 * owners.
 */
export async function leaveWithin(
  scope: Scope,
  tx: Transaction,
  list: LockedList,
  owner: Pick<CurrentUser, 'id' | 'publicGuid' | 'firstName' | 'lastName'>,
): Promise<void> {
  const removed = await removeFrom(tx, list.id, owner.id, scope.now())
  if (list.isPrimaryOwner) await tx`delete from owner_invites where list_id = ${list.id} and accepted_at is null`
  if (removed && removed.heirId !== null) await mailHeir(scope, tx, list, { heirId: removed.heirId, before: owner })
  await announceGoing(tx, list, owner.publicGuid)
}

async function mailHeir(
  scope: Scope,
  tx: Transaction,
  list: LockedList,
  { heirId, before }: { heirId: number; before: Pick<CurrentUser, 'firstName' | 'lastName'> },
): Promise<void> {
  const [heir] = await tx<{ email: string; edition: EditionCode }[]>`
    select email::text as email, edition from users where id = ${heirId}`
  await enqueueMail(scope, tx, {
    kind: 'owner-heir',
    cause: `owner-heir:${randomUUID()}`,
    recipient: heir!.email,
    userId: heirId,
    edition: heir!.edition,
    // The former primary owner may be deleted before the mail is written, so the mail's data include their name.
    data: { listId: list.id, before: fullNameOf(before) },
    beyondCap: capPolicyOf(scope.user, 'wait'),
  })
}

/**
 * Announces that a user no longer owns a list. The user's sockets for the list close, and their open pages of it
 * reload.
 */
async function announceGoing(tx: Transaction, list: LockedList, userGuid: string): Promise<void> {
  await announceOwners(tx, list.publicGuid, 'left', userGuid)
  await announceList(tx, list.publicGuid, 'owners-changed', userGuid)
}
