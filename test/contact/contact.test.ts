import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { openFamily, proveAddress } from '#test/support/family.ts'
import { filledForm } from '#test/support/forms.ts'
import { consume } from '#core/limits.ts'
import type { Client } from '#test/support/world.ts'
import { unprovenContactMessages, unprovenContactMessagesOfClient } from '../../src/contact/limits.ts'

const { world, noor, lotte, bram, sem } = await openFamily({
  TRUST_PROXY: 'on',
  RATE_LIMITS: 'on',
  CONTACT_EMAIL: 'hulp@wensen.example',
  CONTACT_WHATSAPP: '31612345678',
})

let clients = 0
/** Each visitor has an IP address of their own, because limits count by it. */
const visitor = () => world.visitor({ 'X-Forwarded-For': `192.0.2.${++clients}` })

const words = { subject: 'Kaarsjes', message: 'Hoeveel mogen er op?\nTien is zo weinig.' }
const sentTo = async (subject: string) => (await world.mails()).filter(({ text }) => text.includes(subject))
const write = (client: Client, body: object) => client.api('POST', '/api/Contact/SendMessage', body)

suite('a message to the operator', () => {
  test('is mailed with the sender as its reply address, and says that the address is not confirmed', async () => {
    const client = visitor()
    const form = await client.get('/contact')
    assert.equal(form.status, 200)
    assert.deepEqual(
      form
        .$('.ways a')
        .map((_, way) => form.$(way).attr('href'))
        .get(),
      ['mailto:hulp@wensen.example', 'https://wa.me/31612345678'],
    )
    assert.equal(form.$('.field:has([name=email]) .hint').text(), 'We sturen ons antwoord naar dit adres.')
    const answer = await client.post(
      '/contact',
      filledForm(form, 'main form', { ...words, email: 'oma@familie.example' }),
    )
    assert.equal(answer.status, 200)
    assert.equal(answer.$('h1').text(), 'Je bericht is verstuurd')
    assert.match(answer.$('main').text(), /oma@familie\.example/)
    const [mail, ...others] = await sentTo('Kaarsjes')
    assert.deepEqual(others, [])
    assert.equal(mail!.to, 'hulp@wensen.example')
    assert.equal(mail!.subject, 'Contact: Kaarsjes')
    assert.equal(mail!.headers['Reply-To'], 'oma@familie.example')
    assert.match(mail!.text, /> Hoeveel mogen er op\?\n> Tien is zo weinig\./)
    assert.match(mail!.text, /niet bevestigd/)
  })

  test('keeps its lines, whatever line ending a program sends', async () => {
    const given = { subject: 'Regels', message: 'een\r\ntwee\rdrie', email: 'regels@familie.example' }
    assert.equal((await write(visitor(), given)).status, 200)
    const [mail] = await sentTo('Regels')
    assert.match(mail!.text, /> een\n> twee\n> drie\n/)
  })

  test('is mailed once if its form is sent twice; the same words from a new form are another message', async () => {
    const client = visitor()
    const form = await client.get('/contact')
    const filledIn = filledForm(form, 'main form', { ...words, subject: 'Tweemaal', email: 'a@familie.example' })
    const refused = await client.post('/contact', { ...filledIn, message: '' })
    assert.equal(
      refused.$('[name=contextId]').val(),
      filledIn['contextId'],
      'the refused form has another idempotency key',
    )
    for (let i = 0; i < 2; i++) assert.equal((await client.post('/contact', filledIn)).status, 200)
    assert.equal((await sentTo('Tweemaal')).length, 1)
    const anew = filledForm(await client.get('/contact'), 'main form', {
      ...words,
      subject: 'Tweemaal',
      email: 'a@familie.example',
    })
    await client.post('/contact', anew)
    assert.equal((await sentTo('Tweemaal')).length, 2)
    await client.post('/contact', { ...anew, message: 'Toch nog iets.' })
    assert.equal((await sentTo('Tweemaal')).length, 3, 'other words in the same form')
  })

  test('comes from the account’s address if the sender is logged in, whatever the form or request contains', async () => {
    const { $ } = await lotte.get('/contact')
    assert.equal($('[name=email]').val(), lotte.email)
    assert.ok($('[name=email]').is('[disabled]'))
    assert.match($('.field:has([name=email]) .hint').text(), /^Het adres van je account/)
    const given = { ...words, subject: 'Van Lotte', email: 'iemand@anders.example' }
    const refused = await lotte.post('/contact', { ...given, subject: '' })
    assert.equal(refused.$('[name=email]').val(), lotte.email)
    const answered = await lotte.post('/contact', given)
    assert.equal(answered.status, 200)
    assert.match(answered.$('main').text(), /lotte@example\.org/)
    assert.doesNotMatch(answered.$('main').text(), /iemand@anders/)
    assert.equal((await write(lotte, { ...given, subject: 'Nog eens van Lotte' })).status, 200)
    const sent = [...(await sentTo('Van Lotte')), ...(await sentTo('Nog eens van Lotte'))]
    assert.equal(sent.length, 2)
    for (const { headers, text } of sent) {
      assert.equal(headers['Reply-To'], lotte.email)
      assert.doesNotMatch(text, /iemand@anders/)
      assert.match(text, /niet bevestigd/, 'the address is not proven yet')
    }
    await proveAddress(world, noor)
    await write(noor, { ...given, subject: 'Van Noor' })
    assert.match((await sentTo('Van Noor'))[0]!.text, /Dit is het bevestigde adres/)
  })

  test('comes back with its words and a message at each field if it is invalid; the API returns 400', async () => {
    const client = visitor()
    const form = await client.post('/contact', { email: 'geen adres', subject: ' ', message: 'x'.repeat(4097) })
    assert.equal(form.status, 422)
    assert.equal(form.$('[name=email]').val(), 'geen adres')
    assert.equal(form.$('[name=message]').text().trim().length, 4097)
    for (const field of ['email', 'subject', 'message'])
      assert.notEqual(form.$(`#field-${field}-error`).text().trim(), '', field)
    const { status, body } = await write(client, {
      email: 'a@b.example\r\nBcc: c@d.example',
      subject: 's',
      message: 'x',
    })
    assert.deepEqual([status, body], [400, { errors: { email: ['general.email.invalid'] } }])
    const header = await write(client, { email: 'a@b.example', subject: 'Dag\r\nBcc: c@d.example', message: 'Hoi' })
    assert.deepEqual([header.status, header.body], [400, { errors: { subject: ['general.unreadable'] } }])
    assert.equal((await write(client, { email: 'a@b.example', subject: 's', message: '…' })).status, 400)
    assert.equal((await write(client, { subject: 's', message: 'Hoi' })).status, 400)
    assert.equal((await write(sem, { subject: 'Zonder adres', message: 'Hoi' })).status, 200)
  })

  test('is refused if it is a client’s sixth in an hour, and its form keeps the text', async () => {
    const client = visitor()
    for (let i = 0; i < 5; i++)
      assert.equal((await write(client, { ...words, email: 'a@b.example', subject: `Les ${i}` })).status, 200)
    const call = await write(client, { ...words, email: 'a@b.example' })
    assert.equal(call.status, 429)
    assert.ok(Number(call.headers.get('Retry-After')) > 0)
    const form = await client.post('/contact', { ...words, email: 'a@b.example', subject: 'Les zes' })
    assert.equal(form.status, 429)
    assert.equal(form.$('[name=subject]').val(), 'Les zes')
    assert.equal(form.$('[name=message]').text().trim(), words.message)
    assert.match(form.$('[role=alert]').text(), /over een uur/)
    assert.equal((await sentTo('Les 4')).length, 1)
    assert.deepEqual(await sentTo('Les zes'), [])
    assert.equal((await write(visitor(), { ...words, email: 'a@b.example' })).status, 200, 'another client')
  })

  test('is refused if it is a client’s eleventh in a day from unproven addresses', async () => {
    const client = visitor()
    const scope = { ...(await world.scopeOf(client)), clientAddress: `192.0.2.${clients}` }
    await consume(scope, { ...unprovenContactMessagesOfClient, points: 9 })
    assert.equal((await write(client, { ...words, email: 'a@b.example' })).status, 200)
    const form = await client.post('/contact', { ...words, email: 'a@b.example' })
    assert.equal(form.status, 429)
    assert.match(form.$('[role=alert]').text(), /vandaag al veel berichten.*morgen/)
    assert.equal((await write(visitor(), { ...words, email: 'a@b.example' })).status, 200, 'another client')
  })

  test('replaces its form by the confirmation with htmx', async () => {
    const refused = await bram.htmx('POST', '/contact', { subject: '', message: '' })
    assert.equal(refused.status, 422)
    assert.equal(refused.$('html > body > #contact, #contact').length, 1)
    assert.equal(refused.$('header').length, 0)
    const sent = await bram.htmx('POST', '/contact', { ...words, subject: 'Van Bram' })
    assert.equal(sent.$('#contact h1[data-requests-focus]').text(), 'Je bericht is verstuurd')
  })

  test('is refused after 200 a day from unproven addresses, but kept in its form, and proven users can write', async () => {
    await consume(await world.scopeOf(visitor()), { ...unprovenContactMessages, points: 170 }) // The earlier tests sent some messages.
    const statuses: number[] = []
    for (let count = 0; count < 40; count++)
      statuses.push((await write(visitor(), { ...words, email: 'a@b.example' })).status)
    assert.deepEqual([statuses[0], statuses.at(-1)], [200, 429])
    const form = await visitor().post('/contact', { ...words, email: 'a@b.example', subject: 'Te druk' })
    assert.equal(form.status, 429)
    assert.ok(Number(form.headers.get('Retry-After')) > 3600)
    assert.equal(form.$('[name=subject]').val(), 'Te druk')
    assert.match(form.$('[role=alert]').text(), /morgen/)
    await proveAddress(world, noor)
    const proven = visitor()
    await proven.api('POST', '/api/Account/Login', { emailOrUsername: noor.email, password: noor.password })
    assert.equal((await write(proven, { ...words, subject: 'Van Noor' })).status, 200)
    assert.equal((await sentTo('Te druk')).length, 0)
  })
})
