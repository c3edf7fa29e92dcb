import { announceList, listOfGift, type SeenList } from '../access/index.ts'
import { giftColumns, seenBy, type Gift, type VisitorsGift } from '../gift/index.ts'
import { transact, type Sql, type Transaction } from '#core/db.ts'
import type { EditionCode } from '#core/editions.ts'
import { Unauthorized } from '#core/errors.ts'
import { beyondCapOf, enqueueMail } from '#core/mail.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import { requireUser, type Scope } from '#core/scope.ts'
import type { CrossOffProblem } from './problems.ts'

export interface CrossedOff {
  crossOffGuid: string
  list: SeenList
  gift: VisitorsGift
}

/** Longer than "undo" is offered: what is undone at once is not confirmed. */
const confirmationDelayMs = 15_000

interface Earlier {
  guid: string
  crosserId: number | null
  crossOffGuid: string | null
}

/** The asker's active cross-off of this gift, or the one that this flow made, together with the gift's active one. */
async function earlierCrossOff(
  tx: Transaction,
  giftId: number,
  userId: number,
  contextId: string | null,
): Promise<Earlier | undefined> {
  const [earlier] = await tx<Earlier[]>`
    select x.private_guid as guid, active.user_id as "crosserId", active.private_guid as "crossOffGuid"
    from cross_offs x
    left join cross_offs active on active.gift_id = x.gift_id and active.undone_at is null
    where x.gift_id = ${giftId} and x.user_id = ${userId} and (x.undone_at is null or x.context_id = ${contextId}::uuid)
    order by x.context_id is not distinct from ${contextId}::uuid desc
    limit 1`
  return earlier
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
    // Whoever became an owner a moment ago; whoever is about to waits for this to end. And who gave an owner's address, to which all mails would go.
    const [own] = await tx`
      select 1 from list_owners o join users u on u.id = o.user_id
      where o.list_id = ${list.id} and (u.id = ${user.id} or u.email = ${user.email}::citext)`
    if (own) return refuse('OwnWishlist')
    const { wantsMail, edition, ...gift } = row
    const answerOf = ({ guid, ...crossOff }: Earlier) =>
      ok({ crossOffGuid: guid, list, gift: seenBy({ ...gift, ...crossOff }, user.id) })

    const earlier = await earlierCrossOff(tx, gift.id, user.id, contextId)
    if (earlier) return answerOf(earlier)
    if (!gift.crossOffEnabled) return refuse('GiftUncrossable')
    const [made] = await tx<{ id: number; guid: string }[]>`
      insert into cross_offs (gift_id, user_id, context_id, was_shown)
      select ${gift.id}, ${user.id}, ${contextId}::uuid, show_crossed_off from lists where id = ${list.id}
      on conflict do nothing
      returning id, private_guid as guid`
    if (!made) {
      const own = await earlierCrossOff(tx, gift.id, user.id, contextId)
      return own ? answerOf(own) : refuse('CrossedOffByOtherUser')
    }
    if (wantsMail) {
      await enqueueMail(scope, tx, {
        kind: 'cross-off',
        cause: `cross-off:${made.id}`,
        recipient: user.email,
        userId: user.id,
        edition,
        data: { crossOffId: made.id },
        beyondCap: beyondCapOf(scope, 'drop'),
        ...(scope.config.mailDelays && { delayMs: confirmationDelayMs }),
      })
    }
    await announceList(tx, list.publicGuid, 'crossed-off', giftGuid)
    return answerOf({ guid: made.guid, crosserId: user.id, crossOffGuid: made.guid })
  })
}

/** Whether this flow crossed the gift off, and it still is: the same form came twice, the second time without the session of the first. */
export async function wasMadeBy(sql: Sql, giftGuid: string, contextId: string): Promise<boolean> {
  const [row] = await sql`
    select 1 from cross_offs x join gifts g on g.id = x.gift_id
    where g.public_guid = ${giftGuid}::uuid and x.context_id = ${contextId}::uuid and x.undone_at is null`
  return row !== undefined
}
