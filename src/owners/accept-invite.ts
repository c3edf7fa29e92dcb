import { announceList, forgetVisits } from '../access/index.ts'
import { lockCallerAndSession } from '../accounts/index.ts'
import { endFriendship } from '../friends/index.ts'
import { addListOwner } from '../lists/index.ts'
import { transact, type Transaction } from '#core/db.ts'
import type { EditionCode } from '#core/editions.ts'
import { Unauthorized } from '#core/errors.ts'
import { capPolicyOf, enqueueMail } from '#core/mail/enqueue-mail.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import { requireUser, type Scope } from '#core/scope.ts'
import { announceOwners } from './announce-owners.ts'
import { readInvite, inviteProblem } from './read-invite.ts'
import type { AcceptProblem, InviteProblem } from './problems.ts'

interface Joined {
  username: string
}

/**
 * Makes the current user an owner of the invite's list. From the commit on, nothing may show them what is crossed off
 * on that list.
 */
export async function acceptInvite(scope: Scope, inviteGuid: string): Promise<Result<Joined, AcceptProblem>> {
  const user = requireUser(scope)
  if (!user.isAccount) {
    const invite = await readInvite(scope, inviteGuid)
    return refuse(invite.ok ? 'NeedUpgradeToAccount' : invite.problem)
  }
  return transact(scope.sql, async (tx) => {
    const accepted = await acceptWithin(scope, tx, inviteGuid, user.id)
    await lockCallerAndSession(tx, scope)
    return accepted
  })
}

/**
 * Makes an account an owner of the invite's list, in the caller's transaction. One statement takes the invite, so that
 * only one of two simultaneous requests succeeds. The new owner can still see and undo their own earlier cross-offs.
 */
export async function acceptWithin(
  scope: Scope,
  tx: Transaction,
  inviteGuid: string,
  userId: number,
): Promise<Result<Joined, InviteProblem | 'AlreadyOwned'>> {
  const [list] = await tx<{ id: number; publicGuid: string; username: string }[]>`
    select l.id, l.public_guid, l.username::text as username
    from owner_invites i
    join lists l on l.id = i.list_id
    where i.guid = ${inviteGuid}::uuid
    for no key update of l`
  if (!list) return refuse('NotFound')
  // Crossing off locks the same user row. So a cross-off by this user is either committed before we get this lock, or
  // finds that they are an owner.
  const [user] = await tx<{ publicGuid: string }[]>`
    select public_guid from users where id = ${userId} for update`
  if (!user) throw new Unauthorized()
  const [taken] = await tx<{ id: number }[]>`
    update owner_invites set accepted_at = ${scope.now()}, accepted_by = ${userId}
    where guid = ${inviteGuid}::uuid and accepted_at is null and expires_at > ${scope.now()} and not exists (
      select 1 from former_owners f
      where f.list_id = owner_invites.list_id and f.user_id = ${userId} and f.left_at >= owner_invites.created_at
    )
    returning id`
  if (!taken) return refuse((await inviteProblem(scope, tx, inviteGuid)) ?? 'NotFound')
  if (!(await addListOwner(tx, list.id, userId, scope.now()))) return refuse('AlreadyOwned')
  await endFriendship(tx, list.id, userId)
  await forgetVisits(tx, list.id, userId)
  await mailPrimaryOwner(scope, tx, { inviteId: taken.id, listId: list.id, userId })
  await announceOwners(tx, list.publicGuid, 'joined', user.publicGuid)
  await announceList(tx, list.publicGuid, 'owners-changed', user.publicGuid)
  return ok({ username: list.username })
}

async function mailPrimaryOwner(
  scope: Scope,
  tx: Transaction,
  { inviteId, ...joined }: { inviteId: number; listId: number; userId: number },
): Promise<void> {
  const [primary] = await tx<{ id: number; email: string; edition: EditionCode }[]>`
    select u.id, u.email::text as email, u.edition
    from list_owners o
    join users u on u.id = o.user_id
    where o.list_id = ${joined.listId} and o.is_primary`
  await enqueueMail(scope, tx, {
    kind: 'owner-joined',
    cause: `owner-joined:${inviteId}`,
    recipient: primary!.email,
    userId: primary!.id,
    edition: primary!.edition,
    data: joined,
    beyondCap: capPolicyOf(scope.user, 'wait'),
  })
}
