import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { createApp } from '../../src/app.tsx'
import { editionCodes, editions, type EditionCode } from '#core/editions.ts'
import { dayFromNow } from '#test/support/days.ts'
import { proveAddress } from '#test/support/family.ts'
import { crossOff } from '#test/support/gifts.ts'
import { openWorld, withoutCsrfTokens, type Client } from '#test/support/world.ts'

// A cached page of a list must equal the page rendered for its visitor, whatever visitors requested the list before.

const world = await openWorld({ EDITION: '' }, { countsQueries: true })
after(() => world.close())
const { services, assets, sql } = world

const noor = await world.person('Noor de Vries')
const mira = await world.person('Mira Bos')
const lotte = await world.person('Lotte Bakker')
const bram = await world.person('Bram Visser')
const sem = await world.person('Sem Smit')
await proveAddress(world, sem)
await sql`insert into list_owners (list_id, user_id) select ${noor.list.id}, id from users where email = ${mira.email}`
const [teapot, lamp, socks] = [
  await world.addGift(noor.list, { description: 'Theepot' }),
  await world.addGift(noor.list, { description: 'Lamp' }),
  await world.addGift(noor.list, { description: 'Sokken' }),
  await world.addGift(noor.list, { description: 'Op slot', crossOffEnabled: false }),
]
await lotte.api('POST', '/api/Friend/Add', { publicGuid: noor.list.publicGuid })
const takenByLotte = await crossOff(lotte, teapot.publicGuid)
await crossOff(bram, lamp.publicGuid)
const guest = world.visitor()
await guest.api('POST', '/api/Afstreper/Create', { email: 'riet@example.org' })

const device = world.visitor()
await device.post('/account/login', { emailOrUsername: 'noor', password: noor.password })
await device.post('/account/logout')
device.cookies.delete('session')
const reader = world.visitor()
await reader.csrfToken() // sets a session cookie whose session has no row
const flashed = world.visitor()
for (const cookie of sem.cookies) flashed.cookies.set(...cookie)
flashed.cookies.set('flash', 'nothing that opens')
const unremembered = world.visitor()
unremembered.cookies.set('session', sem.token!)

const readers: Record<string, [Client, string?]> = {
  'a visitor without a session': [world.visitor()],
  'the app shell without a session': [world.visitor(), 'WishringApp/1.0'],
  'a browser with the cookie of a session without a row': [reader],
  'Lotte, a friend of Noor, who gives the teapot': [lotte],
  'Bram, who gives the lamp': [bram],
  'Sem, who gives nothing': [sem],
  'Sem on a device that does not remember him': [unremembered],
  'Sem with a flash message': [flashed],
  'Riet, a guest': [guest],
  'Noor, the owner': [noor],
  'Mira, an owner too': [mira],
  "the owners' device, logged out": [device],
}
for (const [client] of Object.values(readers)) await client.get('/sem')

type App = ReturnType<typeof createApp>

/** Requests for the list: a browser's, that of a page which fetches its content anew, and an app's. */
const faces: Record<string, [path: string, headers: Record<string, string>]> = {
  page: ['/noor', {}],
  fragment: [
    '/noor',
    { 'HX-Request': 'true', 'HX-Target': 'div#visited-list', 'HX-Current-URL': 'http://localhost:3000/noor' },
  ],
  endpoint: ['/api/Wishlist/Get/noor', {}],
}

async function answerTo(app: App, who: string, face: string, language: string): Promise<string> {
  const [{ cookies }, userAgent] = readers[who]!
  const [path, more] = faces[face]!
  const response = await app.request(path, {
    headers: {
      ...more,
      'Accept-Encoding': 'gzip',
      'Accept-Language': language,
      ...(userAgent && { 'User-Agent': userAgent }),
      ...(cookies.size > 0 && { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
    },
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  const isPacked = response.headers.get('Content-Encoding') === 'gzip'
  const headers = [...response.headers]
    .filter(([name]) => !/^(content-length|date)$/.test(name))
    .map(([name, value]) => `${name}: ${value.replace(/^device-users=[\w-]+/, 'device-users=…')}`)
  const html = (isPacked ? gunzipSync(bytes) : bytes).toString()
  return [response.status, ...headers.sort(), withoutCsrfTokens(html)].join('\n')
}

/** App without a page cache, which renders every page. */
const without = createApp({ ...services, config: { ...services.config, pageCacheMegabytes: 0 } }, assets)
/** Creates an app whose page cache is empty. */
const cold = () => createApp(services, assets)
/** App whose page cache holds everything that this file has requested. */
const warm = cold()

const post = (who: Client, message: string) =>
  who.api('POST', '/api/Wishlist/CreateForumPost', { publicWishlistGuid: noor.list.publicGuid, message })

const states: [string, () => unknown][] = [
  ['two gifts are crossed off', () => {}],
  [
    'one cross-off is undone and another is made',
    async () => {
      const undone = await lotte.api('POST', '/api/Gift/UndoCrossOff', {
        privateCrossOffGuid: takenByLotte,
        publicGuid: teapot.publicGuid,
      })
      assert.equal(undone.status, 200)
      await crossOff(guest, socks.publicGuid)
    },
  ],
  [
    'Sem and an owner have written messages',
    async () => {
      await post(sem, 'Doen we samen?')
      await post(mira, 'Graag!')
    },
  ],
  [
    'the list has another title, and Sem another name',
    async () => {
      await noor.api('POST', '/api/MyList/UpdateTitle', { privateGuid: noor.list.privateGuid, title: 'Onze <wensen>' })
      await sql`update users set first_name = 'Samuel' where email = ${sem.email}`
    },
  ],
  ['the list’s owners see cross-offs', () => sql`update lists set show_crossed_off = true where id = ${noor.list.id}`],
  [
    'Bram owns the list too',
    () =>
      sql`insert into list_owners (list_id, user_id) select ${noor.list.id}, id from users where email = ${bram.email}`,
  ],
  [
    'the list asks a question, which Lotte has answered',
    async () => {
      await sql`update lists set access_type = 'OPEN', access_question = 'Hoe heet de kat?', access_answer = 'Poes' where id = ${noor.list.id}`
      await lotte.api('POST', '/api/Wishlist/VerifyAnswer', { username: 'noor', answer: 'poes' })
    },
  ],
  ['the list is closed', () => sql`update lists set access_type = 'CLOSED' where id = ${noor.list.id}`],
  [
    'the list is empty and public again, a day later',
    async () => {
      await sql`delete from categories where list_id = ${noor.list.id}`
      await sql`update lists set access_type = 'PUBLIC' where id = ${noor.list.id}`
      world.travel(1)
    },
  ],
]

for (const [index, [state, happens]] of states.entries()) {
  test(`every reader gets their own page, in any order of readers, when ${state}`, { timeout: 300_000 }, async () => {
    await happens()
    for (const [client] of Object.values(readers)) await client.get('/sem') // a session is extended once a day
    const names = Object.keys(readers)
    const own = new Map<string, string>()
    const asked = Object.keys(faces).flatMap((face) => editionCodes.map((code) => [face, code] as const))
    for (const [face, code] of asked)
      for (const who of names)
        own.set(`${face} ${code} ${who}`, await answerTo(without, who, face, editions[code].locale))
    const compare = async (app: App, who: string, face: string, code: EditionCode, when: string) =>
      assert.equal(
        await answerTo(app, who, face, editions[code].locale),
        own.get(`${face} ${code} ${who}`),
        `${face} in ${code} for ${who}, ${when}`,
      )
    for (const time of ['first', 'second'])
      for (const [face, code] of asked)
        for (const who of names) await compare(warm, who, face, code, `the ${time} time`)
    const code = editionCodes[index % editionCodes.length]!
    for (const before of names) {
      const app = cold()
      const face = Object.keys(faces)[index % 3]!
      for (const who of [before, ...names, before]) await compare(app, who, face, code, `after ${before}`)
    }
  })
}

test('a cached list takes one query, and its gifts are not read again', async () => {
  await world.addGift(lotte.list, { description: 'Boek' })
  const visit = async (who: Client) => {
    const statements = await world.countQueries(() => who.get('/lotte'))
    return [statements.length, statements.some((each) => /from categories/.test(each))]
  }
  for (const who of [world.visitor(), bram]) {
    for (let time = 0; time < 2; time++) await who.get('/lotte')
    assert.deepEqual(await visit(who), [1, false])
  }
  await crossOff(bram, (await world.addGift(lotte.list, { description: 'Muts' })).publicGuid)
  assert.deepEqual(await visit(bram), [4, true], 'a changed list is read again')
})

test('a giver who has undone a cross-off does not see the gift of the next giver as their own', async () => {
  const { publicGuid } = await world.addGift(bram.list, { description: 'Vlieger' })
  const privateCrossOffGuid = await crossOff(sem, publicGuid)
  await sem.api('POST', '/api/Gift/UndoCrossOff', { publicGuid, privateCrossOffGuid })
  await crossOff(lotte, publicGuid)
  for (let time = 0; time < 3; time++)
    for (const [who, isTheirs] of [
      [lotte, true],
      [sem, false],
    ] as const)
      assert.equal((await who.get('/bram')).$(`#gift-${publicGuid}`).is('.yours'), isTheirs, who.name)
})

test('a visitor without a session gets neither a cookie nor a CSRF token', async () => {
  for (let time = 0; time < 3; time++) {
    const { headers, $ } = await world.visitor().get('/lotte')
    assert.deepEqual(headers.getSetCookie(), [])
    assert.equal($('body').attr('hx-headers:inherited'), '{"X-CSRF-TOKEN":""}')
    assert.ok($('input[name=csrfToken]').length > 0)
    for (const field of $('input[name=csrfToken]')) assert.equal($(field).attr('value'), '')
  }
})

test('one visitor’s flash message, or spelling of the URL, never appears on the page that others get', async () => {
  const words = { id: 'email_settings.saved', kind: 'good', writtenAt: services.now().getTime() }
  const message = services.signer.seal('flash', Buffer.from(JSON.stringify(words)), '').toString('base64url')
  const shown = (page: { $: (selector: string) => { text(): string } }) => page.$('#flash').text().trim()
  for (const cookie of [`flash=${message}`, `flash =${message}`, `x=1;\tflash=${message}`, `x=1; flash\t=${message}`]) {
    await world.addGift(lotte.list, { description: 'Nog iets' }) // so that no cached page is current
    const visitor = () => world.visitor()
    await visitor().get('/lotte', { Cookie: cookie })
    await visitor().get('/l%6ftte')
    for (let time = 0; time < 2; time++) {
      const page = await visitor().get('/lotte')
      assert.equal(shown(page), '', cookie)
      assert.doesNotMatch(page.$.html(), /l%6ftte|l%256ftte/i)
    }
  }
  assert.notEqual(
    shown(await world.visitor().get('/lotte', { Cookie: `flash =${message}` })),
    '',
    'the cookie holds a valid flash message',
  )
})

test('a page that all visitors without a session see alike is cached for them only, and for a day', async () => {
  const app = cold()
  const ask = async (of: App, path: string, headers: Record<string, string> = {}) => {
    const answer = await of.request(path, { headers: { 'Accept-Encoding': 'gzip', ...headers } })
    const html = gunzipSync(await answer.arrayBuffer()).toString()
    const named = [...answer.headers].filter(([name]) => name !== 'content-length')
    return [answer.status, ...named.map((each) => each.join(': ')).sort(), withoutCsrfTokens(html)].join('\n')
  }
  const asLotte = { Cookie: [...lotte.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
  for (let day = 0; day < 2; day++) {
    for (let time = 0; time < 2; time++)
      for (const path of ['/', '/account/login', '/account/create'])
        for (const headers of [
          { 'HX-Request': 'true' },
          {},
          { 'Accept-Language': 'de' },
          { 'User-Agent': 'WishringApp/1.0' },
          asLotte,
        ])
          if (path === '/' || headers !== asLotte)
            // Lotte, who is logged in, would be redirected.
            assert.equal(await ask(app, path, headers), await ask(without, path, headers), path)
    world.travel(2 + day)
    await lotte.get('/sem')
  }
})

test('a cached page changes with its user’s name, and a new device gets the cookie that remembers the user', async () => {
  for (let time = 0; time < 2; time++) await bram.get('/lotte')
  await sql`update users set first_name = 'Abraham' where email = ${bram.email}`
  assert.match((await bram.get('/lotte')).html, /Abraham/)
  const newDevice = world.visitor()
  newDevice.cookies.set('session', bram.token!)
  const [cookie] = (await newDevice.get('/lotte')).headers.getSetCookie()
  assert.match(cookie ?? '', /^device-users=/)
})

test('a list’s page is cached for a day only, because it says how many days are left', async () => {
  await sql`update lists set occasion = 'MyBirthday', occasion_date = ${dayFromNow(20)} where id = ${bram.list.id}`
  const left = async () => /Nog (\d+) nachtjes/.exec((await world.visitor().get('/bram')).$('main').text())![1]
  world.travel(0)
  for (let time = 0; time < 3; time++) assert.equal(await left(), '20')
  world.travel(1)
  assert.equal(await left(), '19')
})

test('a list is cached for apps until a gift on it becomes a cold case', async () => {
  // The test runs about noon, because every cached response ends with its day.
  const noon = 3 + ((36 - new Date().getUTCHours()) % 24) / 24
  world.travel(noon)
  // The description is long, because only a compressed response is cached.
  const { publicGuid } = await world.addGift(sem.list, { description: `Sjaal ${'rood '.repeat(180)}` })
  const isCold = async () => {
    const { categories } = (await bram.api('GET', '/api/Wishlist/Get/sem')).body as {
      categories: { gifts: { publicGuid: string; isColdCase: boolean }[] }[]
    }
    return categories[0]!.gifts.find((gift) => gift.publicGuid === publicGuid)!.isColdCase
  }
  await sql`update gifts set edited_at = ${services.now()}::timestamptz - interval '179 days 23 hours' where public_guid = ${publicGuid}`
  for (let time = 0; time < 3; time++) assert.equal(await isCold(), false)
  world.travel(noon + 2 / 24)
  assert.equal(await isCold(), true)
})
