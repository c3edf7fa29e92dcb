import { evidenceIn, type FetchedPage } from './page-evidence.ts'
import type { PagePrice } from './price.ts'
import { sanitizeUrl } from '../sanitize-url.ts'
import { numberOf, picturesOf, priceOf, titleOf } from './sources.ts'

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

const euroCountries = new Set(['nl', 'be', 'de', 'at', 'lu', 'fr', 'it', 'es', 'ie', 'pt', 'fi', 'gr', 'eu'])
/** Guesses the currency from the country of the shop's domain, for a shop that names no currency. */
const currencyOfHost = (domain: string): string | null => {
  const land = domain.slice(domain.lastIndexOf('.') + 1)
  return euroCountries.has(land) ? 'EUR' : land === 'uk' ? 'GBP' : land === 'ch' ? 'CHF' : null
}

/** Returns the only currency that the page's amounts name; null if they name several or none. */
const currencyOfAmounts = (amounts: readonly PagePrice[]): string | null => {
  const [first = null, ...others] = new Set(amounts.flatMap(({ currency }) => currency ?? []))
  return others.length === 0 ? first : null
}

/** @param isOver checked repeatedly; once it returns true, the reading consists of the data found so far */
export function readingOf(fetched: FetchedPage, isOver: () => boolean): PageReading {
  const evidence = evidenceIn(fetched, isOver)
  const { kind, address, shopName, domain } = evidence
  const empty = { ...emptyReading(fetched.url), shopName }
  if (kind === 'refusal') return { ...empty, isRefused: true }
  const named = { ...empty, title: titleOf(evidence), url: address }
  if (kind === 'front' || kind === 'listing') return named
  const { price, isUnsure } = priceOf(evidence)
  return {
    ...named,
    priceCents: price?.cents ?? null,
    currency: price && (price.currency ?? currencyOfAmounts(evidence.page.amounts) ?? currencyOfHost(domain)),
    isPriceUnsure: isUnsure,
    gtin: numberOf(evidence),
    pictures: picturesOf(evidence),
  }
}
