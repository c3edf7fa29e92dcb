import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import sharp from 'sharp'
import { editions } from '#core/editions.ts'
import { openFamily } from '#test/support/family.ts'
import { openWorld } from '#test/support/world.ts'

const { world, noor } = await openFamily({ EDITION: '' })
const all = Object.values(editions)
const speaking = (locale: string) => world.visitor({ 'Accept-Language': locale })

interface Manifest {
  name: string
  lang: string
  theme_color: string
  icons: { src: string; sizes: string; purpose?: string }[]
  shortcuts: { name: string; url: string }[]
  share_target: { action: string; method: string; params: Record<string, string> }
}

const manifestFor = async (locale: string) =>
  (await (await speaking(locale).request('GET', '/manifest.webmanifest')).json()) as Manifest

test('every page links to the manifest of its edition', async () => {
  for (const { locale, brand, themeColor } of all) {
    const { $ } = await speaking(locale).get('/')
    assert.equal($('link[rel=manifest]').attr('href'), '/manifest.webmanifest')
    const { name, lang, theme_color } = await manifestFor(locale)
    assert.deepEqual([name, lang, theme_color], [brand, locale, themeColor])
  }
  const { headers } = await noor.request('GET', '/manifest.webmanifest')
  assert.match(headers.get('Content-Type')!, /^application\/manifest\+json/)
  assert.equal(headers.get('Cache-Control'), 'no-store')
})

test('the manifest’s icons exist in the sizes that it states, one of them maskable', async () => {
  for (const { locale } of all) {
    const { icons } = await manifestFor(locale)
    assert.ok(icons.some(({ sizes, purpose }) => sizes === '192x192' && !purpose))
    assert.ok(icons.some(({ sizes, purpose }) => sizes === '512x512' && purpose === 'maskable'))
    for (const { src, sizes } of icons) {
      const bytes = await (await world.visitor().request('GET', src)).arrayBuffer()
      const { width, height } = await sharp(bytes).metadata()
      assert.equal(`${width}x${height}`, sizes)
    }
  }
})

test('the manifest takes shared links, and its shortcuts open existing pages, draws only if they are on', async () => {
  const { shortcuts, share_target } = await manifestFor('en')
  assert.deepEqual(share_target, {
    action: '/mylist/add',
    method: 'GET',
    enctype: 'application/x-www-form-urlencoded',
    params: { title: 'title', text: 'text', url: 'url' },
  })
  for (const { name, url } of shortcuts) assert.ok((await noor.get(url)).status < 400, name)
  assert.ok(shortcuts.some(({ url }) => url === '/lootjestrekken'))
  const without = await openWorld({ FEATURE_DRAW_LOTS: 'off' })
  after(() => without.close())
  const answer = await without.visitor().request('GET', '/manifest.webmanifest')
  const text = await answer.text()
  assert.match(text, /"shortcuts":\[\{/)
  assert.doesNotMatch(text, /lootjestrekken/)
})

test('the offline page is in the edition’s language and alike for all, without form, token or cookie', async () => {
  const locale = { 'Accept-Language': 'de' }
  const nobodys = await world.visitor(locale).get('/offline')
  assert.equal(nobodys.status, 200)
  assert.equal(nobodys.html, (await noor.get('/offline', locale)).html)
  assert.equal(nobodys.$('h1').text(), 'Keine Verbindung')
  assert.equal(nobodys.$('html').attr('lang'), 'de-DE')
  assert.equal(nobodys.$('form, script, input, [hx-headers\\:inherited]').length, 0)
  assert.equal(nobodys.$('a').attr('href'), '', 'the link does not reload the page')
  assert.deepEqual(nobodys.headers.getSetCookie(), [])
})

test('the service worker stores the offline page and its files under a name that changes with the page', async () => {
  const storedBy = async (locale: string) => {
    const answer = await speaking(locale).request('GET', '/sw.js')
    assert.match(answer.headers.get('Content-Type')!, /^text\/javascript/)
    assert.equal(answer.headers.get('Cache-Control'), 'no-store', 'a browser could keep an old service worker')
    const [, stored] = /^const stored=(\{.*?\});/.exec(await answer.text())!
    return JSON.parse(stored!) as { name: string; page: string; files: string[] }
  }
  const { name, page, files } = await storedBy('nl')
  assert.equal(page, '/offline')
  const { html } = await speaking('nl').get('/offline')
  assert.deepEqual(files.sort(), [...new Set(html.match(/\/static\/[\w.-]+/g))].sort())
  assert.ok(files.some((file) => file.endsWith('.css')) && files.some((file) => file.endsWith('.woff2')))
  for (const file of files) assert.equal((await world.visitor().request('GET', file)).status, 200, file)
  assert.equal((await storedBy('nl')).name, name)
  assert.notEqual((await storedBy('de')).name, name)
})
