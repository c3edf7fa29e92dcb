import { announcingList, isProvenOwnersAddress, listOfGift, type SeenList } from '../access/index.ts'
import { giftColumns, seenBy, type Gift, type VisitorsGift } from '../gift/index.ts'
import { transact, type Sql, type Transaction } from '#core/db.ts'
import { Unauthorized } from '#core/errors.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import { requireUser, type CurrentUser, type Scope } from '#core/scope.ts'
import type { CrossOffProblem } from './problems.ts'

export interface CrossedOff {
  crossOffGuid: string
  list: SeenList
  gift: VisitorsGift
}

/** Longer than "undo" is offered: what is undone at once is not confirmed. */
const confirmationDelayMs = 15_000

const confirmationDue = ({ config, now }: Scope) =>
  new Date(now().getTime() + (config.mailDelays ? confirmationDelayMs : 0))

interface Attempt {
  giftGuid: string
  list: SeenList
  user: CurrentUser
  contextId: string | null
}

/** Locked until the commit: whoever deletes or changes the gift meanwhile then finds this cross-off and notifies its maker. */
const lockGift = (tx: Transaction, { giftGuid, user }: Attempt) => tx<Gift[]>`
  select ${giftColumns(tx)}
  from gifts g
  join users u on u.id = ${user.id}::int
  where g.public_guid = ${giftGuid}::uuid
  for share of g for key share of u`

/**
 * True for a user who has just become an owner; one who is about to waits for our lock on their user row. Also true for a user with an owner's proven
 * address: an owner who merely typed a giver's address must not shut the giver out.
 */
const isOwner = (tx: Transaction, { list, user }: Attempt) => tx`
  (
    exists (select from list_owners where list_id = ${list.id} and user_id = ${user.id})
    or ${isProvenOwnersAddress(tx, tx`${list.id}`, tx`${user.email}`)}
  )`

/**
 * Inserts nothing if the gift is gone, is on another list by now or may not be crossed off, or if the caller, this flow or somebody else was first.
 * The cross-off's confirmation and announcement come with it.
 */
const insertCrossOff = (scope: Scope, tx: Transaction, attempt: Attempt) => tx<{ guid: string }[]>`
  with made as (
    insert into cross_offs (gift_id, user_id, context_id, was_shown)
    select g.id, u.id, ${attempt.contextId}::uuid, l.show_crossed_off
    from gifts g
    join categories c on c.id = g.category_id
    join lists l on l.id = c.list_id and l.id = ${attempt.list.id}
    join users u on u.id = ${attempt.user.id}
    where g.public_guid = ${attempt.giftGuid}::uuid and g.cross_off_enabled and not ${isOwner(tx, attempt)}
    on conflict do nothing
    returning id, private_guid
  ), unconfirmed as (
    insert into unconfirmed_cross_offs (cross_off_id, due_at) select id, ${confirmationDue(scope)} from made
  )
  select private_guid as guid, ${announcingList(tx, attempt.list.publicGuid, 'crossed-off', attempt.giftGuid)} from made`

interface Obstacle {
  isOwner: boolean
  /** the asker's active cross-off of this gift, or the one that this flow made */
  earlierGuid: string | null
  /** the gift's active cross-off, where there is an earlier one */
  giverId: number | null
  crossOffGuid: string | null
}

/** Finds why nothing was inserted. @returns null for a gift that is not on the list any more */
async function findObstacle(tx: Transaction, attempt: Attempt): Promise<Obstacle | null> {
  const { giftGuid, list, user, contextId } = attempt
  const [obstacle] = await tx<Obstacle[]>`
    select ${isOwner(tx, attempt)} as is_owner, x.private_guid as earlier_guid, active.user_id as giver_id,
      active.private_guid as cross_off_guid
    from gifts g
    join categories c on c.id = g.category_id and c.list_id = ${list.id}
    left join cross_offs x on x.gift_id = g.id and x.user_id = ${user.id} and (x.undone_at is null or x.context_id = ${contextId}::uuid)
    left join cross_offs active on active.gift_id = x.gift_id and active.undone_at is null
    where g.public_guid = ${giftGuid}::uuid
    order by x.context_id is not distinct from ${contextId}::uuid desc
    limit 1`
  return obstacle ?? null
}

/**
 * The database decides who was first. Row, order of its confirmation, and announcement are one statement.
 * @param contextId the flow: the same one gets the same guid again and changes nothing, even after an undo
 */
export async function crossOff(
  scope: Scope,
  giftGuid: string,
  contextId: string | null,
): Promise<Result<CrossedOff, CrossOffProblem>> {
  const user = requireUser(scope)
  const access = await listOfGift(scope, giftGuid)
  if (access?.state === 'OwnedByCurrentUser' || access?.state === 'PerhapsOwned') return refuse('OwnWishlist')
  if (!access) return refuse('GiftDeleted')
  if (access.state !== 'Access') return refuse('NoAccess')
  const { list } = access
  const attempt = { giftGuid, list, user, contextId }
  return transact(scope.sql, async (tx): Promise<Result<CrossedOff, CrossOffProblem>> => {
    // Sent together, in this order; not one, as the second must see what was committed until the gift was locked.
    const [[gift], [made]] = await Promise.all([lockGift(tx, attempt), insertCrossOff(scope, tx, attempt)])
    if (!gift) {
      const [stillExists] = await tx`select 1 from users where id = ${user.id}`
      if (!stillExists) throw new Unauthorized() // The user was merged into another meanwhile.
      return refuse('GiftDeleted')
    }
    const answerOf = (crossOffGuid: string, active: Pick<Obstacle, 'giverId' | 'crossOffGuid'>) =>
      ok({ crossOffGuid, list, gift: seenBy({ ...gift, ...active }, user.id) })

    if (!made) {
      const obstacle = await findObstacle(tx, attempt)
      if (!obstacle) return refuse('GiftDeleted')
      const { isOwner, earlierGuid, ...active } = obstacle
      if (isOwner) return refuse('OwnWishlist')
      if (earlierGuid) return answerOf(earlierGuid, active)
      return refuse(gift.crossOffEnabled ? 'CrossedOffByOtherUser' : 'GiftUncrossable')
    }
    return answerOf(made.guid, { giverId: user.id, crossOffGuid: made.guid })
  })
}

/** Whether this flow crossed the gift off, and it still is: the same form came twice, the second time without the session of the first. */
export async function wasMadeBy(sql: Sql, giftGuid: string, contextId: string): Promise<boolean> {
  const [row] = await sql`
    select 1 from cross_offs x join gifts g on g.id = x.gift_id
    where g.public_guid = ${giftGuid}::uuid and x.context_id = ${contextId}::uuid and x.undone_at is null`
  return row !== undefined
}
