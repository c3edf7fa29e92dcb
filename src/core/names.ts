/** List names of old may have this form; new ones must have `supportedForm` of src/lists/usernames.ts. */
export const routableName = /^[0-9a-z][0-9a-z_-]{2,49}$/i

/** Of first and last word: "Noor de Vries" is NV. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '')
  return letters.join('').toUpperCase()
}

/** A person's name, as far as it is known. */
export const fullNameOf = ({ firstName, lastName }: { firstName: string | null; lastName: string | null }): string =>
  [firstName, lastName].filter(Boolean).join(' ')

/** Whether a user has both names: an address alone has none. */
export const isNamed = (
  user: Readonly<{ firstName: string | null; lastName: string | null }>,
): user is { firstName: string; lastName: string } => user.firstName !== null && user.lastName !== null

/** Addresses in other letters are the same one, as for the database's `citext`. */
export const isSameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** Enough for its owner to recognise an address, and for nobody else to write to it: `m…@example.org`. */
export const shortAddress = (email: string): string => `${[...email][0] ?? ''}…${email.slice(email.lastIndexOf('@'))}`
