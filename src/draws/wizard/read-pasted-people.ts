import { parse } from '#core/input.ts'
import { participantEmail, participantName } from '../input.ts'

/** The people in a pasted text of addresses, and the entries that are none. */
export interface PastedPeople {
  people: { name: string; email: string }[]
  /** as they were typed, each once */
  refused: string[]
}

/** Entries end at a comma, semicolon, pipe or line break, except inside a quoted name before its address, as mail programs write it. */
// eslint-disable-next-line regexp/no-super-linear-move -- spaces that the first part does not take, the second takes: nothing is read twice
const entries = /[^\S\n]*"[^"\n]*"\s*<[^<>\n]*>|[^,;|\n]+/g
const named = /^(?:"([^"]*)"\s*|([^<>]*))<\s*([^<>\s]+)\s*>$/
const particles = new Set(['de', 'den', 'der', 'het', 'ten', 'ter', 'van', 'von', 'vom', 'zu', 'zum', 'zur'])

const capitalised = (word: string) => word.charAt(0).toLocaleUpperCase() + word.slice(1)

/** A name for somebody without one: `noor.de.vries+list@…` is Noor de Vries. */
export function nameOf(email: string): string {
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

// kept, as a text has a thousand entries
const emailSchema = participantEmail()
const nameSchema = participantName()

function personIn(entry: string): { name: string; email: string } | null {
  const found = named.exec(entry)
  const email = parse(emailSchema, found ? found[3] : entry)
  if (!email.ok) return null
  const name = parse(nameSchema, (found?.[1] ?? found?.[2] ?? '').trim() || nameOf(email.value))
  return name.ok ? { name: name.value, email: email.value } : null
}

/** Reads addresses pasted in bulk, each `Name <address>` or an address alone. */
export function readPastedPeople(text: string): PastedPeople {
  const people: PastedPeople['people'] = []
  const refused = new Set<string>()
  for (const [entry] of text.replace(/\r\n?/g, '\n').matchAll(entries)) {
    const typed = entry.trim()
    if (typed === '') continue
    const person = personIn(typed)
    if (person) people.push(person)
    else refused.add(typed)
  }
  return { people, refused: [...refused] }
}
