import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { openFamily } from '#test/support/family.ts'
import { drawFamily, locationOf } from '../draws/drawing.ts'

const family = await openFamily()
const { world, lotte, bram } = family
await drawFamily(family)

describe('a lost lot', () => {
  test('is mailed again, and known and unknown addresses are answered alike', async () => {
    await drawFamily(family)
    const before = (await world.mails()).length
    const answers = []
    for (const email of [bram.email, 'niemand@nergens.example']) {
      const visitor = world.visitor()
      const answer = await visitor.post('/lootjestrekken/kwijt', { email })
      assert.equal(locationOf(answer), '/lootjestrekken/kwijt')
      answers.push([answer.status, (await visitor.get('/lootjestrekken/kwijt')).$('main, #flash').text()])
    }
    assert.deepEqual(answers[0], answers[1])
    const mails = (await world.mails()).slice(before)
    assert.ok(mails.length > 0 && mails.every(({ to, kind }) => to === bram.email && kind === 'lot'))
  })

  test('is asked for by a page of its own and on the overview; a bad address is told at its field', async () => {
    assert.equal((await lotte.get('/lootjestrekken')).$('form[action="/lootjestrekken/kwijt"]').length, 1)
    const { status, $ } = await world.visitor().post('/lootjestrekken/kwijt', { email: 'geen adres' })
    assert.equal(status, 422)
    assert.equal($('[aria-invalid=true]').val(), 'geen adres')
  })
})
