/** Pattern of all list names, old and new. New names must also pass `isAllowedName` of src/lists/usernames.ts. */
export const listNamePattern = /^[0-9a-z][0-9a-z_-]{2,49}$/i

/** Returns the initials of the first and the last word of a name: NV for "Noor de Vries". */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '')
  return letters.join('').toUpperCase()
}

/** Returns a person's first and last name, as far as they are known. */
export const fullNameOf = ({ firstName, lastName }: { firstName: string | null; lastName: string | null }): string =>
  [firstName, lastName].filter(Boolean).join(' ')

/** Whether a user has both names. A guest who gave only an e-mail address has none. */
export const isNamed = (
  user: Readonly<{ firstName: string | null; lastName: string | null }>,
): user is { firstName: string; lastName: string } => user.firstName !== null && user.lastName !== null

/** Whether two e-mail addresses are the same, ignoring upper and lower case as the database's `citext` does. */
export const isSameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** Shortens an e-mail address to `m…@example.org`. Its owner can recognise it, but nobody else can write to it. */
export const maskEmail = (email: string): string => `${[...email][0] ?? ''}…${email.slice(email.lastIndexOf('@'))}`

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/**
 * Returns the beginning of a text, at most `max` characters long. It counts and keeps characters as readers see them,
 * so that a flag or a family of emoji stays whole.
 */
export function firstCharacters(words: string, max: number): string {
  if (words.length <= max) return words
  let end = 0
  for (const { segment } of graphemes.segment(words)) {
    if (max-- === 0) return words.slice(0, end)
    end += segment.length
  }
  return words
}

/** Maximum length of a name or a title in a mail's sentences, in characters. */
const maxNameLength = 60

/** Shortens a name or a title to 60 characters at the end of a word, and marks the cut by “…”. */
export function shortened(name: string): string {
  const start = firstCharacters(name, maxNameLength)
  if (start === name) return name
  // The cut may be just behind a word.
  const words = /^\s/.test(name.slice(start.length)) ? start : (/^.*\S(?=\s)/su.exec(start)?.[0] ?? start)
  return `${words.replace(/(?<![\s,;:–-])[\s,;:–-]+$/u, '')}…`
}
