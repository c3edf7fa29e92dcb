import { lockCallerAndSession } from '../accounts/index.ts'
import { changeOwnList } from '../lists/index.ts'
import { dayMs } from '#core/days.ts'
import { Forbidden } from '#core/errors.ts'
import { limited } from '#core/limits.ts'
import { enqueueMail } from '#core/mail/enqueue-mail.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import type { OpenInvite } from './open-invites.ts'
import type { InviteNewProblem } from './problems.ts'
import { ownerInvites } from './limits.ts'

/** Maximum of a list's number of owners plus its number of open invites, so that every open invite can be accepted. */
export const maxOwners = 20

export const inviteDays = 30

/**
 * Creates an invite to own a list with others. If an e-mail address is given, a mail brings the invite, unless
 * unsolicited mails are switched off.
 * @throws Forbidden if the current user isn't the list's primary owner
 */
export const inviteOwner = (
  scope: Scope,
  given: { privateWishlistGuid: string; name: string; email: string | null },
): Promise<Result<OpenInvite, InviteNewProblem>> =>
  limited(scope, [ownerInvites], () =>
    changeOwnList(scope, given.privateWishlistGuid, async (tx, list): Promise<Result<OpenInvite, InviteNewProblem>> => {
      await lockCallerAndSession(tx, scope)
      if (!list.isPrimaryOwner) throw new Forbidden()
      const now = scope.now()
      const [seats] = await tx<{ taken: number }[]>`
        select (select count(*) from list_owners where list_id = ${list.id})::int + (
          select count(*) from owner_invites where list_id = ${list.id} and accepted_at is null and expires_at > ${now}
        )::int as taken`
      if (seats!.taken >= maxOwners) return refuse('TooManyOwners')
      const [made] = await tx<(OpenInvite & { id: number })[]>`
        insert into owner_invites (list_id, name, created_at, expires_at)
        values (${list.id}, ${given.name}, ${now}, ${new Date(now.getTime() + inviteDays * dayMs)})
        returning id, guid, name, expires_at`
      const { id, ...invite } = made!
      if (given.email !== null && scope.config.switches.unsolicitedEmail) {
        await enqueueMail(scope, tx, {
          kind: 'owner-invited',
          cause: `owner-invited:${id}`,
          recipient: given.email,
          userId: null,
          edition: scope.texts.edition.code,
          data: { inviteId: id },
          beyondCap: 'wait',
        })
      }
      return ok(invite)
    }),
  )
