import { listOfGift } from '../access/index.ts'
import { priceColumn, type Gift } from '../gift/index.ts'
import { recentReading, sanitizeUrl } from '../links/index.ts'
import { findProduct } from '../products/index.ts'
import { outboundUrl } from '../shops/index.ts'
import { dayOf } from '#core/days.ts'
import type { Transaction } from '#core/db.ts'
import { TooManyRequests } from '#core/errors.ts'
import { guid, parse } from '#core/input.ts'
import { consume } from '#core/limits.ts'
import type { Scope } from '#core/scope.ts'
import { nameFromLink } from './name-from-link.ts'
import { linkReadings } from './limits.ts'

/** Source of a gift's data. With `isRead`, we read the link's page and add its title, picture and price to the gift. */
export type GiftSource = { url: string | null; isRead?: boolean } | { gift: string } | { productId: string }

/** The fields of a gift that come from its source. */
export interface GiftContent extends Pick<
  Gift,
  'url' | 'imageHash' | 'productId' | 'shopId' | 'gtin' | 'price' | 'hasOwnPrice'
> {
  title: string | null
  /** whether a job completes the gift after it is saved, from its link's page or with its product's picture */
  isAwaited: boolean
}

/** Whether the current user may see the gift that is to be copied. True if the source is a link or a product. */
export async function mayCopyFrom(scope: Scope, source: GiftSource): Promise<boolean> {
  if (!('gift' in source)) return true
  if (!parse(guid(), source.gift).ok) return false
  const access = await listOfGift(scope, source.gift)
  return access?.state === 'Access' || access?.state === 'OwnedByCurrentUser'
}

/**
 * Returns the source. Turns its `isRead` off if the user has added too many links lately, so that they can't make us
 * flood other sites with requests.
 */
export async function unreadOverLimit(scope: Scope, source: GiftSource): Promise<GiftSource> {
  if (!('url' in source) || !source.url || !source.isRead) return source
  if ((await recentReading(scope, source.url)) !== undefined) return source
  try {
    await consume(scope, linkReadings)
    return source
  } catch (error) {
    if (error instanceof TooManyRequests) return { url: source.url }
    throw error
  }
}

/** Returns the name of a gift that its owner hasn't named: the title of its source, else words from its link. */
export const giftName = ({ title, url }: Pick<GiftContent, 'title' | 'url'>): string => title ?? nameFromLink(url ?? '')

const ofLink = {
  title: null,
  imageHash: null,
  productId: null,
  shopId: null,
  gtin: null,
  price: null,
  hasOwnPrice: false,
  isAwaited: false,
}

/**
 * Returns the fields that a gift gets from its source. Null if the source is a product or a gift that doesn't exist any
 * more.
 */
export async function contentOf(scope: Scope, tx: Transaction, source: GiftSource): Promise<GiftContent | null> {
  if ('gift' in source) return copyOf(tx, source.gift)
  if ('productId' in source) return contentOfProduct(scope, tx, source.productId)
  const { url, isRead = false } = source
  if (url === null || !isRead) return { ...ofLink, url }
  const reading = await recentReading({ ...scope, sql: tx }, url)
  if (!reading?.ok) return { ...ofLink, url: sanitizeUrl(url), isAwaited: reading === undefined }
  return { ...ofLink, ...reading.value }
}

/**
 * Reads the content of the gift that is to be copied. Locks that gift, so that nobody deletes it, and with it the
 * picture, before the copy is stored.
 */
async function copyOf(tx: Transaction, giftGuid: string): Promise<GiftContent | null> {
  const [copied] = await tx<Omit<GiftContent, 'isAwaited'>[]>`
    select g.description as title, g.url, g.image_hash, g.product_id, g.shop_id, g.gtin, g.has_own_price, ${priceColumn(tx)}
    from gifts g
    where g.public_guid = ${giftGuid}::uuid
    for key share`
  return copied ? { ...copied, isAwaited: false } : null
}

async function contentOfProduct(scope: Scope, tx: Transaction, productId: string): Promise<GiftContent | null> {
  const product = /^\d{1,9}$/.test(productId) ? await findProduct(tx, Number(productId)) : null
  if (!product) return null
  const { id, title, url, shop, gtin, imageHash, imageUrl, priceCents, pricedOn } = product
  return {
    url: outboundUrl(url, shop),
    title,
    productId: id,
    shopId: shop.id,
    gtin,
    imageHash,
    price: priceCents > 0 ? { cents: priceCents, currency: 'EUR', on: dayOf(pricedOn) } : null,
    hasOwnPrice: false,
    isAwaited: imageHash === null && imageUrl !== null,
  }
}
