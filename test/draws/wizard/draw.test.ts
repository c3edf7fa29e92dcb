import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, test } from 'node:test'
import { openFamily } from '#test/support/family.ts'
import type { DraftPerson } from '../../../src/draws/wizard/draft.ts'
import { draftOf, person, sender, wizard } from './drafts.ts'

const { world, sem } = await openFamily()
const visitor = world.visitor()
const send = sender(visitor)

describe('The overview step and the draw', () => {
  test('The overview shows the whole draft', async () => {
    const draft = { ...draftOf('Anna', 'Bram', 'Carla'), description: 'Tot 15 euro' }
    draft.participants[0]!.exclude = [draft.participants[1]!.localGuid]
    const { $ } = await send('/overzicht', draft)
    const text = $.root().text()
    for (const expected of ['Pakjesavond', 'Tot 15 euro', 'Anna', 'Bram', 'Carla', 'trekt niet: Bram', '3 deelnemers'])
      assert.ok(text.includes(expected), expected)
    assert.equal($(`[hx-post="${wizard}/overzicht/draw"]`).length, 1)
    assert.equal($('dialog#busy-draw').length, 1)
  })

  test('The draw is made, its lots are mailed, and the browser is redirected to its page', async () => {
    const who = world.visitor()
    const answer = await send('/overzicht/draw', draftOf('Xander', 'Yvonne', 'Zoe'), {}, who)
    assert.equal(answer.status, 204)
    const address = answer.headers.get('HX-Redirect') ?? ''
    assert.match(address, /^\/lootjestrekken\/loting\/getrokken\/[0-9a-f-]{36}/)
    assert.equal((await who.get(address)).status, 200)
    const lots = (await world.mails()).filter(({ kind, to }) => kind === 'lot' && /^(xander|yvonne|zoe)@/.test(to))
    assert.equal(lots.length, 3)
  })

  test('A dialog explains each refusal and links to the step that can correct it', async () => {
    const draft = draftOf('Anna', 'Bram', 'Carla')
    const [anna, bram, carla] = draft.participants as [DraftPerson, DraftPerson, DraftPerson]
    const impossible = {
      ...draft,
      participants: [anna, { ...bram, exclude: [anna.localGuid, carla.localGuid] }, carla],
    }
    for (const [sent, message, href] of [
      [impossible, /Bram kan niemand trekken/, `${wizard}/uitsluitingen`],
      [{ ...draft, title: '' }, /gegevens of de deelnemers/, `${wizard}/details`],
      [draftOf('Anna', 'Bram'), /gegevens of de deelnemers/, `${wizard}/deelnemers`],
      [null, /gegevens of de deelnemers/, `${wizard}/deelnemers`],
      ['nonsense', /gegevens of de deelnemers/, `${wizard}/deelnemers`],
      [
        {
          ...draft,
          participants: [anna, bram, person('Noor', { email: null, friendParticipantPublicGuid: randomUUID() })],
        },
        /gegevens of de deelnemers/,
        `${wizard}/deelnemers`,
      ],
      [
        { ...draft, participants: [{ ...anna, email: sem.email }, bram, carla] },
        /hoort bij een account/,
        `/account/login?returnUrl=${encodeURIComponent(`${wizard}/overzicht`)}&emailOrUsername=${encodeURIComponent(sem.email)}`,
      ],
    ] as const) {
      const answer = await send('/overzicht/draw', sent)
      assert.equal(answer.status, 422)
      assert.match(answer.$('dialog').text(), message)
      assert.equal(answer.$('dialog .button.primary').attr('href'), href)
    }
  })
})
