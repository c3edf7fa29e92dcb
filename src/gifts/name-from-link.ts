import { linkOf } from '../gift/index.ts'

const maxLength = 100

/** Decodes percent-encoding. Returns '' for invalid UTF-8. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return ''
  }
}

/** Whether a part of a URL's path is a readable word. Long numbers and codes are not. */
const isWord = (part: string) => /^\p{L}+$/u.test(part) || /^[\p{L}\d]{1,5}$/u.test(part)

function wordsOf(segment: string): string[] {
  const words = decoded(segment)
    .replace(/\.[a-z]{2,5}$/i, '')
    .split(/[-_+\s]+/)
    .filter(isWord)
  return words.filter((word) => /\p{L}{2}/u.test(word)).length < 2 ? [] : words
}

/** Returns the last segment of a path if it is a single word, as in `/theepot`; else ''. */
const lastWord = (segments: readonly string[]) => /^\p{L}{3,40}$/u.exec(decoded(segments.at(-1) ?? ''))?.[0] ?? ''

/**
 * Returns the words in the path of a product's URL: "Lego friends huis" for `/nl/p/lego-friends-huis/9300000123/`.
 * Without words it returns the host, and '' for text that is no link.
 */
export function nameFromLink(link: string): string {
  const { uriDisplayText: host } = linkOf(link)
  if (!host) return ''
  const segments = new URL(link).pathname.split('/').filter(Boolean)
  const [words = []] = segments.map(wordsOf).sort((one, other) => other.length - one.length)
  const name = words.join(' ').slice(0, maxLength).trim() || lastWord(segments)
  return name ? name[0]!.toUpperCase() + name.slice(1) : host
}
