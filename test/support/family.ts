import { after } from 'node:test'
import { openWorld, type Person, type World } from './world.ts'

/**
 * Full names of the people in the tests. Each has an account, and an empty public list whose username is their first
 * name in lower case.
 */
const names = {
  /** owner of the list that most tests look at */
  noor: 'Noor de Vries',
  /** Noor's sister, who gives gifts to Noor, and draws lots with Bram and Oma Riet */
  lotte: 'Lotte de Vries',
  bram: 'Bram Visser',
  /** knows none of the others */
  sem: 'Sem Bakker',
}

export type Family = { world: World } & Record<keyof typeof names, Person>

/** E-mail address of Oma Riet, who takes part in draws without an account. */
export const riet = 'riet@familie.example'

/**
 * Opens a test world with an account for each person in `names`, and closes it after the tests of the file that calls
 * this. Takes the arguments of `openWorld`.
 */
export async function openFamily(...options: Parameters<typeof openWorld>): Promise<Family> {
  const world = await openWorld(...options)
  after(() => world.close())
  const people: Partial<Record<keyof typeof names, Person>> = {}
  for (const [who, name] of Object.entries(names)) people[who as keyof typeof names] = await world.person(name)
  await world.mails()
  await world.sql`delete from mails`
  return { world, ...(people as Record<keyof typeof names, Person>) }
}

/** Marks a person's e-mail address as proven, as if they had followed the link in the welcome mail. */
export async function proveAddress(world: World, { email }: Pick<Person, 'email'>): Promise<void> {
  await world.sql`update users set email_proven_at = now() where email = ${email} and password_hash is not null`
}
