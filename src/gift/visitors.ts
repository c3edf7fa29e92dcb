import type { Scope, Services } from '#core/scope.ts'
import { giftColumns, type Gift } from './gift.ts'
import type { Sql } from '#core/db.ts'

/** For a visitor: not to be crossed off, to be crossed off, crossed off by them, or by somebody else. */
export type GiftState = 'locked' | 'free' | 'yours' | 'taken'

/** Knows whether the gift is crossed off, so never for an owner of the list. */
export interface VisitorsGift extends Gift {
  state: GiftState
  /** the capability to undo, only for whoever crossed it off */
  privateCrossOffGuid: string | null
}

export interface VisitorsCategory {
  publicGuid: string
  name: string
  gifts: VisitorsGift[]
}

export interface GiftAndCrossOff extends Gift {
  giverId: number | null
  crossOffGuid: string | null
}

/** Of `gifts g` and its outer-joined `cross_offs x`. */
export const giftAndCrossOffColumns = (sql: Sql) => sql`
  ${giftColumns(sql)}, x.user_id as giver_id, x.private_guid as cross_off_guid`

/** @param userId null for a visitor without a user */
export function seenBy({ giverId, crossOffGuid, ...gift }: GiftAndCrossOff, userId: number | null): VisitorsGift {
  if (giverId === null) return { ...gift, state: gift.crossOffEnabled ? 'free' : 'locked', privateCrossOffGuid: null }
  return giverId === userId
    ? { ...gift, state: 'yours', privateCrossOffGuid: crossOffGuid }
    : { ...gift, state: 'taken', privateCrossOffGuid: null }
}

/** Without empty categories. One query. The asker must be allowed to see the list as a visitor, and not own it. */
export async function visitorsCategories(scope: Scope, listId: number): Promise<VisitorsCategory[]> {
  const rows = await scope.sql<(GiftAndCrossOff & { categoryGuid: string; categoryName: string })[]>`
    select c.public_guid as category_guid, c.name as category_name, ${giftAndCrossOffColumns(scope.sql)}
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

/** Ids of the gifts on a list that a visitor has crossed off, in ascending order. */
export async function ownGiftIds({ sql }: Pick<Services, 'sql'>, listId: number, userId: number): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    select g.id from cross_offs x join gifts g on g.id = x.gift_id join categories c on c.id = g.category_id
    where x.user_id = ${userId} and x.undone_at is null and c.list_id = ${listId}
    order by g.id`
  return rows.map(({ id }) => id)
}

/** Rendered once for all visitors, and once for whoever crossed the gift off. */
export interface GiftForAudiences {
  forVisitors: VisitorsGift
  giverUserId: number | null
  forGiver: VisitorsGift | null
}

/** @returns null when the gift is gone */
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
    giverUserId: gift.giverId,
    forGiver: gift.giverId === null ? null : seenBy(gift, gift.giverId),
  }
}
