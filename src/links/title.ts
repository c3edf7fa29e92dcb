import { plainText, wordsOf } from './plain-text.ts'

const maxLength = 200

/** Cut at a word. */
function shortened(text: string): string {
  if (text.length <= maxLength) return text
  const cut = text.slice(0, maxLength - 1)
  const end = cut.lastIndexOf(' ')
  return `${(end > maxLength / 2 ? cut.slice(0, end) : cut).replace(/[\s,;:|–-]{1,10}$/, '').replace(/[\ud800-\udbff]$/, '')}…`
}

const squashed = (text: string) => wordsOf(text).join('')

/** The names by which a shop calls itself: as it says, and as its host does. */
export class ShopNames {
  private readonly names: readonly string[]
  private readonly hostLabel: string

  /** @param domain registrable, such as `shop.example` */
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
    const words = wordsOf(part)
    const isNamed = (name: string) =>
      name.length > 3 && (words.includes(name) || (name.length > 4 && text.includes(name)))
    return words.length <= 6 && this.names.some(isNamed)
  }

  /** Whether a text is nothing but the shop's name. */
  are(text: string): boolean {
    return this.names.includes(squashed(text))
  }
}

const separators = /(\s[|\-–—·•»›>~]{1,3}\s|\s?[|:]{1,2}\s)/
/** What shops write around a name so that search engines like it. */
const advertising =
  /\b(?:kopen|koop|bestellen|bestel|kaufen|online|gratis|free|shipping|verzending|versandkostenfrei|versand|lieferung|vergelijk\w*|g(?:ü|ue)nstig\w*|goedkoop\w*|aanbieding\w*|sale|angebot\w*|beste prijs|laagste prijs|best price|op voorraad|auf lager|morgen in huis|official|offici(?:ë|e)le|webshop|onlineshop|online shop|shop|store|winkel)\b/i
const callBefore = /^(?:koop|buy|shop|bestel|kaufe|jetzt kaufen|nu kopen)[:\s]+(?=\S)/i
const callBehind =
  /\s(?:(?:online|günstig|guenstig|goedkoop|voordelig|jetzt|nu|nu online|online günstig|günstig online)\s)?(?:kaufen|kopen|bestellen|bestellen\?|kopen\?)[!.?]?$/i

/** Leaves away the shop's name behind a title, and whatever follows it. */
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

/** Also before it. */
function withoutShop(title: string, shop: ShopNames): string {
  const kept = withoutShopBehind(title, shop).split(separators)
  const isShop = (part: string) => shop.are(part) || (shop.areIn(part) && wordsOf(part).length <= 2)
  const isPrefixed = kept.length >= 3 && isShop(kept[0]!)
  return (isPrefixed ? kept.slice(2) : kept).join('').trim()
}

/** Leaves away what advertises behind a title. */
function withoutAdvertising(title: string): string {
  const parts = title.split(separators)
  while (parts.length >= 3 && advertising.test(parts.at(-1)!)) parts.splice(-2)
  return parts.join('').trim().replace(callBehind, '').replace(callBefore, '').trim()
}

/** A product's name as the shop's data has it. */
export function productTitle(name: string | null, shop: ShopNames): string | null {
  const text = plainText(name ?? '')
  return shortened(withoutShopBehind(text, shop)) || null
}

/**
 * The name of what a page shows, from the title that it gives itself for browsers and messengers.
 * @returns null where nothing is left without the shop's name
 */
export function pageTitle(given: string | null, shop: ShopNames): string | null {
  const text = plainText(given ?? '')
  const title = withoutAdvertising(withoutShop(text, shop))
  if (title === '' || shop.are(title)) return null
  // what stands behind the last line is mostly the shop, under a name that its host has not
  const cut = title.includes(' | ') ? withoutAdvertising(title.slice(0, title.lastIndexOf(' | '))) : title
  return shortened(wordsOf(cut).length >= 2 ? cut : title)
}

const refusals =
  /\b(?:access denied|just a moment|attention required|are you (?:a )?(?:human|robot)|robot check|not a robot|captcha|pardon our interruption|verif(?:y|ying) you|bot detection|been blocked|unusual traffic|zugriff verweigert|toegang geweigerd|bent u een robot|sind sie ein mensch|privacy gate|before you continue|voordat je verder ?gaat|bevor sie (?:fortfahren|weitergehen)|cookie[- ]?(?:consent|toestemming|wall|muur)|service unavailable|bad gateway|too many requests|(?:under|wegens|in|for) (?:maintenance|onderhoud)|wartungsarbeiten)\b|^\W*(?:error|fehler|fout|forbidden|blocked|security check)\W*$|\b(?:403|429|500|502|503)\b.{0,20}\b(?:error|forbidden|unavailable)|^(?:error|fout|fehler)\s\d{3}\b/i
const missing =
  /\b(?:page|product|item|pagina|artikel|seite|produkt)\b.{0,40}\b(?:not found|niet (?:meer )?(?:gevonden|bestaat|beschikbaar)|nicht (?:mehr )?(?:gefunden|verfügbar|vorhanden)|no longer (?:available|exists)|doesn't exist|bestaat niet(?: meer)?)\b|\bnot found\b|\bniet gevonden\b|\bnicht gefunden\b|^\W*404\b/i

/** Whether a page's title or heading says that this is not the page: a refusal, a question about robots or cookies, an error. */
export const isNoPage = (text: string): boolean => {
  const some = plainText(text.slice(0, 300))
  return refusals.test(some) || missing.test(some)
}
