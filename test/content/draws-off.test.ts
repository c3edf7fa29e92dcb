import assert from 'node:assert/strict'
import { test } from 'node:test'
import { editionCodes, editions } from '#core/editions.ts'
import { articlesIn } from '../../src/content/index.ts'
import { openFamily } from '#test/support/family.ts'
import { openWorld } from '#test/support/world.ts'
import { unzip } from '../export/unzip.ts'
import { givenPeople, draw } from '../draws/drawing.ts'

const off = await openFamily({ FEATURE_DRAW_LOTS: 'off' })
const on = await openFamily()

/** Words about draws. Legal texts may contain them, because earlier draws are still kept. */
const aboutDraws = /lootje|trekking|wichtel|auslos|\bdraws?\b|drawing names|draw (the )?names|\benvelope|\benvelop\b/i

/** Returns all text of a page, including its links and metas. */
const saidBy = ({ $ }: Awaited<ReturnType<typeof off.noor.get>>) =>
  [$('body').text(), ...$('meta[content], a[href]').map((_, each) => $(each).attr('content') ?? $(each).attr('href')).get()].join('\n') // oxfmt-ignore

for (const code of editionCodes) {
  test(`with draws switched off, start page, questions and articles of the edition ${code} don’t mention them`, async (context) => {
    const world = await openWorld({ FEATURE_DRAW_LOTS: 'off', EDITION: code })
    context.after(() => world.close())
    const visitor = world.visitor()
    const blog = await visitor.get('/blog')
    assert.equal(blog.$('html').attr('lang'), editions[code].locale)
    const articles = articlesIn(code).map(({ slug }) => `/blog/${slug}`)
    assert.equal(articles.length, 6)
    for (const path of ['/', '/faq', '/faq?query=a', '/manifest.webmanifest', '/sitemap.xml', ...articles]) {
      const page = await visitor.get(path)
      assert.equal(page.status, 200, path)
      const said =
        path === '/' || path === '/faq'
          ? saidBy(page)
          : `${page.$('main').text()} ${page.$('main').length ? '' : page.html}`
      // Some articles mention other envelopes, and joke presents without a draw.
      assert.doesNotMatch(
        said.replaceAll(/met nieuwjaar een envelop|achterkant van een envelop|Schrottwichteln/g, ''),
        aboutDraws,
        path,
      )
    }
  })
}

test('with draws switched off, neither the profile nor the mails to a new user mention them', async () => {
  const profile = await off.noor.get('/account')
  assert.equal(profile.$('h1').length, 1)
  assert.equal(profile.status, 200)
  assert.doesNotMatch(saidBy(profile), aboutDraws)
  await off.world.person('Nieuw Hier')
  const mails = await off.world.mails()
  assert.ok(mails.length > 0)
  for (const { text, subject } of mails) assert.doesNotMatch(`${subject}\n${text}`, aboutDraws)
})

test('with draws switched off, the page of an export does not mention them', async () => {
  for (const [{ noor }, speaks] of [
    [off, false],
    [on, true],
  ] as const) {
    const answer = await noor.request('POST', '/account/export', {
      body: new URLSearchParams({ csrfToken: await noor.csrfToken() }),
    })
    const files = unzip(Buffer.from(await answer.arrayBuffer()))
    assert.equal(/wie je hebt getrokken|lootje|loting/i.test(files.get('index.html')!.toString()), speaks)
  }
})

test('with draws switched on, the frequent questions, articles and profile mention them', async () => {
  for (const path of ['/faq', '/account', '/blog/het-geheim-van-je-lijst', '/blog/een-jaar-met-een-lijst'])
    assert.match(saidBy(await on.noor.get(path)), aboutDraws, path)
})

test('in the native app, pages link neither to the wizard nor to the draws, which the app does not have', async () => {
  const people = givenPeople(3)
  people[0]!.email = on.lotte.email
  const publicGuid = await draw(on.lotte, people)
  const shell = { 'User-Agent': 'WishringApp/3' }
  const home = await on.lotte.get('/lootjestrekken', shell)
  assert.equal(home.status, 200)
  assert.equal(home.$('a[href="/lootjestrekken/loting"]').length, 0)
  const managed = await on.lotte.get(`/lootjestrekken/loting/getrokken/${publicGuid}`, shell)
  assert.equal(managed.status, 200)
  assert.equal(managed.$('a[href$="/opnieuw"]').length, 0)
  const elsewhere = await on.lotte.get(`/lootjestrekken/loting/getrokken/${publicGuid}`)
  assert.ok(elsewhere.$('a[href$="/opnieuw"]').length > 0)
  assert.equal((await on.lotte.get(`/lootjestrekken/loting/getrokken/${publicGuid}/opnieuw`, shell)).status, 404)
  for (const path of ['/faq', '/blog/het-geheim-van-je-lijst', '/blog/een-jaar-met-een-lijst']) {
    const { $, status } = await on.lotte.get(path, shell)
    assert.equal(status, 200)
    assert.equal($('main a[href="/lootjestrekken"]').length, 0, path)
    assert.match($('main').text(), aboutDraws)
  }
  const outside = await on.lotte.get('/lootjestrekken')
  assert.equal(outside.$('a[href="/lootjestrekken/loting"]').length, 1)
})
