import { crossedOffGiftIds } from '../cross-offs/index.ts'
import type { Sql, Transaction } from '#core/db.ts'
import type { Scope } from '#core/scope.ts'
import type { GiftsList, OwnersCategory, OwnersGift, PlacedGift } from './owners-gift.ts'

type GiftRow = Omit<OwnersGift, 'isCrossedOff'> & { id: number }

const seenByOwner = ({ id, ...gift }: GiftRow, crossedOff: ReadonlySet<number> | null): OwnersGift => ({
  ...gift,
  isCrossedOff: crossedOff?.has(id) ?? false,
})

/** What is crossed off, for an owner who chose to see it; null, unasked, for every other. */
const crossedOffIn = async (scope: Scope, list: Pick<GiftsList, 'id' | 'showCrossedOff'>) =>
  list.showCrossedOff ? crossedOffGiftIds(scope.sql, list.id) : null

/**
 * A list's categories with their gifts, both in order, as an owner sees them. One query; a second one where the list shows its owners what is crossed off.
 * @param list one that the asker owns
 */
export async function ownersCategories(
  scope: Scope,
  list: Pick<GiftsList, 'id' | 'showCrossedOff'>,
): Promise<OwnersCategory[]> {
  const categories = await scope.sql<(Omit<OwnersCategory, 'gifts'> & { gifts: GiftRow[] })[]>`
    select c.private_guid as "privateGuid", c.public_guid as "publicGuid", c.name,
      coalesce(
        json_agg(
          json_build_object(
            'id', g.id, 'publicGuid', g.public_guid, 'description', g.description, 'url', g.url, 'imageHash', g.image_hash, 'crossOffEnabled', g.cross_off_enabled,
            'isColdCase', g.edited_at < ${scope.now()}::timestamptz - interval '180 days'
          ) order by g.position, g.id
        ) filter (where g.id is not null),
        '[]'
      ) as gifts
    from categories c
    left join gifts g on g.category_id = c.id
    where c.list_id = ${list.id}::int
    group by c.id
    order by c.position, c.id`
  const crossedOff = await crossedOffIn(scope, list)
  return categories.map(({ gifts, ...category }) => ({
    ...category,
    gifts: gifts.map((gift) => seenByOwner(gift, crossedOff)),
  }))
}

/** One gift of a list that the asker owns; null for every other. @param giftGuid public guid, already known to be one */
export async function ownersGift(scope: Scope, giftGuid: string): Promise<PlacedGift | null> {
  if (!scope.user) return null
  const [row] = await scope.sql<(GiftRow & { list: GiftsList; category: PlacedGift['category'] })[]>`
    select g.id, g.public_guid as "publicGuid", g.description, g.url, g.image_hash as "imageHash", g.cross_off_enabled as "crossOffEnabled",
      g.edited_at < ${scope.now()}::timestamptz - interval '180 days' as "isColdCase",
      json_build_object('id', l.id, 'publicGuid', l.public_guid, 'username', l.username, 'showCrossedOff', l.show_crossed_off) as list,
      json_build_object('privateGuid', c.private_guid, 'publicGuid', c.public_guid, 'name', c.name) as category
    from gifts g
    join categories c on c.id = g.category_id
    join lists l on l.id = c.list_id
    join list_owners o on o.list_id = l.id and o.user_id = ${scope.user.id}::int
    where g.public_guid = ${giftGuid}::uuid`
  if (!row) return null
  const { list, category, ...gift } = row
  return { ...seenByOwner(gift, await crossedOffIn(scope, list)), list, category }
}

/** The asker's list that holds a gift or a category; null where there is none. @param by guids, already known to be ones: the gift's public or the category's private one */
export async function ownedListWith(
  scope: Scope,
  by: { gift: string } | { category: string },
): Promise<GiftsList | null> {
  if (!scope.user) return null
  const [list] = await scope.sql<GiftsList[]>`
    select l.id, l.public_guid as "publicGuid", l.username, l.show_crossed_off as "showCrossedOff"
    from lists l
    join list_owners o on o.list_id = l.id and o.user_id = ${scope.user.id}::int
    where l.id = (
      select c.list_id from categories c where c.private_guid = ${'category' in by ? by.category : null}::uuid
      union all
      select c.list_id from gifts g join categories c on c.id = g.category_id where g.public_guid = ${'gift' in by ? by.gift : null}::uuid
    )`
  return list ?? null
}

/** Another of the asker's lists, as a gift's new home. */
export interface OtherList {
  privateGuid: string
  name: string
}

/** Where a gift can go besides its own list: the asker's other lists, oldest first. */
export async function otherLists(scope: Scope, list: Pick<GiftsList, 'id'>): Promise<OtherList[]> {
  if (!scope.user) return []
  return scope.sql<OtherList[]>`
    select l.private_guid as "privateGuid", coalesce(l.title, l.first_name || ' ' || l.last_name) as name
    from lists l
    join list_owners o on o.list_id = l.id and o.user_id = ${scope.user.id}::int
    where l.id <> ${list.id}::int
    order by l.created_at, l.id`
}

/** Lets owners' changes to the same lists happen one after the other, in an order that cannot lock each other out. */
export async function lockLists(tx: Transaction, listIds: readonly number[]): Promise<void> {
  await tx`select id from lists where id = any(${[...listIds]}::int[]) order by id for no key update`
}

/** How many gifts are on a list. */
export async function giftCountOf(sql: Sql, listId: number): Promise<number> {
  const [row] = await sql<
    { count: number }[]
  >`select count(*)::int as count from gifts g join categories c on c.id = g.category_id where c.list_id = ${listId}`
  return row!.count
}
