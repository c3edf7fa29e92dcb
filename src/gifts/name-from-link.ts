const maxLength = 100

/** Decoded; '' for what is no UTF-8. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return ''
  }
}

/** Long numbers and codes say nothing to people. */
const isWord = (part: string) => /^\p{L}+$/u.test(part) || /^[\p{L}\d]{1,5}$/u.test(part)

function wordsOf(segment: string): string[] {
  const words = decoded(segment)
    .replace(/\.[a-z]{2,5}$/i, '')
    .split(/[-_+\s]+/)
    .filter(isWord)
  return words.filter((word) => /\p{L}{2}/u.test(word)).length < 2 ? [] : words
}

/**
 * The words that shops put into the addresses of their products: "Lego friends huis" of `/nl/p/lego-friends-huis/9300000123/`.
 * @returns '' where it has none
 */
export function nameFromLink(link: string): string {
  if (!URL.canParse(link)) return ''
  const [words = []] = new URL(link).pathname
    .split('/')
    .map(wordsOf)
    .sort((one, other) => other.length - one.length)
  const name = words.join(' ').slice(0, maxLength).trim()
  return name && name[0]!.toUpperCase() + name.slice(1)
}
