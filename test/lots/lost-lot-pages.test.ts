import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { openFamily } from '#test/support/family.ts'
import { drawFamily } from '../draws/drawing.ts'

const family = await openFamily()
const { world, lotte, bram } = family
await drawFamily(family)

describe('The page for lost lots', () => {
  test('A lost lot is mailed again, and known and unknown addresses get the same response', async () => {
    await drawFamily(family)
    const before = (await world.mails()).length
    const answers = []
    for (const email of [bram.email, 'niemand@nergens.example']) {
      const { status, $ } = await world.visitor().post('/lootjestrekken/kwijt', { email })
      answers.push([status, $('main, #flash').text().replaceAll(email, '…')])
    }
    assert.deepEqual(answers[0], answers[1])
    const mails = (await world.mails()).slice(before)
    assert.ok(mails.length > 0 && mails.every(({ to, kind }) => to === bram.email && kind === 'lot'))
  })

  test('The message and the typed address stay on the page, with and without script', async () => {
    for (const send of [
      world.visitor().post,
      (path: string, form: object) => world.visitor().htmx('POST', path, { ...form }),
    ]) {
      const { status, $ } = await send('/lootjestrekken/kwijt', { email: 'oma@nergens.example' })
      assert.equal(status, 200)
      assert.match($('form .banner').text(), /Hoort er een lootje bij oma@nergens\.example, dan is de mail onderweg/)
      assert.equal($('[name=email]').val(), 'oma@nergens.example')
      assert.equal($('#flash .flash').length, 0)
    }
  })

  test('The overview has the form too, and an invalid address gets a message at its field', async () => {
    const form = (await lotte.get('/lootjestrekken')).$('form[action="/lootjestrekken/kwijt"]')
    assert.equal(form.find('[name=email]').val(), lotte.email)
    const { status, $ } = await world.visitor().post('/lootjestrekken/kwijt', { email: 'geen adres' })
    assert.equal(status, 422)
    assert.equal($('[aria-invalid=true]').val(), 'geen adres')
  })
})
