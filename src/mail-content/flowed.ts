/** Maximum width of a line in columns, with its trailing space and its quote mark (RFC 3676 §4.2 asks for 78 at most). */
const maxWidth = 76

/** Characters that take two columns: those of East Asia, and emoji. */
const wide =
  /^(?:[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}|[\u{20000}-\u{3fffd}])|\ufe0f/u
const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Returns the number of columns that a text takes in a font whose letters all have one width. */
export function widthOf(words: string): number {
  if (/^[\x20-\x7e]*$/.test(words)) return words.length
  let width = 0
  for (const { segment } of characters.segment(words)) width += wide.test(segment) ? 2 : 1
  return width
}

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
