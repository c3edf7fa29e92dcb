import { announceList, listOfGift, type SeenList } from '../access/index.ts'
import { giftColumns, seenBy, type Gift, type VisitorsGift } from '../gift/index.ts'
import { transact, type Sql, type Transaction } from '#core/db.ts'
import type { EditionCode } from '#core/editions.ts'
import { Unauthorized } from '#core/errors.ts'
import { beyondCapOf, enqueueMail, type NewMail } from '#core/mail.ts'
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

interface Attempt {
  /** whether the asker owns the list, or gave an owner's address, to which all mails would go */
  isOwner: boolean
  /** the asker's active cross-off of this gift, or the one that this flow made; the one made now where there was none */
  guid: string | null
  /** of the one made now */
  madeId: number | null
  /** the gift's active cross-off, as it is then */
  crosserId: number | null
  crossOffGuid: string | null
}

/**
 * Crosses off unless the asker has already, may not, or somebody else was first. One statement: what it looks at and what it does are of one moment, after whoever the gift was
 * locked against is through.
 */
async function attempt(
  tx: Transaction,
  gift: Pick<Gift, 'id' | 'crossOffEnabled'>,
  listId: number,
  user: Pick<CurrentUser, 'id' | 'email'>,
  contextId: string | null,
): Promise<Attempt> {
  const [tried] = await tx<[Attempt]>`
    with owner as (
      select 1 from list_owners o join users u on u.id = o.user_id
      where o.list_id = ${listId} and (u.id = ${user.id} or u.email = ${user.email}::citext)
    ), earlier as (
      select x.private_guid as guid, active.user_id, active.private_guid
      from cross_offs x
      left join cross_offs active on active.gift_id = x.gift_id and active.undone_at is null
      where x.gift_id = ${gift.id} and x.user_id = ${user.id} and (x.undone_at is null or x.context_id = ${contextId}::uuid)
      order by x.context_id is not distinct from ${contextId}::uuid desc
      limit 1
    ), made as (
      insert into cross_offs (gift_id, user_id, context_id, was_shown)
      select ${gift.id}, ${user.id}, ${contextId}::uuid, show_crossed_off from lists
      where id = ${listId} and ${gift.crossOffEnabled} and not exists (select from owner) and not exists (select from earlier)
      on conflict do nothing
      returning id, private_guid as guid, user_id, private_guid
    )
    select exists (select from owner) as "isOwner", m.id as "madeId", coalesce(e.guid, m.guid) as guid,
      coalesce(e.user_id, m.user_id) as "crosserId", coalesce(e.private_guid, m.private_guid) as "crossOffGuid"
    from (select) one left join earlier e on true left join made m on true`
  return tried
}

/**
 * The database decides who was first. Row, confirmation mail and announcement are one transaction.
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
  return transact(scope.sql, async (tx): Promise<Result<CrossedOff, CrossOffProblem>> => {
    // Locked until the commit: whoever deletes or changes the gift meanwhile then finds this cross-off and notifies its maker.
    const [row] = await tx<(Gift & { wantsMail: boolean; edition: EditionCode })[]>`
      select ${giftColumns(tx)}, u.cross_off_mails as "wantsMail", u.edition
      from gifts g
      join categories c on c.id = g.category_id
      join users u on u.id = ${user.id}::int
      where g.public_guid = ${giftGuid}::uuid and c.list_id = ${list.id}
      for share of g for key share of u`
    if (!row) {
      const [stillExists] = await tx`select 1 from users where id = ${user.id}`
      if (!stillExists) throw new Unauthorized() // The user was merged into another meanwhile.
      return refuse('GiftDeleted')
    }
    const { wantsMail, edition, ...gift } = row
    let tried = await attempt(tx, gift, list.id, user, contextId)
    // Whoever became an owner a moment ago; whoever is about to waits for this to end.
    if (tried.isOwner) return refuse('OwnWishlist')
    if (!tried.guid && !gift.crossOffEnabled) return refuse('GiftUncrossable')
    // Somebody was first, at this moment: perhaps the same form, sent twice.
    if (!tried.guid) tried = await attempt(tx, gift, list.id, user, contextId)
    const { guid, madeId, crosserId, crossOffGuid } = tried
    if (!guid) return refuse('CrossedOffByOtherUser')
    if (madeId !== null) {
      const mail: NewMail = {
        kind: 'cross-off',
        cause: `cross-off:${madeId}`,
        recipient: user.email,
        userId: user.id,
        edition,
        data: { crossOffId: madeId },
        beyondCap: beyondCapOf(scope, 'drop'),
        ...(scope.config.mailDelays && { delayMs: confirmationDelayMs }),
      }
      await Promise.all([
        announceList(tx, list.publicGuid, 'crossed-off', giftGuid),
        wantsMail && enqueueMail(scope, tx, mail),
      ])
    }
    return ok({ crossOffGuid: guid, list, gift: seenBy({ ...gift, crosserId, crossOffGuid }, user.id) })
  })
}

/** Whether this flow crossed the gift off, and it still is: the same form came twice, the second time without the session of the first. */
export async function wasMadeBy(sql: Sql, giftGuid: string, contextId: string): Promise<boolean> {
  const [row] = await sql`
    select 1 from cross_offs x join gifts g on g.id = x.gift_id
    where g.public_guid = ${giftGuid}::uuid and x.context_id = ${contextId}::uuid and x.undone_at is null`
  return row !== undefined
}
