import { gtinOf } from '#core/gtin.ts'
import { formerPrice } from './embedded-items.ts'
import { currencyIn, priceIn, type PagePrice } from './price.ts'
import { typesOf, type Graph, type Thing } from './schema-org.ts'

/** Product data of a page. Texts and URLs are as the page has them. */
export interface ProductData {
  name: string | null
  brand: string | null
  price: PagePrice | null
  /** prices of all offers and variants */
  offerPrices: PagePrice[]
  gtin: string | null
  pictures: string[]
}

const productTypes = new Set([
  'Product',
  'IndividualProduct',
  'ProductModel',
  'ProductGroup',
  'SomeProducts',
  'Vehicle',
  'Car',
  'ProductCollection',
])
const offerTypes =
  /^(?:Offer|AggregateOffer|OfferForLease|OfferForPurchase|Demand|OfferCatalog|ItemList|Organization|WebSite|WebPage)$/

/**
 * Whether a thing is a product. Schema.org doesn't count books, tickets and rooms as products; we do if they have an
 * offer.
 */
export function isProduct(thing: Thing, graph: Graph): boolean {
  const types = typesOf(thing)
  if (types.some((type) => productTypes.has(type))) return true
  return types.length > 0 && !types.some((type) => offerTypes.test(type)) && graph.thingsIn(thing, 'offers').length > 0
}

export const isGroup = (thing: Thing) => typesOf(thing).includes('ProductGroup')

/** Converts a 10-digit ISBN into the 13-digit ISBN that replaced it. */
function isbn13(given: string): string | null {
  const isbn = given.replace(/[\s-]/g, '').toUpperCase()
  if (!/^\d{9}[\dX]$/.test(isbn)) return null
  const weighed = [...isbn].reduce((sum, digit, at) => sum + (digit === 'X' ? 10 : Number(digit)) * (10 - at), 0)
  if (weighed % 11 !== 0) return null
  // only one check digit is valid
  return [...'0123456789'].map((last) => gtinOf(`978${isbn.slice(0, 9)}${last}`)).find((gtin) => gtin !== null) ?? null
}

/** Finds the GTIN in a value that a shop labels as GTIN or ISBN, with or without a prefix such as `ean:`. */
export function gtinIn(given: string): string | null {
  const bare = given
    .slice(0, 60)
    .replace(/^\s*(?:urn:)?(?:ean|gtin|isbn|upc)(?:-?1[0-4]|8)?[\s:]+/i, '')
    .trim()
  return gtinOf(bare) ?? isbn13(bare)
}

const gtinProperties = [
  'gtin13',
  'gtin',
  'gtin14',
  'gtin12',
  'gtin8',
  'ean',
  'ean13',
  'isbn',
  'isbn13',
  'upc',
  'barcode',
]
/** Properties for shops' own numbers. Such a number counts as a GTIN if it has 13 digits or a prefix such as `ean:`. */
const ownNumbers = ['productID', 'sku', 'mpn']

function gtinOfThing(thing: Thing, graph: Graph): string | null {
  const texts = (...properties: string[]) =>
    graph
      .values(thing, ...properties)
      .flatMap((value) => (typeof value === 'string' || typeof value === 'number' ? String(value) : []))
  const named = graph
    .thingsIn(thing, 'identifier', 'additionalProperty', 'productID')
    .filter((property) => /^(?:ean|gtin|isbn|barcode)/i.test(graph.text(property, 'propertyID', 'name') ?? ''))
    .flatMap((property) => graph.text(property, 'value') ?? [])
  const own = texts(...ownNumbers).filter((number) => /^\d{13}$/.test(number) || /^(?:ean|gtin|isbn)/i.test(number))
  for (const number of [...texts(...gtinProperties), ...named, ...own]) {
    const gtin = gtinIn(number)
    if (gtin) return gtin
  }
  return null
}

/** Whether a price isn't the one to pay: before a reduction, for members, per kilo or for delivery. */
function isOtherPrice(specification: Thing, graph: Graph): boolean {
  const kind = graph.text(specification, 'priceType') ?? ''
  return (
    /(?:ListPrice|StrikethroughPrice|MSRP|SRP|RegularPrice|MinimumAdvertisedPrice|InvoicePrice)$/i.test(kind) ||
    typesOf(specification).some((type) => /^(?:DeliveryCharge|PaymentCharge)Specification$/.test(type)) ||
    graph.values(specification, 'validForMemberTier', 'referenceQuantity', 'billingDuration').length > 0
  )
}

function priceOfOffer(offer: Thing, graph: Graph, depth = 0): PagePrice | null {
  const currency = currencyIn(graph.text(offer, 'priceCurrency', 'currency') ?? '')
  const priced = (properties: string[]): PagePrice | null => {
    for (const value of graph.values(offer, ...properties)) {
      const price = priceIn(value)
      if (price) return { cents: price.cents, currency: currency ?? price.currency }
    }
    return null
  }
  // A nested amount of money has a `value` in place of a `price`.
  const stated = priced(['price', 'lowPrice', ...(depth > 0 ? ['value'] : [])])
  if (stated || depth > 3) return stated
  const inside = graph
    .thingsIn(offer, 'price', 'priceSpecification', 'priceComponent')
    .filter((specification) => !isOtherPrice(specification, graph))
    .flatMap((specification) => priceOfOffer(specification, graph, depth + 1) ?? [])
  const [lowest] = inside.sort((one, other) => one.cents - other.cents)
  if (lowest) return { cents: lowest.cents, currency: lowest.currency ?? currency }
  return (
    lowestPrice(graph.thingsIn(offer, 'offers'), graph, depth + 1) ?? priced(['minPrice', 'highPrice', formerPrice])
  )
}

const isNew = (offer: Thing, graph: Graph) =>
  !/(?:Used|Refurbished|Damaged)Condition/.test(graph.text(offer, 'itemCondition') ?? '')
const isAvailable = (offer: Thing, graph: Graph) =>
  !/OutOfStock|SoldOut|Discontinued/.test(graph.text(offer, 'availability') ?? '')

/**
 * Returns the lowest price among the best offers. Available offers rank before sold-out ones, then new before used,
 * then euros before other currencies.
 */
function lowestPrice(offers: readonly Thing[], graph: Graph, depth = 0): PagePrice | null {
  const priced = offers.slice(0, 500).flatMap((offer) => {
    const price = priceOfOffer(offer, graph, depth)
    if (!price) return []
    const rank =
      (isAvailable(offer, graph) ? 0 : 4) + (isNew(offer, graph) ? 0 : 2) + (price.currency === 'EUR' ? 0 : 1)
    return { price, rank }
  })
  priced.sort((one, other) => one.rank - other.rank || one.price.cents - other.price.cents)
  return priced[0]?.price ?? null
}

const pricesOf = (offers: readonly Thing[], graph: Graph): PagePrice[] =>
  offers.slice(0, 500).flatMap((offer) => {
    const lowest = priceOfOffer(offer, graph)
    const highest = priceIn(graph.text(offer, 'highPrice'))
    return [...(lowest ? [lowest] : []), ...(highest ? [highest] : [])]
  })

/** Returns the URLs in `image` and the like, whether the property is a text, a list or a thing with its own URL. */
export function picturesOf(thing: Thing, graph: Graph): string[] {
  return graph.values(thing, 'image', 'images', 'photo', 'primaryImageOfPage').flatMap((image) => {
    if (typeof image === 'string') return image
    if (typeof image !== 'object' || image === null || Array.isArray(image)) return []
    return graph.text(image as Thing, 'contentUrl', 'contentURL', 'url', 'thumbnailUrl', '@id') ?? []
  })
}

/** Returns a thing's name. Some shops put a URL where the name belongs. */
export function nameOf(thing: Thing, graph: Graph): string | null {
  const name = graph.text(thing, 'name', 'title')
  return name !== null && /^\s*(?:https?:|\/\S|www\.)\S*\s*$/i.test(name) ? null : name
}

/** @param isShown whether a URL is the page's own; tells which of a group's variants the page shows */
export function productData(thing: Thing, graph: Graph, isShown: (address: string) => boolean): ProductData {
  const offers = [...graph.thingsIn(thing, 'offers'), ...graph.offersOf(thing)]
  const isOfPage = (offer: Thing) => {
    const address = graph.text(offer, 'url')
    return address === null || isShown(address)
  }
  const own: ProductData = {
    name: nameOf(thing, graph),
    brand: graph.text(thing, 'brand', 'manufacturer'),
    offerPrices: pricesOf(offers, graph),
    price: lowestPrice(offers.filter(isOfPage), graph) ?? lowestPrice(offers, graph) ?? priceOfOffer(thing, graph),
    gtin:
      gtinOfThing(thing, graph) ?? offers.slice(0, 20).flatMap((offer) => gtinOfThing(offer, graph) ?? [])[0] ?? null,
    pictures: picturesOf(thing, graph),
  }
  const [group] = graph.thingsIn(thing, 'isVariantOf')
  if (group && !isGroup(thing)) {
    const { name, pictures } = { name: nameOf(group, graph), pictures: picturesOf(group, graph) }
    return { ...own, name: own.name ?? name, pictures: [...own.pictures, ...pictures] }
  }
  const variants = graph.thingsIn(thing, 'hasVariant', 'model').slice(0, 500)
  if (variants.length === 0) return own
  const shown = variants.find((variant) =>
    [variant, ...graph.thingsIn(variant, 'offers')].some((each) => isShown(graph.text(each, 'url', '@id') ?? '')),
  )
  const chosen = shown && productData({ ...shown, hasVariant: null, model: null, isVariantOf: null }, graph, isShown)
  const ofVariants = variants.flatMap((variant) => graph.thingsIn(variant, 'offers'))
  const numbers = new Set(variants.flatMap((variant) => gtinOfThing(variant, graph) ?? []))
  return {
    name: chosen?.name ?? own.name ?? nameOf(variants[0]!, graph),
    brand: chosen?.brand ?? own.brand,
    price: chosen?.price ?? own.price ?? lowestPrice(ofVariants, graph),
    offerPrices: [...own.offerPrices, ...pricesOf(ofVariants, graph)],
    gtin: chosen ? chosen.gtin : (own.gtin ?? (numbers.size === 1 ? [...numbers][0]! : null)),
    pictures: [
      ...(chosen?.pictures ?? []),
      ...own.pictures,
      ...variants.slice(0, 5).flatMap((variant) => picturesOf(variant, graph)),
    ],
  }
}
