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

/** The part of a gift that comes from its owner and its source; it lacks place and history. */
export type GiftWords = Omit<Gift, 'id' | 'publicGuid' | 'editedAt' | 'order'>

/** The words that have one column, of the same name. The price, which has three, is the only other one. */
const plainWords = [
  'description',
  'url',
  'imageHash',
  'hasOwnPicture',
  'productId',
  'shopId',
  'gtin',
  'crossOffEnabled',
] as const satisfies readonly (keyof GiftWords)[]

/** Of `gifts g`. */
export const priceColumn = (sql: Sql) => sql`
  case when g.price_cents is not null
    then json_build_object('cents', g.price_cents, 'currency', g.currency, 'on', g.priced_on)
  end as price`

/** Of `gifts g`, named as in `Gift`. */
export const giftColumns = (sql: Sql) => sql`
  g.id, g.public_guid, ${sql(plainWords.map((name) => `g.${name}` as const))}, ${priceColumn(sql)}, g.edited_at, g.position as "order"`

/** The columns of `GiftWords` in `gifts` and `deleted_gifts`. */
export const wordColumns = (sql: Sql) => sql`${sql(plainWords)}, price_cents, currency, priced_on`

type WordRow = Omit<GiftWords, 'price'> & {
  priceCents: number | null
  currency: string | null
  pricedOn: string | null
}

/** The values of `wordColumns`, and no other fields that the gift may have. */
export function wordRow({ price, ...words }: GiftWords): WordRow {
  const plain = Object.fromEntries(plainWords.map((name) => [name, words[name]])) as Pick<
    GiftWords,
    (typeof plainWords)[number]
  >
  return { ...plain, priceCents: price?.cents ?? null, currency: price?.currency ?? null, pricedOn: price?.on ?? null }
}

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
