import { today } from '#core/calendar.ts'
import type { Sql } from '#core/db.ts'
import type { Scope, Services } from '#core/scope.ts'
import type { Occasion } from '#core/occasions.ts'
import { seenBy, type GiftRow, type VisitorsCategory, type VisitorsGift } from './visitors-gift.ts'

/** Which gifts of a list are crossed off: only for an owner who chose to see it, and never with by whom. */
export async function crossedOffGiftIds(sql: Sql, listId: number): Promise<Set<number>> {
  const rows = await sql<{ id: number }[]>`
    select g.id
    from cross_offs x
    join gifts g on g.id = x.gift_id
    join categories c on c.id = g.category_id
    where c.list_id = ${listId}::int and x.undone_at is null`
  return new Set(rows.map(({ id }) => id))
}

/**
 * A list's categories with their gifts, in order, as the asker sees them; empty categories are left out. One query.
 * @param listId a list that `access` lets the asker see as a visitor, not as an owner
 */
export async function visitorsCategories(scope: Scope, listId: number): Promise<VisitorsCategory[]> {
  const rows = await scope.sql<(GiftRow & { categoryGuid: string; categoryName: string })[]>`
    select c.public_guid as "categoryGuid", c.name as "categoryName", g.public_guid as "publicGuid", g.description, g.url, g.image_hash as "imageHash",
      g.position as "order", g.cross_off_enabled as "crossOffEnabled", g.edited_at as "editedAt", x.user_id as "crosserId", x.private_guid as "crossOffGuid"
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

/** One gift as each audience of visitors sees it, for pushes: rendered once for all visitors, once for who crossed it off. */
export interface GiftForAudiences {
  listPublicGuid: string
  categoryPublicGuid: string
  forVisitors: VisitorsGift
  /** who sees it as theirs */
  crosserUserId: number | null
  forCrosser: VisitorsGift | null
}

/** One gift for pushes; null when it is gone. @param giftGuid public guid, already known to be one */
export async function visitorsGift(
  services: Pick<Services, 'sql'>,
  giftGuid: string,
): Promise<GiftForAudiences | null> {
  const [row] = await services.sql<(GiftRow & { listPublicGuid: string; categoryPublicGuid: string })[]>`
    select l.public_guid as "listPublicGuid", c.public_guid as "categoryPublicGuid", g.public_guid as "publicGuid", g.description, g.url, g.image_hash as "imageHash",
      g.position as "order", g.cross_off_enabled as "crossOffEnabled", g.edited_at as "editedAt", x.user_id as "crosserId", x.private_guid as "crossOffGuid"
    from gifts g
    join categories c on c.id = g.category_id
    join lists l on l.id = c.list_id
    left join cross_offs x on x.gift_id = g.id and x.undone_at is null
    where g.public_guid = ${giftGuid}::uuid`
  if (!row) return null
  const { listPublicGuid, categoryPublicGuid, ...gift } = row
  return {
    listPublicGuid,
    categoryPublicGuid,
    forVisitors: seenBy(gift, null),
    crosserUserId: gift.crosserId,
    forCrosser: gift.crosserId === null ? null : seenBy(gift, gift.crosserId),
  }
}

/** What the asker gives from one list. */
export interface CrossedOffWishlist {
  listGuid: string
  username: string
  firstName: string
  fullName: string
  occasion: Occasion
  /** `YYYY-MM-DD` */
  occasionDate: string | null
  themeImage: string
  imageHash: string | null
  gifts: VisitorsGift[]
}

/** Everything that the asker has crossed off, by list: the next day first, lists without one last. One query; nothing without a user. */
export async function crossOffsOf(scope: Scope): Promise<CrossedOffWishlist[]> {
  if (!scope.user) return []
  const userId = scope.user.id
  const rows = await scope.sql<
    (GiftRow & Omit<CrossedOffWishlist, 'gifts' | 'imageHash'> & { listImageHash: string | null })[]
  >`
    select l.public_guid as "listGuid", l.username, l.first_name as "firstName", l.first_name || ' ' || l.last_name as "fullName", l.occasion,
      l.occasion_date as "occasionDate", l.theme_image as "themeImage", l.image_hash as "listImageHash", g.public_guid as "publicGuid", g.description, g.url,
      g.image_hash as "imageHash", g.position as "order", g.cross_off_enabled as "crossOffEnabled", g.edited_at as "editedAt", x.user_id as "crosserId", x.private_guid as "crossOffGuid"
    from cross_offs x
    join gifts g on g.id = x.gift_id
    join categories c on c.id = g.category_id
    join lists l on l.id = c.list_id
    where x.user_id = ${userId} and x.undone_at is null
    order by case when l.occasion_date >= ${today(scope.now())}::date then l.occasion_date end nulls last, l.id, x.crossed_off_at, x.id`
  const lists = new Map<string, CrossedOffWishlist>()
  for (const {
    listGuid,
    username,
    firstName,
    fullName,
    occasion,
    occasionDate,
    themeImage,
    listImageHash,
    ...gift
  } of rows) {
    const list = lists.get(username) ?? {
      listGuid,
      username,
      firstName,
      fullName,
      occasion,
      occasionDate,
      themeImage,
      imageHash: listImageHash,
      gifts: [],
    }
    list.gifts.push(seenBy(gift, userId))
    lists.set(username, list)
  }
  return [...lists.values()]
}

/** A word about a gift that the asker crossed off, with the gift's words as they were; it stays until it is cleared. */
export interface Notice {
  guid: string
  description: string
  url: string | null
}

/** A gift that the asker gives; `before` is what it said until its owner changed that, null where it still does. */
export type GivenGift = VisitorsGift & { before: Notice | null }

/** A gift that its owner took off the list after the asker crossed it off, and the owner's name as it was. */
export type GoneGift = Notice & { firstName: string }

/** Where the asker gives nothing any more. */
export interface ListOfGone {
  listGuid: string
  /** the owner's, as it was */
  fullName: string
  /** null for a list that is gone, or closed by now */
  username: string | null
  gone: GoneGift[]
}

/** What the asker gives from one list, and what was taken off it. */
export type GivenList = Omit<CrossedOffWishlist, 'gifts'> & { gifts: GivenGift[]; gone: GoneGift[] }

/** What the asker gives, by list, and what was taken off those lists and others. */
export interface Given {
  lists: GivenList[]
  others: ListOfGone[]
}

type NoticeRow = GoneGift & Omit<ListOfGone, 'gone'> & { giftGuid: string | null }

/** Everything that the asker has crossed off, with what owners changed or took away since. Two queries; nothing without a user. */
export async function givenBy(scope: Scope): Promise<Given> {
  if (!scope.user) return { lists: [], others: [] }
  const [crossedOff, notices] = await Promise.all([
    crossOffsOf(scope),
    scope.sql<NoticeRow[]>`
      select n.guid, n.description, n.url, g.public_guid as "giftGuid", n.list_guid as "listGuid", n.first_name as "firstName",
        n.first_name || ' ' || n.last_name as "fullName", l.username
      from cross_off_notices n
      left join cross_offs x on x.id = n.cross_off_id and x.undone_at is null
      left join gifts g on g.id = x.gift_id and (g.description, g.url) is distinct from (n.description, n.url)
      left join lists l on l.public_guid = n.list_guid and l.access_type in ('PUBLIC', 'OPEN')
      where n.user_id = ${scope.user.id} and (n.cross_off_id is null or g.id is not null)
      order by n.id`,
  ])
  const changes = new Map(notices.map((notice) => [notice.giftGuid, notice]))
  const gone = Map.groupBy(
    notices.filter(({ giftGuid }) => giftGuid === null),
    ({ listGuid }) => listGuid,
  )
  const lists = crossedOff.map((list) => ({
    ...list,
    gifts: list.gifts.map((gift) => ({ ...gift, before: changes.get(gift.publicGuid) ?? null })),
    gone: gone.get(list.listGuid) ?? [],
  }))
  for (const { listGuid } of crossedOff) gone.delete(listGuid)
  const others = [...gone].map(([listGuid, gifts]) => ({
    listGuid,
    fullName: gifts[0]!.fullName,
    username: gifts[0]!.username,
    gone: gifts,
  }))
  return { lists, others }
}

/** The asker's own living cross-off of a gift, with what its page needs to ask before undoing it. */
export interface OwnCrossOff {
  privateGuid: string
  username: string
  firstName: string
  /** whether the list's owner chose to see what is crossed off */
  isShown: boolean
  gift: VisitorsGift
}

/** The asker's own living cross-off of a gift; null where there is none. @param giftGuid public guid, already known to be one */
export async function ownCrossOff(scope: Scope, giftGuid: string): Promise<OwnCrossOff | null> {
  if (!scope.user) return null
  const [row] = await scope.sql<
    (GiftRow & { privateGuid: string; username: string; firstName: string; isShown: boolean })[]
  >`
    select x.private_guid as "privateGuid", l.username, l.first_name as "firstName", l.show_crossed_off as "isShown", g.public_guid as "publicGuid", g.description,
      g.url, g.image_hash as "imageHash", g.position as "order", g.cross_off_enabled as "crossOffEnabled", g.edited_at as "editedAt",
      x.user_id as "crosserId", x.private_guid as "crossOffGuid"
    from cross_offs x
    join gifts g on g.id = x.gift_id
    join categories c on c.id = g.category_id
    join lists l on l.id = c.list_id
    where g.public_guid = ${giftGuid}::uuid and x.user_id = ${scope.user.id} and x.undone_at is null`
  if (!row) return null
  const { privateGuid, username, firstName, isShown, ...gift } = row
  return { privateGuid, username, firstName, isShown, gift: seenBy(gift, scope.user.id) }
}

/** Whether this flow crossed the gift off, and it still is: the same form was sent twice, the second time without the first one's session. */
export async function wasMadeBy(sql: Sql, giftGuid: string, contextId: string): Promise<boolean> {
  const [row] = await sql`
    select 1 from cross_offs x join gifts g on g.id = x.gift_id
    where g.public_guid = ${giftGuid}::uuid and x.context_id = ${contextId}::uuid and x.undone_at is null`
  return row !== undefined
}
