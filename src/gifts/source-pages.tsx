import { Hono } from 'hono'
import type { ComponentProps, ReactNode } from 'react'
import { shortName, type Gift } from '../gift/index.ts'
import { findProduct, productImageUrl, type ShopProduct } from '../products/index.ts'
import { outboundUrl } from '../shops/index.ts'
import { dayOf } from '#core/days.ts'
import { NotFound } from '#core/errors.ts'
import { parse } from '#core/input.ts'
import { requireUser, type Scope } from '#core/scope.ts'
import { PriceFound } from '#views/gifts/PriceField.tsx'
import { SilentSource, SourcePreview, type GiftSourceSeen } from '#views/gifts/SourcePreview.tsx'
import { readForm } from '#web/forms.ts'
import type { Env } from '#web/http.ts'
import { fragment } from '#web/render.tsx'
import { embellish } from './embellish.ts'
import { nameFromLink } from './name-from-link.ts'
import { embellishInput, isPriceTyped, typedForm, splitWish } from './input.ts'
import { silenceMessages } from './problems.ts'

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
  price: product.priceCents > 0 ? { cents: product.priceCents, currency: 'EUR', on: dayOf(product.pricedOn) } : null,
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
  const respond = (preview: ReactNode, found: Omit<ComponentProps<typeof PriceFound>, 'isTyped'>) =>
    fragment(
      c,
      <>
        {preview}
        {form.ok && form.value.shownPrice !== undefined && <PriceFound {...found} isTyped={isPriceTyped(form.value)} />}
      </>,
    )
  const link = parse(embellishInput, { url: form.ok ? splitWish(form.value.typed).url : '' })
  if (!link.ok) return respond(null, { price: null })
  const { url } = link.value
  const found = await embellish(scope, url)
  if (!found.ok) {
    const silent = <SilentSource url={url} name={nameFromLink(url)} says={silenceMessages[found.problem]} />
    return respond(silent, { price: null })
  }
  const { reading } = found.value
  return respond(<SourcePreview source={{ ...reading, title: reading.title!, productId: null }} />, {
    price: reading.price,
    unsureAt: reading.isPriceUnsure ? reading.url : null,
  })
})

sourcePages.get('/gifts/product/:id', async (c) => {
  const scope = c.get('scope')
  requireUser(scope)
  const picked = await pickedSource(scope, c.req.param('id'))
  if (!picked) throw new NotFound()
  return fragment(
    c,
    <>
      <SourcePreview source={picked} />
      <PriceFound price={picked.price} isTyped={false} />
    </>,
  )
})
