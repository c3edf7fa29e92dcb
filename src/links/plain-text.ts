import { Parser } from 'htmlparser2'

const maxMarkup = 4_000

/** What a reader sees of markup, entities decoded. */
function textOf(markup: string): string {
  if (!/[<&]/.test(markup)) return markup
  let text = ''
  const parser = new Parser({ ontext: (piece) => void (text += piece), onclosetag: () => void (text += ' ') })
  parser.end(markup.slice(0, maxMarkup))
  return text
}

/** Line breaks, controls, and what is not seen: soft hyphens, marks of direction, spaces without width. Not what joins emoji. */
const unseen = /(?!\u200d)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\ufffd\s]+/gu

/** One line of text as a reader sees it, of text in which shops leave tags and escape entities once or twice. */
export function plainText(given: string): string {
  const once = textOf(given.slice(0, maxMarkup))
  const text = /&(?:#\d|#x|[a-z]{2,8};)/i.test(once) ? textOf(once) : once
  return text
    .replace(unseen, (run) => (/[\p{Cc}\s]/u.test(run) ? ' ' : ''))
    .trim()
    .normalize('NFC')
}

/** Words without marks of any kind, to compare names by. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .match(/[\p{L}\d]+/gu) ?? []
