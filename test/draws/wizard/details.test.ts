import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { openFamily } from '#test/support/family.ts'
import type { Client } from '#test/support/world.ts'
import { draftOf, errorsIn, heading, keptIn, namesIn, sender, wizard } from './drafts.ts'

const { world, lotte, sem } = await openFamily()
const visitor = world.visitor()
const send = sender(visitor)

describe('The details step', () => {
  const details = { title: 'Pakjesavond', description: '', name: 'Anna', email: 'anna@example.net' }
  const next = (more: Record<string, string> = {}, draft: unknown = null, who?: Client) =>
    send('/details/next', draft, { ...details, ...more }, who)

  test('The details are kept and the next step is shown', async () => {
    const answer = await next({ title: '  Pakjesavond bij oma ', description: 'Tot € 15\r\nMet gedicht' })
    assert.equal(answer.status, 200)
    assert.equal(answer.headers.get('HX-Push-Url'), `${wizard}/deelnemers`)
    assert.equal(heading(answer), 'Wie doet er mee?')
    const { title, description, participants } = keptIn(answer)
    assert.equal(title, 'Pakjesavond bij oma')
    assert.equal(description, 'Tot € 15\nMet gedicht')
    assert.equal(participants.length, 1)
    assert.deepEqual([participants[0]!.name, participants[0]!.email], ['Anna', 'anna@example.net'])
    assert.match(participants[0]!.localGuid, /^[0-9a-f-]{36}$/)
  })

  const limits: [field: string, good: string, bad: string, message: RegExp][] = [
    ['title', 'abc', 'ab', /minstens 3/],
    ['title', '🎁'.repeat(100), '🎁'.repeat(101), /maximaal 100/],
    ['title', 'abc', '  ', /titel/],
    ['description', 'x'.repeat(2000), 'x'.repeat(2001), /maximaal 2000/],
    ['name', 'n'.repeat(100), 'n'.repeat(101), /maximaal 100/],
    ['name', 'A', '', /naam/],
    ['email', `${'a'.repeat(88)}@example.net`, `${'a'.repeat(89)}@example.net`, /maximaal 100/],
    ['email', 'a@b.nl', 'a@b', /geen geldig/],
  ]
  for (const [field, good, bad, message] of limits) {
    test(`A wrong ${field} stays in the form with the message “${message.source}”`, async () => {
      assert.equal((await next({ [field]: good })).status, 200)
      const answer = await next({ [field]: bad })
      assert.equal(answer.status, 422)
      assert.match(errorsIn(answer), message)
      const shown = answer.$(`[name=${field}]`)
      assert.equal(field === 'description' ? shown.text() : shown.attr('value'), bad)
      assert.equal(shown.attr('aria-invalid'), 'true')
    })
  }

  test('An account’s name is filled in, and its address is fixed', async () => {
    const { $ } = await send('/details', null, {}, lotte)
    assert.equal($('[name=name]').attr('value'), 'Lotte de Vries')
    assert.equal($('[name=email]').attr('value'), lotte.email)
    assert.notEqual($('[name=email]').attr('disabled'), undefined)
    const answer = await next({ email: 'somebody-else@example.net' }, null, lotte)
    assert.equal(keptIn(answer).participants[0]!.email, lotte.email)
    const forged = draftOf('Lotte', 'Bram', 'Carla')
    assert.equal(
      keptIn(await send('/deelnemers/person', forged, { name: 'Dirk', email: 'dirk@example.net' }, lotte))
        .participants[0]!.email,
      lotte.email,
    )
  })

  test('A guest finds their address filled in and may change it', async () => {
    const afstreper = world.visitor()
    await afstreper.api('POST', '/api/Afstreper/Create', { email: 'tante@example.net' })
    const { $ } = await send('/details', null, {}, afstreper)
    assert.equal($('[name=email]').attr('value'), 'tante@example.net')
    assert.equal($('[name=email]').attr('disabled'), undefined)
    assert.equal((await next({ email: 'nicht@example.net' }, null, afstreper)).status, 200)
    assert.equal((await next({ email: 'tante@example.net' }, null, afstreper)).status, 200)
  })

  test('The address of an account requires its login', async () => {
    const answer = await next({ email: sem.email.toUpperCase() })
    assert.equal(answer.status, 401)
    assert.equal(answer.headers.get('HX-Retarget'), '#dialogs')
    const { $ } = answer
    assert.equal($('dialog#login [name=returnUrl]').attr('value'), `${wizard}/details`)
    assert.equal($('dialog#login [name=emailOrUsername]').attr('value'), sem.email.toUpperCase())
    assert.match(answer.html, /hoort bij een account/)
  })

  test('The other participants of the draft stay', async () => {
    const draft = draftOf('Anna', 'Bram', 'Carla')
    draft.participants[1]!.exclude = [draft.participants[2]!.localGuid]
    const answer = await next({ name: 'Annelies' }, draft)
    assert.deepEqual(namesIn(answer), ['Annelies', 'Bram', 'Carla'])
    assert.deepEqual(keptIn(answer).participants[1]!.exclude, draft.participants[1]!.exclude)
  })
})
