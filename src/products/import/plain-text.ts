import { Parser } from 'htmlparser2'

/** Matches control characters, zero-width characters and direction marks. */
const unreadable = /[\p{Cc}\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu

/** Removes HTML tags and decodes HTML entities. Feeds have both in values that XML or a table already quotes. */
function withoutMarkup(text: string): string {
  let words = ''
  const parser = new Parser({ ontext: (more) => (words += more), onclosetag: () => (words += ' ') })
  parser.end(text)
  return words
}

/** Whether a text is clean already, as most texts are. */
const isPlain = (text: string) => !/[^ -%'-;=-~\u00a1-\u00ac\u00ae-\u024f€’“”–]|^ | $| {2}/.test(text)

/** Returns one line of plain words, cut to `maxLength` characters, or null if nothing remains. */
export function plainTextOfFeed(given: string | undefined, maxLength: number): string | null {
  if (!given) return null
  if (given.length <= maxLength && isPlain(given)) return given
  const words = /[<&]/.test(given) ? withoutMarkup(given) : given
  const line = words.toWellFormed().replace(unreadable, ' ').replace(/\s+/g, ' ').trim()
  if (line.length <= maxLength) return line || null
  return [...line].slice(0, maxLength).join('').trim()
}
