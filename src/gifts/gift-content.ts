import { listOfGift } from '../access/index.ts'
import { priceColumn, type Gift } from '../gift/index.ts'
import { knownReading, sanitizeAddress } from '../links/index.ts'
import { findProduct } from '../products/index.ts'
import { outboundUrl } from '../shops/index.ts'
import { dayOf } from '#core/calendar.ts'
import type { Transaction } from '#core/db.ts'
import { TooManyRequests } from '#core/errors.ts'
import { guid, parse } from '#core/input.ts'
import { consume } from '#core/limits.ts'
import type { Scope } from '#core/scope.ts'
import { nameFromLink } from './name-from-link.ts'
import { linkReadings } from './limits.ts'

/** What a gift is of. `isRead`: what the link's page says of it comes along, as soon as that is known. */
export type GiftSource = { url: string | null; isRead?: boolean } | { gift: string } | { productId: string }

/** What a gift has from its source. */
export interface GiftContent extends Pick<Gift, 'url' | 'imageHash' | 'productId' | 'shopId' | 'gtin' | 'price'> {
  title: string | null
  /** whether something is fetched for it once it is saved: its link's page, or its product's picture */
  isAwaited: boolean
}

/** Whether there is such a gift on a list that the asker may see; anything else is known when it is looked up. */
export async function maySee(scope: Scope, source: GiftSource): Promise<boolean> {
  if (!('gift' in source)) return true
  if (!parse(guid(), source.gift).ok) return false
  const access = await listOfGift(scope, source.gift)
  return access?.state === 'Access' || access?.state === 'OwnedByCurrentUser'
}

/** Whoever adds more links than anybody wishes for gets them as they are: our reading is not to be used to besiege others. */
export async function withinLimit(scope: Scope, source: GiftSource): Promise<GiftSource> {
  if (!('url' in source) || !source.url || !source.isRead) return source
  if ((await knownReading(scope, source.url)) !== undefined) return source
  try {
    await consume(scope, linkReadings)
    return source
  } catch (error) {
    if (error instanceof TooManyRequests) return { url: source.url }
    throw error
  }
}

/** What it is called until somebody gives it a name of their own. */
export const giftName = ({ title, url }: Pick<GiftContent, 'title' | 'url'>): string => title ?? nameFromLink(url ?? '')

const ofLink = {
  title: null,
  imageHash: null,
  productId: null,
  shopId: null,
  gtin: null,
  price: null,
  isAwaited: false,
}

/** @returns null for a source that is gone */
export async function contentOf(scope: Scope, tx: Transaction, source: GiftSource): Promise<GiftContent | null> {
  if ('gift' in source) return copyOf(tx, source.gift)
  if ('productId' in source) return contentOfProduct(scope, tx, source.productId)
  const { url, isRead = false } = source
  if (url === null || !isRead) return { ...ofLink, url }
  const reading = await knownReading({ ...scope, sql: tx }, url)
  if (!reading) return { ...ofLink, url: sanitizeAddress(url), isAwaited: reading === undefined }
  return { ...ofLink, ...reading }
}

/** Locks the copied gift, so that its picture stays too. */
async function copyOf(tx: Transaction, giftGuid: string): Promise<GiftContent | null> {
  const [copied] = await tx<Omit<GiftContent, 'isAwaited'>[]>`
    select g.description as title, g.url, g.image_hash, g.product_id, g.shop_id, g.gtin, ${priceColumn(tx)}
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
    price: { cents: priceCents, currency: 'EUR', on: dayOf(pricedOn) },
    isAwaited: imageHash === null && imageUrl !== null,
  }
}
