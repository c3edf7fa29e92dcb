import { Parser } from 'htmlparser2'

const maxMarkup = 4_000

/** Removes the tags from markup and decodes its entities. */
function textOf(markup: string): string {
  if (!/[<&]/.test(markup)) return markup
  let text = ''
  const parser = new Parser({ ontext: (piece) => void (text += piece), onclosetag: () => void (text += ' ') })
  parser.end(markup.slice(0, maxMarkup))
  return text
}

/**
 * Matches line breaks, control characters and invisible characters: soft hyphens, direction marks, zero-width spaces.
 * Spares the zero-width joiner, which emoji need.
 */
const unseen = /(?!\u200d)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\ufffd\s]+/gu

/** Returns one line of visible text. Shops leave tags in their texts, and escape entities once or twice. */
export function plainText(given: string): string {
  const once = textOf(given.slice(0, maxMarkup))
  const text = /&(?:#\d|#x|[a-z]{2,8};)/i.test(once) ? textOf(once) : once
  return text
    .replace(unseen, (run) => (/[\p{Cc}\s]/u.test(run) ? ' ' : ''))
    .trim()
    .normalize('NFC')
}

/** Splits a text into words for comparison: in lower case, without accents and punctuation. */
export const wordsIn = (text: string): string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .match(/[\p{L}\d]+/gu) ?? []
