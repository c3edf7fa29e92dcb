import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Client, KeptMail, World } from '#test/support/world.ts'

/** A participant as `Loting/Create` takes him. */
export interface Given {
  localGuid: string
  name: string
  email: string | null
  publicUserGuid: string | null
  friendParticipantPublicGuid: string | null
  exclude: string[]
}

/** Somebody by his number, the organizer first, at an address of his own. */
export const givenPerson = (number: number, more: Partial<Given> = {}): Given => ({
  localGuid: randomUUID(),
  name: `Deelnemer ${number}`,
  email: `deelnemer${number}@example.org`,
  publicUserGuid: null,
  friendParticipantPublicGuid: null,
  exclude: [],
  ...more,
})

/** So many people. */
export const givenPeople = (count: number): Given[] => Array.from({ length: count }, (_, number) => givenPerson(number))

/** Couples: 0 and 1, 2 and 3, … don't draw each other. */
export const couples = (people: Given[]): Given[] =>
  people.map((person, index) => ({ ...person, exclude: [people[index ^ 1]?.localGuid ?? []].flat() }))

/** Draws through the API. @returns the draw's public guid */
export async function draw(
  who: Client,
  participants: Given[],
  more: { title?: string; description?: string | null } = {},
): Promise<string> {
  const drawn = await who.api('POST', '/api/Loting/Create', {
    title: 'Pakjesavond',
    description: 'Rond de € 25.',
    participants,
    ...more,
  })
  assert.equal(drawn.status, 200, JSON.stringify(drawn.body))
  assert.match(drawn.body as string, /^[0-9a-f-]{36}$/)
  return drawn.body as string
}

/** The private guid in a mail's link to a lot. */
export const lotGuidIn = (mail: Pick<KeptMail, 'text'>): string =>
  /\/lootjestrekken\/lootje\/([0-9a-f-]{36})/.exec(mail.text)![1]!

/** The last lot mail of each address, as its lot's private guid. */
export async function lotGuids(world: World): Promise<Map<string, string>> {
  const mails = await world.mails()
  return new Map(mails.filter(({ kind }) => kind === 'lot').map((mail) => [mail.to, lotGuidIn(mail)]))
}

/** A lot, read by its guid alone. */
export async function readLot(
  world: World,
  lotGuid: string,
): Promise<{
  name: string
  email: string
  drawnParticipant: { publicGuid: string; name: string; wishlistLink: string | null }
}> {
  const lot = await world.visitor().api('GET', `/api/Lot/${lotGuid}`)
  assert.equal(lot.status, 200, JSON.stringify(lot.body))
  return lot.body
}

/** The draw for who manages it. */
export async function readDraw(who: Client, publicGuid: string) {
  const read = await who.api('GET', `/api/Loting/${publicGuid}`)
  assert.equal(read.status, 200, JSON.stringify(read.body))
  return read.body as {
    organizerLot: string
    participants: {
      publicGuid: string
      name: string
      email: string | null
      isViewed: boolean
      hasWishlist: boolean
      excluded: string[]
    }[]
    [key: string]: unknown
  }
}

/** Whether a lot opens, or why not. */
export async function lotStatus(world: World, lotGuid: string): Promise<string> {
  const { status, body } = await world.visitor().api('GET', `/api/Lot/${lotGuid}`)
  return status === 200 ? 'opens' : body.problem
}

/** The mails of a kind, to one address where it is given. */
export const mailsOf = async (world: World, kind: string, to?: string): Promise<KeptMail[]> =>
  (await world.mails()).filter((mail) => mail.kind === kind && (to === undefined || mail.to === to))

/** For tests that draw anew: what was mailed before is not their business. */
export async function forgetMails(world: World): Promise<void> {
  await world.mails()
  await world.sql`delete from mails`
}

/** The participants of `threeDrawn`, who organizes first. */
export const emails = {
  Lotte: 'lotte@example.org',
  Bram: 'bram@familie.example',
  Riet: 'riet@familie.example',
} as const
export type Name = keyof typeof emails

/** Three people drawn, by who organizes: the guids of everything. */
export async function threeDrawn(
  world: World,
  organizer: Client = world.visitor(),
  organizersEmail: string = emails.Lotte,
) {
  const people = [
    givenPerson(0, { name: 'Lotte', email: organizersEmail }),
    givenPerson(1, { name: 'Bram', email: emails.Bram }),
    givenPerson(2, { name: 'Riet', email: emails.Riet }),
  ]
  const publicGuid = await draw(organizer, people)
  const lots = await lotGuids(world)
  const { participants } = await readDraw(organizer, publicGuid)
  const guidOf = (name: string) => participants.find((participant) => participant.name === name)!.publicGuid
  const lotOf = (name: string) => lots.get(people.find((person) => person.name === name)!.email!)!
  return { organizer, publicGuid, guidOf, lotOf }
}

/** Who drew whom of these three, as those who have the lots know. */
export async function pairs(world: World, lotOf: (name: string) => string): Promise<Map<Name, Name>> {
  const names = Object.keys(emails) as Name[]
  return new Map(
    await Promise.all(
      names.map(async (name): Promise<[Name, Name]> => [
        name,
        (await readLot(world, lotOf(name))).drawnParticipant.name as Name,
      ]),
    ),
  )
}
export const giverOf = (drawn: Map<Name, Name>, receiver: Name) => [...drawn].find(([, each]) => each === receiver)![0]

export const lotApi = (who: Client, call: string, body: object) => who.api('POST', `/api/Lot/${call}`, body)
