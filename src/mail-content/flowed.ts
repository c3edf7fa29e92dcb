import { widthOf } from '#core/text-width.ts'

/** Maximum width of a line in columns, with its trailing space and its quote mark (RFC 3676 §4.2 asks for 78 at most). */
const maxWidth = 76

/** Puts a space before a line that mail programs or mailboxes would read as something else, as RFC 3676 §4.4 asks. */
const stuffed = (line: string) => (/^(?: |>|From )/.test(line) ? ` ${line}` : line)

/** Breaks one line. All lines but the last end in a space, so that mail programs join them again. */
function brokenLine(words: string, mark: string): string[] {
  const lines: string[] = []
  const room = maxWidth - mark.length
  const finish = (line: string) => lines.push(mark ? `${mark}${line}` : stuffed(line))
  let [line, width] = ['', 0]
  // A space behind the words of a line marks a broken line, so a line that ends here must have none.
  for (const word of words.trimEnd().split(/(?<= )(?! )/)) {
    const wordWidth = widthOf(word)
    if (line && width + wordWidth > room) {
      finish(line)
      ;[line, width] = ['', 0]
    }
    line += word
    width += wordWidth
  }
  finish(line)
  return lines
}

/**
 * Breaks the lines of a text at 76 columns, as `format=flowed` of RFC 3676. Lines break at spaces only, so a URL stays
 * whole, and so does a text without spaces.
 */
export const flowed = (text: string): string => text.split(/\r?\n/).flatMap((line) => brokenLine(line, '')).join('\n') // oxfmt-ignore

/** Breaks the lines of a quoted text like `flowed`, and marks each as quoted. */
export const flowedQuote = (text: string): string =>
  text
    .split(/\r?\n/)
    .flatMap((line) => (line.trim() ? brokenLine(line, '> ') : ['>']))
    .join('\n')
