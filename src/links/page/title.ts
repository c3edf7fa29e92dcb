import { plainText, wordsIn } from './plain-text.ts'

const maxLength = 200

/** Cuts a title that is too long, at a space between words if possible. */
function shortened(text: string): string {
  if (text.length <= maxLength) return text
  const cut = text.slice(0, maxLength - 1)
  const end = cut.lastIndexOf(' ')
  return `${(end > maxLength / 2 ? cut.slice(0, end) : cut).replace(/[\s,;:|–-]{1,10}$/, '').replace(/[\ud800-\udbff]$/, '')}…`
}

const squashed = (text: string) => wordsIn(text).join('')

/** Names of a shop: the name that it gives itself, and its domain. */
export class ShopNames {
  private readonly names: readonly string[]
  private readonly hostLabel: string

  /** @param domain registrable domain such as `shop.example` */
  constructor(names: readonly (string | null)[], domain: string) {
    this.hostLabel = squashed(domain.split('.')[0]!)
    this.names = [...names.map((name) => squashed(name ?? '')), squashed(domain), this.hostLabel].filter(
      (name) => name.length > 1,
    )
  }

  /** Whether a part of a title is the shop's name, perhaps with a few words such as “kaufen bei”. */
  areIn(part: string): boolean {
    const text = squashed(part)
    if (text === '') return false
    if (this.names.includes(text)) return true
    if (text.length >= 5 && (this.hostLabel.includes(text) || this.names.some((name) => name.startsWith(text))))
      return true
    const words = wordsIn(part)
    const isNamed = (name: string) =>
      name.length > 3 && (words.includes(name) || (name.length > 4 && text.includes(name)))
    return words.length <= 8 && this.names.some(isNamed)
  }

  /** Whether a text is nothing but the shop's name. */
  are(text: string): boolean {
    return this.names.includes(squashed(text))
  }
}

const separators = /(\s[|\-–—·•»›>~]{1,3}\s|\s?[|:]{1,2}\s)/
/** Matches words that shops add to a name for search engines. */
const advertising =
  /\b(?:kopen|koop|bestellen|bestel|kaufen|online|gratis|free|shipping|verzending|versandkostenfrei|versand|lieferung|vergelijk\w*|g(?:ü|ue)nstig\w*|goedkoop\w*|aanbieding\w*|sale|angebot\w*|beste prijs|laagste prijs|best price|op voorraad|auf lager|morgen in huis|official|offici(?:ë|e)le|webshop|onlineshop|online shop|shop|store|winkel)\b/i
const callBefore = /^(?:koop|buy|shop|bestel|kaufe|jetzt kaufen|nu kopen)[:\s]+(?=\S)/i
const callBehind =
  /\s(?:(?:online|günstig|guenstig|goedkoop|voordelig|jetzt|nu|nu online|online günstig|günstig online)\s)?(?:kaufen|kopen|bestellen|bestellen\?|kopen\?)[!.?]?$/i

/** Cuts a title off before the first part that names the shop. The title's first part always stays. */
function withoutShopBehind(title: string, shop: ShopNames): string {
  const parts = title.split(separators)
  const at = parts.findIndex((part, index) => index > 0 && index % 2 === 0 && shop.areIn(part))
  return at === -1
    ? title
    : parts
        .slice(0, at - 1)
        .join('')
        .trim()
}

/** Removes the shop's name from the beginning and the end of a title. */
function withoutShop(title: string, shop: ShopNames): string {
  const kept = withoutShopBehind(title, shop).split(separators)
  const isShop = (part: string) => shop.are(part) || (shop.areIn(part) && wordsIn(part).length <= 2)
  const isPrefixed = kept.length >= 3 && isShop(kept[0]!)
  return (isPrefixed ? kept.slice(2) : kept).join('').trim()
}

/** Removes advertising from the beginning and the end of a title. */
function withoutAdvertising(title: string): string {
  const parts = title.split(separators)
  while (parts.length >= 3 && advertising.test(parts.at(-1)!)) parts.splice(-2)
  return parts.join('').trim().replace(callBehind, '').replace(callBefore, '').trim()
}

/** Matches a price that a shop has put at the end of a title. The amount of a gift card belongs to its name. */
const priceBehind =
  /(?:\s[|\-–—·•]\s(?:(?:ab|vanaf|from|nur|only|dès)\s)?|[,:]\s|\s(?:ab|vanaf|from|nur|only|dès)\s|\s(?:für|voor|for)\s(?=\D{0,2}\d+[.,]\d\d))(?:[€£$]\s?\d[\d.,]*(?:[-–—]{1,2})?|\d[\d.,]*(?:[-–—]{1,2})?\s?(?:[€£$]|eur))$/i

/** Places of the words in a text, each with the word in the form that `wordsIn` gives it. */
const placedWords = (text: string) =>
  [...text.matchAll(/[\p{L}\p{M}\d]+/gu)].map((match) => ({
    word: wordsIn(match[0]).join(''),
    begin: match.index,
    end: match.index + match[0].length,
  }))

/**
 * Removes labels that a shop's page has around a product's name, as in “Details about …”. The page's own titles don't
 * have them.
 * @param titles the page's titles, without the shop's name
 * @param kept words that belong to the name although the titles lack them, such as its brand
 */
export function withoutLabels(name: string, titles: readonly string[], kept: readonly string[]): string {
  const words = placedWords(name)
  for (const title of titles) {
    const own = wordsIn(title)
    const at = words.findIndex((_, index) => own.every((word, offset) => words[index + offset]?.word === word))
    const excess = words.slice(0, Math.max(0, at)).filter(({ word }) => !kept.includes(word))
    if (own.length < 2 || excess.length === 0) continue
    const rest = name.slice(name.lastIndexOf(' ', words[at]!.begin) + 1)
    const end = words[at + own.length - 1]!.end - (name.length - rest.length)
    return /^\s[-–—|·•]\s/.test(rest.slice(end)) ? rest.slice(0, end) : rest
  }
  return name
}

/** Whether a heading is a product's name with its brand in front. */
export const addsBrand = (heading: string, name: string, brand: string): boolean =>
  brand !== '' && wordsIn(heading).join(' ') === [...wordsIn(brand), ...wordsIn(name)].join(' ')

/** Returns a product's title from the name in the shop's data. */
export function productTitle(name: string | null, shop: ShopNames): string | null {
  const text = plainText(name ?? '')
  return shortened(withoutShopBehind(text, shop)) || null
}

/**
 * Returns the name of the thing that a page shows, from the page's title for browsers or link previews.
 * @returns null if nothing remains without the shop's name
 */
export function pageTitle(given: string | null, shop: ShopNames): string | null {
  const text = plainText(given ?? '')
  const title = withoutAdvertising(withoutShop(text.replace(priceBehind, ''), shop))
  if (title === '' || shop.are(title)) return null
  // the text behind the last `|` is usually the shop, under a name that differs from its domain
  const cut = title.includes(' | ') ? withoutAdvertising(title.slice(0, title.lastIndexOf(' | '))) : title
  return shortened(wordsIn(cut).length >= 2 ? cut : title)
}

const refusals =
  /\b(?:access denied|just a moment|attention required|are you (?:a )?(?:human|robot)|robot check|not a robot|captcha|pardon our interruption|verif(?:y|ying) you|bot detection|been blocked|unusual traffic|zugriff verweigert|toegang geweigerd|bent u een robot|sind sie ein mensch|privacy gate|before you continue|voordat je verder ?gaat|bevor sie (?:fortfahren|weitergehen)|cookie[- ]?(?:consent|toestemming|wall|muur)|service unavailable|bad gateway|too many requests|(?:under|wegens|in|for) (?:maintenance|onderhoud)|wartungsarbeiten)\b|^\W*(?:error|fehler|fout|forbidden|blocked|security check)\W*$|\b(?:403|429|500|502|503)\b.{0,20}\b(?:error|forbidden|unavailable)|^(?:error|fout|fehler)\s\d{3}\b/i
const missing =
  /\b(?:page|product|item|pagina|artikel|seite|produkt)\b.{0,40}\b(?:not found|niet (?:meer )?(?:gevonden|bestaat|beschikbaar)|nicht (?:mehr )?(?:gefunden|verfügbar|vorhanden)|no longer (?:available|exists)|doesn't exist|bestaat niet(?: meer)?)\b|\bnot found\b|\bniet gevonden\b|\bnicht gefunden\b|^\W*404\b/i

/**
 * Whether a page's title or heading shows that this isn't the requested page: a refusal, an error, or a question about
 * robots or cookies.
 */
export const isErrorPage = (text: string): boolean => {
  const some = plainText(text.slice(0, 300))
  return refusals.test(some) || missing.test(some)
}
