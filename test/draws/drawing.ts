import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { riet, type Family } from '#test/support/family.ts'
import type { Client, Person, SentMail, World } from '#test/support/world.ts'

/** A participant in the body of `Loting/Create`. */
export interface Given {
  localGuid: string
  name: string
  email: string | null
  publicUserGuid: string | null
  friendParticipantPublicGuid: string | null
  exclude: string[]
}

/** Returns a participant with this number, with their own e-mail address. Number 0 is usually the organizer. */
export const givenPerson = (number: number, more: Partial<Given> = {}): Given => ({
  localGuid: randomUUID(),
  name: `Deelnemer ${number}`,
  email: `deelnemer${number}@example.org`,
  publicUserGuid: null,
  friendParticipantPublicGuid: null,
  exclude: [],
  ...more,
})

/** Returns this many participants, the organizer first. */
export const givenPeople = (count: number): Given[] => Array.from({ length: count }, (_, number) => givenPerson(number))

/** Makes couples of the people: 0 and 1, 2 and 3, … exclude each other. */
export const couples = (people: Given[]): Given[] =>
  people.map((person, index) => ({ ...person, exclude: [people[index ^ 1]?.localGuid ?? []].flat() }))

/** Makes a draw through the API. @returns the draw's public guid */
export async function draw(
  who: Client,
  participants: Given[],
  more: {
    title?: string
    description?: string | null
    occasion?: string
    date?: string
    budget?: number
    notAgainGuid?: string
  } = {},
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

/** Makes a draw with a person as the organizer's friend, at position 1. @returns the draw's public guid */
export async function drawWithFriend(organizer: Person, person: Person): Promise<string> {
  await organizer.api('POST', '/api/Friend/Add', { publicGuid: person.list.publicGuid })
  return draw(organizer, [
    givenPerson(0, { email: organizer.email }),
    givenPerson(1, {
      email: null,
      publicUserGuid: person.user.publicGuid,
      friendParticipantPublicGuid: person.list.publicGuid,
    }),
    givenPerson(2),
  ])
}

/** Returns the private guid in a mail's link to a lot. */
export const lotGuidIn = (mail: Pick<SentMail, 'text'>): string =>
  /\/lootjestrekken\/lootje\/([0-9a-f-]{36})/.exec(mail.text)![1]!

/** Reads a lot by its private guid, as an anonymous visitor. */
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

/** Reads a draw as a client who manages it. */
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
      mail: string
      excluded: string[]
    }[]
    [key: string]: unknown
  }
}

/** Returns 'opens' for a lot that opens, else the API's problem. */
export async function lotStatus(world: World, lotGuid: string): Promise<string> {
  const { status, body } = await world.visitor().api('GET', `/api/Lot/${lotGuid}`)
  return status === 200 ? 'opens' : body.problem
}

/** Returns the mails of a kind, optionally only those to one e-mail address. */
export const mailsOf = async (world: World, kind: string, to?: string): Promise<SentMail[]> =>
  (await world.mails()).filter((mail) => mail.kind === kind && (to === undefined || mail.to === to))

/** Deletes all mails, for tests that make a new draw and must not count earlier mails. */
export async function forgetMails(world: World): Promise<void> {
  await world.mails()
  await world.sql`delete from mails`
}

/** The participants of `drawFamily`. */
export type Name = 'lotte' | 'bram' | 'riet'

/** A draw with the links that its mails contain. */
export interface Drawn {
  publicGuid: string
  /** path of the draw's page */
  path: string
  /** path of the link in the organizer’s mail */
  manageLink: string
  lots: Record<Name, { guid: string; path: string }>
  /** each participant’s public guid */
  participants: Record<Name, string>
}

/**
 * Makes a draw in which Lotte draws Bram, Bram draws Oma Riet, and Oma Riet draws Lotte. Lotte organizes.
 * @param organizer client that makes the draw in Lotte’s name, at lotte@familie.example, which no account has
 * @param emails e-mail addresses that replace those of the participants
 */
export async function drawFamily(
  { world, lotte, bram }: Pick<Family, 'world' | 'lotte' | 'bram'>,
  { organizer, emails = {} }: { organizer?: Client; emails?: { bram?: string; riet?: string } } = {},
): Promise<Drawn> {
  const given: Record<Name, Given> = {
    lotte: givenPerson(0, { name: 'Lotte de Vries', email: organizer ? 'lotte@familie.example' : lotte.email }),
    bram: givenPerson(1, { name: 'Bram Visser', email: emails.bram ?? bram.email }),
    riet: givenPerson(2, { name: 'Oma Riet', email: emails.riet ?? riet }),
  }
  given.lotte.exclude = [given.riet.localGuid]
  const before = (await world.mails()).length
  const more = { title: 'Sinterklaas met de familie', description: 'Rond de € 25.' }
  const publicGuid = await draw(organizer ?? lotte, Object.values(given), more)
  const mails = (await world.mails()).slice(before)
  const lotOf = ({ email }: Given) => {
    const guid = lotGuidIn(mails.find(({ kind, to }) => kind === 'lot' && to === email)!)
    return { guid, path: `/lootjestrekken/lootje/${guid}` }
  }
  const manageMail = mails.find(({ kind }) => kind === 'draw-manage')!
  const [lottes, brams, riets] = (await readDraw(organizer ?? lotte, publicGuid)).participants
  return {
    publicGuid,
    path: `/lootjestrekken/loting/getrokken/${publicGuid}`,
    manageLink: new URL(/https?:\/\/\S+\/loting\/open\/\S+/.exec(manageMail.text)![0]).pathname,
    lots: { lotte: lotOf(given.lotte), bram: lotOf(given.bram), riet: lotOf(given.riet) },
    participants: { lotte: lottes!.publicGuid, bram: brams!.publicGuid, riet: riets!.publicGuid },
  }
}

export const lotApi = (who: Client, call: string, body: object) => who.api('POST', `/api/Lot/${call}`, body)

export const locationOf = ({ headers }: { headers: Headers }) => headers.get('Location')
