import type { Scope, Services } from '#core/scope.ts'
import { giftColumns, type Gift } from './gift.ts'
import type { Sql } from '#core/db.ts'

/** What a visitor can do with a gift: nothing, cross it off, undo it, or leave it to whoever crossed it off. */
export type GiftState = 'locked' | 'free' | 'yours' | 'taken'

/** A gift as somebody sees it who may know what is crossed off. Never given to an owner of its list. */
export interface VisitorsGift extends Gift {
  state: GiftState
  /** the capability to undo, for nobody but who crossed it off */
  privateCrossOffGuid: string | null
}

/** A category of a list with gifts in it, for a visitor. */
export interface VisitorsCategory {
  publicGuid: string
  name: string
  gifts: VisitorsGift[]
}

/** A gift with what the database knows of its living cross-off. */
export interface GiftAndCrossOff extends Gift {
  crosserId: number | null
  crossOffGuid: string | null
}

/** The columns of `gifts g` and of its cross-off, the outer-joined `cross_offs x`. */
export const giftAndCrossOffColumns = (sql: Sql) => sql`
  ${giftColumns(sql)}, x.user_id as "crosserId", x.private_guid as "crossOffGuid"`

/** A gift as one visitor sees it. @param userId null for a visitor without a user */
export function seenBy({ crosserId, crossOffGuid, ...gift }: GiftAndCrossOff, userId: number | null): VisitorsGift {
  if (crosserId === null) return { ...gift, state: gift.crossOffEnabled ? 'free' : 'locked', privateCrossOffGuid: null }
  return crosserId === userId
    ? { ...gift, state: 'yours', privateCrossOffGuid: crossOffGuid }
    : { ...gift, state: 'taken', privateCrossOffGuid: null }
}

/**
 * A list's categories with their gifts, in order, as the asker sees them; empty categories are left out. One query.
 * @param listId a list that `access` lets the asker see as a visitor, not as an owner
 */
export async function visitorsCategories(scope: Scope, listId: number): Promise<VisitorsCategory[]> {
  const rows = await scope.sql<(GiftAndCrossOff & { categoryGuid: string; categoryName: string })[]>`
    select c.public_guid as "categoryGuid", c.name as "categoryName", ${giftAndCrossOffColumns(scope.sql)}
    from categories c
    join gifts g on g.category_id = c.id
    left join cross_offs x on x.gift_id = g.id and x.undone_at is null
    where c.list_id = ${listId}::int
    order by c.position, c.id, g.position, g.id`
  const categories = new Map<string, VisitorsCategory>()
  for (const { categoryGuid, categoryName, ...gift } of rows) {
    const category = categories.get(categoryGuid) ?? { publicGuid: categoryGuid, name: categoryName, gifts: [] }
    category.gifts.push(seenBy(gift, scope.user?.id ?? null))
    categories.set(categoryGuid, category)
  }
  return [...categories.values()]
}

/** One gift as each audience of visitors sees it: rendered once for all visitors, once for who crossed it off. */
export interface GiftForAudiences {
  forVisitors: VisitorsGift
  crosserUserId: number | null
  forCrosser: VisitorsGift | null
}

/** One gift for its visitors; null when it is gone. */
export async function visitorsGift(
  services: Pick<Services, 'sql'>,
  giftGuid: string,
): Promise<GiftForAudiences | null> {
  const [gift] = await services.sql<GiftAndCrossOff[]>`
    select ${giftAndCrossOffColumns(services.sql)}
    from gifts g
    left join cross_offs x on x.gift_id = g.id and x.undone_at is null
    where g.public_guid = ${giftGuid}::uuid`
  if (!gift) return null
  return {
    forVisitors: seenBy(gift, null),
    crosserUserId: gift.crosserId,
    forCrosser: gift.crosserId === null ? null : seenBy(gift, gift.crosserId),
  }
}
