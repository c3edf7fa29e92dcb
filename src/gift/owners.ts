import type { Sql } from '#core/db.ts'
import type { Language } from '#locales/texts.ts'
import type { Scope, Services } from '#core/scope.ts'
import { giftColumns, type Gift } from './gift.ts'

/** Gift as its owner sees it. `isCrossedOff` is only ever true if the list shows its owners what is crossed off. */
export interface OwnersGift extends Gift {
  isCrossedOff: boolean
}

export interface OwnersCategory {
  privateGuid: string
  publicGuid: string
  name: string
  /** language in which the list's owner writes; null if unknown */
  language: Language | null
  gifts: OwnersGift[]
}

export interface GiftsList {
  id: number
  publicGuid: string
  username: string
  showCrossedOff: boolean
}

export interface PlacedGift extends OwnersGift {
  list: GiftsList
  category: Omit<OwnersCategory, 'gifts' | 'language'>
}

/**
 * Returns the ids of the gifts on a list that are crossed off, without their givers. Call it only if the list shows its
 * owners what is crossed off.
 */
export async function crossedOffGiftIds(sql: Sql, listId: number): Promise<ReadonlySet<number>> {
  const rows = await sql<{ id: number }[]>`
    select g.id
    from cross_offs x
    join gifts g on g.id = x.gift_id
    join categories c on c.id = g.category_id
    where c.list_id = ${listId}::int and x.undone_at is null`
  return new Set(rows.map(({ id }) => id))
}

const crossedOffIn = async (sql: Sql, list: Pick<GiftsList, 'id' | 'showCrossedOff'>): Promise<ReadonlySet<number>> =>
  list.showCrossedOff ? crossedOffGiftIds(sql, list.id) : new Set()

interface CategoryRow {
  privateGuid: string
  categoryGuid: string
  categoryName: string
  listLanguage: Language | null
}

/** Reads the categories of a list with their gifts. No gift counts as crossed off. */
export type ReadCategories = (services: Pick<Services, 'sql'>, listId: number) => Promise<readonly OwnersCategory[]>

export const readCategories: ReadCategories = async ({ sql }, listId) => {
  const rows = await sql<(CategoryRow & { [Column in keyof Gift]: Gift[Column] | null })[]>`
    select c.private_guid, c.public_guid as category_guid, c.name as category_name, l.language as list_language, ${giftColumns(sql)}
    from categories c
    join lists l on l.id = c.list_id
    left join gifts g on g.category_id = c.id
    where c.list_id = ${listId}::int
    order by c.position, c.id, g.position, g.id`
  const categories = new Map<string, OwnersCategory>()
  for (const { privateGuid, categoryGuid, categoryName, listLanguage, ...gift } of rows) {
    const category = categories.get(categoryGuid) ?? {
      privateGuid,
      publicGuid: categoryGuid,
      name: categoryName,
      language: listLanguage,
      gifts: [],
    }
    categories.set(categoryGuid, category)
    if (gift.id !== null) category.gifts.push({ ...(gift as Gift), isCrossedOff: false })
  }
  return [...categories.values()]
}

/**
 * Returns the categories of a list with their gifts. Runs a query of its own for the cross-offs if the list shows its
 * owners what is crossed off. The caller must check that the current user owns the list.
 * @param read reads the categories, unless they come from a cache
 */
export async function ownersCategories(
  scope: Scope,
  list: Pick<GiftsList, 'id' | 'showCrossedOff'>,
  read: ReadCategories = readCategories,
): Promise<readonly OwnersCategory[]> {
  const [categories, crossedOff] = await Promise.all([read(scope, list.id), crossedOffIn(scope.sql, list)])
  if (crossedOff.size === 0) return categories
  return categories.map((category) => ({
    ...category,
    gifts: category.gifts.map((gift) => ({ ...gift, isCrossedOff: crossedOff.has(gift.id) })),
  }))
}

/**
 * Returns the first `max` gifts of a list and the number of all its gifts, without cross-offs. The caller must check
 * that the list may be shown.
 */
export async function firstGifts(sql: Sql, listId: number, max: number): Promise<{ gifts: Gift[]; giftCount: number }> {
  const rows = await sql<(Gift & { giftCount: number })[]>`
    select ${giftColumns(sql)}, count(*) over ()::int as gift_count
    from gifts g
    join categories c on c.id = g.category_id
    join lists l on l.id = c.list_id
    where c.list_id = ${listId}::int
    order by c.position, c.id, g.position, g.id
    limit ${max}`
  return { gifts: rows.map(({ giftCount: _, ...gift }) => gift), giftCount: rows[0]?.giftCount ?? 0 }
}

/**
 * Returns the list that has this category. Null if the category is unknown or the current user doesn't own the list.
 * @param categoryGuid private guid
 */
export async function listOfCategory(
  scope: Scope,
  categoryGuid: string,
): Promise<(GiftsList & { lastUpdate: Date }) | null> {
  if (!scope.user) return null
  const [list] = await scope.sql<(GiftsList & { lastUpdate: Date })[]>`
    select l.id, l.public_guid, l.username::text as username, l.show_crossed_off, l.last_update
    from categories c
    join lists l on l.id = c.list_id
    join list_owners o on o.list_id = l.id and o.user_id = ${scope.user.id}::int
    where c.private_guid = ${categoryGuid}::uuid`
  return list ?? null
}

/**
 * Returns the gift with its list and category. Null if the gift is unknown or the current user doesn't own its list.
 */
export async function ownersGift(scope: Scope, giftGuid: string): Promise<PlacedGift | null> {
  if (!scope.user) return null
  const [row] = await scope.sql<(Gift & { list: GiftsList; category: PlacedGift['category'] })[]>`
    select ${giftColumns(scope.sql)},
      json_build_object('id', l.id, 'publicGuid', l.public_guid, 'username', l.username, 'showCrossedOff', l.show_crossed_off) as list,
      json_build_object('privateGuid', c.private_guid, 'publicGuid', c.public_guid, 'name', c.name) as category
    from gifts g
    join categories c on c.id = g.category_id
    join lists l on l.id = c.list_id
    join list_owners o on o.list_id = l.id and o.user_id = ${scope.user.id}::int
    where g.public_guid = ${giftGuid}::uuid`
  if (!row) return null
  return { ...row, isCrossedOff: (await crossedOffIn(scope.sql, row.list)).has(row.id) }
}
