import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, test } from 'node:test'
import { openFamily } from '#test/support/family.ts'
import type { DraftPerson } from '../../../src/draws/wizard/draft.ts'
import { draftOf, keptIn, namesIn, person, sender, wizard } from './drafts.ts'

const { world } = await openFamily()
const send = sender(world.visitor())

describe('Editing and deleting a participant', () => {
  const three = draftOf('Anna', 'Bram', 'Carla')
  const [anna, bram, carla] = three.participants as [DraftPerson, DraftPerson, DraftPerson]
  const friend = person('Noor', {
    email: null,
    publicUserGuid: randomUUID(),
    friendParticipantPublicGuid: randomUUID(),
    isEmailAddedUser: false,
  })

  test('A participant is edited in a dialog', async () => {
    const dialog = await send(`/deelnemers/${bram.localGuid}/edit`, three)
    assert.equal(dialog.$('dialog [name=name]').attr('value'), 'Bram')
    const refused = await send(`/deelnemers/${bram.localGuid}`, three, { name: 'Bram', email: 'nee' })
    assert.equal(refused.status, 422)
    assert.equal(refused.$('dialog [name=email]').attr('value'), 'nee')
    const saved = await send(`/deelnemers/${bram.localGuid}`, three, {
      name: 'Bram Visser',
      email: 'visser@example.net',
    })
    assert.equal(saved.headers.get('HX-Trigger'), 'close-dialog')
    assert.deepEqual(namesIn(saved), ['Anna', 'Bram Visser', 'Carla'])
    assert.equal(keptIn(saved).participants[1]!.localGuid, bram.localGuid)
  })

  test('A participant is deleted after a confirmation, together with exclusions of them', async () => {
    const excluding = {
      ...three,
      participants: [{ ...anna, exclude: [bram.localGuid, carla.localGuid] }, bram, carla],
    }
    assert.match((await send(`/deelnemers/${bram.localGuid}/delete`, excluding)).$('dialog').text(), /Bram/)
    const deleted = await send(`/deelnemers/${bram.localGuid}/delete/confirmed`, excluding)
    assert.deepEqual(namesIn(deleted), ['Anna', 'Carla'])
    assert.deepEqual(keptIn(deleted).participants[0]!.exclude, [carla.localGuid])
  })

  test('The organizer can’t be edited or deleted, and a friend can only be deleted', async () => {
    const withFriend = { ...three, participants: [anna, bram, friend] }
    const { $ } = await send('/deelnemers', withFriend)
    assert.equal($(`#person-${anna.localGuid} button`).length, 0)
    assert.equal($(`#person-${bram.localGuid} button`).length, 2)
    assert.equal($(`#person-${friend.localGuid} button`).length, 1)
    for (const path of [
      `${anna.localGuid}/edit`,
      anna.localGuid,
      `${anna.localGuid}/delete`,
      `${anna.localGuid}/delete/confirmed`,
      `${friend.localGuid}/edit`,
      friend.localGuid,
    ]) {
      const answer = await send(`/deelnemers/${path}`, withFriend, { name: 'X', email: 'x@example.net' })
      assert.match(answer.html, /niet meer op de lijst/, path)
      assert.doesNotMatch(answer.html, /data-drawing-draft/, path)
    }
  })

  test('A message says that a participant was removed in another tab', async () => {
    for (const path of ['edit', 'delete', 'delete/confirmed']) {
      const answer = await send(`/deelnemers/${randomUUID()}/${path}`, three)
      assert.match(answer.html, /niet meer op de lijst/)
      assert.equal(answer.headers.get('HX-Trigger'), 'close-dialog')
    }
  })

  test('A former friend in a draw that is redone gets an envelope, until the organizer knows an address', async () => {
    const again = { ...three, participants: [anna, bram, { ...carla, email: null }] }
    assert.match((await send('/deelnemers', again)).$('#people').text(), /jij geeft de envelop/)
    assert.equal((await send('/deelnemers/next', again)).status, 200)
  })

  test('A participant with a wrong address must be corrected first', async () => {
    const again = { ...three, participants: [anna, bram, { ...carla, email: 'carla@' }] }
    const answer = await send('/deelnemers/next', again)
    assert.equal(answer.status, 422)
    assert.match(answer.$('[role=alert]').text(), /Carla/)
    assert.equal((await send('/overzicht', again)).headers.get('HX-Replace-Url'), `${wizard}/deelnemers`)
  })
})
