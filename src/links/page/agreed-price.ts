import type { PagePrice } from './price.ts'
import type { ShownPrice } from './shown-price.ts'

/** Price on which a page's sources agree. */
export interface AgreedPrice {
  price: PagePrice | null
  /** whether the page has prices, but none that is surely the product's */
  isUnsure: boolean
}

/** Prices that a page states for programs. */
export interface StatedPrices {
  /** from the source that we trust most to the one that we trust least */
  current: readonly PagePrice[]
  /** prices of the product's offers and variants */
  ofOffers: readonly PagePrice[]
  /** prices before a reduction */
  former: readonly PagePrice[]
}

/**
 * Returns the price of a page whose sources may contradict each other, as they do when a shop reduces a price in one
 * place only. A wrong price on a wishlist is worse than none.
 *
 * 1. A price that the page strikes out or calls a former price doesn't count if there is a lower one. Nor does one that the
 * page calls a price without tax, for members or the like, beside the product's price.
 * 2. A price that two sources state is the price. Sources also agree if they differ by the tax, or if one is within the
 * range of the other.
 * 3. Otherwise, a stated price counts if the page shows it, or if nothing contradicts it.
 */
export function agreedPrice({ current, ofOffers, former }: StatedPrices, shown: ShownPrice): AgreedPrice {
  const inView = shown.price ? [shown.price] : []
  const all = current.map((price) => withoutForgottenPoint(price, [...current, ...shown.possible]))
  const isReduced = (price: PagePrice) =>
    isAmong(price, [...former, ...shown.former]) && [...all, ...inView].some((other) => isBelow(other, price))
  const hasOtherMeaning = (price: PagePrice) => isAmong(price, shown.other) && shown.isSure && !isAmong(price, inView)
  const stated = all.filter((price) => !isReduced(price) && !hasOtherMeaning(price))
  const [first, ...others] = stated
  if (!first) return shown.price || shown.possible.length === 0 ? certain(shown.price) : unsure
  const agreed =
    inView.find((price) => shown.isSure && isInRange(price, ofOffers)) ??
    stated.find((price, index) => isAmong(price, [...stated.slice(index + 1), ...inView])) ??
    inView.find((price) => stated.some(isUntaxed(price)))
  if (agreed) return certain(agreed, [...stated, ...inView])
  const [alsoShown, ...alsoOthers] = stated.filter((price) => isAmong(price, shown.possible))
  if (alsoShown) return alsoOthers.length === 0 ? certain(alsoShown) : unsure
  const isContradicted =
    others.some((other) => !isInRange(other, ofOffers)) || (shown.isSure && contradicts(shown.price!, first))
  return isContradicted ? unsure : certain(first)
}

const unsure: AgreedPrice = { price: null, isUnsure: true }

/** @param others further statements of the price, which may have its currency */
function certain(price: PagePrice | null, others: readonly PagePrice[] = []): AgreedPrice {
  const currency =
    price && (price.currency ?? others.find((other) => other.cents === price.cents && other.currency)?.currency ?? null)
  return { price: price && { cents: price.cents, currency }, isUnsure: false }
}

const haveSameCurrency = (one: PagePrice, other: PagePrice): boolean =>
  one.currency === null || other.currency === null || one.currency === other.currency

const isAmong = (price: PagePrice, others: readonly PagePrice[]): boolean =>
  others.some((other) => other.cents === price.cents && haveSameCurrency(other, price))

const isBelow = (one: PagePrice, other: PagePrice): boolean => one.cents < other.cents && haveSameCurrency(one, other)

const isInRange = (price: PagePrice, others: readonly PagePrice[]): boolean =>
  others.some((other) => other.cents <= price.cents && haveSameCurrency(other, price)) &&
  others.some((other) => other.cents >= price.cents && haveSameCurrency(other, price))

/** Rates of value-added tax in Europe, in percent. Without the round ones, which are as often the rate of a reduction. */
const taxRates = [5.5, 6, 7, 8.1, 9, 12, 13, 17, 19, 21, 22, 23, 27]

/** Returns a function that tells whether a price is `taxed` without value-added tax. */
const isUntaxed =
  (taxed: PagePrice) =>
  (price: PagePrice): boolean =>
    haveSameCurrency(taxed, price) &&
    taxRates.some((rate) => Math.abs(price.cents * (1 + rate / 100) - taxed.cents) <= 1)

/** Factor between two prices from which on they are hardly prices of the same thing. */
const maxFactor = 3

/**
 * Whether a shown price and a stated one exclude each other. They don't if one is a deposit or a shipping price, or if
 * we read only the euros of the shown price, or no decimal point.
 */
const contradicts = (shown: PagePrice, stated: PagePrice): boolean =>
  haveSameCurrency(shown, stated) &&
  shown.cents !== stated.cents - (stated.cents % 100) &&
  shown.cents < stated.cents * maxFactor &&
  stated.cents < shown.cents * maxFactor

/**
 * Returns the price, but divided by 100 if another one is exactly that, because its source then dropped the decimal
 * point.
 */
const withoutForgottenPoint = (price: PagePrice, others: readonly PagePrice[]): PagePrice =>
  others.some(({ cents }) => price.cents === cents * 100) ? { ...price, cents: price.cents / 100 } : price
