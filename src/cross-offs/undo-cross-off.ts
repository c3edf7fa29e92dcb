import { announceList, listOfGift, listOfUnconfirmedOwner } from '../access/index.ts'
import { transact } from '#core/db.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import type { UndoProblem } from './problems.ts'

/**
 * Undoes a cross-off by its private guid, a capability that needs no login. For owners of the list, and visitors who
 * may be one, only the guid of their own cross-off works. So no response tells them whether the gift is crossed off.
 * Other visitors may get CrossedOffBySomeoneElse, because the list shows them that it is crossed off.
 * @param given `publicGuid` is that of the gift
 */
export async function undoCrossOff(
  scope: Scope,
  given: { publicGuid: string; privateCrossOffGuid: string },
): Promise<Result<null, UndoProblem>> {
  const isPerhapsOwner = (await listOfUnconfirmedOwner(scope, { gift: given.publicGuid })) !== null
  const userId = scope.user?.id ?? null
  const outcome = await transact<Result<null, UndoProblem>>(scope.sql, async (tx) => {
    const [gift] = await tx<{ id: number; listGuid: string; isOwn: boolean; isTaken: boolean }[]>`
      select g.id, l.public_guid as list_guid, o.user_id is not null or ${isPerhapsOwner} as is_own,
        exists (
          select from cross_offs x
          where x.gift_id = g.id and x.undone_at is null and x.private_guid <> ${given.privateCrossOffGuid}::uuid
        ) as is_taken
      from gifts g
      join categories c on c.id = g.category_id
      join lists l on l.id = c.list_id
      left join list_owners o on o.list_id = l.id and o.user_id = ${userId}::int
      where g.public_guid = ${given.publicGuid}::uuid`
    if (!gift) return refuse('GiftDeleted')
    const [undone] = await tx<{ id: number }[]>`
      update cross_offs set undone_at = ${scope.now()}
      where gift_id = ${gift.id} and private_guid = ${given.privateCrossOffGuid}::uuid and undone_at is null
        and (not ${gift.isOwn} or user_id = ${userId}::int)
      returning id`
    if (undone) {
      await Promise.all([
        announceList(tx, gift.listGuid, 'undone', given.publicGuid),
        tx`delete from cross_off_notices where cross_off_id = ${undone.id}`,
      ])
      return ok(null)
    }
    return refuse(gift.isTaken && !gift.isOwn ? 'CrossedOffBySomeoneElse' : 'Other')
  })
  if (!outcome.ok && outcome.problem === 'GiftDeleted')
    await undoCrossOffOfDeletedGift(scope, given.publicGuid, { privateGuid: given.privateCrossOffGuid })
  if (outcome.ok || outcome.problem !== 'CrossedOffBySomeoneElse') return outcome
  const access = await listOfGift(scope, given.publicGuid)
  return access?.state === 'Access' ? outcome : refuse('Other')
}

/**
 * Undoes a cross-off on a deleted gift. If the deletion is undone, the gift then comes back free.
 * @param of the cross-off's own guid, or the id of its giver
 */
export async function undoCrossOffOfDeletedGift(
  scope: Scope,
  giftGuid: string,
  of: { privateGuid?: string; userId?: number },
): Promise<void> {
  await scope.sql`
    update cross_offs x set undone_at = ${scope.now()}
    from deleted_gifts d
    where d.public_guid = ${giftGuid}::uuid and x.gift_id = d.id and x.undone_at is null
      and (x.private_guid = ${of.privateGuid ?? null}::uuid or x.user_id = ${of.userId ?? null}::int)`
}
