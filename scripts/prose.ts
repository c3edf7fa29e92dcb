// Finds comments and sentences that a reader has to read twice. scripts/check-prose.ts looks for them everywhere.

/** A place that a rule found: 1-based line number, and its text. */
export interface Found {
  line: number
  text: string
}

/** Matches a line of a comment in TypeScript, CSS and SQL: the start of the comment or line, and the line's words. */
const commentLine = /(\/\*\*?|\/\/|^\s+\*|^\s*--) (.*)$/
const headlessStart = /^(?:[Oo]f|[Ww]hom?|[Ww]hoever|[Ww]hat|The same|Also|That) /
const hiddenActor = /\b(?:of|to|for|with|by|from|than|about|on|in|and) (?:who|whom|what|whoever)\b/i

/** Whether a comment's sentence goes on in the next line. */
const isUnfinished = (line: string | undefined): boolean => {
  const words = line === undefined ? undefined : commentLine.exec(line)?.[2]
  return words !== undefined && !/[.:?!;)]$|\*\/$/.test(words)
}

function findInComments(source: string, isFound: (words: string, isStart: boolean) => boolean): Found[] {
  const lines = source.split('\n')
  return lines.flatMap((line, index) => {
    const [, , words] = commentLine.exec(line) ?? []
    const isStart = !/^\s*(?:\*|\/\/|--)/.test(line) || !isUnfinished(lines[index - 1])
    return words !== undefined && isFound(words, isStart) ? [{ line: index + 1, text: line.trim() }] : []
  })
}

/** Finds sentences in comments that open without their noun: “Of all posts …” instead of “Anonymizes all posts …”. */
export const headlessComments = (source: string): Found[] =>
  findInComments(source, (words, isStart) => isStart && headlessStart.test(words))

/** Finds comments that hide an actor or a thing in a relative clause, where a noun such as “visitor” would name it. */
export const hiddenActors = (source: string): Found[] => findInComments(source, (words) => hiddenActor.test(words))

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
