import { Parser } from 'htmlparser2'

/** Control characters, and those without width or that turn the direction of what follows. */
const unreadable = /[\p{Cc}\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu

/** Tags and entities are of HTML: feeds have them inside of what XML or a table already quotes. */
function withoutMarkup(text: string): string {
  let words = ''
  const parser = new Parser({ ontext: (more) => (words += more), onclosetag: () => (words += ' ') })
  parser.end(text)
  return words
}

/** What most texts are, of which nothing has to go. */
const isPlain = (text: string) => !/[^ -%'-;=-~\u00a1-\u00ac\u00ae-\u024f€’“”–]|^ | $| {2}/.test(text)

/** One line of plain words, cut to a number of characters; null where there are none. */
export function plainText(given: string | undefined, maxLength: number): string | null {
  if (!given) return null
  if (given.length <= maxLength && isPlain(given)) return given
  const words = /[<&]/.test(given) ? withoutMarkup(given) : given
  const line = words.toWellFormed().replace(unreadable, ' ').replace(/\s+/g, ' ').trim()
  if (line.length <= maxLength) return line || null
  return [...line].slice(0, maxLength).join('').trim()
}
