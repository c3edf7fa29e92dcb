import { email, isEmail, parse } from './input.ts'

/** One entry of a pasted text of addresses. */
export interface PastedAddress {
  /** as it was typed */
  typed: string
  /** as it stands beside the address; empty where there is none */
  name: string
  /** null where the entry has no address, or more than one */
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

function read(entry: string): PastedAddress[] {
  const typed = entry.trim()
  if (typed === '') return []
  const found = named.exec(typed)
  if (found) return [{ typed, name: (found[1] ?? found[2] ?? '').trim(), email: addressIn(found[3]!) }]
  // a row of a spreadsheet: cells with an address each, or one of them and a name
  const cells = typed.split('\t').flatMap((cell) => cell.trim() || [])
  const addresses = cells.filter((cell) => addressIn(cell) !== null)
  if (addresses.length === cells.length) return addresses.map((each) => ({ typed: each, name: '', email: each }))
  if (addresses.length !== 1) return [{ typed, name: '', email: null }]
  return [{ typed, name: cells.filter((cell) => cell !== addresses[0]).join(' '), email: addresses[0]! }]
}

/** Reads addresses as people paste them from mail programs and spreadsheets, each `Name <address>` or an address alone. */
export const readPastedAddresses = (text: string): PastedAddress[] =>
  [...text.replace(/\r\n?/g, '\n').matchAll(entries)].flatMap(([entry]) => read(entry))
