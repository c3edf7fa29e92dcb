import { announceList, listOfGift } from '../access/index.ts'
import { transact, type Transaction } from '#core/db.ts'
import type { EditionCode } from '#core/editions.ts'
import { enqueueMail } from '#core/mail.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import { type Scope, requireUser } from '#core/scope.ts'
import { Unauthorized } from '#core/errors.ts'
import type { CrossOffProblem } from './problems.ts'

/** The asker's cross-off of this gift: the living one, or the one that this flow made, even if undone since. */
async function earlierGuid(
  tx: Transaction,
  giftId: number,
  userId: number,
  contextId: string | null,
): Promise<string | undefined> {
  const [earlier] = await tx<{ guid: string }[]>`
    select private_guid as guid from cross_offs
    where gift_id = ${giftId} and user_id = ${userId} and (undone_at is null or context_id = ${contextId}::uuid)
    order by context_id is not distinct from ${contextId}::uuid desc
    limit 1`
  return earlier?.guid
}

/**
 * Crosses a gift off: the database decides who was first. The row, the confirmation mail and the announcement are one transaction.
 * @param giftGuid public guid
 * @param contextId the flow: the same one again answers the same guid and does nothing, also after an undo
 * @returns the guid that undoes it
 * @throws Unauthorized without a user
 */
export async function crossOff(
  scope: Scope,
  giftGuid: string,
  contextId: string | null,
): Promise<Result<{ crossOffGuid: string }, CrossOffProblem>> {
  const user = requireUser(scope)
  const access = await listOfGift(scope, giftGuid)
  if (access?.state === 'OwnedByCurrentUser') return refuse('OwnWishlist')
  if (!access) return refuse('GiftDeleted')
  if (access.state !== 'Access') return refuse('NoAccess')
  const { list } = access
  return transact(scope.sql, async (tx) => {
    // The gift stays as it is until the commit: whoever deletes or changes it meanwhile finds this cross-off and writes to its maker.
    const [gift] = await tx<{ id: number; isEnabled: boolean; wantsMail: boolean; edition: EditionCode }[]>`
      select g.id, g.cross_off_enabled as "isEnabled", u.cross_off_mails as "wantsMail", u.edition
      from gifts g
      join categories c on c.id = g.category_id
      join users u on u.id = ${user.id}::int
      where g.public_guid = ${giftGuid}::uuid and c.list_id = ${list.id}
      for share of g for key share of u`
    if (!gift) {
      const [still] = await tx`select 1 from users where id = ${user.id}`
      if (!still) throw new Unauthorized() // made one with another user meanwhile
      return refuse('GiftDeleted')
    }
    const earlier = await earlierGuid(tx, gift.id, user.id, contextId)
    if (earlier) return ok({ crossOffGuid: earlier })
    if (!gift.isEnabled) return refuse('GiftUncrossable')
    const [made] = await tx<{ id: number; guid: string }[]>`
      insert into cross_offs (gift_id, user_id, context_id) values (${gift.id}, ${user.id}, ${contextId}::uuid)
      on conflict do nothing
      returning id, private_guid as guid`
    if (!made) {
      const own = await earlierGuid(tx, gift.id, user.id, contextId)
      return own ? ok({ crossOffGuid: own }) : refuse('CrossedOffByOtherUser')
    }
    if (gift.wantsMail) {
      await enqueueMail(scope, tx, {
        kind: 'cross-off',
        cause: `cross-off:${made.id}`,
        recipient: user.email,
        userId: user.id,
        edition: gift.edition,
        data: { crossOffId: made.id },
      })
    }
    await announceList(tx, list.publicGuid, 'crossed-off', giftGuid)
    return ok({ crossOffGuid: made.guid })
  })
}
