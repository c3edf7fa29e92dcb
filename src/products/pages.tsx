import { Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { productsUrl, type SearchedFor } from '#views/products/urls.ts'
import { MoreProducts, ProductResults, type Shown } from '#views/products/ProductResults.tsx'
import { formId, ProductPicker, ProductSearch } from '#views/products/ProductSearch.tsx'
import { NotFound, TooManyRequests } from '#core/errors.ts'
import { parse } from '#core/input.ts'
import { wantsFragment, type Env, type Http } from '#web/http.ts'
import { dialog, fragment, page } from '#web/render.tsx'
import { productSearchForm } from './input.ts'
import { maxCountedProducts } from './find-products.ts'
import { productSearchMessages } from './problems.ts'
import { searchProducts } from './search-products.ts'
import { shownProduct } from './shown-product.ts'

const firstCount = 30
const nextCount = 10

/**
 * Returns the `pickFor` of a product search: a list's name or a gift's guid. Null if the text is malformed. The gift
 * form, which comes next, checks that the list or gift exists.
 */
const pickForOf = (given = '') => (/^[\w-]{1,60}$/.test(given) ? given.toLowerCase() : null)

export const productPages = new Hono<Env>().get(productsUrl, async (c) => {
  const scope = c.get('scope')
  if (!scope.config.switches.productSearch) throw new NotFound()
  const term = c.req.query('term') ?? ''
  const anything = { term, minPrice: null, maxPrice: null, pickFor: pickForOf(c.req.query('for')) }
  if (term.trim() === '') return showProductSearch(c, anything, { state: 'idle' })
  const given = parse(productSearchForm, c.req.query())
  if (!given.ok) {
    const messages = Object.values(given.errors).flat()
    return showProductSearch(c, anything, { state: 'invalid', messages: [...new Set(messages)] }, 422)
  }
  const { offset, ...prices } = given.value
  const searched = { ...prices, pickFor: anything.pickFor }
  const asTyped = { ...searched, term }
  const areCrossed = prices.minPrice !== null && prices.maxPrice !== null && prices.minPrice > prices.maxPrice
  if (areCrossed && scope.config.switches.priceFilter)
    return showProductSearch(c, asTyped, { state: 'invalid', messages: ['product_search.prices_crossed'] }, 422)
  try {
    const found = await searchProducts(scope, { ...given.value, count: offset === 0 ? firstCount : nextCount })
    if (!found.ok)
      return showProductSearch(c, asTyped, { state: 'failed', message: productSearchMessages[found.problem] }, 422)
    const { groups, total } = found.value
    const part = { products: groups.map(shownProduct), offset, total, maxCounted: maxCountedProducts }
    if (wantsFragment(c) && offset > 0) return fragment(c, <MoreProducts found={part} searched={searched} />)
    const isFiltered = searched.minPrice !== null || searched.maxPrice !== null
    return showProductSearch(c, asTyped, { state: 'found', term: searched.term, isFiltered, ...part })
  } catch (error) {
    if (!(error instanceof TooManyRequests)) throw error
    c.header('Retry-After', String(error.retryAfterSeconds))
    return showProductSearch(c, asTyped, { state: 'failed', message: 'error.too_many_requests_action' }, 429)
  }
})

function showProductSearch(c: Http, searched: SearchedFor, shown: Shown, status: ContentfulStatusCode = 200): Response {
  const results = <ProductResults shown={shown} searched={searched} form={formId} />
  const isSearch = c.req.query('term') !== undefined
  if (wantsFragment(c) && isSearch) return fragment(c, results, status)
  const title = c.get('scope').texts.t('product_search.title')
  const options = { title, noIndex: true, status }
  return searched.pickFor === null
    ? page(c, options, <ProductSearch searched={searched}>{results}</ProductSearch>)
    : dialog(c, options, <ProductPicker searched={searched}>{results}</ProductPicker>)
}
