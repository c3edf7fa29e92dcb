// Finds comments and sentences that a reader has to read twice. scripts/check-prose.ts looks for them everywhere.

/** A place that a rule found: 1-based line number, and its text. */
export interface Found {
  line: number
  text: string
}

const commentStart = String.raw`(?:/\*\*?|//|^\s+\*|^\s*--) `
const headless = new RegExp(String.raw`${commentStart}(?:[Oo]f|[Ww]hom?|[Ww]hoever|[Ww]hat|The same|Also|That) `)
const hiddenActor = new RegExp(
  String.raw`${commentStart}.*\b(?:of|to|for|with|by|from|than|about|on|in|and) (?:who|whom|what|whoever)\b`,
  'i',
)

const linesWith = (source: string, pattern: RegExp): Found[] =>
  source.split('\n').flatMap((text, index) => (pattern.test(text) ? [{ line: index + 1, text: text.trim() }] : []))

/** Finds lines of comments that open without their noun: “Of all posts …” instead of “Anonymizes all posts …”. */
export const headlessComments = (source: string): Found[] => linesWith(source, headless)

/** Finds lines of comments that hide an actor or a thing in a relative clause, where a noun such as “visitor” is due. */
export const hiddenActors = (source: string): Found[] => linesWith(source, hiddenActor)

const maxWords = 35

/** Finds sentences of more than 35 words in a Markdown document, outside its code, tables and headings. */
export function longSentences(markdown: string): Found[] {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ')
  const prose = markdown.replace(/```.*?```/gs, blank).replace(/^[|#].*$/gm, blank)
  const found: Found[] = []
  let start = 0
  for (const end of prose.matchAll(/(?<=[.!?])\s+(?=[A-Z*`([])|\n\s*\n|\n\s*(?:-|\d+\.) |$(?![^])/g)) {
    const words = prose.slice(start, end.index).match(/\S+/g) ?? []
    const skipped = /^\s*/.exec(prose.slice(start))![0].length
    if (words.length > maxWords)
      found.push({ line: prose.slice(0, start + skipped).split('\n').length, text: `${words.slice(0, 8).join(' ')} …` })
    start = end.index + end[0].length
  }
  return found
}
