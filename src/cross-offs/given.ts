import { dayOf } from '#core/days.ts'
import type { Scope } from '#core/scope.ts'
import type { Occasion } from '#core/occasions.ts'
import type { Ticks } from './tick-cross-off.ts'
import { giftAndCrossOffColumns, seenBy, type GiftAndCrossOff, type VisitorsGift } from '../gift/index.ts'

/** Gift that the current user gives, with the ticks that they set on it. */
export type PromisedGift = VisitorsGift & Ticks

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
  gifts: PromisedGift[]
}

/**
 * Returns the current user's cross-offs by list, in one query. The list with the nearest coming occasion comes first,
 * and lists without a coming occasion come last. Empty when logged out.
 * @param max number of gifts after which the rest is left out
 */
export async function crossOffsOf(
  scope: Scope,
  { max = null }: { max?: number | null } = {},
): Promise<CrossedOffWishlist[]> {
  if (!scope.user) return []
  const userId = scope.user.id
  const rows = await scope.sql<
    (GiftAndCrossOff & Ticks & Omit<CrossedOffWishlist, 'gifts' | 'imageHash'> & { listImageHash: string | null })[]
  >`
    select l.public_guid as list_guid, l.username, l.first_name, full_name(l.first_name, l.last_name) as full_name, l.occasion,
      l.occasion_date, l.theme_image, l.image_hash as list_image_hash,
      x.is_bought, x.is_wrapped, ${giftAndCrossOffColumns(scope.sql)}
    from cross_offs x
    join gifts g on g.id = x.gift_id
    join categories c on c.id = g.category_id
    join lists l on l.id = c.list_id
    where x.user_id = ${userId} and x.undone_at is null
    order by case when l.occasion_date >= ${dayOf(scope.now())}::date then l.occasion_date end nulls last, l.id, x.crossed_off_at, x.id
    limit ${max}::int`
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
    isBought,
    isWrapped,
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
    list.gifts.push({ ...seenBy(gift, userId), isBought, isWrapped })
    lists.set(username, list)
  }
  return [...lists.values()]
}

/** Text of a gift before its owner changed or removed it. The notice stays until the giver clears it. */
export interface Notice {
  guid: string
  description: string
  url: string | null
}

/** Gift that the current user gives. `before` is the notice with its former text if its owner changed it, else null. */
export type GivenGift = PromisedGift & { before: Notice | null }

/** Crossed-off gift that its owner deleted, with the owner's name at that time. */
export type RemovedGift = Notice & {
  firstName: string
  /** whether its list was deleted too, so that nobody knows whether the gift is still wanted */
  isListGone: boolean
}

/** List with removed gifts only: the current user gives nothing on it any more. */
export interface ListOfRemovedGifts {
  listGuid: string
  /** full name of the owner when the gifts were removed */
  fullName: string
  /** null for a list that was deleted or that visitors can't open */
  username: string | null
  gone: RemovedGift[]
}

export type GivenList = Omit<CrossedOffWishlist, 'gifts'> & { gifts: GivenGift[]; gone: RemovedGift[] }

export interface Given {
  lists: GivenList[]
  others: ListOfRemovedGifts[]
}

type NoticeRow = RemovedGift & Omit<ListOfRemovedGifts, 'gone'> & { giftGuid: string | null }

/**
 * Returns the current user's cross-offs, and notices of gifts that owners have changed or removed since. Runs two
 * queries; empty when logged out.
 */
export async function givenBy(scope: Scope): Promise<Given> {
  if (!scope.user) return { lists: [], others: [] }
  const [crossedOff, notices] = await Promise.all([
    crossOffsOf(scope),
    scope.sql<NoticeRow[]>`
      select n.guid, n.description, n.url, g.public_guid as gift_guid, n.list_guid, n.first_name,
        full_name(n.first_name, n.last_name) as full_name, l.username,
        not exists (select 1 from lists e where e.public_guid = n.list_guid) as is_list_gone
      from cross_off_notices n
      left join cross_offs x on x.id = n.cross_off_id
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
