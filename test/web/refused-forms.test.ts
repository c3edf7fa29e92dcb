import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { openFamily } from '#test/support/family.ts'
import type { Client, HtmlResponse, Person } from '#test/support/world.ts'

const { world, noor, lotte } = await openFamily()

/** Returns a logged-in browser that sends these headers, which say where its requests come from. */
async function browserOf({ username, password }: Person, headers: Record<string, string>): Promise<Client> {
  const client = world.visitor(headers)
  assert.equal((await client.post('/account/login', { emailOrUsername: username, password })).status, 303)
  return client
}

const ownPage = { 'Sec-Fetch-Site': 'same-origin' }
const descriptionOf = async (username: string) =>
  (await world.sql<{ description: string | null }[]>`select description from lists where username = ${username}`)[0]!
    .description

const texts = ({ $ }: HtmlResponse) =>
  $('main textarea')
    .map((_, each) => $(each).val())
    .get()

describe('a form whose CSRF token is no longer valid', () => {
  const typed = 'Lieve allemaal,\r\n<b>iets kleins</b> is "goed" &amp; fijn'

  test('is shown again with all its text, and can be sent again with one press', async () => {
    const browser = await browserOf(noor, ownPage)
    const version = (await browser.get('/noor/description')).$('[name=version]').attr('value')!
    const expired = await browser.post('/noor/description', { csrfToken: 'old', version, description: typed })
    assert.deepEqual([expired.status, expired.headers.get('csrf-token-invalid')], [400, '1'])
    assert.deepEqual(texts(expired), [typed.replace('\r', '')])
    assert.equal(expired.$('main textarea[readonly]').length, 1)
    assert.match(expired.$('main').text(), /verlopen.*als Noor de Vries/s)
    assert.equal(await descriptionOf('noor'), null, 'nothing is saved before the second press')

    const form = expired.$('main form')
    assert.equal(form.attr('action'), '/noor/description')
    const fields = Object.fromEntries(form.serializeArray().map(({ name, value }) => [name, value]))
    assert.equal(fields['version'], version)
    assert.equal((await browser.post(form.attr('action')!, fields)).status, 303)
    assert.equal(await descriptionOf('noor'), typed.replace('\r', ''))
  })

  test('shows each text under its label', async () => {
    const labels = {
      title: 'Titel',
      name: 'Naam',
      description: 'Beschrijving',
      url: 'Link',
      message: 'Jouw bericht',
      wishes: 'Je wensen',
      recipients: 'Naar wie?',
      subject: 'Onderwerp',
      messageStart: 'Tekst boven de lijst',
      messageEnd: 'Tekst onder de lijst',
    }
    const form = Object.fromEntries(Object.keys(labels).map((name) => [name, `Mijn ${name}`]))
    const { $ } = await world.visitor(ownPage).post('/noor/forum', { csrfToken: 'old', ...form })
    const shown = $('main .field').toArray().map((field) => [$(field).find('label').text(), $(field).find('textarea').val()]) // oxfmt-ignore
    assert.deepEqual(shown, Object.entries(labels).map(([name, label]) => [label, form[name]])) // oxfmt-ignore
  })

  test('keeps fields that occur twice, but no password', async () => {
    const browser = world.visitor(ownPage)
    const { $, html } = await browser.post('/account/login', {
      csrfToken: 'old',
      emailOrUsername: 'noor',
      password: 'geheim-woord',
      twice: ['one', 'other'],
    })
    const kept = $('main form')
      .serializeArray()
      .filter(({ name }) => name !== 'csrfToken')
    assert.deepEqual(
      kept.map(({ name, value }) => [name, value]),
      [
        ['emailOrUsername', 'noor'],
        ['twice', 'one'],
        ['twice', 'other'],
      ],
    )
    assert.doesNotMatch(html, /geheim-woord/)
    assert.match($('main').text(), /Wachtwoord/)
  })

  test('is not repeated if another site, an unknown one or a program sent it', async () => {
    for (const headers of [
      {},
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { 'Sec-Fetch-Site': 'none' },
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { 'Sec-Fetch-Site': 'cross-site', Origin: world.services.config.baseUrl },
    ] as Record<string, string>[]) {
      const { status, html, $ } = await world
        .visitor(headers)
        .post('/noor/forum', { csrfToken: 'old', message: 'Hier klikken' })
      assert.equal(status, 400)
      assert.doesNotMatch(html, /Hier klikken/, JSON.stringify(headers))
      assert.equal($('main form').length, 0)
      assert.doesNotMatch($('main').text(), /ververs/)
    }
    const old = await world
      .visitor({ Origin: world.services.config.baseUrl })
      .post('/noor/forum', { csrfToken: 'old', message: 'Hoi' })
    assert.deepEqual(texts(old), ['Hoi'], 'an older browser sends only the origin of its page')
  })

  test('never leads to another host', async () => {
    for (const path of ['//evil.example/noor', '/\\evil.example/noor'])
      assert.equal((await world.visitor(ownPage).post(path, { csrfToken: 'old', title: 'x' })).$('main form').length, 0)
  })
})

describe('a response without the form shows the text that was typed into it', () => {
  const message = '<script>alert(1)</script>\nTot zaterdag'

  test('if the user has been logged out meanwhile', async () => {
    const answer = await world.visitor().post('/noor/forum', { message })
    assert.equal(answer.status, 401)
    assert.deepEqual(texts(answer), [message])
    assert.equal(answer.$('main form').length, 1, 'the form of the login')
    assert.equal(answer.$('main script').length, 0)
  })

  test('if the list, the category or the gift is gone, or belongs to somebody else', async () => {
    const nowhere = crypto.randomUUID()
    for (const [who, path, fields, status] of [
      [noor, '/niet-meer-hier/description', { description: 'Zo heet hij nu' }, 404],
      [noor, `/noor/categories/${nowhere}/name`, { name: 'Zo heet hij nu' }, 404],
      [noor, `/gifts/${nowhere}/edit`, { description: 'Zo heet hij nu', image: new Blob([]) }, 404],
      [lotte, '/noor/gifts/new', { description: 'Zo heet hij nu' }, 403],
    ] as const) {
      const answer = await who.post(path, fields)
      assert.equal(answer.status, status, path)
      assert.deepEqual(texts(answer), ['Zo heet hij nu'], path)
      assert.match(answer.$('h2').text(), /Dit had je getypt/)
    }
  })

  test('but no password, unknown field or too long text, and nothing to htmx, whose page has the form', async () => {
    const fields = { description: '', unknown: 'Onbekend', password: 'geheim-woord' }
    const { html } = await lotte.post('/noor/description', fields)
    assert.doesNotMatch(html, /Dit had je getypt|Onbekend|geheim-woord/)
    const endless = { description: 'x'.repeat(70_000), image: new Blob([]) }
    assert.deepEqual(texts(await lotte.post('/noor/gifts/new', endless)), [])
    assert.doesNotMatch((await lotte.htmx('POST', '/noor/description', { description: 'Getypt' })).html, /Getypt/)
    assert.deepEqual(texts(await lotte.get('/noor/description?description=Getypt')), [])
  })
})

test('a text that is too large and a picture that is too large each get their own message', async () => {
  const bytes = 'x'.repeat(84_000)
  const text = await noor.post('/noor/description', { description: bytes })
  assert.equal(text.status, 413)
  assert.match(text.$('main').text(), /te veel tekst/)
  const script = await noor.htmx('POST', '/noor/description', { description: bytes })
  assert.deepEqual([script.status, script.headers.get('HX-Reswap')], [413, 'none'])
  assert.match(script.html, /te veel tekst/)
  const picture = await noor.post('/noor/image', { image: new Blob([new Uint8Array(16 * 1024 * 1024)]) })
  assert.equal(picture.status, 413)
  assert.match(picture.$('main').text(), /foto mag maximaal 10 MB/)
})
