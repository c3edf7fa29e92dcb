import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { openFamily, riet } from '#test/support/family.ts'
import { drawFamily, locationOf } from '../draws/drawing.ts'

const family = await openFamily()
const { world, bram } = family

describe('The page that asks a question', () => {
  test('A question from the dialog or page reaches the drawn participant without the giver’s name', async () => {
    const drawn = await drawFamily(family)
    const { path } = drawn.lots.bram
    assert.equal(
      locationOf(await bram.get(`${path}/vraag`)),
      path,
      'a lot in a closed envelope has no page for questions',
    )
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

  test('An empty question or one of more than 1000 characters is refused, and the form keeps the text', async () => {
    const drawn = await drawFamily(family)
    const { path } = drawn.lots.bram
    await bram.post(`${path}/openen`)
    for (const [question, message] of [
      ['  ', 'Schrijf eerst je vraag op.'],
      ['🎁'.repeat(1001), 'Een vraag mag maximaal 1000 tekens lang zijn.'],
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
