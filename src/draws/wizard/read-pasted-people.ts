import type { MessageId } from '#core/i18n.ts'
import { parse } from '#core/input.ts'
import { readPastedLines, type PastedAddress } from '#core/pasted-addresses.ts'
import { participantName } from '../input.ts'

/**
 * A person in a pasted text. If the text doesn't name them, `name` is guessed from the e-mail address, and `isNamed` is
 * false. If the text has a name alone, `email` is null.
 */
export interface PastedPerson {
  name: string
  email: string | null
  isNamed: boolean
}

/** An entry of a pasted text that could not be read as a person, as it was typed, and the reason. */
export interface RefusedEntry {
  typed: string
  why: MessageId
}

const particles = new Set(['de', 'den', 'der', 'het', 'ten', 'ter', 'van', 'von', 'vom', 'zu', 'zum', 'zur'])

const capitalised = (word: string) => word.charAt(0).toLocaleUpperCase() + word.slice(1)

/** Guesses a person's name from their e-mail address: `noor.de.vries+list@…` becomes Noor de Vries. */
export function nameFromEmail(email: string): string {
  const local = email.slice(0, email.lastIndexOf('@'))
  const plus = local.indexOf('+')
  const words = local
    .slice(0, plus > 0 ? plus : undefined)
    .split(/[._-]+/)
    .filter(Boolean)
  return (
    words.map((word, position) => (position > 0 && particles.has(word) ? word : capitalised(word))).join(' ') || local
  )
}

// Created once, because a text may have a thousand entries.
const nameSchema = participantName()

const whyRefused = {
  NoAddress: 'loting.people.refused.no_address',
  WrongAddress: 'loting.people.refused.wrong_address',
  SeveralAddresses: 'loting.people.refused.several_addresses',
} as const

const isAddressAlone = ({ name, email }: PastedAddress) => email !== null && name === ''
const isNameAlone = ({ problem, typed }: PastedAddress) => problem === 'NoAddress' && /\p{L}/u.test(typed)

/**
 * Joins the names in a line with the e-mail addresses next to them: `Noor, noor@…`, or `noor@…, Noor` if the line
 * begins with an address.
 */
function joined(line: readonly PastedAddress[]): PastedAddress[] {
  const [first] = line
  if (!first || line.length === 1) return [...line]
  const [isBefore, isBehind] = isAddressAlone(first) ? [isAddressAlone, isNameAlone] : [isNameAlone, isAddressAlone]
  const entries: PastedAddress[] = []
  for (let place = 0; place < line.length; place++) {
    const [one, next] = [line[place]!, line[place + 1]]
    if (!next || !isBefore(one) || !isBehind(next)) {
      entries.push(one)
      continue
    }
    const [name, address] = isNameAlone(one) ? [one, next] : [next, one]
    entries.push({ ...address, typed: `${one.typed}, ${next.typed}`, name: name.typed.replaceAll('"', '').trim() })
    place++
  }
  // Entries without letters in a line with e-mail addresses, such as telephone numbers, are dropped: they are no
  // people.
  return entries.some(({ email }) => email !== null)
    ? entries.filter((entry) => entry.problem !== 'NoAddress' || isNameAlone(entry))
    : entries
}

/** Matches a person's name: up to five words of letters, unlike a telephone number or a sentence. */
const namePattern = /^[\p{L}\p{M}'’.-]{1,40}(?: [\p{L}\p{M}'’.-]{1,40}){0,4}$/u

/**
 * Reads people from a pasted text. A text without any e-mail address is a list of names. Beside addresses, a name alone
 * is refused, because its address is probably missing. Returns each refused entry only once.
 */
export function readPastedPeople(text: string): { people: PastedPerson[]; refused: RefusedEntry[] } {
  const entries = readPastedLines(text).flatMap(joined)
  const areNames = entries.every((entry) => isNameAlone(entry) && namePattern.test(entry.typed.trim()))
  const people: PastedPerson[] = []
  const refused = new Map<string, RefusedEntry>()
  for (const { typed, name, email, problem } of entries) {
    if (email === null && !areNames) {
      refused.set(typed, { typed, why: whyRefused[problem ?? 'NoAddress'] })
      continue
    }
    const given = parse(nameSchema, email === null ? typed : name || nameFromEmail(email))
    if (given.ok) people.push({ name: given.value, email, isNamed: email === null || name !== '' })
    else refused.set(typed, { typed, why: given.errors['body']?.[0] ?? 'general.invalid' })
  }
  return { people, refused: [...refused.values()] }
}
