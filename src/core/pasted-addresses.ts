import { isEmail } from './email-addresses.ts'
import { email, parse } from './input.ts'
import { stripTrailing } from './strip-trailing.ts'

/** Why an entry of a pasted text has no e-mail address that we can use. */
export type PastedProblem = 'NoAddress' | 'WrongAddress' | 'SeveralAddresses'

/** One entry of a pasted text of e-mail addresses. */
export interface PastedAddress {
  /** the entry as it was typed */
  typed: string
  /** the words beside the e-mail address; empty if there are none, or if they only repeat the address */
  name: string
  /** e-mail address; null if there is a problem */
  email: string | null
  problem: PastedProblem | null
}

/**
 * Matches one entry. An entry ends at a comma, semicolon, pipe or line break, except inside a name before its address.
 * Mail programs write such names in quotes, or as `Visser, Bram`.
 */
// oxlint-disable-next-line regexp/no-super-linear-move -- the last alternative matches all text that the first two leave, so each character is read three times at most
const entries = /[^\S\n]*"[^"\n]*"\s*<[^<>\n]*>|[^,;|\n<>@"]+,[^,;|\n<>@"]+<[^<>\n]*>|[^,;|\n]+/g
const named = /^(?:"([^"]*)"\s*|([^<>]*))<\s*([^<>\s]+)\s*>$/

/** Matches the name of a header field, which stands before addresses that were copied from a mail. */
const header = /^(?:aan|an|bcc|cc|kopie|to) ?: ?/i

/** Matches a number or bullet, which stands before an entry that was copied from a list. */
const listMark = /^(?:\d{1,4}[.)]|[-*•–]) /

// One schema for all entries, because a text may have a thousand of them.
const emailSchema = email()

/** Number of characters above which a word can't be an e-mail address, so that we don't examine it. */
const maxLetters = 400

function addressIn(text: string): string | null {
  if (!isEmail(text.trim())) return null // This is quicker than `parse`, which also says what is wrong.
  const given = parse(emailSchema, text)
  return given.ok ? given.value : null
}

/** Returns the e-mail address in a word, without the punctuation around the address; null if there is none. */
function addressInWord(word: string): string | null {
  if (word.length > maxLetters || !word.includes('@')) return null
  if (word.startsWith('<') && word.endsWith('>')) return addressIn(word.slice(1, -1))
  const start = /^[("'[]/.test(word) ? 1 : 0
  return addressIn(stripTrailing(word.slice(start), `)"'].:`)) ?? addressIn(word)
}

/**
 * Returns the name in the words beside an e-mail address; empty if the words only repeat the address.
 * @returns the name; null if the words may hold another address, because one of the addresses would get no mail
 */
function nameIn(words: string, address: string): string | null {
  const name = words.trim()
  if (name.replace(/^'(.*)'$/, '$1').toLowerCase() === address.toLowerCase()) return ''
  return name.includes('@') ? null : name
}

/** Removes the quotes around a name, and the colon or dash after it. */
const withoutMarks = (name: string): string => stripTrailing(name, ' :=–-').replace(/^["'“”„‘’](.*)["'“”‘’]$/, '$1')

const problemOf = (typed: string): PastedProblem =>
  !typed.includes('@')
    ? 'NoAddress'
    : typed.indexOf('@') === typed.lastIndexOf('@')
      ? 'WrongAddress'
      : 'SeveralAddresses'

function read(entry: string): PastedAddress[] {
  const typed = entry.trim()
  if (typed === '') return []
  const refuse = (problem: PastedProblem, name = '') => [{ typed, name, email: null, problem }]
  const found = named.exec(typed)
  if (found) {
    const [, quoted, unquoted = '', written = ''] = found
    const name = nameIn(quoted ?? unquoted, written) ?? quoted?.trim()
    if (name === undefined) return refuse('SeveralAddresses')
    const address = addressIn(written)
    return address === null
      ? refuse('WrongAddress', name)
      : [{ typed, name: withoutMarks(name), email: address, problem: null }]
  }
  const words = typed.split(/\s+/)
  const addresses = words.map(addressInWord)
  if (addresses.every((address) => address !== null))
    return new Set(addresses.map((address) => address.toLowerCase())).size === 1
      ? [{ typed, name: '', email: addresses[0]!, problem: null }]
      : words.map((word, place) => ({ typed: word, name: '', email: addresses[place]!, problem: null }))
  // Some words of the entry are no address: people type a name beside it, and so do rows of spreadsheets.
  const address = addresses.find((each) => each !== null)
  if (address === undefined) return refuse(problemOf(typed))
  const others = words.filter((_, place) => addresses[place]?.toLowerCase() !== address.toLowerCase())
  const name = nameIn(others.join(' '), address)
  return name === null
    ? refuse('SeveralAddresses')
    : [{ typed, name: withoutMarks(name), email: address, problem: null }]
}

/** Returns the lines of a text, without the words and marks that programs put before addresses. */
const linesOf = (text: string): string[] =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n(?=[ \t]{1,8}<)/g, ' ') // Mail programs break long lines before an address.
    .replace(/mailto:/gi, '')
    .split('\n')
    .map((line) => line.trimStart().replace(header, '').replace(listMark, ''))

/**
 * Reads e-mail addresses line by line, as people type them or paste them from mail programs and spreadsheets. A name
 * may stand before or after each address.
 */
export const readPastedLines = (text: string): PastedAddress[][] =>
  linesOf(text).map((line) => [...line.matchAll(entries)].flatMap(([entry]) => read(entry)))

/** Reads e-mail addresses like `readPastedLines`, but returns them in one array for all lines. */
export const readPastedAddresses = (text: string): PastedAddress[] => readPastedLines(text).flat()
