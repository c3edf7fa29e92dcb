import type { Fragment } from 'postgres'
import type { Sql } from '#core/db.ts'
import type { Language } from '#locales/texts.ts'

/** Price that a web page or a shop's product feed gave, or that the owner typed. */
export interface Price {
  cents: number
  /** ISO 4217 */
  currency: string
  /** day on which the page, the feed or the owner gave this price, as `YYYY-MM-DD` */
  on: string
}

/** Gift without any information about its cross-off. */
export interface Gift {
  id: number
  publicGuid: string
  description: string
  url: string | null
  imageHash: string | null
  /**
   * whether the owner chose the picture, or chose to have none; any other picture is replaced when the link or product
   * changes
   */
  hasOwnPicture: boolean
  /** id of the catalogue product that the owner picked; `url` leads to that product */
  productId: number | null
  shopId: number | null
  /** product number (GTIN), as `gtinOf` in core/gtin.ts returns it */
  gtin: string | null
  price: Price | null
  /** whether the owner typed the price, or chose to have none; no page's price replaces it while the link stays */
  hasOwnPrice: boolean
  crossOffEnabled: boolean
  editedAt: Date
  /** language in which the owner of its list writes; null if unknown */
  language: Language | null
  /** position within its category */
  order: number
}

/**
 * Fields of a gift that come from its owner or its source (a link, a product or another gift). The others are its ids,
 * its position, its list's language and the time of its last edit.
 */
export type GiftDetails = Omit<Gift, 'id' | 'publicGuid' | 'editedAt' | 'language' | 'order'>

/**
 * Fields of `GiftDetails` that are each stored in the column of the same name. `price` is left out, because it has
 * three columns.
 */
const plainDetails = [
  'description',
  'url',
  'imageHash',
  'hasOwnPicture',
  'productId',
  'shopId',
  'gtin',
  'hasOwnPrice',
  'crossOffEnabled',
] as const satisfies readonly (keyof GiftDetails)[]

/** SQL expression for the column `price`. The query must select from `gifts g`. */
export const priceColumn = (sql: Sql) => sql`
  case when g.price_cents is not null
    then json_build_object('cents', g.price_cents, 'currency', g.currency, 'on', g.priced_on)
  end as price`

/**
 * The columns of `Gift`, under the names of its fields. The query must select from `gifts g`, and from `lists l` unless
 * it passes another expression for the language.
 */
export const giftColumns = (sql: Sql, language: Fragment = sql`l.language`) => sql`
  g.id, g.public_guid, ${sql(plainDetails.map((name) => `g.${name}` as const))}, ${priceColumn(sql)}, g.edited_at,
  ${language} as language, g.position as "order"`

/** The columns that store `GiftDetails`, in `gifts` as well as in `deleted_gifts`. */
export const detailColumns = (sql: Sql) => sql`${sql(plainDetails)}, price_cents, currency, priced_on`

type DetailRow = Omit<GiftDetails, 'price'> & {
  priceCents: number | null
  currency: string | null
  pricedOn: string | null
}

/** Returns the values for `detailColumns`, and leaves out all other fields of the gift. */
export function detailRow({ price, ...words }: GiftDetails): DetailRow {
  const plain = Object.fromEntries(plainDetails.map((name) => [name, words[name]])) as Pick<
    GiftDetails,
    (typeof plainDetails)[number]
  >
  return { ...plain, priceCents: price?.cents ?? null, currency: price?.currency ?? null, pricedOn: price?.on ?? null }
}

export const maxGifts = 1000

/** Number of days after its last edit at which a gift becomes a cold case, because somebody may have given it since. */
export const coldCaseDays = 180
const coldCaseMs = coldCaseDays * 24 * 3600 * 1000

/** Returns the moment from which a gift is a cold case, in ms since 1970. */
const coldFrom = ({ editedAt }: Pick<Gift, 'editedAt'>): number => editedAt.getTime() + coldCaseMs + 1

export const isColdCase = (gift: Pick<Gift, 'editedAt'>, now: Date): boolean => now.getTime() >= coldFrom(gift)

/**
 * Returns when the next of the gifts becomes a cold case, in ms since 1970. `Infinity` if every gift is one already.
 */
export const nextColdCase = (gifts: readonly Pick<Gift, 'editedAt'>[], now: Date): number =>
  Math.min(...gifts.map(coldFrom).filter((moment) => moment > now.getTime()), Infinity)

export async function countGifts(sql: Sql, listId: number): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from gifts g join categories c on c.id = g.category_id where c.list_id = ${listId}::int`
  return row!.count
}
