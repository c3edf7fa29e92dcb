/** The fields of Google's product data that say something to us. */
export const feedFields = [
  'id',
  'title',
  'link',
  'image_link',
  'price',
  'sale_price',
  'sale_price_effective_date',
  'gtin',
  'brand',
  'product_type',
  'google_product_category',
  'availability',
  'condition',
  'adult',
] as const
export type FeedField = (typeof feedFields)[number]

const known: ReadonlySet<string> = new Set(feedFields)
export const isFeedField = (name: string): name is FeedField => known.has(name)

/** One offer as the feed has it. */
export interface FeedRow {
  /** its place in the feed: an XML feed's items from 1, a table's rows from 2, as row 1 has the names */
  row: number
  fields: Partial<Record<FeedField, string>>
  /** whether it has another number of columns than the row of names */
  isRagged?: true
}

/** What the feed says of itself; known once its first rows are. */
export interface FeedChannel {
  title: string | null
  /** BCP 47 */
  language: string | null
}
