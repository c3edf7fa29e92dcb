import { getDomain } from 'tldts'
import { decodePage } from './decode-page.ts'
import { readJsonLd } from './json-ld.ts'
import { isListing, mainProduct, type PageIdentity } from './main-product.ts'
import { isSamePicture } from './pictures.ts'
import { plainText, wordsIn } from './plain-text.ts'
import { productData, type ProductData } from './product.ts'
import { isHome, sanitizeUrl } from '../sanitize-url.ts'
import { scanPage, type Heading, type ScannedPage } from './scan-page.ts'
import { Graph, typesOf } from './schema-org.ts'
import { firstMeta, headData, type HeadData } from './head-data.ts'
import { isListOfPrices } from './shown-price.ts'
import { isErrorPage, pageTitle, ShopNames } from './title.ts'

/** Page as the server sent it. */
export interface FetchedPage {
  bytes: Uint8Array
  /** URL of the page, after redirects */
  url: string
  /** the whole `Content-Type` header */
  contentType: string | null
}

/** Kind of page, by its subject. A `refusal` is an error or a check for robots in place of the page. */
export type PageKind = 'product' | 'other' | 'listing' | 'front' | 'refusal'

/** Everything that a page tells about its product, before anything is chosen. */
export interface PageEvidence {
  page: ScannedPage
  kind: PageKind
  /** URL of the page, see `PageReading.url` */
  address: string
  /** URL that relative URLs start from */
  base: string
  /** registrable domain of the shop */
  domain: string
  shop: ShopNames
  shopName: string | null
  /** product in the page's structured data that the page is about */
  main: ProductData | null
  /** properties of schema.org that stand outside of a product */
  loose: ProductData
  /** data for link previews in the page's head */
  head: HeadData
  /** titles in the page's head without the shop's name, the best first */
  titles: string[]
  /** heading that names what the page is about */
  heading: Heading | null
  /** words of the page's titles with all that the shop adds to them */
  titleWords: string[]
}

/** @param isOver checked repeatedly; once it returns true, the evidence consists of the data found so far */
export function evidenceIn({ bytes, url, contentType }: FetchedPage, isOver: () => boolean): PageEvidence {
  const page = scanPage(decodePage(bytes, contentType), isOver)
  const base = URL.parse(page.base ?? '', url)?.href ?? url
  const canonical = URL.parse(page.canonical ?? firstMeta(page, 'og:url') ?? url, base)?.href ?? url
  const address = sanitizeUrl(url, canonical)
  const graph = graphOf(page, isOver)
  const shopName = shopNameOf(page, graph)
  const domain = getDomain(url, { allowPrivateDomains: true }) ?? new URL(url).hostname
  const shop = new ShopNames([shopName], domain)
  const given = [firstMeta(page, 'og:title', 'twitter:title') ?? '', page.title]
  const titleWords = wordsIn(given.join(' '))
  const heading = headingOf(page, shop, titleWords)
  const head = headData(page)
  const identity = {
    addresses: [url, address, canonical].map((each) => new URL(each)),
    base,
    titles: [...(heading ? [heading.text] : []), ...given].filter((title) => !shop.are(title)),
    isPreviewed: isSamePicture(head.pictures[0] ?? '', base),
  }
  const main = isHome(new URL(address)) ? null : mainProduct(graph, identity)
  return {
    page,
    kind: kindOf(page, graph, { main, head, heading, identity, address: new URL(address) }),
    address,
    base,
    domain,
    shop,
    shopName,
    main,
    loose: productData(page.items.loose, graph, () => false),
    head,
    titles: given.flatMap((title) => pageTitle(title, shop) ?? []),
    heading,
    titleWords,
  }
}

const productPath =
  /\/(?:dp|gp\/product|p|pd|product|products|produkt|produkte|producten|prod|item|itm|artikel|article|listing)\/./i

function graphOf(page: ScannedPage, isOver: () => boolean): Graph {
  const graph = new Graph()
  for (const script of page.jsonLd) if (!isOver()) graph.add(readJsonLd(script))
  graph.add(page.items.own)
  graph.add(page.items.beside, 'beside')
  return graph
}

/** Evidence that tells what a page is about. */
type Found = Pick<PageEvidence, 'main' | 'head' | 'heading'> & { identity: PageIdentity; address: URL }

function kindOf(page: ScannedPage, graph: Graph, { main, head, heading, identity, address }: Found): PageKind {
  const isForProduct = main !== null || head.price !== null || /product|book$/i.test(firstMeta(page, 'og:type') ?? '')
  const isLikeProduct = page.isMadeForProduct || identity.addresses.some(({ pathname }) => productPath.test(pathname))
  if (isRefusal([page.title, ...(heading ? [heading.text] : [])], main, head)) return 'refusal'
  if (isHome(address)) return 'front'
  if (isForProduct) return 'product'
  if (isListing(graph)) return 'listing'
  if (isLikeProduct) return 'product'
  return isListOfPrices(page.amounts) ? 'listing' : 'other'
}

/** Returns the name that the shop gives itself. */
function shopNameOf(page: ScannedPage, graph: Graph): string | null {
  const site = graph.things.find(({ thing }) => typesOf(thing).some((type) => /^(?:WebSite|OnlineStore)$/.test(type)))
  const stated = firstMeta(page, 'og:site_name', 'application-name') ?? (site && graph.text(site.thing, 'name'))
  const name = plainText(stated ?? '')
  return name !== '' && name.length <= 60 ? name : null
}

/** Shortest word that tells whether two titles are about the same thing, unless it has a digit. */
const minWord = 3

/**
 * Returns the heading that names what the page is about: the one that shares most of its words with the page's titles.
 * Without titles, or if no heading shares a word with them, the first heading counts.
 */
function headingOf(page: ScannedPage, shop: ShopNames, titleWords: readonly string[]): Heading | null {
  const inTitles = new Set(titleWords)
  const headings = page.headings
    .map((heading) => ({ ...heading, text: plainText(heading.text) }))
    .filter(({ text }) => wordsIn(text).join('').length > 3 && !shop.are(text))
    .map((heading) => {
      const words = wordsIn(heading.text).filter((word) => word.length >= minWord || /\d/.test(word))
      const shared = words.filter((word) => inTitles.has(word)).length
      return { heading, share: shared / Math.max(words.length, 1) }
    })
  const best = Math.max(0, ...headings.map(({ share }) => share))
  return headings.find(({ share }) => share === best)?.heading ?? null
}

/**
 * Whether the page is a refusal, an error or a check for robots. The title alone doesn't decide, because a product may
 * be called “Access denied”.
 */
function isRefusal(titles: readonly string[], product: ProductData | null, head: ProductData): boolean {
  if (head.price || !titles.some(isErrorPage)) return false
  const name = wordsIn(plainText(product?.name ?? '')).join(' ')
  return name === '' || !titles.some((title) => wordsIn(title).join(' ').includes(name))
}
