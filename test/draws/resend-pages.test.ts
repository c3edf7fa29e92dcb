import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { openWorld, type Person, type World } from '#test/support/world.ts'
import { drawAmong, drawFamily, locationOf, type Drawn } from './cast.ts'

let world: World
let lotte: Person
let drawn: Drawn
const bram = 'bram@familie.example'
const riet = 'riet@familie.example'

before(async () => {
  world = await openWorld()
  lotte = await world.person('Lotte de Vries')
  drawn = await drawFamily(world, lotte, { lotte: lotte.email, bram, riet })
})
after(() => world.close())

describe('sending a lot again', () => {
  const resendPath = (of: Drawn, email: string) => `${of.path}/deelnemers/${of.participants[email]}/versturen`

  test('goes to a corrected address, under a new link, and the old one is dead', async () => {
    const typo = await drawAmong(world, lotte, [
      ['Lotte de Vries', lotte.email],
      ['Bram Visser', 'bram@familie.exmaple'],
      ['Oma Riet', riet],
    ])
    const path = resendPath(typo, 'bram@familie.exmaple')
    const asked = await lotte.htmx('GET', path)
    assert.equal(asked.$('dialog h2').text(), 'Stuur het lootje van Bram Visser opnieuw')
    assert.equal(asked.$('[name=email]').val(), 'bram@familie.exmaple')
    const sent = await lotte.post(path, { email: bram })
    assert.deepEqual([sent.status, locationOf(sent)], [303, typo.path])
    assert.match((await lotte.get(typo.path)).$('#flash').text(), /onderweg naar Bram Visser/)
    const dead = await world.visitor().get(typo.lots['bram@familie.exmaple']!.path)
    assert.equal(locationOf(dead), '/lootjestrekken/lootje/nietgevonden')
    assert.equal((await world.mails()).findLast(({ kind }) => kind === 'lot')!.to, bram)
  })

  test('by htmx closes the dialog', async () => {
    const { status, headers, html } = await lotte.htmx('POST', resendPath(drawn, riet), { email: riet })
    assert.equal(status, 200)
    assert.equal(headers.get('HX-Trigger'), 'close-dialog')
    assert.match(html, /onderweg naar Oma Riet/)
  })

  test('keeps the organizer’s own address, whatever the form says', async () => {
    const path = resendPath(drawn, lotte.email)
    const { $ } = await lotte.get(path)
    assert.ok($('[name=email]').is('[readonly]'))
    await lotte.post(path, { email: 'iemand@elders.example' })
    const mail = (await world.mails()).findLast(({ kind }) => kind === 'lot')!
    assert.equal(mail.to, lotte.email)
  })

  test('refuses no address, a bad one, and somebody else’s, at the field', async () => {
    for (const [email, message] of [
      ['', /e-mail/i],
      ['geen adres', /e-mail/i],
      [riet, /andere deelnemer/],
      [lotte.email, /andere deelnemer/],
    ] as const) {
      const { status, $ } = await lotte.post(resendPath(drawn, bram), { email })
      assert.equal(status, 422, email)
      assert.match($('#field-email-error').text(), message)
      assert.equal($('[name=email]').val(), email)
    }
  })

  test('of an unknown participant is not found', async () => {
    assert.equal((await lotte.get(`${drawn.path}/deelnemers/${randomUUID()}/versturen`)).status, 404)
  })
})
