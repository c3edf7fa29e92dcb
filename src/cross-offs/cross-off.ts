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

/**
 * Delay in ms before a cross-off is confirmed by mail. It is longer than a page usually shows the message with the
 * "undo" button, so that a cross-off that is undone at once is never confirmed.
 */
const confirmationDelayMs = 15_000

const confirmationDue = ({ config, now }: Scope) =>
  new Date(now().getTime() + (config.mailDelays ? confirmationDelayMs : 0))

interface Attempt {
  giftGuid: string
  list: SeenList
  user: CurrentUser
  contextId: string | null
}

/**
 * Locks the gift until the commit. A transaction that deletes or changes the gift then waits, finds this cross-off and
 * notifies its giver.
 */
const lockGift = (tx: Transaction, { giftGuid, list, user }: Attempt) => tx<Gift[]>`
  select ${giftColumns(tx, tx`${list.language}::text`)}
  from gifts g
  join users u on u.id = ${user.id}::int
  where g.public_guid = ${giftGuid}::uuid
  for share of g for key share of u`

/**
 * Returns an SQL condition: the user owns the list by now, or has an e-mail address that one of its owners has proven.
 * A user who is about to become an owner waits for our lock on their row. An owner's unproven address doesn't count,
 * because an owner could type a giver's address to shut the giver out.
 */
const isOwner = (tx: Transaction, { list, user }: Attempt) => tx`
  (
    exists (select from list_owners where list_id = ${list.id} and user_id = ${user.id})
    or ${isProvenOwnersAddress(tx, tx`${list.id}`, tx`${user.email}`)}
  )`

/**
 * Inserts the cross-off, together with its pending confirmation and its announcement. Inserts nothing if the gift was
 * deleted, is on another list by now, may not be crossed off, or is the user's own. Inserts nothing either if the user,
 * this flow or somebody else has crossed it off already.
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
  /** guid of the current user's active cross-off of this gift, or of the cross-off that this flow made */
  earlierGuid: string | null
  /** giver of the gift's active cross-off; null if `earlierGuid` is null */
  giverId: number | null
  crossOffGuid: string | null
}

/** Returns the reason why `insertCrossOff` inserted nothing. Null if the gift isn't on the list any more. */
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
 * Crosses a gift off for the current user. If several users do so at the same time, the database decides which of them
 * is first.
 * @param contextId id of the flow, if any; a repeated request of the flow gets the same guid again and changes nothing,
 * even after an undo
 */
export async function crossOff(
  scope: Scope,
  giftGuid: string,
  contextId: string | null,
): Promise<Result<CrossedOff, CrossOffProblem>> {
  const user = requireUser(scope)
  const access = await listOfGift(scope, giftGuid)
  if (access?.state === 'OwnedByCurrentUser' || access?.state === 'OwnershipUnconfirmed') return refuse('OwnWishlist')
  if (!access) return refuse('GiftDeleted')
  if (access.state !== 'Access') return refuse('NoAccess')
  const { list } = access
  const attempt = { giftGuid, list, user, contextId }
  return transact(scope.sql, async (tx): Promise<Result<CrossedOff, CrossOffProblem>> => {
    // The two statements are sent together, in this order. They aren't one statement, because the insert must see
    // everything that was committed until the gift was locked.
    const [[gift], [made]] = await Promise.all([lockGift(tx, attempt), insertCrossOff(scope, tx, attempt)])
    if (!gift) {
      const [stillExists] = await tx`select 1 from users where id = ${user.id}`
      if (!stillExists) throw new Unauthorized() // The user was merged into another one meanwhile.
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

/**
 * Whether this flow has crossed the gift off and the cross-off still stands. This is so when a form is sent twice, the
 * second time without the session that the first request started.
 */
export async function isCrossedOffByFlow(sql: Sql, giftGuid: string, contextId: string): Promise<boolean> {
  const [row] = await sql`
    select 1 from cross_offs x join gifts g on g.id = x.gift_id
    where g.public_guid = ${giftGuid}::uuid and x.context_id = ${contextId}::uuid and x.undone_at is null`
  return row !== undefined
}
