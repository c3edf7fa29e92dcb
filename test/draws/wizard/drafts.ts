import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Draft, DraftPerson } from '../../../src/draws/wizard/draft.ts'
import type { Client, HtmlResponse } from '#test/support/world.ts'

export const wizard = '/lootjestrekken/loting'

export const person = (name: string, more: Partial<DraftPerson> = {}): DraftPerson => ({
  localGuid: randomUUID(),
  name,
  email: `${name.toLowerCase().replaceAll(' ', '.')}@example.net`,
  publicUserGuid: null,
  friendParticipantPublicGuid: null,
  exclude: [],
  isEmailAddedUser: true,
  isOrganizer: false,
  ...more,
})
export const draftOf = (...names: string[]): Draft => ({
  title: 'Pakjesavond',
  description: '',
  occasion: null,
  date: '',
  budget: '',
  organizerTakesPart: true,
  participants: names.map((name, position) => person(name, { isOrganizer: position === 0 })),
})

/**
 * Returns a function that posts a draft and a step's fields as the wizard's script does, by default as this visitor.
 */
export const sender =
  (visitor: Client) =>
  (path: string, draft: unknown, fields: Record<string, string | string[]> = {}, who: Client = visitor) =>
    who.htmx('POST', `${wizard}${path}`, {
      ...fields,
      draft: draft === null ? '' : typeof draft === 'string' ? draft : JSON.stringify(draft),
    })

/** Returns the draft that a response gives the browser to keep. */
export function keptIn({ html }: HtmlResponse): Draft {
  const found = /<script type="application\/json" data-drawing-draft="">(.*?)<\/script>/s.exec(html)
  assert.ok(found, `no draft in ${html.slice(0, 400)}`)
  return JSON.parse(found[1]!) as Draft
}
export const namesIn = (answer: HtmlResponse) => keptIn(answer).participants.map(({ name }) => name)
export const heading = ({ $ }: HtmlResponse) => $('h1').text()
export const errorsIn = ({ $ }: HtmlResponse) => $('.error').text()
