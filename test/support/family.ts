import { after } from 'node:test'
import { openWorld, type Person, type World } from './world.ts'

/** The people that tests are about: each has an account, and an empty public list of the first name in lower case. */
const names = {
  /** the owner whose list it is all about */
  noor: 'Noor de Vries',
  /** Noor’s sister: gives to her, and draws lots with Bram and Oma Riet */
  lotte: 'Lotte de Vries',
  bram: 'Bram Visser',
  /** knows none of them */
  sem: 'Sem Bakker',
}

export type Family = { world: World } & Record<keyof typeof names, Person>

/** In draws, by an address alone: Oma Riet has no account. */
export const riet = 'riet@familie.example'

/** The world with the family in it, as a test file's first line wants it; closed after the file's tests. The options are `openWorld`'s. */
export async function openFamily(...options: Parameters<typeof openWorld>): Promise<Family> {
  const world = await openWorld(...options)
  after(() => world.close())
  const people: Partial<Record<keyof typeof names, Person>> = {}
  for (const [who, name] of Object.entries(names)) people[who as keyof typeof names] = await world.person(name)
  await world.mails()
  await world.sql`delete from mails`
  return { world, ...(people as Record<keyof typeof names, Person>) }
}

/** As if the link in the welcome mail was confirmed. */
export async function prove(world: World, { email }: Pick<Person, 'email'>): Promise<void> {
  await world.sql`update users set email_proven_at = now() where email = ${email} and password_hash is not null`
}
