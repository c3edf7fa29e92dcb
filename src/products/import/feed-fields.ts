/** Fields of Google's product data that we use. */
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

/** Offer in the form of the feed. */
export interface FeedRow {
  /**
   * position in the feed: from 1 for items of an XML feed, from 2 for rows of a table, whose row 1 holds the column
   * names
   */
  row: number
  fields: Partial<Record<FeedField, string>>
  /** whether the row has more or fewer columns than the row of column names */
  isRagged?: true
}

/** Properties of the feed itself, known once the first rows have been read. */
export interface FeedChannel {
  title: string | null
  /** BCP 47 */
  language: string | null
}
