import type { Language } from '#locales/texts.ts'
import type { Scope, Services } from '#core/scope.ts'
import { giftColumns, type Gift } from './gift.ts'
import type { Sql } from '#core/db.ts'

/**
 * State of a gift for a visitor: locked (can't be crossed off), free, crossed off by this visitor, or crossed off by
 * somebody else.
 */
export type GiftState = 'locked' | 'free' | 'yours' | 'taken'

/**
 * Gift as a visitor sees it. An owner of the list must never get it, because it shows whether the gift is crossed off.
 */
export interface VisitorsGift extends Gift {
  state: GiftState
  /** guid with which the giver can undo the cross-off without a login; null for all other visitors */
  privateCrossOffGuid: string | null
}

export interface VisitorsCategory {
  publicGuid: string
  name: string
  /** language in which the list's owner writes; null if unknown */
  language: Language | null
  gifts: VisitorsGift[]
}

export interface GiftAndCrossOff extends Gift {
  giverId: number | null
  crossOffGuid: string | null
}

/** The columns of `GiftAndCrossOff`. The query must select from `gifts g`, `lists l` and an outer-joined `cross_offs x`. */
export const giftAndCrossOffColumns = (sql: Sql) => sql`
  ${giftColumns(sql)}, x.user_id as giver_id, x.private_guid as cross_off_guid`

/**
 * Returns a gift as a user sees it who doesn't own the list.
 * @param userId null for an anonymous visitor
 */
export function seenBy({ giverId, crossOffGuid, ...gift }: GiftAndCrossOff, userId: number | null): VisitorsGift {
  if (giverId === null) return { ...gift, state: gift.crossOffEnabled ? 'free' : 'locked', privateCrossOffGuid: null }
  return giverId === userId
    ? { ...gift, state: 'yours', privateCrossOffGuid: crossOffGuid }
    : { ...gift, state: 'taken', privateCrossOffGuid: null }
}

/**
 * Returns the categories of a list that contain gifts, in one query. The caller must check that the current user may
 * see the list as a visitor and doesn't own it.
 */
export async function visitorsCategories(scope: Scope, listId: number): Promise<VisitorsCategory[]> {
  const rows = await scope.sql<(GiftAndCrossOff & { categoryGuid: string; categoryName: string })[]>`
    select c.public_guid as category_guid, c.name as category_name, ${giftAndCrossOffColumns(scope.sql)}
    from categories c
    join lists l on l.id = c.list_id
    join gifts g on g.category_id = c.id
    left join cross_offs x on x.gift_id = g.id and x.undone_at is null
    where c.list_id = ${listId}::int
    order by c.position, c.id, g.position, g.id`
  const categories = new Map<string, VisitorsCategory>()
  for (const { categoryGuid, categoryName, ...gift } of rows) {
    const category = categories.get(categoryGuid) ?? {
      publicGuid: categoryGuid,
      name: categoryName,
      language: gift.language,
      gifts: [],
    }
    category.gifts.push(seenBy(gift, scope.user?.id ?? null))
    categories.set(categoryGuid, category)
  }
  return [...categories.values()]
}

/** Returns the ids of the gifts on a list that this user has crossed off, in ascending order. */
export async function ownGiftIds({ sql }: Pick<Services, 'sql'>, listId: number, userId: number): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    select g.id from cross_offs x join gifts g on g.id = x.gift_id join categories c on c.id = g.category_id
    where x.user_id = ${userId} and x.undone_at is null and c.list_id = ${listId}
    order by g.id`
  return rows.map(({ id }) => id)
}

/** Gift as its giver sees it and as other visitors see it. Its card is rendered once for each of the two. */
export interface GiftForAudiences {
  forVisitors: VisitorsGift
  giverUserId: number | null
  forGiver: VisitorsGift | null
}

/** Returns a gift as other visitors and its giver see it; null if there is no such gift. */
export async function visitorsGift(
  services: Pick<Services, 'sql'>,
  giftGuid: string,
): Promise<GiftForAudiences | null> {
  const [gift] = await services.sql<GiftAndCrossOff[]>`
    select ${giftAndCrossOffColumns(services.sql)}
    from gifts g
    join categories c on c.id = g.category_id
    join lists l on l.id = c.list_id
    left join cross_offs x on x.gift_id = g.id and x.undone_at is null
    where g.public_guid = ${giftGuid}::uuid`
  if (!gift) return null
  return {
    forVisitors: seenBy(gift, null),
    giverUserId: gift.giverId,
    forGiver: gift.giverId === null ? null : seenBy(gift, gift.giverId),
  }
}
