import { Hono } from 'hono'
import { shortName, type Gift } from '../gift/index.ts'
import { findProduct, productImageUrl, type ShopProduct } from '../products/index.ts'
import { outboundUrl } from '../shops/index.ts'
import { dayOf } from '#core/days.ts'
import { NotFound } from '#core/errors.ts'
import { parse } from '#core/input.ts'
import { requireUser, type Scope } from '#core/scope.ts'
import { SilentSource, SourcePreview, type GiftSourceSeen } from '#views/gifts/SourcePreview.tsx'
import { readForm } from '#web/forms.ts'
import type { Env } from '#web/http.ts'
import { fragment } from '#web/render.tsx'
import { embellish } from './embellish.ts'
import { nameFromLink } from './name-from-link.ts'
import { embellishInput, typedForm, splitWish } from './input.ts'

/** Returns the source of an existing gift for its preview; null if the gift has neither a picture nor a price. */
export const sourceOfGift = ({
  publicGuid,
  description,
  url,
  price,
  imageHash,
  productId,
}: Gift): GiftSourceSeen | null =>
  imageHash || price ? { publicGuid, title: shortName(description), url, price, imageHash, productId } : null

const sourceOfProduct = (product: ShopProduct): GiftSourceSeen => ({
  title: product.title,
  url: outboundUrl(product.url, product.shop),
  price: { cents: product.priceCents, currency: 'EUR', on: dayOf(product.pricedOn) },
  imageHash: product.imageHash,
  pictureUrl: productImageUrl(product),
  productId: product.id,
})

/**
 * Returns the source for the preview of a product that the owner picked. Null without an id, for an unknown product and
 * for a product that its shop no longer sells.
 */
export async function pickedSource(
  { sql }: Pick<Scope, 'sql'>,
  productId: string | undefined,
): Promise<GiftSourceSeen | null> {
  const product = /^\d{1,9}$/.test(productId ?? '') ? await findProduct(sql, Number(productId)) : null
  return product && sourceOfProduct(product)
}

/** Fragments of the gift form: a preview of its link while the owner types it, and of the product that they picked. */
export const sourcePages = new Hono<Env>()

sourcePages.post('/gifts/link', async (c) => {
  const scope = c.get('scope')
  requireUser(scope)
  const form = await readForm(c, typedForm)
  const link = parse(embellishInput, { url: form.ok ? splitWish(form.value.typed).url : '' })
  if (!link.ok) return fragment(c, null)
  const { url } = link.value
  const found = await embellish(scope, url)
  if (!found) return fragment(c, <SilentSource url={url} name={nameFromLink(url)} />)
  const { reading } = found
  return fragment(c, <SourcePreview source={{ ...reading, title: reading.title!, productId: null }} />)
})

sourcePages.get('/gifts/product/:id', async (c) => {
  const scope = c.get('scope')
  requireUser(scope)
  const picked = await pickedSource(scope, c.req.param('id'))
  if (!picked) throw new NotFound()
  return fragment(c, <SourcePreview source={picked} />)
})
