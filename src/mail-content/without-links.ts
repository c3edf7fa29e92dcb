/** Full stop, and signs that browsers read as one in a host: ideographic, fullwidth, halfwidth, small and leader. */
const dot = '.\u3002\uff0e\uff61\ufe52\u2024'
/** Soft hyphens and spaces without a width, which mail programs may drop before they look for links. */
const invisible = /\u00ad|\u200b|\u2060|\ufeff/g
const joiner = '(?:\\u200c|\\u200d)'
/** Zero-width (non-)joiners beside ASCII or a dot, where they join nothing. Emoji and other scripts need them. */
const idleJoiners = new RegExp(`(?<=[!-~${dot}])${joiner}+|(?<!${joiner})${joiner}+(?=[!-~${dot}])`, 'g')
/** A dot before at least two letters. Any such word may be a top-level domain, so "Mr.Cash" may name a host. */
const beforeName = new RegExp(`(?<=[^\\s${dot}])[${dot}](?=\\p{L}(?:[\\p{L}\\p{M}]|${joiner}))`, 'gu')
/** A dot behind "www". Mail programs turn "www." and any text that follows into a link. */
const behindWww = new RegExp(`(?<=\\b[Ww]{3})[${dot}](?=\\S)`, 'gu')
/** An IPv4 address, which has four numbers. Versions, dates and prices have fewer of them, telephone numbers more. */
const ipAddress = new RegExp(`(?<!\\p{N}[${dot}]?)\\p{N}{1,3}(?:[${dot}]\\p{N}{1,3}){3}(?![${dot}]?\\p{N})`, 'gu')
const everyDot = new RegExp(`[${dot}]`, 'g')
/** Start of a Windows network path, which mail programs for Windows turn into a link. */
const networkPath = /\\\\(?=[^\s\\])/g

/**
 * Puts spaces into words that mail programs would turn into a link. Anybody can write these words, and a link in our
 * mail would pass for ours. An invisible character instead of a space would make filters suspect a forged address.
 * Invisible characters that people write are removed, because they could hide a link.
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
