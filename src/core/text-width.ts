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
