import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { openWorld, type Person, type World } from '#test/support/world.ts'
import { drawFamily, locationOf } from '../draws/cast.ts'

let world: World
let lotte: Person
let bram: Person
const riet = 'riet@familie.example'

/** Lotte and Bram have accounts, Riet has none. */
const family = () => drawFamily(world, lotte, { lotte: lotte.email, bram: bram.email, riet })

before(async () => {
  world = await openWorld()
  lotte = await world.person('Lotte de Vries')
  bram = await world.person('Bram Visser')
})
after(() => world.close())

describe('a question', () => {
  test('is asked in a dialog and as a page, and reaches the drawn one without a name', async () => {
    const drawn = await family()
    const { path } = drawn.lots[bram.email]!
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
    const drawn = await family()
    const { path } = drawn.lots[bram.email]!
    await bram.post(`${path}/openen`)
    for (const [question, message] of [
      ['  ', 'Schrijf eerst je vraag op.'],
      ['🎁'.repeat(1001), 'Een vraag mag hoogstens 1000 tekens hebben.'],
    ] as const) {
      const { status, $ } = await bram.htmx('POST', `${path}/vraag`, { question })
      assert.equal(status, 422)
      assert.equal($('dialog #field-question-error').text(), message)
    }
    assert.equal(
      (await bram.htmx('POST', `${path}/vraag`, { question: '🎁'.repeat(1000) })).headers.get('HX-Trigger'),
      'close-dialog',
    )
  })
})
