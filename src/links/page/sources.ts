import { agreedPrice, type AgreedPrice } from './agreed-price.ts'
import type { PageEvidence } from './page-evidence.ts'
import { isSamePicture, mayShowProduct, picturesFrom } from './pictures.ts'
import { wordsIn } from './plain-text.ts'
import type { PagePrice } from './price.ts'
import { gtinIn } from './product.ts'
import { shownPrice, type ShownPrice } from './shown-price.ts'
import { addsBrand, productTitle, withoutLabels } from './title.ts'

/** Finds a fact in one place of a page; null if that place doesn't have it. */
type Source<Fact> = (evidence: PageEvidence) => Fact | null

/**
 * Where each fact about a product may come from, the best source first. Structured data comes first: shops make it for
 * programs, so it has no advertising and says what each value is. The head is made for link previews, and often lags
 * behind. What visitors see comes last, because it may belong to something else on the page.
 */
const sources: {
  title: readonly Source<string>[]
  price: readonly Source<PagePrice>[]
  gtin: readonly Source<string>[]
  pictures: readonly Source<string[]>[]
} = {
  title: [nameInData, headingWithinTitle, headingOfProductPage, titleInHead],
  // All of them count, and `agreedPrice` compares them with the amounts that the page shows.
  price: [priceInData, priceInHead, priceOutsideOfItems],
  gtin: [numberInData, numberInHead, numberOutsideOfItems, numberInView],
  // Shops that fill both data and head often have the better pictures in one of them.
  pictures: [picturesInDataOrHead, picturesOutsideOfItems, picturesInView],
}

function firstOf<Fact>(all: readonly Source<Fact>[], evidence: PageEvidence): Fact | null {
  for (const source of all) {
    const fact = source(evidence)
    if (fact !== null) return fact
  }
  return null
}

export const titleOf = (evidence: PageEvidence): string | null => firstOf(sources.title, evidence)

export const numberOf = (evidence: PageEvidence): string | null => firstOf(sources.gtin, evidence)

export const priceOf = (evidence: PageEvidence): AgreedPrice =>
  agreedPrice(
    {
      current: sources.price.flatMap((source) => source(evidence) ?? []),
      ofOffers: evidence.main?.offerPrices ?? [],
      former: evidence.head.formerPrices,
    },
    priceInView(evidence),
  )

/** Returns absolute URLs, the best picture first. */
export const picturesOf = (evidence: PageEvidence): string[] => firstOf(sources.pictures, evidence) ?? []

// ── Title ─────────────────────────────────────────────────────────────────────────────────────────────────────────

function nameInData({ main, titles, titleWords, heading, shop, address }: PageEvidence): string | null {
  const given = productTitle(main?.name ?? null, shop)
  if (given === null) return null
  const brand = main?.brand ?? ''
  const name = withoutLabels(given, titles, [...titleWords, ...wordsIn(brand), ...wordsIn(address)])
  return heading && addsBrand(heading.text, name, brand) ? productTitle(heading.text, shop) : name
}

/**
 * Returns the heading if the title in the head only adds words to it. A heading in the midst of the title must be at
 * least half of it.
 */
function headingWithinTitle({ heading, titles, titleWords, shop }: PageEvidence): string | null {
  if (!heading) return null
  const words = wordsIn(heading.text)
  const title = wordsIn(titles[0] ?? '')
  const isWithin = ` ${titleWords.join(' ')} `.includes(` ${words.join(' ')} `)
  const begins = words.length > 1 && ` ${title.join(' ')} `.startsWith(` ${words.join(' ')} `)
  const isName = title.length === 0 || begins || (isWithin && words.length >= title.length / 2)
  return isName ? productTitle(heading.text, shop) : null
}

/** Returns the heading of a page about one product if the title in the head is about something else. */
function headingOfProductPage({ heading, page, titleWords, shop }: PageEvidence): string | null {
  const isOther = heading !== null && !wordsIn(heading.text).some((word) => titleWords.includes(word))
  return isOther && page.isMadeForProduct ? productTitle(heading.text, shop) : null
}

function titleInHead({ titles }: PageEvidence): string | null {
  return titles[0] ?? null
}

// ── Price ─────────────────────────────────────────────────────────────────────────────────────────────────────────

function priceInData({ main }: PageEvidence): PagePrice | null {
  return main?.price ?? null
}

function priceInHead({ head }: PageEvidence): PagePrice | null {
  return head.price
}

/** Returns the price of microdata without an item around it. It may be another product's, so it fills a gap only. */
function priceOutsideOfItems({ main, head, loose }: PageEvidence): PagePrice | null {
  return main?.price || head.price ? null : loose.price
}

/** Finds the price among the amounts that a product's page shows. Amounts on other pages have other meanings. */
function priceInView({ page, heading, kind, address, base }: PageEvidence): ShownPrice {
  const own = new URL(address).pathname
  const isHere = (link: string) => {
    const url = URL.parse(link, base)
    return !url || !/^https?:$/.test(url.protocol) || url.pathname === own
  }
  return shownPrice(kind === 'product' ? page.amounts : [], heading, isHere)
}

// ── Product number ────────────────────────────────────────────────────────────────────────────────────────────────

function numberInData({ main }: PageEvidence): string | null {
  return main?.gtin ?? null
}

function numberInHead({ head }: PageEvidence): string | null {
  return head.gtin
}

function numberOutsideOfItems({ loose }: PageEvidence): string | null {
  return loose.gtin
}

function numberInView({ page, kind }: PageEvidence): string | null {
  return kind === 'product' ? (page.numbers.flatMap((number) => gtinIn(number) ?? [])[0] ?? null) : null
}

// ── Pictures ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** Shortest value of a parameter that may name a variant's picture. */
const minVariantName = 4
const maxPictures = 100

/**
 * Returns the pictures of the data and the head. A product in several colors has pictures of each. The page's URL or the
 * picture for link previews tells which one is meant.
 */
function picturesInDataOrHead({ main, head, page, address, base }: PageEvidence): string[] | null {
  const inData = (main?.pictures ?? []).slice(0, maxPictures)
  const all = [...inData, ...head.pictures]
  const variants = [...new URL(address).searchParams.values()].filter((value) => value.length >= minVariantName)
  const ofVariant = all.filter((picture) => variants.some((value) => picture.includes(value)))
  const previewed = inData.filter(isSamePicture(head.pictures[0] ?? '', base))
  return someFrom([...ofVariant, ...previewed, ...all], page, base)
}

function picturesOutsideOfItems({ loose, page, base }: PageEvidence): string[] | null {
  return someFrom(loose.pictures, page, base)
}

/** Returns pictures that the page shows large, or whose `alt` text resembles the product's name. */
function picturesInView(evidence: PageEvidence): string[] | null {
  const { page, base } = evidence
  const words = wordsIn(titleOf(evidence) ?? '')
  const isNamed = (alt: string) => {
    const others = new Set(wordsIn(alt.slice(0, 500)))
    return words.length > 0 && words.filter((word) => others.has(word)).length >= words.length * 0.6
  }
  const named = page.pictures.filter(({ alt }) => isNamed(alt))
  const large = page.pictures.filter(({ isLarge }) => isLarge)
  const shown = [...named.filter(({ isLarge }) => isLarge), ...named, ...large]
  return someFrom(
    shown.flatMap(({ addresses }) => addresses.filter(mayShowProduct).slice(0, 1)),
    page,
    base,
  )
}

/** @returns null instead of an empty list */
function someFrom(given: readonly string[], { pictures }: PageEvidence['page'], base: string): string[] | null {
  const found = picturesFrom(
    given,
    base,
    pictures.flatMap(({ addresses }) => addresses),
  )
  return found.length > 0 ? found : null
}
