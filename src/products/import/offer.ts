import { gtinOf } from '#core/gtin.ts'
import { ok, refuseWith, type Result } from '#core/result.ts'
import type { FeedRow } from './feed-fields.ts'
import { plainTextOfFeed } from './plain-text.ts'
import { feedPrice } from './feed-price.ts'

/** Product of a feed in the form in which we store it. */
export interface Offer {
  feedId: string
  gtin: string | null
  title: string
  brand: string | null
  productType: string | null
  url: string
  imageUrl: string | null
  /** path, relative to the feed, of a picture that was delivered with it */
  imagePath: string | null
  priceCents: number
}

/** Reasons to refuse a row, as the report words them. */
export const refusals = {
  NoId: 'no id',
  IdTooLong: 'an id of more than 200 characters',
  IdTwice: 'an id that an earlier row has',
  Ragged: 'more or fewer columns than names',
  NoTitle: 'no title',
  NoLink: 'no link that starts with http:// or https://',
  LinkTooLong: 'a link of more than 4096 characters',
  NoPrice: 'no price that can be read',
  Currency: 'a price in another currency than EUR',
  OutOfStock: 'out of stock',
  NotNew: 'used or refurbished',
  Adult: 'for adults only',
} as const
export type Refusal = keyof typeof refusals

/** Whether a row was refused although it is readable, because we don't show such products. */
export const isUnsuitable = (why: Refusal): boolean => ['OutOfStock', 'NotNew', 'Adult'].includes(why)

const maxPriceCents = 2_000_000_000
const isWeb = (url: string) => /^https?:\/\/[^\p{Cc}]+$/iu.test(url) && URL.canParse(url)

/** @returns the offer, or the reason for its refusal with the value that caused it */
export function readOffer({ fields, isRagged }: FeedRow, now: Date): Result<Offer, Refusal, { given: string }> {
  const no = (problem: Refusal, given = '') => refuseWith(problem, { given })
  const feedId = plainTextOfFeed(fields.id, 201)
  if (!feedId) return no('NoId')
  if (isRagged) return no('Ragged', feedId)
  if (feedId.length > 200) return no('IdTooLong', feedId)
  const title = plainTextOfFeed(fields.title, 200)
  if (!title) return no('NoTitle', feedId)
  const url = fields.link?.trim() ?? ''
  if (!isWeb(url)) return no('NoLink', url)
  if (url.length > 4096) return no('LinkTooLong', url)
  const price = feedPrice(fields.price ?? '')
  if (!price || price.cents === 0 || price.cents > maxPriceCents) return no('NoPrice', fields.price)
  if (price.currency !== 'EUR') return no('Currency', fields.price)
  if (/out.?of.?stock|sold.?out|discontinued/i.test(fields.availability ?? '')) return no('OutOfStock', feedId)
  if (/used|refurbished/i.test(fields.condition ?? '')) return no('NotNew', feedId)
  if (/^\s*(yes|true|1)\s*$/i.test(fields.adult ?? '')) return no('Adult', feedId)
  const sale = salePrice(fields, now)
  const image = fields.image_link?.trim() ?? ''
  const isRelative = image !== '' && !/^[a-z][a-z\d+.-]*:|^\/\//i.test(image)
  return ok({
    feedId,
    gtin: gtinOf(fields.gtin ?? ''),
    title,
    brand: plainTextOfFeed(fields.brand, 100),
    productType: plainTextOfFeed(fields.product_type, 300) ?? plainTextOfFeed(fields.google_product_category, 300),
    url,
    imageUrl: isWeb(image) && image.length <= 4096 ? image : null,
    imagePath: isRelative ? image : null,
    priceCents: sale === null ? price.cents : Math.min(price.cents, sale),
  })
}

/** Returns the sale price in cents if the sale is on at this moment, otherwise null. */
function salePrice(fields: FeedRow['fields'], now: Date): number | null {
  const sale = fields.sale_price ? feedPrice(fields.sale_price) : null
  if (!sale || sale.cents === 0 || sale.currency !== 'EUR') return null
  const [from = '', until = ''] = fields.sale_price_effective_date?.split('/') ?? []
  if (from === '' && until === '') return sale.cents
  return Date.parse(from) <= +now && +now < Date.parse(until) ? sale.cents : null
}
