import { email, isEmail, parse } from './input.ts'
import { trimEnd } from './trim-end.ts'

/** Why an entry of a pasted text names nobody to write to. */
export type PastedProblem = 'NoAddress' | 'WrongAddress' | 'SeveralAddresses'

/** One entry of a pasted text of addresses. */
export interface PastedAddress {
  /** as it was typed */
  typed: string
  /** the words beside the address; empty where there are none but the address itself */
  name: string
  /** null where there is a problem */
  email: string | null
  problem: PastedProblem | null
}

/**
 * Entries end at a comma, semicolon, pipe or line break, except inside a name before its address: a quoted one, or `Visser, Bram`, as mail programs
 * write them.
 */
// oxlint-disable-next-line regexp/no-super-linear-move -- the last alternative matches all text that the first two leave, so each character is read three times at most
const entries = /[^\S\n]*"[^"\n]*"\s*<[^<>\n]*>|[^,;|\n<>@"]+,[^,;|\n<>@"]+<[^<>\n]*>|[^,;|\n]+/g
const named = /^(?:"([^"]*)"\s*|([^<>]*))<\s*([^<>\s]+)\s*>$/

/** The name of a header field, as it stands before the addresses when they are copied from a mail. */
const header = /^(?:aan|an|bcc|cc|kopie|to) ?: ?/i

/** A number or bullet before an entry, from a list. */
const listMark = /^(?:\d{1,4}[.)]|[-*•–]) /

// kept, as a text has a thousand entries
const emailSchema = email()

/** No address is longer; what is, is not looked at more closely. */
const maxLetters = 400

function addressIn(text: string): string | null {
  if (!isEmail(text.trim())) return null // which is quicker to tell than what is wrong with it
  const given = parse(emailSchema, text)
  return given.ok ? given.value : null
}

/** Reads a word as an address, without the marks that people put around one. */
function addressInWord(word: string): string | null {
  if (word.length > maxLetters || !word.includes('@')) return null
  if (word.startsWith('<') && word.endsWith('>')) return addressIn(word.slice(1, -1))
  const start = /^[("'[]/.test(word) ? 1 : 0
  return addressIn(trimEnd(word.slice(start), `)"'].:`)) ?? addressIn(word)
}

/**
 * The name in what stands beside an address; empty where that is the address once more.
 * @returns null where it may have another address in it: one of the two would get nothing, and nobody would be told
 */
function nameIn(words: string, address: string): string | null {
  const name = words.trim()
  if (name.replace(/^'(.*)'$/, '$1').toLowerCase() === address.toLowerCase()) return ''
  return name.includes('@') ? null : name
}

/** Takes the quotes and the colon or dash off a name that stands before an address. */
const withoutMarks = (name: string): string => trimEnd(name, ' :=–-').replace(/^["'“”„‘’](.*)["'“”‘’]$/, '$1')

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
  // words with one address among them, as one types it, or as a row of a spreadsheet has it
  const address = addresses.find((each) => each !== null)
  if (address === undefined) return refuse(problemOf(typed))
  const others = words.filter((_, place) => addresses[place]?.toLowerCase() !== address.toLowerCase())
  const name = nameIn(others.join(' '), address)
  return name === null
    ? refuse('SeveralAddresses')
    : [{ typed, name: withoutMarks(name), email: address, problem: null }]
}

/** The lines of a text, without what programs put before addresses. */
const linesOf = (text: string): string[] =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n(?=[ \t]{1,8}<)/g, ' ') // mail programs fold long lines before an address
    .replace(/mailto:/gi, '')
    .split('\n')
    .map((line) => line.trimStart().replace(header, '').replace(listMark, ''))

/** Reads addresses line by line, as people type them, and paste them from mail programs and spreadsheets: with a name before or behind, or alone. */
export const readPastedLines = (text: string): PastedAddress[][] =>
  linesOf(text).map((line) => [...line.matchAll(entries)].flatMap(([entry]) => read(entry)))

/** Reads the same addresses without regard to lines. */
export const readPastedAddresses = (text: string): PastedAddress[] => readPastedLines(text).flat()
