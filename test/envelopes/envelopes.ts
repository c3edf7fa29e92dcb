import assert from 'node:assert/strict'
import type { Client } from '#test/support/world.ts'
import { draw, givenPeople, givenPerson, readDraw } from '../draws/drawing.ts'

/** A participant in the API's response, with their envelope. */
export interface InEnvelope {
  publicGuid: string
  name: string
  email: string | null
  isViewed: boolean
  mail: string
  envelope: { url: string | null; state: 'Closed' | 'Opened' } | null
}

/** Makes a draw of an organizer and this many people without an address. @returns the draw's public guid */
export const drawInEnvelopes = (who: Client, count = 2, more: Parameters<typeof draw>[2] = {}): Promise<string> =>
  draw(who, [givenPerson(0), ...givenPeople(count + 1).slice(1).map((person) => ({ ...person, email: null }))], more) // oxfmt-ignore

export const participantsOf = async (who: Client, drawGuid: string): Promise<InEnvelope[]> =>
  (await readDraw(who, drawGuid)).participants as unknown as InEnvelope[]

/** Returns the path of a closed envelope. */
export function pathOf({ envelope }: InEnvelope): string {
  assert.ok(envelope?.url, 'the envelope is closed')
  return new URL(envelope.url).pathname
}

export const guidIn = (path: string): string => path.split('/').at(-1)!

export const openByApi = (who: Client, path: string) =>
  who.api('POST', '/api/Lot/OpenEnvelope', { envelopeGuid: guidIn(path) })
