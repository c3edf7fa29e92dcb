import { firstCharacters } from '#core/names.ts'

/** Maximum length of a name in characters: about three lines on the gift's card on a small phone. */
const maxNameLength = 56

/**
 * Splits a description into a name (its first line) and a note (the rest). If the first line is too long, the name ends
 * after a sentence, else after a comma, else after a word, and the rest of the line goes to the note.
 */
export function nameAndNote(description: string): { name: string; note: string | null } {
  const [first = '', ...lines] = description.trim().split(/\r?\n/)
  const rest = lines.join('\n').trim()
  const start = firstCharacters(first, maxNameLength)
  if (start === first) return { name: first.trim(), note: rest || null }
  const end = (mark: RegExp) => mark.exec(start)?.[0].length
  const cut = end(/^.{8,}[.!?;:](?=\s)/su) ?? end(/^.{8,},(?=\s)/su) ?? end(/^.*\S(?=\s)/su) ?? start.length
  return { name: first.slice(0, cut).trim(), note: [first.slice(cut).trim(), rest].filter(Boolean).join('\n') }
}

/** Returns a gift's name for a sentence or a title. It ends in “…” if its first line goes on, except after a sentence. */
export function shortName(description: string): string {
  const { name } = nameAndNote(description)
  const isWhole = name === description.trim().split(/\r?\n/, 1)[0]!.trim() || /[.!?]$/.test(name)
  return isWhole ? name : `${name.replace(/(?<![\s,;:])[\s,;:]+$/, '')}…`
}

/** Returns the hue of a shop in degrees, one of 24. A host always has the same hue. */
export function shopHue(host: string): number {
  let sum = 7
  for (const character of host) sum = (sum * 31 + character.codePointAt(0)!) % 3600
  return (sum % 24) * 15
}
