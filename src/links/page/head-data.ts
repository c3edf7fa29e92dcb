import { currencyIn, priceIn, type PagePrice } from './price.ts'
import { gtinIn, type ProductData } from './product.ts'
import type { ScannedPage } from './scan-page.ts'

/** Data that a page's head holds for link previews. The page need not be about a product. */
export interface HeadData extends ProductData {
  /** prices before a reduction */
  formerPrices: PagePrice[]
}

const prices = ['product:sale_price', 'product:price', 'og:price']
/** Matches names of meta elements for prices before a reduction: `og:price:standard_amount`. */
const formerPrice = /^(?:product|og):.*(?:standard|original|regular|former|old|list).*amount$/
const numbers = ['product:ean', 'product:gtin', 'product:upc', 'product:isbn', 'book:isbn', 'og:ean', 'og:upc']
const pictures = ['og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image', 'twitter:image:src']

/** Returns the content of the first meta element that has one of the names. The names come first in order. */
export const firstMeta = ({ metas }: ScannedPage, ...names: string[]): string | null =>
  names.flatMap((name) => metas.get(name) ?? [])[0] ?? null

export const headData = (page: ScannedPage): HeadData => ({
  name: firstMeta(page, 'og:title', 'twitter:title'),
  brand: firstMeta(page, 'product:brand', 'og:brand'),
  price: priceInMetas(page),
  offerPrices: [],
  formerPrices: [...page.metas.keys()].filter((name) => formerPrice.test(name)).flatMap((name) => priceAt(page, name)),
  gtin: numbers.flatMap((name) => gtinIn(firstMeta(page, name) ?? '') ?? [])[0] ?? null,
  pictures: [
    ...pictures.flatMap((name) => page.metas.get(name) ?? []),
    ...(page.pictureLink ? [page.pictureLink] : []),
  ],
})

function priceInMetas(page: ScannedPage): PagePrice | null {
  for (const kind of prices) {
    const [price] = [`${kind}:amount`, kind].flatMap((name) => priceAt(page, name))
    if (price) return price
  }
  for (const number of ['1', '2', '3'])
    if (/^(?:price|prijs|preis)\b/i.test(firstMeta(page, `twitter:label${number}`) ?? ''))
      return priceIn(firstMeta(page, `twitter:data${number}`))
  return null
}

function priceAt(page: ScannedPage, name: string): PagePrice[] {
  const price = priceIn(firstMeta(page, name))
  if (!price) return []
  const currency = firstMeta(
    page,
    name.replace(/(?::\w*amount)?$/, ':currency'),
    'product:price:currency',
    'og:price:currency',
  )
  return [{ cents: price.cents, currency: currencyIn(currency ?? '') ?? price.currency }]
}
