/** A dot before a name of two letters or more, which may be a host's, but not behind what stands before people's and places' names: "St.Maarten". */
const beforeName = /(?<=[^\s.])(?<!(?:^|[\s("'„“])(?:Dr|Fam|Mr|Prof|St)(?=\.\p{Lu}\p{Ll}))\.(?=\p{L}[\p{L}\p{M}])/gu
/** Mail programs make a link of these whatever follows. */
const behindWww = /(?<=\b[Ww]{3})\.(?=\S)/g

/**
 * Puts a space behind what makes mail programs turn words into a link: anybody writes these, and a link in our mail would pass for ours. An invisible
 * character would do it too, but filters take it for the hiding of a forged address.
 */
export const withoutLinks = (words: string): string =>
  words.replaceAll('://', ': //').replace(beforeName, '. ').replace(behindWww, '. ')
