/** Price that a text states. */
export interface PagePrice {
  cents: number
  /** ISO 4217; null if the text names none */
  currency: string | null
}

const maxText = 200
const maxCents = 1_000_000_00

const codes = new Set(Intl.supportedValuesOf('currency'))
/** Currency signs. Longer signs come first, so that “A$” isn't read as “$”. */
const signs: readonly (readonly [string, string])[] = [
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['A$', 'AUD'],
  ['C$', 'CAD'],
  ['CA$', 'CAD'],
  ['$', 'USD'],
  ['¥', 'JPY'],
  ['zł', 'PLN'],
  ['Kč', 'CZK'],
  ['₺', 'TRY'],
  ['SFr', 'CHF'],
  ['Fr.', 'CHF'],
]

/** Returns the currency that a text names by code, sign or word. */
export function currencyIn(text: string): string | null {
  const some = text.slice(0, maxText)
  const code = (some.match(/[a-z]{3}/gi) ?? []).map((word) => word.toUpperCase()).find((word) => codes.has(word))
  const alone = some.trim().toUpperCase()
  if (codes.has(alone)) return alone
  const sign = signs.find(([sign]) => some.includes(sign))
  if (sign) return sign[1]
  if (/\beuros?\b/i.test(some)) return 'EUR'
  return code && new RegExp(`(?<![a-z])${code}(?![a-z])`).test(some) ? code : null
}

/** Matches amounts in the notations of several countries: 1.299,00 and 1,299.00 and 1'299 and 1 299. */
const amounts = /\d{1,3}(?:[.,'’\s]\d{3}){1,3}(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d{1,12}(?:[.,]\d{1,12})?/g

/** Whether a text is a decimal number from a database such as `129.950`, whose point doesn't separate thousands. */
const isPlainNumber = (text: string) => /^\d{2,12}\.\d\d0$/.test(text)

function valueOf(amount: string): number {
  const digits = amount.replace(/['’\s]/g, '')
  const at = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  if (at === -1) return Number(digits)
  const whole = digits.slice(0, at)
  const decimals = digits.slice(at + 1)
  const otherSeparators = whole.replace(/\d/g, '')
  const isGrouped = otherSeparators.includes(digits[at]!)
  const isThousands = decimals.length === 3 && otherSeparators === '' && !/^0+$/.test(whole) && whole.length <= 3
  if (isGrouped || isThousands) return Number(digits.replace(/[.,]/g, ''))
  return Number(`${whole.replace(/[.,]/g, '')}.${decimals}`)
}

const centsOf = (value: number): number | null => {
  const cents = Math.round(value * 100)
  return cents > 0 && cents <= maxCents ? cents : null
}

/**
 * Matches texts with two prices of which the lower one applies: “van 29,95 voor 19,95”, “statt 20 € nur 15 €”, “10,00 –
 * 15,00”.
 */
const isReduced =
  /\b(?:van|was|statt|uvp|rrp|adviesprijs|i\.?p\.?v|from|von|unverb|ehemal)\b|\d(?:\s?(?:€|eur))?\s?[-–—]\s?(?:(?:€|eur)\s?)?\d/i

const formerLabel =
  /^\W*(?:was|statt|uvp|rrp|msrp|srp|list price|(?:regular|original|former|old) price|advies(?:prijs)?|richtprijs|catalogusprijs|winkelprijs|nieuwprijs|normaal|normale prijs|oude prijs|van|vorher|bisher|früher|unverb\.?(?: preisempf\w*\.?)?|normalpreis|originalpreis|prix conseillé|au lieu de|precio recomendado|prezzo di listino)\b\W*/i

/** Matches labels of amounts that aren't prices of a product: savings, shipping, deposits, totals. */
const otherLabel =
  /^\W*(?:you save|sie sparen|ersparnis|[ju]e? bespaart|besparing|korting|rabatt|discount|coupon|gutschein|shipping|delivery|versand(?:kosten)?|verzendkosten|verzending|porto|deposit|pfand|statiegeld|retour|sub-?tota[a]?l|zwischensumme|(?:excl|exkl|ex)\.?(?: (?:btw|mwst|ust|vat|tax|tva|iva))?|netto|laagste prijs|lowest price|niedrigster preis|prezzo più basso|prix le plus bas|totaal|total|summe|gesamt)\b\W*/i

/** Whether an amount's own text or the label before it begins with words that `words` matches. */
const isLabelled = (words: RegExp, text: string, label: string): boolean =>
  words.test(text) || (label !== '' && label.replace(words, '') === '')

/**
 * Whether a price's own text or the label before it calls it a former price or a recommended one: “Was: $69”, “UVP 20 €”.
 * A text with two amounts has the current price too.
 */
export const isFormerPrice = (text: string, label: string): boolean =>
  isLabelled(formerLabel, text, label) && (text.match(amounts) ?? []).length === 1

/** Matches an amount without taxes: `€ 123,97 excl. btw`. */
const untaxed = /^\D*\d[\d.,]*\D{0,6}(?:(?:excl|exkl|ex)\b|netto\b|(?:zzgl|plus|\+)\.?\s(?:mwst|ust|vat|btw)\b)/i
/** Matches instalments: `3 x € 6,65`, `€ 9,90 per maand`. */
const instalment = /\d\s?x\s?[€£$]?\s?\d|(?:\/|\bper|\bpro|\ba)\s?(?:maand|mnd|monat|month|mo)\b/i
/** Matches an amount with the unit that it is for: `€ 2,35 / 100 ml`. */
const perUnit =
  /^\D*\d[\d.,]*\D{0,4}(?:\/|\bper|\bpro)\s?(?:\d+\s?)?(?:kg|gr?|gram|kilo|l|lit(?:er|re)|[mc]l|m²?|meter)(?![\p{L}\d])/iu

/**
 * Whether an amount is something else than a price of a product: a saving, a shipping price (“Versand: 4,95 €”), an
 * instalment or a price per kilo.
 */
export const isOtherAmount = (text: string, label: string): boolean =>
  isLabelled(otherLabel, text, label) || [instalment, perUnit, untaxed].some((words) => words.test(text))

/** Whether a text is two amounts with a dash between them. */
export const isRange = (text: string): boolean => /\d\D{0,8}\s[-–—]\s\D{0,8}\d/.test(text) && hasOnlyAmounts(text)

/** Whether a text has no words besides its amounts and their currency, as a former price beside the current one. */
export const hasOnlyAmounts = (text: string): boolean =>
  !/\p{L}/u.test(text.replace(/\b(?:eur|usd|gbp|chf|kr|zł)\b/giu, ''))

/** Matches numbers that are negative, hexadecimal or have an exponent. */
const isOtherNumber = /^-\s?\d|\d[eE][+-]?\d|\b0x/

/**
 * Finds the price in a text that a shop wrote for people or for programs: `€ 1.299,-`, `12,95`, `1,299.00`, `vanaf
 * 19,99`, `EUR 12.5`.
 * @returns null if the text has no price, or the price is zero
 */
export function priceIn(given: unknown): PagePrice | null {
  if (typeof given === 'number') {
    const cents = centsOf(given)
    return cents === null ? null : { cents, currency: null }
  }
  if (typeof given !== 'string') return null
  const text = given
    .slice(0, maxText)
    .trim()
    .replace(/(?<=\d)\s?([.,])\s?(?=\d\d(?!\d))/g, '$1')
  if (isPlainNumber(text)) return priceIn(Number(text))
  if (isOtherNumber.test(text)) return null
  const currency = currencyIn(text)
  // cents in small print beside the euros, as in 12⁹⁵
  const small = /^\D*(\d{1,5})[.,]?\s{1,3}(\d\d)\D*$/.exec(text)
  if (small) {
    const cents = centsOf(Number(`${small[1]}.${small[2]}`))
    return cents === null ? null : { cents, currency }
  }
  const found = [...text.matchAll(amounts)]
    .map((match) => {
      const [amount] = match
      const before = text.slice(Math.max(0, match.index - 4), match.index)
      const after = text.slice(match.index + amount.length, match.index + amount.length + 5)
      return {
        cents: centsOf(valueOf(amount)),
        hasCurrency: currencyIn(before) !== null || currencyIn(after) !== null,
        hasDecimals: /[.,]\d\d?$/.test(amount) || /^[.,]\s?[-–—]/.test(after),
        isShare: /^\s?(?:%|x\b|st)/i.test(after),
      }
    })
    .filter(({ isShare }) => !isShare)
  const named = found.filter(({ hasCurrency }) => hasCurrency)
  const exact = found.filter(({ hasDecimals }) => hasDecimals)
  const [likely] = [named, exact, found].filter((some) => some.length > 0)
  const cents = (likely ?? []).flatMap((each) => each.cents ?? [])
  if (cents.length === 0) return null
  const isLowest = isReduced.test(text) || hasOnlyAmounts(text)
  return { cents: isLowest ? Math.min(...cents) : cents[0]!, currency }
}

/** Whether a text from anywhere on a page is meant as a price. A plain number isn't enough. */
export const looksLikePrice = (text: string): boolean =>
  currencyIn(text) !== null || /\d[.,]\d\d(?!\d)|\d[.,]\s?[-–—]|^\D*\d{1,5}[.,]?\s{1,3}\d\d\D*$/.test(text)
