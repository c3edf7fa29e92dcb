import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, test } from 'node:test'
import { dayFromNow } from '#test/support/days.ts'
import { openFamily } from '#test/support/family.ts'
import { addOwners } from '#test/support/owners.ts'
import { crossOff } from '#test/support/gifts.ts'
import { createApp } from '../../src/app.tsx'
import { withoutCsrfTokens, type Client } from '#test/support/world.ts'

// A kept page must equal the page that is rendered for its reader.

const { world, noor, lotte, bram } = await openFamily()
const { services, assets, sql } = world
const rendering = createApp({ ...services, config: { ...services.config, pageCacheMegabytes: 0 } }, assets)

async function fresh(path: string, { cookies }: Client): Promise<string> {
  const Cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return (await rendering.request(path, { headers: { Cookie } })).text()
}

const pages = ['/', '/friends', '/account', '/crossedoff', '/lootjestrekken', '/lootjestrekken/loting/start', '/noor', '/mylist/new', '/faq', '/list/search'] // oxfmt-ignore

async function assertFresh(): Promise<void> {
  for (const path of pages)
    for (const who of [noor, lotte, noor, bram, world.visitor()]) {
      const { html } = await who.get(path)
      assert.equal(withoutCsrfTokens(html), withoutCsrfTokens(await fresh(path, who)), `${path} for ${who.token}`)
    }
}

test('every reader gets their own page, whoever requested the same page before', async () => {
  await world.addGift(noor.list, { description: 'Theepot' })
  for (let time = 0; time < 2; time++) await assertFresh()
})

test('a page changes with whatever it shows', async () => {
  const { publicGuid } = await world.addGift(noor.list, { description: 'Lamp' })
  const changes = [
    () => crossOff(lotte, publicGuid),
    () => sql`update gifts set description = 'Lampje' where public_guid = ${publicGuid}`,
    () =>
      sql`update lists set title = 'Voor mijn verjaardag', occasion_date = ${dayFromNow(9)} where id = ${noor.list.id}`,
    () => sql`update lists set show_crossed_off = true where id = ${noor.list.id}`,
    () => sql`update users set first_name = 'Noortje' where email = ${noor.email}`,
    () => lotte.api('POST', '/api/Friend/Add', { publicGuid: noor.list.publicGuid }),
    () => addOwners(noor, bram),
    async () => world.travel(1),
  ]
  for (const change of changes) {
    await assertFresh()
    await change()
    await assertFresh()
  }
})

test('each response has a CSRF token of its own, which is valid', async () => {
  const tokens = new Set<string>()
  for (let time = 0; time < 4; time++) {
    const { $ } = await noor.get('/account')
    const inForm = $('form input[name=csrfToken]').first().attr('value')!
    assert.deepEqual(JSON.parse($('body').attr('hx-headers:inherited')!), { 'X-CSRF-TOKEN': inForm })
    const answer = await noor.request('POST', '/api/Account/CheckEmail', {
      headers: { 'X-CSRF-TOKEN': inForm, 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: noor.email }),
    })
    assert.equal(await answer.json(), 'IsCurrentUser')
    tokens.add(inForm)
  }
  assert.equal(tokens.size, 4)
})

test('a message is shown once', async () => {
  await noor.get('/account')
  await noor.post('/account/keep-address')
  const flashes = async () => (await noor.get('/account')).$('.flash p').text()
  const before = await flashes()
  assert.equal(await flashes(), '')
  assert.equal(await flashes(), '')
  assert.notEqual(before, '')
})

test('an owner’s page stays kept, however many cross-offs change the pages of others', async () => {
  const config = { ...services.config, pageCacheMegabytes: 0.5 }
  const app = createApp({ ...services, config }, assets)
  const get = async (path: string, { cookies }: Client) => {
    const Cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await app.request(path, { headers: { Cookie, 'Accept-Encoding': 'gzip' } })
    assert.equal(answer.status, 200)
    return answer.arrayBuffer()
  }
  const kept = async () => {
    const { values } = await services.metrics.ownPages.get()
    return values.find(({ labels }) => labels.from === 'kept')?.value ?? 0
  }
  await sql`update lists set show_crossed_off = false where id = ${noor.list.id}`
  await get('/noor', noor)
  for (let time = 0; time < 60; time++) {
    const { publicGuid } = await world.addGift(lotte.list, { description: randomBytes(600).toString('base64') })
    await crossOff(bram, publicGuid)
    for (let twice = 0; twice < 2; twice++) await get('/crossedoff', bram)
  }
  const before = await kept()
  await get('/noor', noor)
  assert.equal(await kept(), before + 1)
})

test('a stranger can’t fill the cache with pages for addresses that they make up', async () => {
  const made = async () => (await services.metrics.ownPages.get()).values.reduce((sum, { value }) => sum + value, 0)
  const before = await made()
  const withToken = world.visitor()
  await withToken.csrfToken() // sets the cookie of a session without a row
  for (const stranger of [world.visitor(), withToken])
    for (const query of ['een', 'twee']) assert.equal((await stranger.get(`/faq?query=${query}`)).status, 200)
  assert.equal(await made(), before)
  await noor.get('/faq?query=een')
  assert.equal(await made(), before + 1)
})

test('a page with a NUL in its address is whole', async () => {
  for (let time = 0; time < 2; time++) {
    const { html, status } = await noor.get('/noor?add=%00a%00')
    assert.equal(status, 200)
    assert.match(html, /<\/html>$/)
  }
})

after(() => world.travel(0))
