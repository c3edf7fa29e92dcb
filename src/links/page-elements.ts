import type { Attributes } from './embedded-items.ts'

// This module works out from an element's tag, names (class, id and test id) and attributes what the element shows. The
// word lists come from the markup of shops' pages.

const maxNamesLength = 400

// ── Words ─────────────────────────────────────────────────────────────────────────────────────────────────────────

const besideElements = new Set(['nav', 'footer', 'aside'])
const besideWords =
  /(?:^|-)(?:related|recommend\w*|recos?|upsells?|up-sells?|cross-?sell\w*|also-\w+|similar|recent|recently|suggest\w*|sponsored|(?:mini|header|top|side)-?(?:cart|basket)|cart-(?:drawer|contents|total)|mega-?menu|breadcrumbs?|gerelateerd\w*|aanbevolen|empfehlung\w*|aehnlich\w*)(?:-|$)/
const cardWords = /(?:^|-)product-(?:card|tile|item|box|miniature|teaser|thumb)s?(?:-|$)/
const oldPriceElements = new Set(['del', 's', 'strike'])
const oldPriceWords =
  /(?:^|-)(?:old|was|list|strike\w*|striked|through|crossed|original|rrp|uvp|msrp|advies\w*|previous|before|compare|recommended|unit|per|basis|base|grundpreis|shipping|delivery|verzend\w*|versand\w*|sav(?:e|ed|ing|ings)|installments?|monthly|month|points?)(?:-|$)/
const priceWords = /price|prijs|preis/
const galleryWords = /gallery|product-(?:image|img|media|photo)|zoom|main-image|hero|primary-image|landing-?image/
const productWords =
  /(?:^|\s)(?:single-product|catalog-product-view|template-product|page-product|product-(?:page|detail|view|template|main|info|single)|is-ctl-(?:detail|product)|pdp)(?:-\w+)*(?:\s|$)/
const basketWords = /cart\/add|add-to-(?:cart|basket)|warenkorb|winkelwagen/i
const inlineElements = new Set(['b', 'i', 'em', 'strong', 'u', 'mark', 'wbr', 'font', 'bdi', 'small', 'abbr', 'sub'])
const hiddenElements = new Set(['script', 'style', 'template'])
const jsonLdType = /^\s*application\/ld\+json/i

// ── Elements ──────────────────────────────────────────────────────────────────────────────────────────────────────

export interface PageElement {
  tag: string
  attributes: Attributes
  /** classes, id and test id in lower case, with hyphens between the words of each name and spaces between the names */
  names: string
  /** `names` with hyphens in place of the spaces */
  hyphenatedNames: string
}

export function pageElement(tag: string, attributes: Attributes): PageElement {
  const names = namesOf(attributes)
  return { tag, attributes, names, hyphenatedNames: names.replaceAll(' ', '-') }
}

function namesOf({ class: classes = '', id = '', ...others }: Attributes): string {
  const testId = others['data-testid'] ?? others['data-test'] ?? others['data-qa'] ?? others['data-test-id'] ?? ''
  return withHyphens(`${classes} ${id} ${testId}`)
}

/** Turns `productPrice_old` into `product-price-old`. */
const withHyphens = (names: string): string =>
  names
    .slice(0, maxNamesLength)
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll('_', '-')

/** Properties that an element has if it or any element around it has them. */
export interface Marks {
  /** is beside the page's subject: recommendations, menus, baskets */
  isBeside: boolean
  /** shows one of several products */
  isCard: boolean
  /** is struck out, or is a former price, a price by the kilo, or a shipping price */
  isOldPrice: boolean
  /** is a script, style sheet or template, whose text isn't visible */
  isHidden: boolean
  isGallery: boolean
}

export const noMarks: Marks = {
  isBeside: false,
  isCard: false,
  isOldPrice: false,
  isHidden: false,
  isGallery: false,
}

export const marksOf = (element: PageElement, outer: Marks): Marks => ({
  isBeside: outer.isBeside || isBeside(element),
  isCard: outer.isCard || cardWords.test(element.hyphenatedNames),
  isOldPrice: outer.isOldPrice || isOldPrice(element),
  isHidden: outer.isHidden || hiddenElements.has(element.tag),
  isGallery: outer.isGallery || galleryWords.test(element.names),
})

const isBeside = ({ tag, hyphenatedNames }: PageElement): boolean =>
  besideElements.has(tag) || (tag !== 'body' && besideWords.test(hyphenatedNames))

const isOldPrice = (element: PageElement): boolean =>
  oldPriceElements.has(element.tag) ||
  element.attributes['data-a-strike'] === 'true' ||
  (isCalledPrice(element) && oldPriceWords.test(element.hyphenatedNames))

export const isCalledPrice = ({ names }: PageElement): boolean => priceWords.test(names)

/** Whether an element is of a kind that occurs only on pages about one product. */
export const isOfProductPage = ({ names }: PageElement): boolean =>
  productWords.test(names) || names.includes('product-title')

/** Whether an element is a form that puts a product into the basket. */
export const isBasketForm = ({ tag, attributes }: PageElement): boolean =>
  tag === 'form' && basketWords.test(attributes.action ?? '')

export const isJsonLd = ({ tag, attributes }: PageElement): boolean =>
  tag === 'script' && jsonLdType.test(attributes.type ?? '')

/** Whether an element continues the text around it without a space. */
export const isInline = (tag: string): boolean => inlineElements.has(tag)
