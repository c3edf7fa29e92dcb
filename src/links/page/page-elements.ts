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
  /(?:^|(?<!(?:^|-)(?:no|non|without))-)(?:carousels?|sliders?|swiper|slick|compar(?:e|isons?)|vergleich\w*|vergelijk\w*|subscri\w+|abonn\w+|bundles?|fbt|frequently-bought|bought-together|accessor(?:y|ies)|zubehoer|accessoires|warrant(?:y|ies)|insurance|financing|trade-in|installments?|(?:delivery|shipping)-(?:options?|methods?|costs?|info\w*|details?)|courier|(?:block|tier|bulk|quantity)-prices?|staffel\w*|versandkosten|verzendkosten|bezorg\w*)(?:-|$)/
const dialogWords =
  /(?:^|-)(?:dialog|modals?|pop-?(?:over|up)s?|lightbox|off-?canvas|tooltips?|toast|cookies?|consent|authors?|byline)(?:-|$)/
const dialogRoles = new Set(['dialog', 'alertdialog', 'tooltip'])
const variantWords =
  /(?:^|-)(?:swatch(?:es)?|(?:variation|variant)s?-(?:items?|options?|values?|buttons?|labels?|links?|lists?|thumbs?|tiles?|box(?:es)?|selectors?))(?:-|$)/
const selectedWords = /(?:^|-)(?:selected|select|active|checked|current)(?:-|$)/
const selectedAttributes = ['aria-checked', 'aria-selected', 'aria-pressed', 'aria-current']
const oldPriceElements = new Set(['del', 's', 'strike'])
const oldPriceWords =
  /(?:^|-)(?:old|was|list|strike\w*|striked|streich\w*|barred|full-price|through|crossed|original|rrp|uvp|msrp|advies\w*|previous|before|compare|recommended)(?:-|$)/
const currentPriceWords =
  /(?:^|-)(?:current|special|sale|final|actual|now|reduced|promo(?:tion(?:al)?)?|deal|discounted|our)(?:-|$)/
const otherAmountWords =
  /(?:^|-)(?:club|members?|membership|loyalty|excl(?:uding|usive)?|ex-?(?:vat|tax|btw)|net(?:to)?|pretax|bulk|tier|omnibus|unit|per|(?:base|basis)-?(?:price|preis|prijs)|price-(?:base|basis)|grundpreis|shipping|delivery|verzend\w*|versand\w*|sav(?:e|ed|ing|ings)|installments?|monthly|month|points?)(?:-|$)/
const priceWords = /price|prijs|preis/
const galleryWords = /gallery|product-(?:image|img|media|photo)|zoom|main-image|hero|primary-image|landing-?image/
const productWords =
  /(?:^|\s)(?:single-product|catalog-product-view|template-product|page-product|product-(?:page|detail|view|template|main|info|single)|is-ctl-(?:detail|product)|pdp)(?:-\w+)*(?:\s|$)/
const basketWords = /cart\/add|add-to-(?:cart|basket)|warenkorb|winkelwagen/i
const inlineElements = new Set(['b', 'i', 'em', 'strong', 'u', 'mark', 'wbr', 'font', 'bdi', 'small', 'abbr', 'sub'])
const namingAttributes = ['class', 'id', 'data-testid', 'data-test', 'data-qa', 'data-test-id']
const hiddenElements = new Set(['script', 'style', 'template'])
const jsonLdType = /^\s*application\/ld\+json/i

// ── Names ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Properties that an element's names (class, id and test id) tell. */
export interface Names {
  isBeside: boolean
  isCard: boolean
  isOtherOffer: boolean
  isDialog: boolean
  isVariant: boolean
  isChosen: boolean
  isPrice: boolean
  isOld: boolean
  isCurrent: boolean
  isOtherAmount: boolean
  isGallery: boolean
  /** whether the names occur only on pages about one product */
  isOfProductPage: boolean
  /** whether the names tell nothing of all this */
  isPlain: boolean
}

/** @param given names as an attribute has them, separated by spaces */
function readNames(given: string): Names {
  const names = withHyphens(given)
  const hyphenated = names.replaceAll(' ', '-')
  const told = {
    isBeside: besideWords.test(hyphenated),
    isCard: cardWords.test(hyphenated),
    isOtherOffer: otherOfferWords.test(hyphenated),
    isDialog: dialogWords.test(hyphenated),
    isVariant: variantWords.test(hyphenated),
    isChosen: selectedWords.test(hyphenated),
    isPrice: priceWords.test(names),
    isOld: oldPriceWords.test(hyphenated),
    isCurrent: currentPriceWords.test(hyphenated),
    isOtherAmount: otherAmountWords.test(hyphenated),
    isGallery: galleryWords.test(names),
    isOfProductPage: productWords.test(names) || names.includes('product-title'),
  }
  return { ...told, isPlain: !Object.values(told).includes(true) }
}

/** Turns `productPrice_old` into `product-price-old`. */
const withHyphens = (names: string): string =>
  names
    .slice(0, max.namesLength)
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll('_', '-')

const noNames = readNames('')

/**
 * Reads the names of a page's elements. Remembers what it has read, because most elements share their classes with many
 * others. Serves one page, so that the names keep no other page's markup in memory.
 */
export class NameReader {
  private readonly known = new Map<string, Names>()

  namesOf(attributes: Attributes): Names {
    let all = noNames
    for (const attribute of namingAttributes) {
      const given = attributes[attribute]
      const names = given ? this.read(given) : noNames
      all = all.isPlain ? names : names.isPlain ? all : both(all, names)
    }
    return all
  }

  private read(given: string): Names {
    const names = this.known.get(given) ?? readNames(given)
    if (this.known.size < max.knownNames && given.length <= max.namesLength) this.known.set(given, names)
    return names
  }
}

const properties = Object.keys(noNames) as (keyof Names)[]

/** Returns the names of two attributes of one element, of which neither is plain. */
const both = (one: Names, other: Names): Names =>
  Object.fromEntries(properties.map((property) => [property, one[property] || other[property]])) as unknown as Names

// ── Elements ──────────────────────────────────────────────────────────────────────────────────────────────────────

export interface PageElement {
  tag: string
  attributes: Attributes
  names: Names
}

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
  /** is called the current price, in contrast to a former one */
  isCurrentPrice: boolean
  /** is called a price by the kilo, without taxes, for several pieces, a price of shipping, an instalment or a saving */
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
  isCurrentPrice: false,
  isOtherAmount: false,
  isHidden: false,
  isGallery: false,
  link: null,
}

/** Matches tags of elements that may have marks even without names. */
const markedTags = /^(?:nav|footer|aside|dialog|del|s|strike|script|style|template|a)$/
const markingAttributes = ['style', 'role', 'aria-modal', 'data-a-strike', ...selectedAttributes]

/** Whether an element has the marks of the element around it. Most elements do, so no object is made for them. */
const addsNoMarks = ({ tag, attributes, names }: PageElement): boolean =>
  names.isPlain && !markedTags.test(tag) && markingAttributes.every((name) => attributes[name] === undefined)

export function marksOf(element: PageElement, outer: Marks): Marks {
  if (addsNoMarks(element)) return outer
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
    isOldPrice: outer.isOldPrice || isStruckOut(element) || (names.isPrice && names.isOld),
    isCurrentPrice: outer.isCurrentPrice || (names.isPrice && names.isCurrent),
    isOtherAmount: outer.isOtherAmount || (names.isPrice && names.isOtherAmount),
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
