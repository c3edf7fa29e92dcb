import { parse } from '#core/input.ts'
import { readPastedAddresses } from '#core/pasted-addresses.ts'
import { participantName } from '../input.ts'

/** The people in a pasted text of addresses, and the entries that are none. */
export interface PastedPeople {
  people: { name: string; email: string }[]
  /** as they were typed, each once */
  refused: string[]
}

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
const nameSchema = participantName()

/** Reads addresses pasted in bulk; whoever has no name there gets one by the address. */
export function readPastedPeople(text: string): PastedPeople {
  const people: PastedPeople['people'] = []
  const refused = new Set<string>()
  for (const { typed, name, email } of readPastedAddresses(text)) {
    const given = email === null ? null : parse(nameSchema, name || nameOf(email))
    if (given?.ok) people.push({ name: given.value, email: email! })
    else refused.add(typed)
  }
  return { people, refused: [...refused] }
}
