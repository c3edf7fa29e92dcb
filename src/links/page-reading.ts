import { getDomain } from 'tldts'
import { decodePage } from './decode-page.ts'
import { readJsonLd } from './json-ld.ts'
import { isListing, mainProduct } from './main-product.ts'
import { picturesFrom, mayShowProduct } from './pictures.ts'
import { plainText, wordsIn } from './plain-text.ts'
import { currencyIn, priceIn, type PagePrice } from './price.ts'
import { gtinIn, productData, type ProductData } from './product.ts'
import { isHome, sanitizeUrl } from './sanitize-url.ts'
import { scanPage, type ScannedPage } from './scan-page.ts'
import { Graph, typesOf } from './schema-org.ts'
import { isErrorPage, pageTitle, productTitle, ShopNames } from './title.ts'

/** Page as the server sent it. */
export interface FetchedPage {
  bytes: Uint8Array
  /** URL of the page, after redirects */
  url: string
  /** the whole `Content-Type` header */
  contentType: string | null
}

/** Product that a page sells, as far as the page describes it. */
export interface PageReading {
  title: string | null
  priceCents: number | null
  /** ISO 4217 */
  currency: string | null
  /** whether the page shows prices, but none that is surely the product's; `priceCents` is then null */
  isPriceUnsure: boolean
  gtin: string | null
  /** absolute URLs, the best picture first */
  pictures: string[]
  /** the page's canonical URL if that is plausible, otherwise `FetchedPage.url`; without tracking parameters */
  url: string
  /** the shop's own spelling of its name */
  shopName: string | null
  /** whether the shop sent a refusal, an error or a check for robots in place of the page */
  isRefused: boolean
}

/** Returns the reading of a page that can't be read: only its URL, and null for everything else. */
export const emptyReading = (url: string): PageReading => ({
  title: null,
  priceCents: null,
  currency: null,
  isPriceUnsure: false,
  gtin: null,
  pictures: [],
  url: sanitizeUrl(url),
  shopName: null,
  isRefused: false,
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

/** Finds the price in meta elements of OpenGraph and Twitter. */
function priceInMetas(page: ScannedPage): PagePrice | null {
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

/**
 * Returns the data that the page's head holds for link previews, in the form of product data. The page need not be
 * about a product.
 */
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

/** Returns the URLs of pictures that the page shows large, or whose `alt` text resembles the product's name. */
function shownPictures(page: ScannedPage, title: string | null): string[] {
  const words = wordsIn(title ?? '')
  const isNamed = (alt: string) => {
    const others = new Set(wordsIn(alt.slice(0, 500)))
    return words.length > 0 && words.filter((word) => others.has(word)).length >= words.length * 0.6
  }
  const named = page.pictures.filter(({ alt }) => isNamed(alt))
  const large = page.pictures.filter(({ isLarge }) => isLarge)
  return [...named.filter(({ isLarge }) => isLarge), ...named, ...large].flatMap(({ addresses }) =>
    addresses.filter(mayShowProduct).slice(0, 1),
  )
}

/**
 * Returns the price, but divided by 100 if it is exactly 100 times `other`, because its source then dropped the decimal
 * point.
 */
const withoutForgottenPoint = (price: PagePrice | null, other: PagePrice | null): PagePrice | null =>
  price && other && price.cents === other.cents * 100 ? { ...price, cents: other.cents } : price

const euroCountries = new Set(['nl', 'be', 'de', 'at', 'lu', 'fr', 'it', 'es', 'ie', 'pt', 'fi', 'gr', 'eu'])
/** Guesses the currency from the country of the shop's domain, for a shop that names no currency. */
const currencyOfHost = (domain: string): string | null => {
  const land = domain.slice(domain.lastIndexOf('.') + 1)
  return euroCountries.has(land) ? 'EUR' : land === 'uk' ? 'GBP' : land === 'ch' ? 'CHF' : null
}

/**
 * Returns the page's title, or one of its headings if that is better. A heading is better if the title only adds words
 * to it. On a page about one product, the first heading is better if the title has none of its words.
 */
function titleOfPage(page: ScannedPage, shop: ShopNames): string | null {
  const given = [first(page, 'og:title', 'twitter:title'), page.title]
  const title = given.map((text) => pageTitle(text, shop)).find((text) => text !== null) ?? null
  const headings = page.headings
    .map((heading) => plainText(heading))
    .filter((heading) => wordsIn(heading).join('').length > 3 && !shop.are(heading))
  if (title === null) return productTitle(headings[0] ?? null, shop)
  const words = wordsIn(title)
  const all = ` ${wordsIn(given.join(' ')).join(' ')} `
  const heading = headings.find((each) => {
    const own = wordsIn(each)
    return all.includes(` ${own.join(' ')} `) && own.length >= words.length / 2
  })
  const isSilent =
    page.isMadeForProduct && headings[0] !== undefined && !wordsIn(headings[0]).some((word) => words.includes(word))
  return productTitle(heading ?? (isSilent ? headings[0]! : null), shop) ?? title
}

/** Returns the name that the shop gives itself. */
function shopNameOf(page: ScannedPage, graph: Graph): string | null {
  const site = graph.things.find(({ thing }) => typesOf(thing).some((type) => /^(?:WebSite|OnlineStore)$/.test(type)))
  const stated = first(page, 'og:site_name', 'application-name') ?? (site && graph.text(site.thing, 'name'))
  const name = plainText(stated ?? '')
  return name !== '' && name.length <= 60 ? name : null
}

/**
 * Returns the price that the page shows, preferably one below the heading. The caller ensures that the page is about a
 * product.
 */
function shownPrice(page: ScannedPage): PagePrice | null {
  const below = page.prices.filter(({ isBelowHeading }) => isBelowHeading)
  return [...below, ...page.prices].map(({ text }) => priceIn(text)).find((price) => price !== null) ?? null
}

/**
 * Whether the page is a refusal, an error or a check for robots. The title alone doesn't decide, because a product may
 * be called “Access denied”.
 */
function isRefusal(page: ScannedPage, product: ProductData | null, head: ProductData): boolean {
  if (head.price || ![page.title, ...page.headings].some(isErrorPage)) return false
  const name = wordsIn(plainText(product?.name ?? '')).join(' ')
  return name === '' || ![page.title, ...page.headings].some((title) => wordsIn(title).join(' ').includes(name))
}

/** @param isOver checked repeatedly; once it returns true, the reading consists of the data found so far */
export function readingOf({ bytes, url, contentType }: FetchedPage, isOver: () => boolean): PageReading {
  const page = scanPage(decodePage(bytes, contentType), isOver)
  const base = URL.parse(page.base ?? '', url)?.href ?? url
  const canonical = URL.parse(page.canonical ?? first(page, 'og:url') ?? url, base)?.href ?? url
  const address = sanitizeUrl(url, canonical)
  const isFront = isHome(new URL(address))
  const graph = graphOf(page, isOver)
  const shopName = shopNameOf(page, graph)
  const domain = getDomain(url, { allowPrivateDomains: true }) ?? new URL(url).hostname
  const shop = new ShopNames([shopName], domain)
  const addresses = [url, address, canonical].map((each) => new URL(each))
  const titles = [...page.headings, page.title, first(page, 'og:title') ?? ''].filter((title) => !shop.are(title))
  const head = headData(page)
  const main = isFront ? null : mainProduct(graph, { addresses, base, titles })
  if (isRefusal(page, main, head)) return { ...emptyReading(url), shopName, isRefused: true }

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
    isPriceUnsure: false,
    isRefused: false,
  }
}
