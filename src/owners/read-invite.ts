import type { Sql } from '#core/db.ts'
import type { Texts } from '#core/i18n.ts'
import { fullNameOf } from '#core/names.ts'
import { ok, refuse, refuseWith, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import type { InviteProblem, InviteObstacle } from './problems.ts'

/** An invite as its holder sees it. Its guid is a capability: anybody who knows the guid can accept the invite. */
export interface InviteView {
  guid: string
  /** name of the invited person, as the inviter typed it */
  name: string
  /** full name of the list's primary owner, because only primary owners invite */
  inviter: string
  username: string
  title: string | null
  /** full name of the person the list is for */
  listOf: string
  showCrossedOff: boolean
  problem: InviteObstacle
}

export const listNameOf = ({ t }: Pick<Texts, 't'>, { title, listOf }: Pick<InviteView, 'title' | 'listOf'>): string =>
  title ?? t('list.of', { name: listOf })

/** Detail about an invite that is over: the list's username if the caller owns the list, else null. */
type Over = { username: string | null }

/** Reads an invite for its holder. Changes nothing. */
export async function readInvite(scope: Scope, guid: string): Promise<Result<InviteView, InviteProblem, Over>> {
  const [row] = await scope.sql<
    (Omit<InviteView, 'listOf' | 'problem'> & {
      firstName: string
      lastName: string
      isOwner: boolean
      isOfBefore: boolean
    } & End)[]
  >`
    select i.guid, i.name, full_name(u.first_name, u.last_name) as inviter, l.username::text as username, l.title,
      l.first_name, l.last_name, l.show_crossed_off,
      o.user_id is not null as is_owner, f.left_at is not null as is_of_before, ${endOf(scope, scope.sql)}
    from owner_invites i
    join lists l on l.id = i.list_id
    join list_owners p on p.list_id = l.id and p.is_primary
    join users u on u.id = p.user_id
    left join list_owners o on o.list_id = l.id and o.user_id = ${scope.user?.id ?? null}::int
    left join former_owners f on f.list_id = l.id and f.user_id = ${scope.user?.id ?? null}::int and f.left_at >= i.created_at
    where i.guid = ${guid}::uuid`
  // A former owner can't become an owner again by an invite from before they left, because they may have looked at the
  // list as a visitor since.
  if (!row || row.isOfBefore) return refuse('NotFound')
  const { firstName, lastName, isOwner, isOfBefore: _, isAccepted, isExpired, ...invite } = row
  const over = problemOf({ isAccepted, isExpired })
  if (over) return refuseWith(over, { username: isOwner ? invite.username : null })
  const obstacle: InviteObstacle = isOwner
    ? 'AlreadyOwned'
    : !scope.user
      ? 'NoLogin'
      : scope.user.isAccount
        ? 'None'
        : 'NeedUpgradeToAccount'
  return ok({ ...invite, listOf: fullNameOf({ firstName, lastName }), problem: obstacle })
}

interface End {
  isAccepted: boolean
  isExpired: boolean
}

/** Columns of `End`. The query must select from `owner_invites i`. */
const endOf = (scope: Pick<Scope, 'now'>, sql: Sql) =>
  sql`i.accepted_at is not null as is_accepted, i.expires_at <= ${scope.now()} as is_expired`

const problemOf = ({ isAccepted, isExpired }: End) => (isAccepted ? 'AlreadyAccepted' : isExpired ? 'Expired' : null)

/** @returns the reason why an invite can't be accepted any more; null if it still can */
export async function inviteProblem(scope: Pick<Scope, 'now'>, sql: Sql, guid: string): Promise<InviteProblem | null> {
  const [invite] = await sql<End[]>`select ${endOf(scope, sql)} from owner_invites i where i.guid = ${guid}::uuid`
  return invite ? problemOf(invite) : 'NotFound'
}
