import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { after, before, describe, test } from 'node:test'
import { artUrl } from '#core/art.ts'
import { readConfig } from '#core/config.ts'
import { brandArt, chooseEdition, editionCodes, editions } from '#core/editions.ts'
import { textsFor } from '#core/i18n.ts'
import { languages } from '#locales/texts.ts'
import { testDatabase, type TestDatabase } from '#test/support/database.ts'
import { openWorld, type World } from '#test/support/world.ts'

const all = Object.values(editions)

describe('the choice of an edition', () => {
  const chosen = (asked: Parameters<typeof chooseEdition>[0]) => chooseEdition(asked).code

  test('the configuration decides first, then the host, then the reader’s languages', () => {
    for (const { code, hosts } of all) {
      const asked = { acceptLanguage: code === 'de' ? 'en' : 'de' }
      assert.equal(readConfig({ EDITION: code }).edition, code)
      assert.equal(chosen({ ...asked, forced: code, host: code === 'de' ? 'wishring.com' : 'wunschkreis.de' }), code)
      for (const host of hosts) {
        for (const name of [host, `www.${host}`, `a.b.${host}`, `${host}:3000`, host.toUpperCase()])
          assert.equal(chosen({ ...asked, host: name }), code, name)
        for (const name of [`${host}.example`, `not-${host}`, `not${host}`])
          assert.equal(chosen({ host: name }), 'nl', name)
      }
    }
  })

  test('a host that is not ours gets the default edition', () => {
    for (const host of ['localhost', '127.0.0.1:3000', '[::1]:3000', '']) assert.equal(chosen({ host }), 'nl', host)
  })

  test('the reader’s most preferred language that has an edition decides', () => {
    for (const { code, locale, language } of all) {
      assert.equal(chosen({ acceptLanguage: locale }), code)
      assert.equal(chosen({ acceptLanguage: locale.toLowerCase() }), code)
      assert.equal(chooseEdition({ acceptLanguage: language }).language, language)
    }
    for (const [acceptLanguage, code] of [
      ['nl', 'nl'],
      ['nl-SR', 'nl'],
      ['nl-BE-x-any', 'nl'],
      ['de-AT,nl;q=0.9', 'de'],
      ['en-GB', 'en'],
      ['xx-BE, nl-BE;q=0.8, en;q=0.9', 'en'],
      ['NL-be,nl;q=0.5', 'be'],
      ['xx,en;q=0.4,de;q=0.6', 'de'],
      ['en;q=0.1, de;q=0.2, nl;q=0.15', 'de'],
      ['de;q=0, en;q=0.1', 'en'],
      ['*', 'nl'],
      ['xx', 'nl'],
      ['', 'nl'],
    ] as const)
      assert.equal(chosen({ acceptLanguage }), code, acceptLanguage)
    assert.equal(chosen({}), 'nl')
  })
})

describe('a page', () => {
  let free: World
  let forced: World
  before(async () => {
    free = await openWorld({ EDITION: '' })
    forced = await openWorld({ EDITION: 'be' })
  })
  after(async () => {
    await free.close()
    await forced.close()
  })

  const languageAt = async (world: World, headers: Record<string, string>) =>
    (await world.visitor(headers).get('/account/login')).$('html').attr('lang')

  test('is in the language of its edition', async () => {
    for (const { hosts, locale } of all)
      assert.equal(await languageAt(free, { Host: `www.${hosts[0]}`, 'Accept-Language': 'xx' }), locale)
    assert.equal(await languageAt(free, { Host: 'localhost', 'Accept-Language': 'nl-BE' }), editions.be.locale)
    assert.equal(await languageAt(free, { Host: 'localhost' }), editions.nl.locale)
    assert.equal(await languageAt(forced, { Host: editions.de.hosts[0], 'Accept-Language': 'en' }), editions.be.locale)
  })

  test('offers Sinterklaas before Christmas only where families keep it', async () => {
    const noor = await free.person('Noor')
    for (const { locale, language } of all) {
      const client = free.visitor({ 'Accept-Language': locale })
      const { $: landing } = await client.get('/')
      const tiles = landing('.occasions svg use')
        .toArray()
        .map((use) => landing(use).attr('href')!.split('#')[1])
      await client.api('POST', '/api/Account/Login', { emailOrUsername: noor.email, password: noor.password })
      const { $: form } = await client.get('/noor/occasion')
      const options = form('select[name=occasion] option')
        .toArray()
        .map((option) => form(option).attr('value')!.toLowerCase())
      for (const offered of [tiles, options])
        assert.equal(offered.indexOf('sinterklaas') < offered.indexOf('christmas'), language === 'nl', locale)
      assert.equal(tiles[0], language === 'nl' ? 'sinterklaas' : 'christmas')
    }
  })
})

describe('the rows of editions', () => {
  let database: TestDatabase
  before(async () => {
    database = await testDatabase()
  })
  after(() => database.drop())

  test('the database’s enum has exactly these editions', async () => {
    const rows = await database.sql`select unnest(enum_range(null::edition))::text as code`
    assert.deepEqual(rows.map(({ code }) => code as string).sort(), [...editionCodes].sort())
  })

  test('each row has its own code and hosts, a locale of its language, and a sender at its first host', () => {
    for (const [key, { code, locale, language, mailAddress, hosts }] of Object.entries(editions)) {
      assert.equal(code, key)
      assert.equal(Intl.getCanonicalLocales(locale)[0], locale)
      assert.equal(locale.split('-')[0], language)
      assert.equal(mailAddress, `post@${hosts[0]}`)
      assert.notEqual(textsFor(editions[code]).t('general.today'), 'general.today')
    }
    const hosts = all.flatMap((edition) => edition.hosts)
    assert.equal(new Set(hosts).size, hosts.length)
  })

  test('every language has an edition', () => {
    for (const language of languages) assert.ok(all.some((edition) => edition.language === language))
  })
})

describe('a brand', () => {
  const brands = [...new Map(all.map((edition) => [edition.brandId, edition])).values()]
  /** Returns the custom properties that a stylesheet sets under a selector. */
  const rulesOf = (file: string, selector: string): Record<string, string> => {
    const css = readFileSync(`static/css/${file}`, 'utf8')
    const start = css.indexOf(`${selector} {`)
    const block = start === -1 ? '' : css.slice(start, css.indexOf('}', start))
    return Object.fromEntries([...block.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]))
  }
  const daylight = (value: string) => /^light-dark\((.+?\)), /.exec(value)?.[1] ?? value

  test('has all its drawings', () => {
    for (const brand of brands)
      for (const name of Object.values(brandArt(brand))) {
        assert.ok(existsSync(`static/art/${name}`), name)
        assert.match(artUrl(name), /^\/static\/[\w-]+\.(svg|png)$/)
      }
  })

  test('has a theme colour, and its own colours in the stylesheets unless it is the default brand', () => {
    const everybodys = editions.nl.brandId
    for (const { brandId, themeColor } of brands) {
      assert.match(themeColor, /^#[0-9a-f]{6}$/)
      if (brandId === everybodys) continue
      const tokens = rulesOf('tokens.css', `[data-css-brand='${brandId}']`)
      assert.deepEqual(
        Object.keys(tokens),
        ['--hue', '--ribbon', '--ribbon-deep', '--ribbon-ink', '--ribbon-soft'],
        `static/css/tokens.css: ${brandId}`,
      )
      const { '--hue': _, ...ribbons } = tokens
      assert.deepEqual(
        rulesOf('old-browsers.css', `[data-css-brand='${brandId}']`),
        Object.fromEntries(Object.entries(ribbons).map(([name, value]) => [name, daylight(value)])),
        `static/css/old-browsers.css: ${brandId}`,
      )
    }
    assert.equal(new Set(brands.map(({ themeColor }) => themeColor)).size, brands.length)
    assert.equal(new Set(brands.map(({ brand }) => brand)).size, brands.length)
  })
})
