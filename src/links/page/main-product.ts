import { plainText, wordsIn } from './plain-text.ts'
import { isGroup, isProduct, nameOf, picturesOf, productData, type ProductData } from './product.ts'
import { typesOf, type Graph, type Place, type Thing } from './schema-org.ts'

/** Properties of a page that tell its main product from other products that it shows. */
export interface PageIdentity {
  /** the page's own URLs: the requested, the sanitized and the canonical one */
  addresses: readonly URL[]
  /** URL that relative URLs start from */
  base: string
  /** the page's headings and titles, except those that name only the shop */
  titles: readonly string[]
  /** whether a URL is that of the picture for link previews, in whatever size */
  isPreviewed(address: string): boolean
}

const maxCandidates = 300
const maxPictures = 20
/** Number of products from which on a page may be a list of them. */
const listingLength = 3

interface Candidate {
  thing: Thing
  place: Place
  /** whether a URL of the thing or of its offers is the page's own; null if they have no URL */
  isHere: boolean | null
  /** whether one of its pictures is the one that the page names for link previews */
  isPictured: boolean
  /** share of the words in the thing's name that a title of the page contains, from 0 to 1 */
  named: number
  score: number
}

const pathOf = ({ hostname, pathname }: URL) =>
  `${hostname.replace(/^(?:www|m)\./, '')}${pathname.replace(/\/$/, '').toLowerCase()}`

/**
 * Whether a URL from a page's data is the page's own: it has the same path, and none of its parameters has another
 * value in the page's URL. With `exactly`, the page's URL must also have all those parameters. Null if it isn't a web
 * URL.
 */
function isHere(address: string, page: PageIdentity, exactly = false): boolean | null {
  const url = address.trim() === '' || address.length > 4_000 ? null : URL.parse(address, page.base)
  if (!url || !/^https?:$/.test(url.protocol)) return null
  return page.addresses.some(
    (other) =>
      pathOf(other) === pathOf(url) &&
      [...url.searchParams].every(
        ([name, value]) => (other.searchParams.get(name) ?? (exactly ? null : value)) === value,
      ),
  )
}

/** Returns the share of `words` that `among` contains, from 0 to 1. */
function share(words: readonly string[], among: readonly string[]): number {
  const others = new Set(among)
  return words.length === 0 ? 0 : words.filter((word) => others.has(word)).length / words.length
}

function candidateOf(
  thing: Thing,
  place: Place,
  graph: Graph,
  page: PageIdentity,
  titles: readonly string[][],
): Candidate {
  const addresses = ['url', '@id', 'mainEntityOfPage'].flatMap(
    (property) =>
      graph.text(thing, property) ?? graph.thingsIn(thing, property).flatMap((other) => graph.text(other, '@id') ?? []),
  )
  const ofOffers = graph
    .thingsIn(thing, 'offers')
    .slice(0, 50)
    .flatMap((offer) => graph.text(offer, 'url') ?? [])
  const heres = [...addresses, ...ofOffers]
    .filter((address) => !/^(?:#|_:)/.test(address))
    .flatMap((address) => isHere(address, page, place === 'variant') ?? [])
  const words = wordsIn(plainText(nameOf(thing, graph) ?? '')).slice(0, 60)
  const isPictured = picturesOf(thing, graph).slice(0, maxPictures).some(page.isPreviewed)
  const named = Math.max(0, ...titles.map((title) => share(words, title)))
  const hereness = heres.length === 0 ? null : heres.includes(true)
  const score =
    (hereness ? 8 : hereness === false ? -4 : 0) +
    5 * named +
    (isPictured ? 6 : 0) +
    (place === 'own' ? 3 : place === 'variant' ? -1 : -6) +
    (isGroup(thing) ? 1 : 0) +
    (graph.values(thing, 'offers', 'hasVariant').length > 0 ? 2 : 0) +
    (graph.values(thing, 'image').length > 0 ? 1 : 0) +
    (typesOf(thing).includes('Product') ? 1 : 0)
  return { thing, place, isHere: hereness, isPictured, named, score }
}

/** Whether the page is about this candidate, rather than listing it among many products. */
function isMeant(candidate: Candidate, own: readonly Candidate[], isUntitled: boolean, graph: Graph): boolean {
  const { place, isHere, isPictured, named, thing } = candidate
  if (isHere || (isPictured && own.includes(candidate) && (named > 0 || own.length < listingLength))) return true
  const words = wordsIn(plainText(nameOf(thing, graph) ?? '')).length
  if (place !== 'own') return named === 1 && words >= 3
  if (named >= 0.6 && words >= 2) return true
  return own.length === 1 && (named >= 0.5 || (isHere === null && (named > 0 || isUntitled)))
}

const callsItselfListing = (graph: Graph) =>
  graph.things.some(({ thing }) => typesOf(thing).some((type) => /^(?:CollectionPage|SearchResultsPage)$/.test(type)))

/**
 * Returns the data of the product that the page is about, from the best of its descriptions in the page. Other
 * descriptions of the same product fill the gaps.
 * @returns null if the page isn't about one product
 */
export function mainProduct(graph: Graph, page: PageIdentity): ProductData | null {
  const titles = page.titles.map((title) => wordsIn(plainText(title)).slice(0, 100))
  const isUntitled = titles.every((words) => words.length === 0)
  const candidates = graph.things
    .filter(({ thing }) => isProduct(thing, graph))
    .slice(0, maxCandidates)
    .map(({ thing, place }) => candidateOf(thing, place, graph, page, titles))
  const own = callsItselfListing(graph) ? [] : candidates.filter(({ place }) => place === 'own')
  const meant = candidates
    .filter((candidate) => isMeant(candidate, own, isUntitled, graph))
    .sort((one, other) => other.score - one.score)
  const [first, ...others] = meant
    .filter(({ isHere, named }, index) => index === 0 || isHere || named === 1)
    .slice(0, 10)
    .map(({ thing }) => productData(thing, graph, (address) => isHere(address, page, true) ?? false))
  if (!first) return null
  return others.reduce(
    (all, other) => ({
      name: all.name ?? other.name,
      brand: all.brand ?? other.brand,
      price: all.price ?? other.price,
      offerPrices: [...all.offerPrices, ...other.offerPrices],
      gtin: all.gtin ?? other.gtin,
      pictures: all.pictures.length > 0 ? all.pictures : other.pictures,
    }),
    first,
  )
}

/** Whether a page lists many products instead of being about one. */
export const isListing = (graph: Graph): boolean =>
  callsItselfListing(graph) ||
  graph.things.filter(({ thing, place }) => place !== 'beside' && place !== 'variant' && isProduct(thing, graph))
    .length >= listingLength
