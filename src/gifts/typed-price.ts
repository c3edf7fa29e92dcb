import { priceIn, type PagePrice } from '../links/index.ts'

/** Price that an owner typed. Its `currency` is null if the text names none. */
export type TypedPrice = PagePrice

/** Splits a text into the words before an amount, the amount, and the words after it. Allows “1.299,-”. */
const parts = /^([^\d-]*)(\d(?:.*\d)?)(?:[.,]\s?[-–—]{1,2})?([^\d-]*)$/s
/** Matches the sign, the code or the name of a currency. `priceIn` knows which ones there are. */
const currency = /^(?:\p{Sc}|[A-Z]{1,2}\$|\p{L}{2,5}\.?)$/u
/** Matches one amount, such as `19,95`, and with thousands set apart `1.299,95`. */
const amount = /^(?:[1-9]\d{0,2}([.,'’\s])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d{1,2})?|\d{1,7}(?:[.,]\d{1,2})?)$/

/**
 * Reads a typed text that is one price and nothing else: `19,95`, `€ 19.95`, `1.299,-`, `20 GBP`.
 * @returns null for any other text, and for a price that is zero or above a million
 */
export function typedPrice(text: string): TypedPrice | null {
  const [before = '', number = '', after = ''] =
    parts
      .exec(text)
      ?.slice(1)
      .map((part) => part.trim()) ?? []
  if (!amount.test(number) || (before && after)) return null
  const named = before || after
  if (!named) return withoutCurrency(priceIn(`€ ${number}`))
  if (!currency.test(named)) return null
  const prices = [named, named.toUpperCase()].map((name) => priceIn(`${name} ${number}`))
  return prices.find((price) => price?.currency) ?? null
}

const withoutCurrency = (price: PagePrice | null): TypedPrice | null => price && { ...price, currency: null }
