/** The form of names that lists may have had since long ago, and that addresses are read by. */
export const routableName = /^[0-9a-z][0-9a-z_-]{2,49}$/i

/** First letters of first and last word: "Noor de Vries" is NV. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '')
  return letters.join('').toUpperCase()
}

/** A person's name, as far as it is known. */
export const fullNameOf = ({ firstName, lastName }: { firstName: string | null; lastName: string | null }): string =>
  [firstName, lastName].filter(Boolean).join(' ')
