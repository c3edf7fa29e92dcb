import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { after, suite, test } from 'node:test'
import { searchFaq } from '../../src/content/search-faq.ts'
import { topics } from '../../src/content/faq.ts'
import { personalDataOfTables } from '../../src/content/privacy.ts'
import { editions } from '#core/editions.ts'
import { contact } from '#locales/contact.ts'
import { faq } from '#locales/faq.ts'
import { legal } from '#locales/legal.ts'
import { privacy } from '#locales/privacy.ts'
import { languages, type Message } from '#locales/texts.ts'
import { openWorld } from '#test/support/world.ts'

const world = await openWorld({ EDITION: '' }, { countsQueries: true })
const bare = await openWorld({
  FEATURE_TERMS: 'off',
  FEATURE_PRIVACY: 'off',
  FEATURE_LEGAL_NOTICE: 'off',
  FEATURE_BLOG: 'off',
  FEATURE_DRAW_LOTS: 'off',
  FEATURE_SHOPS: 'off',
  FEATURE_APP_STORE_LINKS: 'off',
  APP_STORE_URL: 'https://apps.example/wensen',
})
const configured = await openWorld({
  OPERATOR_NAME: 'Wensen & Zonen B.V.',
  OPERATOR_ADDRESS: 'Lindelaan 1 | 1234 AB Lochem',
  OPERATOR_REPRESENTATIVES: 'N. de Vries',
  OPERATOR_REGISTER: 'KvK 12345678',
  OPERATOR_VAT: 'NL000000000B01',
  OPERATOR_PHONE: '+31 20 123 45 67',
  CONTACT_EMAIL: 'hulp@wensen.example',
  CONTACT_WHATSAPP: '+31 6 1234 5678',
  TERMS_URL: 'https://wensen.example/voorwaarden',
  PRIVACY_URL: 'https://wensen.example/privacy',
  APP_STORE_URL: 'https://apps.example/wensen',
})
after(() => Promise.all([world.close(), bare.close(), configured.close()]))

const speaking = (code: keyof typeof editions) => world.visitor({ 'Accept-Language': editions[code].locale })
const nobody = () => speaking('nl')
const textOf = (text: string) => text.replace(/\s+/g, ' ').trim()

const documents = [
  ['/voorwaarden/gebruiksvoorwaarden', '/about/terms'],
  ['/voorwaarden/privacy', '/about/privacy'],
  ['/voorwaarden/veiligheid', '/about/safety'],
  ['/voorwaarden/toegankelijkheid', '/about/accessibility'],
] as const
const pages = ['/faq', '/contact', '/impressum', ...documents.map(([path]) => path)]

suite('frequent questions', () => {
  test('have two URLs in each edition, one of them canonical', async () => {
    for (const code of ['nl', 'be', 'de', 'en'] as const) {
      for (const path of ['/faq', '/support']) {
        const { status, $ } = await speaking(code).get(path)
        assert.equal(status, 200)
        assert.equal($('link[rel=canonical]').attr('href'), 'http://localhost:3000/faq')
        assert.ok($('details.question').length >= 30)
        assert.equal($('details[open]').length, 0)
        const anchors = [...$('details [id]')].map((each) => $(each).attr('id'))
        assert.equal(new Set(anchors).size, anchors.length)
        assert.equal(anchors.length, $('details').length)
      }
    }
  })

  test('link to the profile, a new password and the operator', async () => {
    const { $ } = await nobody().get('/faq')
    for (const address of ['/account', '/account/forgotpassword', '/contact', 'mailto:post@wenskring.nl'])
      assert.ok($(`main a[href="${address}"]`).length > 0, address)
  })

  test('are given to search engines as plain text', async () => {
    const { $ } = await speaking('de').get('/faq')
    const told = JSON.parse($('script[type="application/ld+json"]').text()) as {
      '@type': string
      mainEntity: { name: string; acceptedAnswer: { text: string } }[]
    }
    assert.equal(told['@type'], 'FAQPage')
    assert.deepEqual(
      told.mainEntity.map(({ name }) => name),
      [...$('summary h3')].map((heading) => $(heading).text()),
    )
    for (const { acceptedAnswer } of told.mainEntity) assert.doesNotMatch(acceptedAnswer.text, /[<>{}]|^$/)
  })

  test('are found by all words of a query, in any order, and are then opened and counted', async () => {
    const { $ } = await nobody().get('/faq?query=VERGETEN+wachtwoord')
    assert.deepEqual(
      [...$('summary h3')].map((heading) => $(heading).text()),
      ['Ik ben mijn wachtwoord vergeten. Wat nu?'],
    )
    assert.equal($('details[open]').length, 1)
    assert.equal($('#faq-results').attr('data-requests-announce'), '1 vraag gevonden')
    assert.equal($('[name=query]').val(), 'VERGETEN wachtwoord')
    assert.equal($('script[type="application/ld+json"]').length, 0)
    const fragment = await nobody().htmx('GET', '/faq?query=wachtwoord+vergeten')
    assert.equal(fragment.$('details[open]').length, 1)
    assert.equal(fragment.$('form, header, h1').length, 0)
  })

  test('a query without results leads to contact, and a query without words finds all questions', async () => {
    const none = await nobody().get('/faq?query=wachtwoord+zeppelin')
    assert.equal(none.status, 200)
    assert.match(none.$('.empty').text(), /wachtwoord zeppelin/)
    assert.equal(none.$('.empty a.primary').attr('href'), '/contact')
    const all = await nobody().get('/faq')
    for (const query of ['%20', '-', '%3F'])
      assert.equal((await nobody().get(`/faq?query=${query}`)).$('details').length, all.$('details').length)
  })

  test('case, hyphens and accents make no difference to a query', () => {
    const said: Record<string, string> = { 'faq.undo': 'Één e-mail voor Groß', 'faq.undo.how': 'Ook Zoë' }
    const found = (query: string) =>
      searchFaq(
        [{ id: 'x', title: 'faq.my_list', questions: [{ id: 'y', question: 'faq.undo', answer: ['faq.undo.how'] }] }],
        query,
        (id) => said[id] ?? '',
      ).count
    for (const query of ['email', 'E-Mail', 'e‑mail', 'een zoe', 'ÉÉN', 'gross', 'zoe?'])
      assert.equal(found(query), 1, query)
    for (const query of ['emails', 'een twee']) assert.equal(found(query), 0, query)
  })

  test('are left out if they concern a feature that is switched off', async () => {
    const { $ } = await bare.visitor().get('/faq')
    const anchors = [...$('details [id]')].map((each) => $(each).attr('id'))
    assert.ok(anchors.includes('export'))
    const without = topics
      .flatMap(({ questions }) => questions)
      .flatMap(({ id, by }) => (by === 'drawLots' || by === 'privacy' ? [id] : []))
    const all = [...(await nobody().get('/faq')).$('details [id]')].map((each) => each.attribs['id'])
    assert.ok(without.length > 2)
    for (const id of without) assert.deepEqual([all.includes(id), anchors.includes(id)], [true, false], id)
    assert.equal($('main a[href^="/lootjestrekken"], main a[href="/voorwaarden/privacy"]').length, 0)
  })
})

suite('legal pages', () => {
  test('have two URLs, one of them canonical, and do not query the database', async () => {
    for (const [path, alias] of documents) {
      const statements = await world.countQueries(async () => {
        for (const address of [path, alias]) {
          const { status, $ } = await nobody().get(address)
          assert.equal(status, 200)
          assert.equal($('link[rel=canonical]').attr('href'), `http://localhost:3000${path}`)
          assert.ok(textOf($('meta[name=description]').attr('content')!).length > 20)
          assert.ok($('.contents a').length > 2)
          assert.doesNotMatch($('.contents').text(), / {2}/, 'a title lacks a value')
          for (const link of $('.contents a'))
            assert.equal($($(link).attr('href')).length, 1, 'the contents link to no heading')
        }
      })
      assert.deepEqual(statements, [])
    }
  })

  test('are hidden by their switches', async () => {
    for (const path of ['/voorwaarden/gebruiksvoorwaarden', '/about/terms', '/voorwaarden/privacy', '/impressum'])
      assert.equal((await bare.visitor().get(path)).status, 404, path)
    assert.equal((await bare.visitor().get('/voorwaarden/veiligheid')).status, 200)
    const form = await bare.visitor().get('/account/create')
    assert.equal(form.$('main a[href^="/voorwaarden"]').length, 0)
    assert.equal((await nobody().get('/account/create')).$('main a[href^="/voorwaarden"]').length, 2)
  })

  test('redirect to the operator’s own documents if there are any', async () => {
    for (const [path, address] of [
      ['/voorwaarden/gebruiksvoorwaarden', 'https://wensen.example/voorwaarden'],
      ['/about/privacy', 'https://wensen.example/privacy'],
    ] as const) {
      const { status, headers } = await configured.visitor().get(path)
      assert.deepEqual([status, headers.get('Location')], [302, address])
    }
    const { $ } = await configured.visitor().get('/faq')
    assert.ok($('main a[href="https://wensen.example/privacy"]').length > 0)
  })

  test('name the authority and the age limit of the edition’s country', async () => {
    const inEdition = async (code: 'nl' | 'be' | 'de') =>
      textOf((await speaking(code).get('/voorwaarden/privacy')).$('main').text())
    assert.match(await inEdition('nl'), /Autoriteit Persoonsgegevens.*jonger dan 16/)
    assert.match(await inEdition('be'), /Gegevensbeschermingsautoriteit.*jonger dan 13/)
    assert.match(await inEdition('de'), /Datenschutzaufsicht.*jünger als 16/)
  })

  test('include an imprint with the configured details, or with the brand and its address alone', async () => {
    const known = await speaking('de').get('/impressum')
    assert.equal(known.$('h1').text(), 'Impressum')
    assert.match(textOf(known.$('.imprint').text()), /Wunschkreis.*post@wunschkreis\.de/)
    assert.equal(known.$('.imprint dt').length, 2)
    const { $ } = await configured.visitor().get('/impressum')
    const told = textOf($('.imprint').text())
    for (const word of [
      'Wensen & Zonen B.V.',
      'Lindelaan 1',
      '1234 AB Lochem',
      'N. de Vries',
      'KvK 12345678',
      'NL000000000B01',
      'hulp@wensen.example',
    ])
      assert.ok(told.includes(word), word)
    assert.equal($('.imprint a[href="tel:+31201234567"]').length, 1)
  })
})

suite('the privacy page', () => {
  test('describes every table of the database, and nothing else', async () => {
    const rows = await world.sql<{ name: string }[]>`
      select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`
    assert.deepEqual(rows.map(({ name }) => name).sort(), Object.keys(personalDataOfTables).sort())
    const { $ } = await nobody().get('/voorwaarden/privacy')
    const told = [...$('#data ~ table tbody th')].map((cell) => textOf($(cell).text()))
    for (const kind of new Set(Object.values(personalDataOfTables)))
      if (kind) assert.ok(told.includes(privacy[`privacy.data.${kind}`].nl), kind)
    assert.equal(told.length, new Set(Object.values(personalDataOfTables).filter(Boolean)).size)
  })

  test('names every cookie that we set', async () => {
    const names = globSync(['src/web/*.{ts,tsx}', 'src/*/*.{ts,tsx}']).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^const \w*[cC]ookie(?:Name)? = '([\w-]+)'$/gm)].map(([, name]) => name!),
    )
    assert.ok(names.includes('session') && names.includes('lots-shown'))
    const { $ } = await nobody().get('/voorwaarden/privacy')
    const told = [...$('#cookies ~ table tbody th')].map((cell) => textOf($(cell).text()))
    assert.deepEqual(told.sort(), [...new Set(names)].sort())
  })
})

suite('the footer of a page', () => {
  const linksOf = async (client: ReturnType<typeof nobody>) => {
    const { $ } = await client.get('/contact')
    return { $, hrefs: [...$('footer a')].map((link) => $(link).attr('href')) }
  }

  test('links to questions, contact, draws, shops, blog and legal pages, and counts the years from 1999', async () => {
    const { $, hrefs } = await linksOf(nobody())
    assert.deepEqual(hrefs, [
      '/faq',
      '/contact',
      '/lootjestrekken',
      '/winkels',
      '/blog',
      '/voorwaarden/gebruiksvoorwaarden',
      '/voorwaarden/privacy',
      '/voorwaarden/veiligheid',
      '/voorwaarden/toegankelijkheid',
      '/impressum',
    ])
    const year = new Intl.DateTimeFormat('nl', { year: 'numeric', timeZone: 'Europe/Amsterdam' })
    assert.equal($('footer p').text(), `© 1999–${year.format(world.services.now())} Wenskring`)
  })

  test('leaves out links that are switched off, and has the apps and URLs that are configured', async () => {
    assert.deepEqual((await linksOf(bare.visitor())).hrefs, [
      '/faq',
      '/contact',
      '/voorwaarden/veiligheid',
      '/voorwaarden/toegankelijkheid',
    ])
    const { $, hrefs } = await linksOf(configured.visitor())
    assert.ok(hrefs.includes('https://wensen.example/voorwaarden') && hrefs.includes('https://wensen.example/privacy'))
    assert.deepEqual(
      [...$('footer .stores a')].map((link) => $(link).attr('href')),
      ['https://apps.example/wensen'],
    )
    assert.equal($('main a[href="https://wa.me/31612345678"]').length, 1)
    assert.equal($('main a[href="mailto:hulp@wensen.example"]').length, 1)
    assert.equal((await nobody().get('/contact')).$('a[href*="wa.me"]').length, 0)
  })
})

suite('files for programs', () => {
  test('the sitemap lists existing pages only, and none with noindex', async () => {
    const answer = await nobody().request('GET', '/sitemap.xml')
    assert.match(answer.headers.get('Content-Type')!, /^application\/xml/)
    const paths = [...(await answer.text()).matchAll(/<loc>http:\/\/localhost:3000([^<]*)<\/loc>/g)].map(
      ([, path]) => path!,
    )
    assert.deepEqual(
      paths.filter((path) => !path.startsWith('/blog')),
      [
        ...['/', '/account/create', '/winkels', '/lootjestrekken/loting/start', '/mylist/bookmarklet'],
        ...['/faq', '/contact', ...documents.map(([path]) => path), '/impressum'],
      ],
    )
    for (const path of paths) {
      const { status, $ } = await nobody().get(path)
      assert.equal(status, 200, path)
      assert.equal($('meta[name=robots]').length, 0, path)
    }
    const off = await (await bare.visitor().request('GET', '/sitemap.xml')).text()
    assert.match(off, /<loc>[^<]*\/faq</)
    assert.doesNotMatch(off, /lootjestrekken|winkels|impressum|privacy|gebruiksvoorwaarden/)
  })

  test('robots.txt excludes the API and personal pages, and no list', async () => {
    const text = await (await nobody().request('GET', '/robots.txt')).text()
    const closed = [...text.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path!)
    assert.deepEqual(closed, [
      ...['/api/', '/dev/', '/signalr/', '/account/', '/crossedoff/', '/gifts/', '/i/', '/lootje/'],
      ...['/lootjestrekken/lootje/', '/lootjestrekken/loting/open/', '/calendar/'],
    ])
    assert.match(text, /^Allow: \/account\/create$/m)
    for (const path of closed)
      assert.match(path, /^(\/[\w-]+)+\/$/, 'the path excludes lists whose names begin with it, too')
    assert.match(text, /^Sitemap: http:\/\/localhost:3000\/sitemap\.xml$/m)
  })

  test('security.txt has an address to write to, and expires within a year', async () => {
    world.travel(400)
    const answer = await nobody().request('GET', '/.well-known/security.txt')
    world.travel(0)
    assert.match(answer.headers.get('Content-Type')!, /^text\/plain/)
    const text = await answer.text()
    assert.match(text, /^Contact: mailto:post@wenskring\.nl$/m)
    assert.match(text, /^Canonical: http:\/\/localhost:3000\/\.well-known\/security\.txt$/m)
    const days = (Date.parse(/^Expires: (.*)$/m.exec(text)![1]!) - Date.now()) / (24 * 3600 * 1000)
    assert.ok(days > 401 && days < 400 + 365)
  })

  test('the standard paths of a password change and of icons redirect', async () => {
    const leadsTo = async (path: string) => (await nobody().get(path)).headers.get('Location')!
    assert.equal(await leadsTo('/.well-known/change-password'), '/account')
    for (const path of ['/favicon.ico', '/apple-touch-icon.png', '/apple-touch-icon-precomposed.png']) {
      const picture = await nobody().request('GET', await leadsTo(path))
      assert.equal(picture.headers.get('Content-Type'), 'image/png', path)
    }
  })
})

suite('the texts of these pages', () => {
  test('show no message id, tag or brace, and have no dead link', async () => {
    const answers = new Map<string, number>()
    for (const code of ['nl', 'de', 'en'] as const) {
      const client = speaking(code)
      for (const path of pages) {
        const { $ } = await client.get(path)
        const text = $('main').clone().find('script').remove().end().text()
        assert.doesNotMatch(text, /[<>{}]|\b(faq|privacy|terms|safety|contact|impressum|document)\.[a-z_]+/, path)
        assert.equal($('h1').length, 1)
        for (const link of $('main a, footer a')) {
          const href = $(link).attr('href')!
          if (!href.startsWith('/') || answers.has(href)) continue
          answers.set(href, (await client.get(href)).status)
        }
      }
    }
    for (const [href, status] of answers)
      assert.ok([200, 302, 303, 401].includes(status), `${href} responds with ${status}`)
  })

  test('are in one language each', () => {
    const own: Record<(typeof languages)[number], RegExp> = {
      nl: /\b(een|het|niet|je|jij|jouw|van|voor|naar|zijn|wij|deze)\b/i,
      de: /\b(und|der|das|ist|nicht|du|mit|für|auf|eine|wir|dein|oder|auch)\b/i,
      en: /\b(the|and|you|your|with|for|this|are|from)\b/i,
    }
    for (const [id, message] of Object.entries<Message>({ ...contact, ...faq, ...legal, ...privacy }))
      for (const language of languages)
        for (const other of languages)
          if (other !== language) assert.doesNotMatch(message[language], own[other], `${id} in ${language}`)
  })
})
