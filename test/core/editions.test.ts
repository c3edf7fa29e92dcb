import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { chooseEdition, editions, type EditionCode } from '#core/editions.ts'
import { openWorld, type World } from '#test/support/world.ts'

const chosen = (asked: Parameters<typeof chooseEdition>[0]) => chooseEdition(asked).code

describe('the edition of a request', () => {
  test('is by its host, with or without www, port and capitals', () => {
    for (const { code, hosts } of Object.values(editions)) {
      for (const host of hosts) {
        for (const asked of [host, `www.${host}`, `${host}:8080`, host.toUpperCase(), `a.b.${host}`])
          assert.equal(chosen({ host: asked, acceptLanguage: 'fr' }), code, asked)
      }
    }
  })

  test('is by no host that only looks like one of ours', () => {
    const { hosts } = editions.de
    for (const host of [
      `nicht${hosts[0]}`,
      `${hosts[0]}.evil.example`,
      'localhost',
      '127.0.0.1:3000',
      '',
      '[::1]:3000',
    ])
      assert.equal(chosen({ host }), 'nl', host)
  })

  test('is by the reader’s languages elsewhere, the dearest that we speak', () => {
    const cases: [acceptLanguage: string, code: EditionCode][] = [
      ['nl', 'nl'],
      ['nl-NL,nl;q=0.9', 'nl'],
      ['nl-BE', 'be'],
      ['NL-be,nl;q=0.5', 'be'],
      ['de', 'de'],
      ['de-AT,en;q=0.8', 'de'],
      ['en-GB', 'en'],
      ['fr,en;q=0.4,de;q=0.6', 'de'],
      ['en;q=0.1, de;q=0.2, nl;q=0.15', 'de'],
      ['de;q=0, en', 'en'],
      ['fr', 'nl'],
      ['*', 'nl'],
      ['', 'nl'],
    ]
    for (const [acceptLanguage, code] of cases)
      assert.equal(chosen({ host: 'localhost', acceptLanguage }), code, acceptLanguage)
    assert.equal(chosen({}), 'nl')
  })

  test('is by its host before the reader’s languages, and by EDITION before both', () => {
    const host = editions.de.hosts[0]
    assert.equal(chosen({ host, acceptLanguage: 'nl-BE' }), 'de')
    assert.equal(chosen({ forced: 'en', host, acceptLanguage: 'nl-BE' }), 'en')
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

  test('is in the words of its edition', async () => {
    for (const { hosts, locale } of Object.values(editions))
      assert.equal(await languageAt(free, { Host: `www.${hosts[0]}`, 'Accept-Language': 'fr' }), locale)
    assert.equal(await languageAt(free, { Host: 'localhost', 'Accept-Language': 'nl-BE' }), editions.be.locale)
    assert.equal(await languageAt(free, { Host: 'localhost' }), editions.nl.locale)
    assert.equal(await languageAt(forced, { Host: editions.de.hosts[0], 'Accept-Language': 'en' }), editions.be.locale)
  })
})
