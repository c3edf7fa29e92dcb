import type { Attributes } from './embedded-items.ts'

// This module works out from an element's tag, names (class, id and test id) and attributes what the element shows. The
// word lists come from the markup of shops' pages.

const max = { namesLength: 400, knownNames: 2_000 }

// ── Words ─────────────────────────────────────────────────────────────────────────────────────────────────────────

const besideElements = new Set(['nav', 'footer', 'aside'])
const besideWords =
  /(?:^|-)(?:related|recommend\w*|recos?|upsells?|up-sells?|cross-?sell\w*|also-\w+|similar|recent|recently|suggest\w*|sponsored|(?:mini|header|top|side)-?(?:cart|basket)|cart-(?:drawer|contents|total)|mega-?menu|breadcrumbs?|gerelateerd\w*|aanbevolen|empfehlung\w*|aehnlich\w*)(?:-|$)/
const cardWords = /(?:^|-)product-(?:card|tile|item|box|miniature|teaser|thumb)s?(?:-|$)/
const otherOfferWords =
  /(?:^|(?<!(?:^|-)(?:no|non|without))-)(?:carousels?|sliders?|swiper|slick|compar(?:e|isons?)|vergleich\w*|vergelijk\w*|subscri\w+|abonn\w+|bundles?|fbt|frequently-bought|bought-together|accessor(?:y|ies)|zubehoer|accessoires|warrant(?:y|ies)|insurance|financing|trade-in|installments?|(?:delivery|shipping)-(?:options?|methods?|costs?|info\w*|details?)|courier|versandkosten|verzendkosten|bezorg\w*)(?:-|$)/
const dialogWords =
  /(?:^|-)(?:dialog|modals?|pop-?(?:over|up)s?|lightbox|off-?canvas|tooltips?|toast|cookies?|consent|authors?|byline)(?:-|$)/
const dialogRoles = new Set(['dialog', 'alertdialog', 'tooltip'])
const variantWords = /(?:^|-)(?:swatch(?:es)?|variations?|variants?)(?:-|$)/
const selectedWords = /(?:^|-)(?:selected|select|active|checked|current)(?:-|$)/
const selectedAttributes = ['aria-checked', 'aria-selected', 'aria-pressed', 'aria-current']
const oldPriceElements = new Set(['del', 's', 'strike'])
const oldPriceWords =
  /(?:^|-)(?:old|was|list|strike\w*|striked|streich\w*|barred|full-price|through|crossed|original|rrp|uvp|msrp|advies\w*|previous|before|compare|recommended)(?:-|$)/
const otherAmountWords =
  /(?:^|-)(?:unit|per|(?:base|basis)-?(?:price|preis|prijs)|price-(?:base|basis)|grundpreis|shipping|delivery|verzend\w*|versand\w*|sav(?:e|ed|ing|ings)|installments?|monthly|month|points?)(?:-|$)/
const priceWords = /price|prijs|preis/
const galleryWords = /gallery|product-(?:image|img|media|photo)|zoom|main-image|hero|primary-image|landing-?image/
const productWords =
  /(?:^|\s)(?:single-product|catalog-product-view|template-product|page-product|product-(?:page|detail|view|template|main|info|single)|is-ctl-(?:detail|product)|pdp)(?:-\w+)*(?:\s|$)/
const basketWords = /cart\/add|add-to-(?:cart|basket)|warenkorb|winkelwagen/i
const inlineElements = new Set(['b', 'i', 'em', 'strong', 'u', 'mark', 'wbr', 'font', 'bdi', 'small', 'abbr', 'sub'])
const hiddenElements = new Set(['script', 'style', 'template'])
const jsonLdType = /^\s*application\/ld\+json/i

// ── Names ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** What an element's names (class, id and test id) tell about it. */
export interface Names {
  isBeside: boolean
  isCard: boolean
  isOtherOffer: boolean
  isDialog: boolean
  isVariant: boolean
  isChosen: boolean
  isPrice: boolean
  isOldPrice: boolean
  isOtherAmount: boolean
  isGallery: boolean
  /** whether the names occur only on pages about one product */
  isOfProductPage: boolean
}

/** @param given names as the element has them, separated by spaces */
function readNames(given: string): Names {
  const names = withHyphens(given)
  const hyphenated = names.replaceAll(' ', '-')
  const isPrice = priceWords.test(names)
  return {
    isBeside: besideWords.test(hyphenated),
    isCard: cardWords.test(hyphenated),
    isOtherOffer: otherOfferWords.test(hyphenated),
    isDialog: dialogWords.test(hyphenated),
    isVariant: variantWords.test(hyphenated),
    isChosen: selectedWords.test(hyphenated),
    isPrice,
    isOldPrice: isPrice && oldPriceWords.test(hyphenated),
    isOtherAmount: isPrice && otherAmountWords.test(hyphenated),
    isGallery: galleryWords.test(names),
    isOfProductPage: productWords.test(names) || names.includes('product-title'),
  }
}

/** Turns `productPrice_old` into `product-price-old`. */
const withHyphens = (names: string): string =>
  names
    .slice(0, max.namesLength)
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll('_', '-')

/** Names that were read before. Most elements of a page share their names with many others. */
const known = new Map<string, Names>()

function namesOf({ class: classes = '', id = '', ...others }: Attributes): Names {
  const testId = others['data-testid'] ?? others['data-test'] ?? others['data-qa'] ?? others['data-test-id'] ?? ''
  const given = `${classes} ${id} ${testId}`
  const names = known.get(given) ?? readNames(given)
  if (known.size >= max.knownNames) known.clear()
  if (given.length <= max.namesLength) known.set(given, names)
  return names
}

// ── Elements ──────────────────────────────────────────────────────────────────────────────────────────────────────

export interface PageElement {
  tag: string
  attributes: Attributes
  names: Names
}

export const pageElement = (tag: string, attributes: Attributes): PageElement => ({
  tag,
  attributes,
  names: namesOf(attributes),
})

/** Part of a page that its names set apart from the page's subject. */
export interface Aside {
  readonly outer: Aside | null
}

/** Properties that an element has if it or any element around it has them. */
export interface Marks {
  /** is beside the page's subject: recommendations, menus, baskets */
  isBeside: boolean
  /** shows one of several products */
  isCard: boolean
  /** covers the page or tells who wrote it: dialogs, pop-ups, boxes about an author */
  isDialog: boolean
  /** part of the page that isn't about its subject, such as a dialog, a card, a carousel, a comparison or a bundle */
  aside: Aside | null
  /** shows a variant of the product, such as a size */
  isVariant: boolean
  /** shows the variant that is chosen */
  isChosen: boolean
  /** is struck out, or called a former price or a recommended one */
  isOldPrice: boolean
  /** is called a price by the kilo, a price of shipping, an instalment or a saving */
  isOtherAmount: boolean
  /** is a script, style sheet or template, whose text isn't visible */
  isHidden: boolean
  isGallery: boolean
  /** `href` of the link around the element */
  link: string | null
}

export const noMarks: Marks = {
  isBeside: false,
  isCard: false,
  isDialog: false,
  aside: null,
  isVariant: false,
  isChosen: false,
  isOldPrice: false,
  isOtherAmount: false,
  isHidden: false,
  isGallery: false,
  link: null,
}

export function marksOf(element: PageElement, outer: Marks): Marks {
  const { tag, attributes, names } = element
  const isPart = tag !== 'body' && tag !== 'html'
  const isBeside = besideElements.has(tag) || (isPart && names.isBeside)
  const isDialog = isOpenedAbove(element) || (isPart && names.isDialog)
  const isAside = isBeside || isDialog || names.isCard || (isPart && names.isOtherOffer)
  const isVariant = outer.isVariant || names.isVariant
  return {
    isBeside: outer.isBeside || isBeside,
    isCard: outer.isCard || names.isCard,
    isDialog: outer.isDialog || isDialog,
    aside: isAside ? { outer: outer.aside } : outer.aside,
    isVariant,
    isChosen: outer.isChosen || (isVariant && isChosen(element)),
    isOldPrice: outer.isOldPrice || isStruckOut(element) || names.isOldPrice,
    isOtherAmount: outer.isOtherAmount || names.isOtherAmount,
    isHidden: outer.isHidden || hiddenElements.has(tag),
    isGallery: outer.isGallery || names.isGallery,
    link: tag === 'a' ? (attributes.href ?? null) : outer.link,
  }
}

const isOpenedAbove = ({ tag, attributes }: PageElement): boolean =>
  tag === 'dialog' || attributes['aria-modal'] === 'true' || dialogRoles.has(attributes.role ?? '')

const isChosen = ({ attributes, names }: PageElement): boolean =>
  names.isChosen || selectedAttributes.some((name) => attributes[name] === 'true')

const isStruckOut = ({ tag, attributes }: PageElement): boolean =>
  oldPriceElements.has(tag) ||
  attributes['data-a-strike'] === 'true' ||
  (attributes.style ?? '').includes('line-through')

/** Whether an element is a form that puts a product into the basket. */
export const isBasketForm = ({ tag, attributes }: PageElement): boolean =>
  tag === 'form' && basketWords.test(attributes.action ?? '')

export const isJsonLd = ({ tag, attributes }: PageElement): boolean =>
  tag === 'script' && jsonLdType.test(attributes.type ?? '')

/** Whether an element continues the text around it without a space. */
export const isInline = (tag: string): boolean => inlineElements.has(tag)
