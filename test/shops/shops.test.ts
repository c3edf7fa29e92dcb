import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { addShop } from '#test/support/products.ts'
import { openWorld } from '#test/support/world.ts'

const world = await openWorld({ EDITION: '' }, { countsQueries: true })
const { sql } = world
const off = await openWorld({ FEATURE_SHOPS: 'off' })
after(() => Promise.all([world.close(), off.close()]))
const nl = world.visitor({ 'Accept-Language': 'nl-NL' })
const de = world.visitor({ 'Accept-Language': 'de-DE' })

test('without shops the page says so', async () => {
  const { status, $ } = await nl.get('/winkels')
  assert.equal(status, 200)
  assert.equal($('h1').text(), 'Nog geen winkels')
  assert.deepEqual((await nl.api('GET', '/api/Shop/')).body, { categories: [], shops: [] })
})

test('shops are in alphabetical order by category, with links that carry our referral', async () => {
  const shown = { category: 'Speelgoed', url: 'https://www.spel.example/?a=1', referral: 'partner=wishring' }
  await addShop(sql, { name: 'Spel', ...shown })
  await addShop(sql, { name: 'Ballenbak', url: 'https://ballen.example/', category: 'Speelgoed', sites: ['nl'] })
  await addShop(sql, { name: 'Atlas', url: 'https://atlas.example/', category: 'Boeken', sites: ['de', 'be'] })
  await addShop(sql, { name: 'Los', url: 'https://los.example/' })
  await addShop(sql, { name: 'Alleen een feed', category: 'Leeg' })

  const hash = 'b'.repeat(32)
  await sql`insert into images (hash, width, height) values (${hash}, 500, 500)`
  await sql`update shops set logo_hash = ${hash} where name = 'Los'`
  await addShop(sql, { name: 'Zagerij', url: 'https://zagen.example/', category: 'Ambacht', sites: ['nl'] })

  const { $ } = await nl.get('/winkels')
  assert.deepEqual(
    $('main h2')
      .map((_, heading) => $(heading).text())
      .get(),
    ['Ambacht', 'Speelgoed', 'Andere winkels'],
  )
  assert.deepEqual(
    $('main .name')
      .map((_, name) => $(name).text())
      .get(),
    ['Zagerij', 'Ballenbak', 'Spel', 'Los'],
  )
  const link = $('main li a').eq(2)
  assert.equal(link.attr('href'), 'https://www.spel.example/?a=1&partner=wishring')
  assert.equal(link.attr('rel'), 'sponsored noreferrer')
  assert.equal(link.attr('target'), '_blank')
  assert.equal($('main li img').attr('src'), `/images/${hash}-160.webp`)

  const { status, body } = await nl.api('GET', '/api/Shop/')
  assert.equal(status, 200)
  const [{ id: craft }, { id }] = body.categories
  assert.deepEqual(body, {
    categories: [
      { id: craft, name: 'Ambacht' },
      { id, name: 'Speelgoed' },
    ],
    shops: [
      { categoryId: craft, logoImage: null, name: 'Zagerij', url: 'https://zagen.example/' },
      { categoryId: id, logoImage: null, name: 'Ballenbak', url: 'https://ballen.example/' },
      { categoryId: id, logoImage: null, name: 'Spel', url: 'https://www.spel.example/?a=1&partner=wishring' },
      { categoryId: null, logoImage: `/images/${hash}-160.webp`, name: 'Los', url: 'https://los.example/' },
    ],
  })
  assert.equal(typeof id, 'string')
})

test('each edition has its own shops', async () => {
  const names = async (client: typeof nl) =>
    (await client.api('GET', '/api/Shop/')).body.shops.map(({ name }: { name: string }) => name)
  assert.deepEqual(await names(de), ['Atlas', 'Spel', 'Los'])
  assert.deepEqual(await names(world.visitor({ 'Accept-Language': 'nl-BE' })), ['Atlas', 'Spel', 'Los'])
})

test('aliases show the same page, the menu and footer link to it, and the endpoint runs one query', async () => {
  for (const path of ['/laden', '/shops']) assert.equal((await nl.get(path)).$('main li').length, 4, path)
  const { $ } = await nl.get('/list/search')
  assert.equal($('nav.menu a[href="/winkels"]').length, 1)
  assert.equal($('footer a[href="/winkels"]').text(), 'Winkels')
  assert.equal((await world.countQueries(() => world.visitor().api('GET', '/api/Shop/'))).length, 1)
})

test('with shops switched off there is no page, no endpoint and no link to it', async () => {
  const client = off.visitor()
  for (const path of ['/winkels', '/laden', '/shops']) assert.equal((await client.get(path)).status, 404, path)
  assert.equal((await client.api('GET', '/api/Shop/')).status, 404)
  const ways = async (who: typeof client) => {
    const { status, $ } = await who.get('/')
    return [status, $('a[href="/winkels"]').length > 0]
  }
  assert.deepEqual(await ways(client), [200, false])
  assert.deepEqual(await ways(nl), [200, true])
})
