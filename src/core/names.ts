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
