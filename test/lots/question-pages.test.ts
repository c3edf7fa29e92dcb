import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { openFamily, riet } from '#test/support/family.ts'
import { drawFamily, locationOf } from '../draws/drawing.ts'

const family = await openFamily()
const { world, bram } = family

describe('a question', () => {
  test('is asked in a dialog and as a page, and reaches the drawn one without a name', async () => {
    const drawn = await drawFamily(family)
    const { path } = drawn.lots.bram
    assert.equal(locationOf(await bram.get(`${path}/vraag`)), path, 'a closed lot asks nothing')
    await bram.post(`${path}/openen`)
    assert.equal((await bram.htmx('GET', `${path}/vraag`)).$('dialog h2').text(), 'Stel Oma Riet een vraag')
    const before = (await world.mails()).length
    const asked = await bram.post(`${path}/vraag`, { question: 'Welke maat sokken?\nEn <b>welke</b> kleur?' })
    assert.deepEqual([asked.status, locationOf(asked)], [303, path])
    const [mail] = (await world.mails()).slice(before)
    assert.deepEqual([mail!.to, mail!.kind], [riet, 'question'])
    assert.match(mail!.text, /Welke maat sokken\?/)
    assert.ok(!mail!.html.includes('Bram') && !mail!.html.includes('<b>welke'))
  })

  test('is refused when empty or longer than 1000 characters, with what was typed', async () => {
    const drawn = await drawFamily(family)
    const { path } = drawn.lots.bram
    await bram.post(`${path}/openen`)
    for (const [question, message] of [
      ['  ', 'Schrijf eerst je vraag op.'],
      ['🎁'.repeat(1001), 'Een vraag mag hoogstens 1000 tekens hebben.'],
    ] as const) {
      const { status, $ } = await bram.htmx('POST', `${path}/vraag`, { question })
      assert.equal(status, 422)
      assert.equal($('dialog #field-question-error').text(), message)
      assert.equal($('dialog [name=question]').val(), question)
    }
    assert.equal(
      (await bram.htmx('POST', `${path}/vraag`, { question: '🎁'.repeat(1000) })).headers.get('HX-Trigger'),
      'close-dialog',
    )
  })
})
