import type { Sql } from '#core/db.ts'

/** As a page or a feed said it. */
export interface Price {
  cents: number
  /** ISO 4217 */
  currency: string
  /** `YYYY-MM-DD`: when it was so */
  on: string
}

/** Knows nothing of cross-offs. */
export interface Gift {
  id: number
  publicGuid: string
  description: string
  url: string | null
  imageHash: string | null
  /** whether the owner chose it, or that there is none: one of the link's page or the product goes when these do */
  hasOwnPicture: boolean
  /** of the product that was picked from the catalogue, which `url` leads to */
  productId: number | null
  shopId: number | null
  /** core/gtin.ts */
  gtin: string | null
  price: Price | null
  crossOffEnabled: boolean
  editedAt: Date
  /** its place in its category */
  order: number
}

/** Of `gifts g`. */
export const priceColumn = (sql: Sql) => sql`
  case when g.price_cents is not null then json_build_object('cents', g.price_cents, 'currency', g.currency, 'on', g.priced_on) end as price`

/** Of `gifts g`, named as in `Gift`. */
export const giftColumns = (sql: Sql) => sql`
  g.id, g.public_guid, g.description, g.url, g.image_hash, g.has_own_picture,
  g.product_id, g.shop_id, g.gtin,
  ${priceColumn(sql)},
  g.cross_off_enabled, g.edited_at, g.position as "order"`

/** What a gift's owner and its source say of it: all of a gift but its place and its history. */
export type GiftWords = Omit<Gift, 'id' | 'publicGuid' | 'editedAt' | 'order'>

/** The columns of `GiftWords` in `gifts` and `deleted_gifts`. */
export const wordColumns = (sql: Sql) => sql`
  description, url, image_hash, has_own_picture, product_id, shop_id, gtin, price_cents, currency, priced_on, cross_off_enabled`

/** The values of `wordColumns`. */
export const wordRow = ({ description, url, price, ...gift }: GiftWords) => ({
  description,
  url,
  image_hash: gift.imageHash,
  has_own_picture: gift.hasOwnPicture,
  product_id: gift.productId,
  shop_id: gift.shopId,
  gtin: gift.gtin,
  price_cents: price?.cents ?? null,
  currency: price?.currency ?? null,
  priced_on: price?.on ?? null,
  cross_off_enabled: gift.crossOffEnabled,
})

export const maxGifts = 1000

const coldCaseMs = 180 * 24 * 3600 * 1000

/** In ms since 1970: from then on a gift was edited so long ago that it may have been given since. */
const coldFrom = ({ editedAt }: Pick<Gift, 'editedAt'>): number => editedAt.getTime() + coldCaseMs + 1

export const isColdCase = (gift: Pick<Gift, 'editedAt'>, now: Date): boolean => now.getTime() >= coldFrom(gift)

/** When the next of the gifts becomes a cold case; never, where all are. */
export const nextColdCase = (gifts: readonly Pick<Gift, 'editedAt'>[], now: Date): number =>
  Math.min(...gifts.map(coldFrom).filter((moment) => moment > now.getTime()), Infinity)

export async function countGifts(sql: Sql, listId: number): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from gifts g join categories c on c.id = g.category_id where c.list_id = ${listId}::int`
  return row!.count
}
