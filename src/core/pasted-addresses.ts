import { email, isEmail, parse } from './input.ts'

/** One entry of a pasted text of addresses. */
export interface PastedAddress {
  /** as it was typed */
  typed: string
  /** as it stands beside the address; empty where there is none but the address itself */
  name: string
  /** null where the entry has no address, or it cannot be told which of several */
  email: string | null
}

/**
 * Entries end at a comma, semicolon, pipe or line break, except inside a name before its address: a quoted one, or `Visser, Bram`, as mail programs
 * write them.
 */
// eslint-disable-next-line regexp/no-super-linear-move -- what the first parts do not take, the last takes: nothing is read more than thrice
const entries = /[^\S\n]*"[^"\n]*"\s*<[^<>\n]*>|[^,;|\n<>@"]+,[^,;|\n<>@"]+<[^<>\n]*>|[^,;|\n]+/g
const named = /^(?:"([^"]*)"\s*|([^<>]*))<\s*([^<>\s]+)\s*>$/

// kept, as a text has a thousand entries
const emailSchema = email()

function addressIn(text: string): string | null {
  if (!isEmail(text.trim())) return null // which is quicker to tell than what is wrong with it
  const given = parse(emailSchema, text)
  return given.ok ? given.value : null
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

function read(entry: string): PastedAddress[] {
  const typed = entry.trim()
  if (typed === '') return []
  const refused = [{ typed, name: '', email: null }]
  const found = named.exec(typed)
  if (found) {
    const [, quoted, unquoted = '', address = ''] = found
    const name = nameIn(quoted ?? unquoted, address) ?? quoted?.trim()
    return name === undefined ? refused : [{ typed, name, email: addressIn(address) }]
  }
  const words = typed.split(/\s+/)
  if (words.every((word) => addressIn(word) !== null))
    return words.map((each) => ({ typed: each, name: '', email: each }))
  // a row of a spreadsheet: an address in one of its cells, a name in the others
  const cells = typed.split('\t').flatMap((cell) => cell.trim() || [])
  const address = cells.find((cell) => addressIn(cell) !== null)
  if (address === undefined) return refused
  const name = nameIn(cells.filter((cell) => cell !== address).join(' '), address)
  return name === null ? refused : [{ typed, name, email: address }]
}

/** Reads addresses as people paste them from mail programs and spreadsheets, each `Name <address>` or an address alone. */
export const readPastedAddresses = (text: string): PastedAddress[] =>
  [...text.replace(/\r\n?/g, '\n').matchAll(entries)].flatMap(([entry]) => read(entry))
