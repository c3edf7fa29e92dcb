import assert from 'node:assert/strict'
import type { Client, World } from '#test/support/world.ts'

/** A gathering that a test made, with the guids in its links. */
export interface Gathered {
  guid: string
  joinGuid: string
  joinPath: string
  managePath: string
}

const pathOf = (url: string): string => new URL(url).pathname

/** Creates a gathering through the API, organized by Emma without an account. */
export async function gather(who: Client, more: Record<string, unknown> = {}): Promise<Gathered> {
  const created = await who.api('POST', '/api/Gathering/Create', {
    title: 'Pakjesavond',
    description: 'Rond de € 25.',
    organizer: { name: 'Emma de Boer', email: 'emma@example.org' },
    ...more,
  })
  assert.equal(created.status, 201, JSON.stringify(created.body))
  const { publicGuid, joinUrl, manageUrl } = created.body
  const joinPath = pathOf(joinUrl)
  return { guid: publicGuid, joinGuid: joinPath.split('/').at(-1)!, joinPath, managePath: pathOf(manageUrl) }
}

export const joinByApi = (who: Client, { joinGuid }: Pick<Gathered, 'joinGuid'>, name: string, email?: string) =>
  who.api('POST', '/api/Gathering/Join', { joinGuid, name, email })

/** Joins under each of the names, each in a browser of its own. @returns the browsers with the guids of their seats */
export async function joinAll(
  world: World,
  gathered: Gathered,
  names: readonly string[],
): Promise<{ who: Client; seatGuid: string }[]> {
  const seats = []
  for (const name of names) {
    const who = world.visitor()
    const joined = await joinByApi(who, gathered, name)
    assert.equal(joined.status, 201, JSON.stringify(joined.body))
    seats.push({ who, seatGuid: joined.body.seatGuid as string })
  }
  return seats
}

/** Reads a gathering as a client who manages it. */
export async function readGathering(who: Client, guid: string) {
  const { status, body } = await who.api('GET', `/api/Gathering/${guid}`)
  assert.equal(status, 200, JSON.stringify(body))
  return body as {
    participants: { publicGuid: string; name: string; hasEmail: boolean; exclude: string[] }[]
    joinUrl: string
    [key: string]: unknown
  }
}

export const call = (who: Client, action: string, body: object) => who.api('POST', `/api/Gathering/${action}`, body)

export const drawIt = (who: Client, { guid }: Pick<Gathered, 'guid'>) => call(who, 'Draw', { publicGuid: guid })
