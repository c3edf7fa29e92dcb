/** in characters, about three lines of a card on a small phone */
const maxNameLength = 56

/**
 * Splits a description into its first line, the name, and the rest. A long name is cut after a sentence, else after a
 * comma, else after a word.
 */
export function nameAndNote(description: string): { name: string; note: string | null } {
  const [first = '', ...lines] = description.trim().split(/\r?\n/)
  const rest = lines.join('\n').trim()
  const characters = [...first]
  if (characters.length <= maxNameLength) return { name: first.trim(), note: rest || null }
  const start = characters.slice(0, maxNameLength).join('')
  const end = (mark: RegExp) => mark.exec(start)?.[0].length
  const cut = end(/^.{8,}[.!?;:](?=\s)/su) ?? end(/^.{8,},(?=\s)/su) ?? end(/^.*\S(?=\s)/su) ?? start.length
  return { name: first.slice(0, cut).trim(), note: [first.slice(cut).trim(), rest].filter(Boolean).join('\n') }
}

export const shortName = (description: string): string => nameAndNote(description).name

/** Returns one of 24 hues in degrees, always the same one for a host. */
export function shopHue(host: string): number {
  let sum = 7
  for (const character of host) sum = (sum * 31 + character.codePointAt(0)!) % 3600
  return (sum % 24) * 15
}
