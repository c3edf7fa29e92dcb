/** Full stops, and those that browsers read as one in a host's name: ideographic, fullwidth, halfwidth, small and leader. */
const dot = '.\u3002\uff0e\uff61\ufe52\u2024'
/** A dot before a name of two letters or more, which may be a host's: every word may be a top-level domain, as in "Mr.Cash". */
const beforeName = new RegExp(`(?<=[^\\s${dot}])[${dot}](?=\\p{L}[\\p{L}\\p{M}])`, 'gu')
/** Mail programs make a link of these whatever follows. */
const behindWww = new RegExp(`(?<=\\b[Ww]{3})[${dot}](?=\\S)`, 'gu')

/**
 * Puts a space behind what makes mail programs turn words into a link: anybody writes these, and a link in our mail would pass for ours. An invisible
 * character would do it too, but filters take it for the hiding of a forged address.
 */
export const withoutLinks = (words: string): string =>
  words.replaceAll('://', ': //').replace(beforeName, '$& ').replace(behindWww, '$& ')
