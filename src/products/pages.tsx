import { Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { foundAt, productsAddress, type SearchedFor } from '#views/products/addresses.ts'
import { MoreProducts, ProductResults, type Shown } from '#views/products/ProductResults.tsx'
import { formId, ProductSearch } from '#views/products/ProductSearch.tsx'
import { NotFound, TooManyRequests } from '#core/errors.ts'
import { parse } from '#core/input.ts'
import { wantsFragment, type Env, type Http } from '#web/http.ts'
import { fragment, page } from '#web/render.tsx'
import { productSearchForm } from './input.ts'
import { mostCounted } from './find-products.ts'
import { searchProducts } from './search-products.ts'
import { shownProduct } from './shown-product.ts'

const firstCount = 30
const nextCount = 10

export const productPages = new Hono<Env>().get(productsAddress, async (c) => {
  const scope = c.get('scope')
  if (!scope.config.switches.productSearch) throw new NotFound()
  const term = c.req.query('term') ?? ''
  const anything = { term, minPrice: null, maxPrice: null }
  if (term.trim() === '') return show(c, anything, { state: 'idle' })
  const given = parse(productSearchForm, c.req.query())
  if (!given.ok) {
    const messages = Object.values(given.errors).flat()
    return show(c, anything, { state: 'invalid', messages: [...new Set(messages)] }, 422)
  }
  const { offset, ...searched } = given.value
  const asTyped = { ...searched, term }
  try {
    const found = await searchProducts(scope, { ...given.value, count: offset === 0 ? firstCount : nextCount })
    if (!found.ok) return show(c, asTyped, { state: 'failed', message: 'error.something_went_wrong' }, 422)
    const { groups, total } = found.value
    const part = { products: groups.map(shownProduct), offset, total, mostCounted }
    if (wantsFragment(c) && offset > 0)
      return fragment(c, <MoreProducts found={part} moreAt={(next) => foundAt(searched, next)} />)
    const isFiltered = searched.minPrice !== null || searched.maxPrice !== null
    return show(c, asTyped, { state: 'found', term: searched.term, isFiltered, ...part })
  } catch (error) {
    if (!(error instanceof TooManyRequests)) throw error
    c.header('Retry-After', String(error.retryAfterSeconds))
    return show(c, asTyped, { state: 'failed', message: 'error.too_many_requests_action' }, 429)
  }
})

function show(c: Http, searched: SearchedFor, shown: Shown, status: ContentfulStatusCode = 200): Response {
  const results = <ProductResults shown={shown} form={formId} moreAt={(offset) => foundAt(searched, offset)} />
  if (wantsFragment(c)) return fragment(c, results, status)
  const title = c.get('scope').texts.t('product_search.title')
  return page(c, { title, noIndex: true, status }, <ProductSearch searched={searched}>{results}</ProductSearch>)
}
