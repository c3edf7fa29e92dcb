import { getDomain } from 'tldts'
import { decodePage } from './decode-page.ts'
import { readJsonLd } from './json-ld.ts'
import { isListing, mainProduct } from './main-product.ts'
import { picturesFrom, isNoDecoration } from './pictures.ts'
import { plainText, wordsOf } from './plain-text.ts'
import { currencyIn, priceIn, type Price } from './price.ts'
import { gtinIn, productData, type ProductData } from './product.ts'
import { isHome, sanitizeAddress } from './sanitize-address.ts'
import { scanPage, type ScannedPage } from './scan-page.ts'
import { Graph, typesOf } from './schema-org.ts'
import { isNoPage, pageTitle, productTitle, ShopNames } from './title.ts'

/** A page as it was fetched. */
export interface FetchedPage {
  bytes: Uint8Array
  /** where it was found, after redirects */
  url: string
  /** the whole header */
  contentType: string | null
}

/** What a page says about the product that it sells. */
export interface PageReading {
  title: string | null
  priceCents: number | null
  /** ISO 4217 */
  currency: string | null
  gtin: string | null
  /** absolute addresses, the best first */
  pictures: string[]
  /** without what tracks; the page's own canonical one where that is believable */
  url: string
  /** as the shop calls itself */
  shopName: string | null
}

/** What is known of a page that cannot be read. */
export const emptyReading = (url: string): PageReading => ({
  title: null,
  priceCents: null,
  currency: null,
  gtin: null,
  pictures: [],
  url: sanitizeAddress(url),
  shopName: null,
})

const first = (page: ScannedPage, ...names: string[]): string | null =>
  names.flatMap((name) => page.metas.get(name) ?? [])[0] ?? null

function graphOf(page: ScannedPage, isOver: () => boolean): Graph {
  const graph = new Graph()
  for (const script of page.jsonLd) if (!isOver()) graph.add(readJsonLd(script))
  graph.add(page.items.own)
  graph.add(page.items.beside, 'beside')
  return graph
}

/** Prices in the words of OpenGraph and Twitter. */
function priceInMetas(page: ScannedPage): Price | null {
  for (const kind of ['product:sale_price', 'product:price', 'og:price']) {
    const price = priceIn(first(page, `${kind}:amount`))
    if (price)
      return {
        cents: price.cents,
        currency:
          currencyIn(first(page, `${kind}:currency`, 'product:price:currency', 'og:price:currency') ?? '') ??
          price.currency,
      }
  }
  for (const number of ['1', '2', '3'])
    if (/^(?:price|prijs|preis)\b/i.test(first(page, `twitter:label${number}`) ?? ''))
      return priceIn(first(page, `twitter:data${number}`))
  return null
}

/** What stands in the page's head for messengers, as a product's data; whether it is one is not said. */
const headData = (page: ScannedPage): ProductData => ({
  name: first(page, 'og:title', 'twitter:title'),
  price: priceInMetas(page),
  gtin:
    ['product:ean', 'product:gtin', 'product:upc', 'product:isbn', 'book:isbn', 'og:ean', 'og:upc'].flatMap(
      (name) => gtinIn(first(page, name) ?? '') ?? [],
    )[0] ?? null,
  pictures: [
    ...['og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image', 'twitter:image:src'].flatMap(
      (name) => page.metas.get(name) ?? [],
    ),
    ...(page.pictureLink ? [page.pictureLink] : []),
  ],
})

const productPath =
  /\/(?:dp|gp\/product|p|pd|product|products|produkt|produkte|producten|prod|item|itm|artikel|article|listing)\/./i

/** Pictures that the page shows large, or under the product's name. */
function shownPictures(page: ScannedPage, title: string | null): string[] {
  const words = wordsOf(title ?? '')
  const isNamed = (alt: string) => {
    const others = new Set(wordsOf(alt.slice(0, 500)))
    return words.length > 0 && words.filter((word) => others.has(word)).length >= words.length * 0.6
  }
  const named = page.pictures.filter(({ alt }) => isNamed(alt))
  const large = page.pictures.filter(({ isLarge }) => isLarge)
  return [...named.filter(({ isLarge }) => isLarge), ...named, ...large].flatMap(({ addresses }) =>
    addresses.filter(isNoDecoration).slice(0, 1),
  )
}

/** Where one source forgot the point between euros and cents, the other knows. */
const withoutForgottenPoint = (price: Price | null, other: Price | null): Price | null =>
  price && other && price.cents === other.cents * 100 ? { ...price, cents: other.cents } : price

const euroCountries = new Set(['nl', 'be', 'de', 'at', 'lu', 'fr', 'it', 'es', 'ie', 'pt', 'fi', 'gr', 'eu'])
/** What a shop's prices are in that names no currency. */
const currencyOfHost = (domain: string): string | null => {
  const land = domain.slice(domain.lastIndexOf('.') + 1)
  return euroCountries.has(land) ? 'EUR' : land === 'uk' ? 'GBP' : land === 'ch' ? 'CHF' : null
}

/** The heading, where a title says the same with more words around it, or nothing of it. */
function titleOfPage(page: ScannedPage, shop: ShopNames): string | null {
  const given = [first(page, 'og:title', 'twitter:title'), page.title]
  const title = given.map((text) => pageTitle(text, shop)).find((text) => text !== null) ?? null
  const headings = page.headings
    .map((heading) => plainText(heading))
    .filter((heading) => wordsOf(heading).join('').length > 3 && !shop.are(heading))
  if (title === null) return productTitle(headings[0] ?? null, shop)
  const words = wordsOf(title)
  const all = ` ${wordsOf(given.join(' ')).join(' ')} `
  const heading = headings.find((each) => {
    const own = wordsOf(each)
    return all.includes(` ${own.join(' ')} `) && own.length >= words.length / 2
  })
  const isSilent =
    page.isMadeForProduct && headings[0] !== undefined && !wordsOf(headings[0]).some((word) => words.includes(word))
  return productTitle(heading ?? (isSilent ? headings[0]! : null), shop) ?? title
}

/** The shop's name as it says it. */
function shopNameOf(page: ScannedPage, graph: Graph): string | null {
  const site = graph.things.find(({ thing }) => typesOf(thing).some((type) => /^(?:WebSite|OnlineStore)$/.test(type)))
  const stated = first(page, 'og:site_name', 'application-name') ?? (site && graph.text(site.thing, 'name'))
  const name = plainText(stated ?? '')
  return name !== '' && name.length <= 60 ? name : null
}

/** What is asked for it on the page itself, where that is a product's page: below the heading, if anything is. */
function shownPrice(page: ScannedPage): Price | null {
  const below = page.prices.filter(({ isBelowHeading }) => isBelowHeading)
  return [...below, ...page.prices].map(({ text }) => priceIn(text)).find((price) => price !== null) ?? null
}

/** Whether a page is none, such as a refusal or a question; a product may be called “Access denied”. */
function isRefusal(page: ScannedPage, product: ProductData | null, head: ProductData): boolean {
  if (head.price || ![page.title, ...page.headings].some(isNoPage)) return false
  const name = wordsOf(plainText(product?.name ?? '')).join(' ')
  return name === '' || ![page.title, ...page.headings].some((title) => wordsOf(title).join(' ').includes(name))
}

/** @param isOver asked again and again: what was read until then counts */
export function readingOf({ bytes, url, contentType }: FetchedPage, isOver: () => boolean): PageReading {
  const page = scanPage(decodePage(bytes, contentType), isOver)
  const base = URL.parse(page.base ?? '', url)?.href ?? url
  const canonical = URL.parse(page.canonical ?? first(page, 'og:url') ?? url, base)?.href ?? url
  const address = sanitizeAddress(url, canonical)
  const isFront = isHome(new URL(address))
  const graph = graphOf(page, isOver)
  const shopName = shopNameOf(page, graph)
  const domain = getDomain(url, { allowPrivateDomains: true }) ?? new URL(url).hostname
  const shop = new ShopNames([shopName], domain)
  const addresses = [url, address, canonical].map((each) => new URL(each))
  const titles = [...page.headings, page.title, first(page, 'og:title') ?? ''].filter((title) => !shop.are(title))
  const head = headData(page)
  const main = isFront ? null : mainProduct(graph, { addresses, base, titles })
  if (isRefusal(page, main, head)) return { ...emptyReading(url), shopName }

  const pageName = titleOfPage(page, shop)
  const isForProduct = main !== null || head.price !== null || /product|book$/i.test(first(page, 'og:type') ?? '')
  if (isFront || (!isForProduct && isListing(graph)))
    return { ...emptyReading(url), title: pageName, url: address, shopName }

  const title = productTitle(main?.name ?? null, shop) ?? pageName
  const loose = productData(page.items.loose, graph, () => false)
  const shown =
    isForProduct || page.isMadeForProduct || productPath.test(new URL(url).pathname) ? shownPrice(page) : null
  const stated = [main?.price ?? null, head.price, loose.price, shown].filter((price) => price !== null)
  const price = stated.slice(1).reduce(withoutForgottenPoint, stated[0] ?? null)
  const shownNumbers = isForProduct || shown ? page.numbers.flatMap((number) => gtinIn(number) ?? []) : []
  const pictures = picturesFrom([...(main?.pictures ?? []), ...head.pictures], base)
  return {
    title,
    priceCents: price?.cents ?? null,
    currency: price && (stated.find(({ currency }) => currency)?.currency ?? currencyOfHost(domain)),
    gtin: main?.gtin ?? head.gtin ?? loose.gtin ?? shownNumbers[0] ?? null,
    pictures: pictures.length > 0 ? pictures : picturesFrom([...loose.pictures, ...shownPictures(page, title)], base),
    url: address,
    shopName,
  }
}
