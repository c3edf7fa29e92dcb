import { Hono } from 'hono'
import { NotFound } from '#core/errors.ts'
import { gtinOf } from '#core/gtin.ts'
import type { Scope } from '#core/scope.ts'
import { HxPartial } from '#views/layout/HxPartial.tsx'
import { OffersDialog, OffersOnCard } from '#views/products/OffersDialog.tsx'
import type { Env } from '#web/http.ts'
import { dialog, fragment } from '#web/render.tsx'
import { maxEans } from './api.ts'
import { groupsByGtin } from './groups.ts'
import { shownProduct, type ShownProduct } from './shown-product.ts'

/**
 * Returns the product of each EAN, null where no shop of the edition sells it.
 * @throws NotFound if price comparison is switched off
 */
async function productsOf(
  scope: Scope,
  eans: readonly string[],
): Promise<{ gtin: string; product: ShownProduct | null }[]> {
  if (!scope.config.switches.priceComparison) throw new NotFound()
  const gtins = [...new Set(eans.slice(0, maxEans).flatMap((ean) => gtinOf(ean) ?? []))]
  const groups = await groupsByGtin(scope.sql, gtins, scope.texts.edition.code)
  const productOf = (gtin: string) => groups.find(({ gtins: [of] }) => of === gtin)
  return gtins.map((gtin) => ({ gtin, product: productOf(gtin) ? shownProduct(productOf(gtin)!) : null }))
}

/**
 * Pages with the shops' prices for a gift. Requests contain only the product's GTIN, so they don't reveal which gift on
 * which list a visitor looked at.
 */
export const offerPages = new Hono<Env>()

offerPages.get('/products/offers', async (c) => {
  const scope = c.get('scope')
  const [found] = await productsOf(scope, [c.req.query('ean') ?? ''])
  if (!found) throw new NotFound()
  const title = scope.texts.t('product.compare')
  return dialog(c, { title, width: 'narrow', noIndex: true }, <OffersDialog product={found.product} />)
})

offerPages.get('/products/offers/cards', async (c) =>
  fragment(
    c,
    (await productsOf(c.get('scope'), c.req.queries('eans') ?? [])).map(({ gtin, product }) => (
      <HxPartial key={gtin} target={`[data-offers-ean="${gtin}"]`} swap={product ? 'outerHTML' : 'delete'}>
        {product && <OffersOnCard product={product} />}
      </HxPartial>
    )),
  ),
)
