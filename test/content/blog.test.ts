import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import * as cheerio from 'cheerio'
import sharp from 'sharp'
import { editionCodes, editions, type EditionCode } from '#core/editions.ts'
import { textsFor } from '#core/i18n.ts'
import { pagesAround } from '#views/layout/pages-around.ts'
import { articlesIn, type ShownArticle } from '../../src/content/index.ts'
import { rssOf } from '../../src/content/rss.ts'
import { openWorld } from '#test/support/world.ts'

const world = await openWorld({ EDITION: '' }, { countsQueries: true })
const off = await openWorld({ EDITION: 'nl', FEATURE_BLOG: 'off' })
const bare = await openWorld({ EDITION: 'nl', FEATURE_SHOPS: 'off', FEATURE_DRAW_LOTS: 'off' })
after(() => Promise.all([world.close(), off.close(), bare.close()]))

const { baseUrl } = world.services.config
const speaking = (code: EditionCode) => world.visitor({ 'Accept-Language': editions[code].locale })
const addressOf = ({ slug }: ShownArticle) => `/blog/${slug}`

describe('the index of the blog', () => {
  test('shows four articles on a page, the latest first, each with its picture, title, intro and day', async () => {
    for (const code of editionCodes) {
      const articles = articlesIn(code)
      const texts = textsFor(editions[code])
      const shown = []
      for (const path of ['/blog', '/blog?page=2']) {
        const { status, $ } = await speaking(code).get(path)
        assert.equal(status, 200)
        for (const card of $('main .article-card'))
          shown.push({
            href: $('a', card).attr('href'),
            title: $('h2', card).text(),
            intro: $('p', card).first().text(),
            day: $('time', card).attr('datetime'),
            dayInWords: $('time', card).text(),
            picture: /^\/static\/[\w-]+\.svg$/.test($('img', card).attr('src')!),
          })
        if (path === '/blog') assert.equal(shown.length, 4)
      }
      assert.deepEqual(
        shown,
        articles.map((article) => ({
          href: addressOf(article),
          title: article.title,
          intro: article.intro,
          day: article.day,
          dayInWords: texts.date(article.day),
          picture: true,
        })),
      )
      assert.deepEqual(
        shown.map(({ day }) => day),
        shown.map(({ day }) => day).toSorted((a, b) => b.localeCompare(a)),
      )
    }
  })

  test('has pages that link to each other, and no other pages', async () => {
    const nl = speaking('nl')
    const first = await nl.get('/blog')
    const pager = first.$('nav.pager')
    assert.equal(pager.attr('aria-label'), 'Pagina’s van het blog')
    assert.equal(first.$('[aria-current=page]', pager).text(), 'Pagina 1')
    assert.equal(first.$('[rel=prev]', pager).length, 0)
    assert.equal(first.$('[rel=next]', pager).attr('href'), '/blog?page=2')
    const second = await nl.get('/blog?page=2')
    assert.equal(second.$('nav.pager [rel=prev]').attr('href'), '/blog')
    assert.equal(second.$('nav.pager [rel=next]').length, 0)
    assert.equal(second.$('link[rel=canonical]').attr('href'), `${baseUrl}/blog?page=2`)
    assert.equal(second.$('title').text(), 'Wenskring - Blog, pagina 2')
    assert.equal((await nl.get('/blog?page=1')).$('link[rel=canonical]').attr('href'), `${baseUrl}/blog`)
    for (const page of ['0', '3', '-1', '1.5', '01', 'x', '', '99999999999999999999'])
      assert.equal((await nl.get(`/blog?page=${page}`)).status, 404, page)
  })

  test('is linked from the start page and the footer, which do not query the database for it', async () => {
    for (const code of editionCodes) {
      const { $ } = await speaking(code).get('/')
      assert.deepEqual(
        $('main .article-card a')
          .map((_, link) => $(link).attr('href'))
          .get(),
        articlesIn(code).slice(0, 3).map(addressOf),
      )
      assert.equal($('footer a[href="/blog"]').length, 1)
      assert.equal($('main .to-blog a').attr('href'), '/blog')
    }
    const statements = await world.countQueries(async () => {
      for (const path of ['/', '/blog', addressOf(articlesIn('nl')[0]!), '/blog/rss.xml'])
        assert.equal((await speaking('nl').request('GET', path)).status, 200, path)
    })
    assert.deepEqual(statements, [])
  })
})

describe('an article of the blog', () => {
  const isMessageId = /\b(?:blog|pager|layout|shops)\.[a-z_]/

  test('has its picture, subtitle, day, reading time and words, and each of its links opens a page', async () => {
    for (const code of editionCodes) {
      const client = speaking(code)
      const { t } = textsFor(editions[code])
      const destinations = new Set<string>()
      for (const article of articlesIn(code)) {
        const { status, $ } = await client.get(addressOf(article))
        assert.equal(status, 200, article.slug)
        assert.equal($('html').attr('lang'), editions[code].locale)
        assert.equal($('title').text(), `${editions[code].brand} - ${article.title}`)
        assert.equal($('h1').text(), article.title)
        assert.equal($('main .lead').text(), article.subtitle)
        assert.equal($('.article > article img').attr('alt'), article.alt)
        assert.equal($('main time').first().attr('datetime'), article.day)
        assert.ok(
          $('.article .byline')
            .text()
            .includes(t('blog.minutes', { count: article.minutes })),
        )
        assert.ok(
          $('.article-body > p').length > 5 &&
            $('.article-body > h2').length > 3 &&
            $('.article-body > ul > li').length > 2,
        )
        assert.equal($('.article-body > blockquote').length, 1)
        assert.ok($('.related .article-card').length >= 2)
        assert.doesNotMatch($('main').text(), isMessageId)
        for (const link of $('main a')) destinations.add($(link).attr('href')!)
      }
      for (const path of ['/account/create', '/winkels', '/list/search', '/lootjestrekken', '/mylist/bookmarklet'])
        assert.ok(destinations.has(path), `${code}: nothing leads to ${path}`)
      for (const path of destinations) assert.ok((await client.get(path)).status < 400, `${code}: ${path}`)
    }
  })

  test('links to the previous and the next article, and to all by number', async () => {
    const articles = articlesIn('nl')
    const { $ } = await speaking('nl').get(addressOf(articles[1]!))
    const pager = $('nav.pager')
    assert.equal($('[rel=prev]', pager).attr('href'), addressOf(articles[0]!))
    assert.equal($('[rel=prev] b', pager).text(), articles[0]!.title)
    assert.equal($('[rel=next]', pager).attr('href'), addressOf(articles[2]!))
    assert.equal($('[aria-current=page]', pager).attr('href'), addressOf(articles[1]!))
    assert.deepEqual(
      $('li a', pager)
        .map((_, link) => $(link).text())
        .get(),
      articles.map(({ title }, index) => `${title}, ${index + 1}`),
    )
    const last = await speaking('nl').get(addressOf(articles.at(-1)!))
    assert.equal(last.$('nav.pager [rel=next]').length, 0)
  })

  test('describes itself to messengers and search engines', async () => {
    const [article] = articlesIn('de')
    const address = `${baseUrl}${addressOf(article!)}`
    const { $ } = await speaking('de').get(addressOf(article!))
    const meta = (name: string) => $(`meta[property="${name}"], meta[name="${name}"]`).attr('content')
    assert.equal($('link[rel=canonical]').attr('href'), address)
    assert.equal($('link[type="application/rss+xml"]').attr('href'), '/blog/rss.xml')
    assert.deepEqual(
      [
        'description',
        'og:type',
        'og:title',
        'og:description',
        'og:url',
        'og:locale',
        'og:site_name',
        'og:image:alt',
      ].map(meta),
      [article!.intro, 'article', article!.title, article!.intro, address, 'de_DE', 'Wunschkreis', article!.alt],
    )
    const picture = meta('og:image')!
    assert.ok(picture.startsWith(`${baseUrl}/static/`))
    const { width, height, format } = await sharp(
      await (await world.visitor().request('GET', picture.slice(baseUrl.length))).arrayBuffer(),
    ).metadata()
    assert.deepEqual([format, String(width), String(height)], ['png', meta('og:image:width'), meta('og:image:height')])
    const posting = JSON.parse($('script[type="application/ld+json"]').text()) as Record<string, unknown>
    assert.deepEqual(
      [posting['@type'], posting.headline, posting.datePublished, posting.inLanguage, posting.mainEntityOfPage],
      ['BlogPosting', article!.title, article!.day, 'de-DE', address],
    )
    assert.equal(posting.image, picture)
  })

  test('is not found in another edition, nor under an unknown slug', async () => {
    for (const code of editionCodes) {
      const own = articlesIn(code).map(({ slug }) => slug)
      for (const { slug } of editionCodes.flatMap((other) => articlesIn(other)))
        if (!own.includes(slug)) assert.equal((await speaking(code).get(`/blog/${slug}`)).status, 404, slug)
    }
    for (const path of ['/blog/x', '/blog/rss', '/blog/constructor', '/blog/het-geheim-van-je-lijst/x'])
      assert.equal((await speaking('nl').get(path)).status, 404, path)
  })

  test('links to the form of another list for a user who has one', async () => {
    const noor = await world.person('Noor de Vries')
    const [article] = articlesIn('nl')
    const { $ } = await noor.get(addressOf(article!), { 'Accept-Language': 'nl' })
    assert.equal($('.article-body a[href="/mylist/new"]').length, 1)
    assert.equal($('main a[href="/account/create"]').length, 0)
    const guest = world.visitor({ 'Accept-Language': 'nl' })
    await guest.api('POST', '/api/Afstreper/Create', { email: 'gast@example.net' })
    const guests = await guest.get(addressOf(article!))
    assert.equal(
      guests.$('.article-body a[href="/mylist/new"]').length,
      0,
      'the page for a guest, who needs an account first',
    )
  })

  test('does not link to draws in the native app, which has none', async () => {
    const app = world.visitor({ 'Accept-Language': 'nl', 'User-Agent': 'WishringApp/1.0' })
    const draws = async (client: typeof app) => {
      let links = 0
      for (const article of articlesIn('nl'))
        links += (await client.get(addressOf(article))).$('.article-body a[href^="/lootjestrekken"]').length
      return links
    }
    assert.equal(await draws(app), 0)
    assert.ok((await draws(speaking('nl'))) > 0)
  })

  test('keeps the words of a link whose target is switched off', async () => {
    const { $ } = await bare.visitor().get('/blog/een-jaar-met-een-lijst')
    assert.equal($('main a[href="/winkels"]').length, 0)
    assert.match($('.article-body').text(), /pagina met winkels/)
  })
})

describe('the feed of the blog', () => {
  test('has every article of its edition, by absolute URLs', async () => {
    for (const code of editionCodes) {
      const answer = await speaking(code).request('GET', '/blog/rss.xml')
      assert.equal(answer.status, 200)
      assert.equal(answer.headers.get('Content-Type'), 'application/rss+xml; charset=utf-8')
      const $ = cheerio.load(await answer.text(), { xml: true })
      const articles = articlesIn(code)
      assert.equal($('rss').attr('version'), '2.0')
      assert.equal($('channel > language').text(), editions[code].locale.toLowerCase())
      assert.equal($('channel > link').text(), `${baseUrl}/blog`)
      assert.equal($('channel > atom\\:link').attr('href'), `${baseUrl}/blog/rss.xml`)
      assert.deepEqual(
        $('item')
          .map((_, item) => ({
            title: $('title', item).text(),
            link: $('link', item).text(),
            guid: $('guid', item).text(),
            day: new Date($('pubDate', item).text()).toISOString().slice(0, 10),
            description: $('description', item).text(),
          }))
          .get(),
        articles.map((article) => ({
          title: article.title,
          link: baseUrl + addressOf(article),
          guid: baseUrl + addressOf(article),
          day: article.day,
          description: article.intro,
        })),
      )
      assert.equal($('lastBuildDate').text(), $('pubDate').first().text())
      assert.match($('pubDate').first().text(), /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} 07:00:00 GMT$/)
    }
  })

  test('escapes characters that have a meaning in XML', () => {
    const [article] = articlesIn('nl')
    const title = 'Jip & Janneke: <b>"wens"</b> ]]>'
    const feed = rssOf([{ ...article!, title }], textsFor(editions.nl), {
      self: 'https://wenskring.nl/blog/rss.xml?a=1&b="2"',
      page: 'https://wenskring.nl/blog',
      addressOf: () => 'https://wenskring.nl/blog/x?a=1&b=2',
    })
    const $ = cheerio.load(feed, { xml: true })
    assert.equal($('item > title').text(), title)
    assert.equal($('item > guid').text(), 'https://wenskring.nl/blog/x?a=1&b=2')
    assert.equal($('channel > atom\\:link').attr('href'), 'https://wenskring.nl/blog/rss.xml?a=1&b="2"')
    assert.doesNotMatch(feed, /&(?!amp;|lt;|gt;|quot;)/)
  })
})

test('a pager shows two pages either side, the first, the last, and a gap where more than one is left out', () => {
  const shown = (current: number, last: number) =>
    pagesAround(current, last)
      .map((number) => number ?? '…')
      .join(' ')
  assert.equal(shown(1, 1), '1')
  assert.equal(shown(1, 6), '1 2 3 … 6')
  assert.equal(shown(1, 4), '1 2 3 4')
  assert.equal(shown(1, 5), '1 2 3 4 5')
  assert.equal(shown(4, 7), '1 2 3 4 5 6 7')
  assert.equal(shown(5, 9), '1 2 3 4 5 6 7 8 9')
  assert.equal(shown(6, 11), '1 … 4 5 6 7 8 … 11')
  assert.equal(shown(20, 20), '1 … 18 19 20')
})

test('with the blog switched off, none of its pages, feeds and links exists', async () => {
  const visitor = off.visitor()
  for (const path of ['/blog', '/blog?page=2', '/blog/rss.xml', addressOf(articlesIn('nl')[0]!)])
    assert.equal((await visitor.get(path)).status, 404, path)
  const { $ } = await visitor.get('/')
  assert.equal($('a[href^="/blog"]').length, 0)
  assert.equal($('#from-the-blog').length, 0)
})
