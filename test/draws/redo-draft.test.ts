import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NotFound } from '#core/errors.ts'
import { openFamily } from '#test/support/family.ts'
import { redoDraft } from '../../src/draws/redo-draft.ts'
import { draw, givenPerson } from './drawing.ts'

const { world, lotte } = await openFamily()

test('Redoing a draw copies its title, description, participants and exclusions into a new draft', async () => {
  const people = [givenPerson(0, { email: lotte.email }), givenPerson(1), givenPerson(2), givenPerson(3)]
  people[1]!.exclude = [people[2]!.localGuid, people[3]!.localGuid]
  const publicGuid = await draw(lotte, people, { title: 'Kerst', description: 'Iets kleins.' })
  const draft = await redoDraft(await world.scopeOf(lotte), publicGuid)
  assert.deepEqual([draft.title, draft.description], ['Kerst', 'Iets kleins.'])
  assert.deepEqual(
    draft.participants.map(({ name, email, isEmailAddedUser }) => [name, email, isEmailAddedUser]),
    people.map(({ name, email }) => [name, email, true]),
  )
  assert.deepEqual(draft.participants[1]!.exclude, [draft.participants[2]!.localGuid, draft.participants[3]!.localGuid])
  assert.notEqual(draft.participants[0]!.localGuid, people[0]!.localGuid)
  await assert.rejects(redoDraft(await world.scopeOf(world.visitor()), publicGuid), NotFound)
})
