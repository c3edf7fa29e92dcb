import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, test } from 'node:test'
import { openFamily } from '#test/support/family.ts'
import type { HtmlResponse } from '#test/support/world.ts'
import { draftOf, keptIn, sender, wizard } from './drafts.ts'

const { world } = await openFamily()
const send = sender(world.visitor())

describe('The exclusions step', () => {
  const draft = draftOf('Anna', 'Bram', 'Carla', 'Dirk')
  const [anna, bram, carla, dirk] = draft.participants.map(({ localGuid }) => localGuid) as [
    string,
    string,
    string,
    string,
  ]
  const excludedOf = (answer: HtmlResponse) => keptIn(answer).participants.map(({ exclude }) => exclude)

  test('The dialog has a box for each other participant, and excludes both ways by default', async () => {
    const { $ } = await send(`/uitsluitingen/${bram}`, draft)
    assert.deepEqual(
      $('input[name=exclude]')
        .toArray()
        .map((box) => $(box).attr('value')),
      [anna, carla, dirk],
    )
    assert.match($('.checks').text(), /anna@example\.net/)
    assert.notEqual($('input[name=mutual]').attr('checked'), undefined)
    assert.equal($('[data-drawing-filter-input]').length, 1)
  })

  test('Exclusions are saved one way or both ways', async () => {
    const oneWay = await send(`/uitsluitingen/${bram}/save`, draft, { exclude: [anna] })
    assert.equal(oneWay.headers.get('HX-Trigger'), 'close-dialog')
    assert.deepEqual(excludedOf(oneWay), [[], [anna], [], []])
    assert.equal(
      (await send(`/uitsluitingen/${bram}`, keptIn(oneWay))).$('input[name=mutual]').attr('checked'),
      undefined,
    )
    const both = await send(`/uitsluitingen/${bram}/save`, draft, { exclude: [anna], mutual: 'on' })
    assert.deepEqual(excludedOf(both), [[bram], [anna], [], []])
    assert.notEqual(
      (await send(`/uitsluitingen/${bram}`, keptIn(both))).$('input[name=mutual]').attr('checked'),
      undefined,
    )
    const freed = await send(`/uitsluitingen/${anna}/save`, keptIn(both), { mutual: 'on' })
    assert.deepEqual(excludedOf(freed), [[], [], [], []])
    const freedHere = await send(`/uitsluitingen/${anna}/save`, keptIn(both), {})
    assert.deepEqual(excludedOf(freedHere), [[], [anna], [], []])
  })

  test('The participant’s own guid, unknown guids and repetitions are ignored', async () => {
    assert.deepEqual(
      excludedOf(
        await send(`/uitsluitingen/${bram}/save`, draft, { exclude: [bram, randomUUID(), anna, anna, 'nonsense'] }),
      ),
      [[], [anna], [], []],
    )
  })

  test('Exclusions that make a draw impossible are not saved, and the message names the people in question', async () => {
    const tight = {
      ...draft,
      participants: draft.participants.map((each, index) =>
        index < 2 ? { ...each, exclude: [anna, bram, carla].filter((guid) => guid !== each.localGuid) } : each,
      ),
    }
    const before = {
      ...draft,
      participants: tight.participants.map((each, index) => (index === 1 ? { ...each, exclude: [] } : each)),
    }
    const refused = await send(`/uitsluitingen/${bram}/save`, before, { exclude: [anna, carla] })
    assert.equal(refused.status, 422)
    assert.match(
      refused.$('[role=alert]').text(),
      /Zo lukt de trekking niet\.\s*Anna en Bram kunnen alleen Dirk trekken\./,
    )
    assert.notEqual(refused.$(`input[value="${carla}"]`).attr('checked'), undefined)
    const blocked = await send('/uitsluitingen/next', tight)
    assert.equal(blocked.status, 422)
    assert.match(blocked.$('[role=alert]').text(), /Anna en Bram kunnen alleen Dirk trekken/)
    const ready = await send('/overzicht', tight)
    assert.equal(ready.headers.get('HX-Replace-Url'), `${wizard}/uitsluitingen`)
  })

  test('The message names a participant who can draw nobody', async () => {
    const answer = await send(`/uitsluitingen/${dirk}/save`, draft, { exclude: [anna, bram, carla] })
    assert.equal(answer.status, 422)
    assert.match(answer.$('[role=alert]').text(), /Dirk kan niemand trekken/)
  })

  test('The exclusions may be skipped', async () => {
    assert.equal((await send('/uitsluitingen/next', draft)).headers.get('HX-Push-Url'), `${wizard}/overzicht`)
  })
})
