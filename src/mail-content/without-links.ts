/** Full stops, and those that browsers read as one in a host's name: ideographic, fullwidth, halfwidth, small and leader. */
const dot = '.\u3002\uff0e\uff61\ufe52\u2024'
/** Soft hyphens and spaces without a width, which mail programs may drop before they look for links. */
const invisible = /\u00ad|\u200b|\u2060|\ufeff/g
const joiner = '(?:\\u200c|\\u200d)'
/** Joiners beside ASCII or a dot, where they join nothing. Emoji and other scripts need theirs. */
const idleJoiners = new RegExp(`(?<=[!-~${dot}])${joiner}+|(?<!${joiner})${joiner}+(?=[!-~${dot}])`, 'g')
/** A dot before a name of two letters or more, which may be a host's: every word may be a top-level domain, as in "Mr.Cash". */
const beforeName = new RegExp(`(?<=[^\\s${dot}])[${dot}](?=\\p{L}(?:[\\p{L}\\p{M}]|${joiner}))`, 'gu')
/** Mail programs make a link of these whatever follows. */
const behindWww = new RegExp(`(?<=\\b[Ww]{3})[${dot}](?=\\S)`, 'gu')
/** Four numbers, an IPv4 address. Versions, dates and prices have fewer, telephone numbers more. */
const ipAddress = new RegExp(`(?<!\\p{N}[${dot}]?)\\p{N}{1,3}(?:[${dot}]\\p{N}{1,3}){3}(?![${dot}]?\\p{N})`, 'gu')
const everyDot = new RegExp(`[${dot}]`, 'g')
/** The start of a Windows network path, which mail programs for Windows make a link of. */
const networkPath = /\\\\(?=[^\s\\])/g

/**
 * Puts a space behind what makes mail programs turn words into a link: anybody writes these, and a link in our mail would pass for ours. An invisible
 * character would do it too, but filters take it for the hiding of a forged address; those that people write are dropped, as they could hide a link.
 */
export const withoutLinks = (words: string): string =>
  words
    .replace(invisible, '')
    .replace(idleJoiners, '')
    .replaceAll('://', ': //')
    .replace(networkPath, '$& ')
    .replace(ipAddress, (address) => address.replace(everyDot, '$& '))
    .replace(beforeName, '$& ')
    .replace(behindWww, '$& ')
