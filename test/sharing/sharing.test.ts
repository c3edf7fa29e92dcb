import assert from 'node:assert/strict'
import { test } from 'node:test'
import { create } from 'qrcode'
import { openFamily } from '#test/support/family.ts'
import { setAccess } from '#test/support/lists.ts'
import { openWorld } from '#test/support/world.ts'

const { world, noor } = await openFamily()
const { baseUrl } = world.services.config

test('the share dialog offers the URL, a messenger, a mail and the QR code', async () => {
  const { status, $ } = await noor.get('/NOOR/share')
  assert.equal(status, 200)
  assert.equal($('#share-address').attr('value'), `${baseUrl}/noor`)
  assert.equal($('[data-sharing-copy]').attr('data-sharing-copy'), `${baseUrl}/noor`)
  const native = $('[data-sharing-url]')
  assert.equal(native.attr('data-sharing-url'), `${baseUrl}/noor`)
  assert.equal(native.attr('data-sharing-title'), 'Verlanglijst van Noor de Vries')
  const whatsApp = new URL($('a[href^="https://wa.me/"]').attr('href')!)
  assert.match(whatsApp.searchParams.get('text')!, /verlanglijst van Noor de Vries[^]*\/noor$/)
  const mail = new URL($('a[href^="mailto:"]').attr('href')!)
  assert.equal(mail.searchParams.get('subject'), 'Verlanglijst van Noor de Vries')
  assert.match(mail.searchParams.get('body')!, /\/noor$/)
  assert.equal($('a[href="/noor/qr"]').length, 1)
})

test('the same URL is a dialog for htmx', async () => {
  const { $ } = await noor.htmx('GET', '/noor/share')
  assert.equal($('dialog#share').length, 1)
  assert.equal($('html > body > main').length, 0)
})

test('a title with special characters goes into the links whole', async () => {
  const { list } = await world.person('Anna Bakker')
  const title = 'Kerst & "meer" <b>?x=1#y</b> 100% ëé 🎁'
  await world.sql`update lists set title = ${title}, first_name = 'Jan & Piet' where id = ${list.id}`
  const { $, html } = await world.visitor().get('/anna/share')
  assert.equal($('[data-sharing-title]').attr('data-sharing-title'), title)
  assert.equal(new URL($('a[href^="mailto:"]').attr('href')!).searchParams.get('subject'), title)
  for (const [start, parameter] of [
    ['mailto:', 'body'],
    ['https://wa.me/', 'text'],
  ] as const)
    // oxfmt-ignore
    assert.match(new URL($(`a[href^="${start}"]`).attr('href')!).searchParams.get(parameter)!, /Jan & Piet[^]*\/anna$/)
  assert.doesNotMatch(html, /<b>\?x/)
})

test('no mail is offered without unsolicited mail', async () => {
  const quiet = await openWorld({ FEATURE_UNSOLICITED_EMAIL: 'off' })
  try {
    const { $ } = await (await quiet.person('Bram Visser')).get('/bram/share')
    assert.equal($('a[href^="mailto:"]').length, 0)
    assert.equal($('a[href^="https://wa.me/"]').length, 1)
  } finally {
    await quiet.close()
  }
})

test('a closed list is not shared: its owner learns how to open it, and others that it is closed', async () => {
  const daan = await world.person('Daan Mulder')
  await setAccess(world, 'daan', 'CLOSED')
  const own = await daan.get('/daan/share')
  assert.equal(own.$('a.primary').attr('href'), '/daan/settings')
  assert.equal(own.$('[data-sharing-copy], a[href^="https://wa.me/"]').length, 0)
  const other = await noor.get('/daan/share')
  assert.equal(other.status, 303)
  assert.equal(other.headers.get('Location'), '/daan')
})

test('a list behind a question is shared with the advice not to send the answer along', async () => {
  const els = await world.person('Els Kok')
  await setAccess(world, 'els', 'OPEN', 'Hoe heet de kat?', 'Minoes')
  assert.match((await els.get('/els/share')).$('.hint').text(), /vraag/)
  assert.doesNotMatch((await els.get('/els/share')).html, /Minoes/)
  assert.equal((await noor.get('/els/share')).headers.get('Location'), '/els')
})

test('the QR code leads to the list with `ref=qr`', async () => {
  const { status, $ } = await world.visitor().get('/noor/qr')
  assert.equal(status, 200)
  const code = $('main svg[role=img]')
  assert.match(code.attr('aria-label')!, /noor/)
  assert.equal($(`main a[href="/noor"]`).first().text(), baseUrl.replace('http://', '') + '/noor')

  // The drawn strokes must be the code of that URL.
  const { size, data } = create(`${baseUrl}/noor?ref=qr`, { errorCorrectionLevel: 'M' }).modules
  const drawn = new Uint8Array(size * size)
  let x = 0
  let y = 0
  for (const [, verb, a, b, length] of code
    .find('path')
    .last()
    .attr('d')!
    .matchAll(/(M|m)(\d+) ([\d.]+)h(\d+)/g)) {
    if (verb === 'M') [x, y] = [Number(a), Math.floor(Number(b))]
    else x += Number(a)
    for (let i = 0; i < Number(length); i++) drawn[(y - 4) * size + x++ - 4] = 1
  }
  assert.deepEqual(drawn, Uint8Array.from(data))
})

test('the QR page opens like the list itself', async () => {
  const finn = await world.person('Finn Berg')
  await setAccess(world, 'finn', 'OPEN', 'Hoe heet de kat?', 'Minoes')
  const visitor = world.visitor()
  const asked = await visitor.get('/finn/qr')
  assert.equal(asked.status, 200)
  assert.equal(asked.$('form#question').length, 1)
  assert.equal(asked.$('main svg[role=img]').length, 0)
  const answered = await visitor.post('/finn', { answer: 'Minoes', then: asked.$('input[name=then]').attr('value')! })
  assert.equal(answered.headers.get('Location'), '/finn/qr')
  assert.equal((await visitor.get('/finn/qr')).$('main svg[role=img]').length, 1)
  assert.equal(
    (await world.visitor().post('/finn', { answer: 'Minoes', then: 'https://evil.example' })).headers.get('Location'),
    '/finn',
  )

  await setAccess(world, 'finn', 'CLOSED')
  assert.equal((await visitor.get('/finn/qr')).status, 403)
  assert.equal((await finn.get('/finn/qr')).status, 200)
  for (const part of ['qr', 'share']) assert.equal((await visitor.get(`/niemand/${part}`)).status, 404)
})
