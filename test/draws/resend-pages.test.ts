import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, test } from 'node:test'
import { openFamily, riet } from '#test/support/family.ts'
import { drawFamily, locationOf, type Drawn, type Name } from './drawing.ts'

const family = await openFamily()
const { world, lotte, bram } = family
const drawn = await drawFamily(family)

describe('The dialog that sends a lot again', () => {
  const resendPath = (of: Drawn, name: Name) => `${of.path}/deelnemers/${of.participants[name]}/versturen`

  test('A lot goes to a corrected address under a new link, and the old link is dead', async () => {
    const typo = await drawFamily(family, { emails: { bram: 'bram@example.rog' } })
    const path = resendPath(typo, 'bram')
    const asked = await lotte.htmx('GET', path)
    assert.equal(asked.$('dialog h2').text(), 'Stuur het lootje van Bram Visser opnieuw')
    assert.equal(asked.$('[name=email]').val(), 'bram@example.rog')
    const sent = await lotte.post(path, { email: bram.email })
    assert.deepEqual([sent.status, locationOf(sent)], [303, typo.path])
    assert.match((await lotte.get(typo.path)).$('#flash').text(), /onderweg naar Bram Visser/)
    const dead = await world.visitor().get(typo.lots.bram.path)
    assert.equal(locationOf(dead), '/lootjestrekken/lootje/nietgevonden')
    assert.equal((await world.mails()).findLast(({ kind }) => kind === 'lot')!.to, bram.email)
  })

  test('Sending a lot by htmx closes the dialog', async () => {
    const { status, headers, html } = await lotte.htmx('POST', resendPath(drawn, 'riet'), { email: riet })
    assert.equal(status, 200)
    assert.equal(headers.get('HX-Trigger'), 'close-dialog')
    assert.match(html, /onderweg naar Oma Riet/)
  })

  test('The organizer’s lot goes to the organizer’s own address, whatever the form says', async () => {
    const path = resendPath(drawn, 'lotte')
    const { $ } = await lotte.get(path)
    assert.ok($('[name=email]').is('[readonly]'))
    await lotte.post(path, { email: 'iemand@elders.example' })
    const mail = (await world.mails()).findLast(({ kind }) => kind === 'lot')!
    assert.equal(mail.to, lotte.email)
  })

  test('A missing, invalid or another participant’s address is refused at the field', async () => {
    for (const [email, message] of [
      ['', /e-mail/i],
      ['geen adres', /e-mail/i],
      [riet, /andere deelnemer/],
      [lotte.email, /andere deelnemer/],
    ] as const) {
      const { status, $ } = await lotte.post(resendPath(drawn, 'bram'), { email })
      assert.equal(status, 422, email)
      assert.match($('#field-email-error').text(), message)
      assert.equal($('[name=email]').val(), email)
    }
  })

  test('An unknown participant has no dialog', async () => {
    assert.equal((await lotte.get(`${drawn.path}/deelnemers/${randomUUID()}/versturen`)).status, 404)
  })
})
