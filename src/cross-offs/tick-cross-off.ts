import { NotFound } from '#core/errors.ts'
import { requireUser, type Scope } from '#core/scope.ts'

/** Marks that a giver sets on a gift for themselves. */
export interface Ticks {
  isBought: boolean
  isWrapped: boolean
}

export interface TickedGift extends Ticks {
  publicGuid: string
  description: string
}

/**
 * Sets the ticks of the current user's cross-off. Announces nothing, because nobody else sees them.
 * @param ticks null leaves a tick as it is
 * @throws Unauthorized without a login, NotFound for a gift that the current user doesn't give
 */
export async function tickCrossOff(
  scope: Scope,
  giftGuid: string,
  ticks: { [Tick in keyof Ticks]: boolean | null },
): Promise<TickedGift> {
  const { id } = requireUser(scope)
  const [gift] = await scope.sql<TickedGift[]>`
    update cross_offs x
    set is_bought = coalesce(${ticks.isBought}::boolean, x.is_bought), is_wrapped = coalesce(${ticks.isWrapped}::boolean, x.is_wrapped)
    from gifts g
    where g.id = x.gift_id and g.public_guid = ${giftGuid}::uuid and x.user_id = ${id} and x.undone_at is null
    returning g.public_guid, g.description, x.is_bought, x.is_wrapped`
  if (!gift) throw new NotFound()
  return gift
}
