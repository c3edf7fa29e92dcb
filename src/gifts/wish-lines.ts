import { isVisible } from '#core/input.ts'
import { linkOf } from '../gift/index.ts'
import { sanitizeUrl } from '../links/index.ts'
import {
  maxDescriptionLength,
  maxLinkLength,
  splitWish,
  webAddress,
  withoutControls,
  withoutPunctuation,
} from './input.ts'
import { nameFromLink } from './name-from-link.ts'

// Wishes that somebody writes as one text, one wish a line.

/** Returns the wishes of a text: its lines that show something, without the dash or dot of a list in front. */
export const wishLines = (wishes: string): string[] =>
  wishes
    .split('\n')
    .map((line) => line.trim().replace(/^[-*•–·]\s+/, ''))
    .filter((line) => isVisible(line))

/** Piece of a line: plain words, or the http or https URL of a link. */
type WishPart = { words: string } | { url: string }

const isLink = (url: string) => linkOf(url).uriDisplayText !== null

/** Splits a line into words and links, so that a page can show the links. Links and words are in the line's order. */
export function wishParts(line: string): WishPart[] {
  const alone = splitWish(line)
  const address = alone.description === '' ? webAddress(alone.url) : null
  if (address !== null && isLink(address)) return [{ url: address }]
  const parts: WishPart[] = []
  let from = 0
  for (const { 0: found, index } of line.matchAll(/\bhttps?:\/\/\S+/gi)) {
    const url = withoutPunctuation(found, false)
    if (!isLink(url)) continue
    if (index > from) parts.push({ words: line.slice(from, index) })
    parts.push({ url })
    from = index + url.length
  }
  return from < line.length ? [...parts, { words: line.slice(from) }] : parts
}

/** Gift that a line of wishes describes. */
interface WishedGift {
  description: string
  url: string | null
}

const codePoints = (value: string) => [...value].length

/** Splits a text into pieces that each fit into a gift's description, between words where that is possible. */
function fittingPieces(words: string): string[] {
  const start = [...words].slice(0, maxDescriptionLength).join('')
  if (start === words) return [words]
  const end = /^.*\S(?=\s)/su.exec(start)?.[0] ?? start
  return [end, ...fittingPieces(words.slice(end.length).trim())]
}

/**
 * Returns the gifts that a text of wishes describes. A line's first link becomes the gift's link. A line that is too
 * long for one description becomes several gifts, so that nothing is lost.
 */
export const wishedGifts = (wishes: string): WishedGift[] =>
  wishLines(wishes).flatMap((line) => {
    const { description, url } = splitWish(withoutControls(line))
    const address = url === '' ? null : webAddress(url)
    const link = address !== null && isLink(address) ? sanitizeUrl(address) : null
    const fits = link !== null && codePoints(link) <= maxLinkLength
    const words = !fits ? withoutControls(line) : isVisible(description) ? description : nameFromLink(link)
    return fittingPieces(words).map((piece, index) => ({
      description: piece,
      url: fits && index === 0 ? link : null,
    }))
  })
