import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { openFamily } from '#test/support/family.ts'
import { openWorld } from '#test/support/world.ts'
import { draftOf, keptIn, person, sender, wizard } from './drafts.ts'

const { world, noor } = await openFamily()
const visitor = world.visitor()
const send = sender(visitor)

describe('Entering the wizard', () => {
  test('The wizard’s URL without a step redirects to the start', async () => {
    const answer = await visitor.get(wizard)
    assert.equal(answer.status, 303)
    assert.equal(answer.headers.get('Location'), `${wizard}/start`)
  })

  test('After the overview of draws the browser’s draft decides where the wizard begins', async () => {
    const { status, $ } = await visitor.get(wizard, { Referer: 'http://localhost/lootjestrekken' })
    assert.equal(status, 200)
    assert.equal($('#wizard').attr('data-drawing-begins'), 'entry')
  })

  for (const step of ['start', 'details', 'deelnemers', 'uitsluitingen', 'overzicht']) {
    test(`The page of the step “${step}” has the script, and a text for browsers without JavaScript`, async () => {
      const { status, $ } = await visitor.get(`${wizard}/${step}`)
      assert.equal(status, 200)
      assert.equal($('#wizard').attr('data-drawing-begins'), 'step')
      assert.match($('noscript').text(), /JavaScript/)
      assert.equal($('script[src]').length, 2)
    })
    test(`A request to the step “${step}” without htmx redirects to its page`, async () => {
      const { status, headers } = await visitor.post(`${wizard}/${step}`)
      assert.equal(status, 303)
      assert.equal(headers.get('Location'), `${wizard}/${step}`)
    })
  }

  test('The page gives the script the user whose draft it may show', async () => {
    assert.equal((await noor.get(`${wizard}/start`)).$('#wizard').attr('data-drawing-owner'), noor.user.privateGuid)
    assert.equal((await visitor.get(`${wizard}/start`)).$('#wizard').attr('data-drawing-owner'), '')
  })

  test('The app has no wizard', async () => {
    const app = world.visitor({ 'User-Agent': 'WishringApp/3' })
    for (const path of ['', '/start', '/deelnemers']) assert.equal((await app.get(wizard + path)).status, 404)
    assert.equal((await send('/start', null, {}, app)).status, 404)
    assert.equal((await send('/overzicht/draw', draftOf('Anna', 'Bram', 'Carla'), {}, app)).status, 404)
  })

  test('There is no wizard while draws are switched off', async () => {
    const without = await openWorld({ FEATURE_DRAW_LOTS: 'off' })
    try {
      const other = without.visitor()
      for (const path of ['', '/start', '/overzicht']) assert.equal((await other.get(wizard + path)).status, 404)
      assert.equal((await send('/details/next', null, {}, other)).status, 404)
    } finally {
      await without.close()
    }
  })

  test('A request without the session’s CSRF token is refused', async () => {
    const answer = await visitor.request('POST', `${wizard}/start`, {
      headers: { 'HX-Request': 'true' },
      body: new URLSearchParams({ draft: '' }),
    })
    assert.equal(answer.status, 400)
  })
})

describe('The start step', () => {
  test('Without a draft the start offers a new one', async () => {
    const { $ } = await send('/start', null)
    assert.equal($('a[data-drawing-new]').attr('href'), `${wizard}/details`)
    assert.equal($('.draft-card').length, 0)
  })

  test('With a draft the start offers to continue, and shows the number of participants', async () => {
    const { $ } = await send('/start', draftOf('Anna', 'Bram', 'Carla'))
    assert.match($('.draft-card').text(), /Pakjesavond.*3 deelnemers/)
    assert.equal($(`[hx-post="${wizard}/details"]`).length, 1)
    assert.equal($('a[data-drawing-new]').length, 0, 'one press would discard three people')
    assert.match(
      (await send('/start/new', draftOf('Anna', 'Bram', 'Carla'))).$('dialog').text(),
      /Pakjesavond.*3 deelnemers/,
    )
  })

  test('With no participant but the organizer the start shows no number', async () => {
    const { $ } = await send('/start', draftOf('Anna'))
    assert.doesNotMatch($('.draft-card').text(), /deelnemer/)
    assert.equal($('a[data-drawing-new]').length, 1)
  })

  test('The start says that an invalid draft is unreadable', async () => {
    for (const broken of [
      'nonsense',
      '[]',
      '{"participants":7}',
      JSON.stringify({ ...draftOf('A'), participants: [{ localGuid: 'x' }] }),
      JSON.stringify({ participants: Array(1001).fill(person('A')) }),
    ]) {
      const { status, html } = await send('/start', broken)
      assert.equal(status, 200)
      assert.match(html, /niet meer openen/, broken.slice(0, 40))
    }
    const { headers, html } = await send('/deelnemers', 'nonsense')
    assert.equal(headers.get('HX-Replace-Url'), `${wizard}/start`)
    assert.match(html, /niet meer openen/)
  })

  test('Markup in names and titles stays text, in pages and in the draft', async () => {
    const hostile = '</script><script>alert(1)</script><hx-partial hx-target="body"><head>'
    const draft = { ...draftOf('Anna', 'Bram', 'Carla'), title: hostile }
    draft.participants[1]!.name = hostile
    for (const step of ['/start', '/details', '/deelnemers', '/uitsluitingen', '/overzicht']) {
      const { html } = await send(step, draft)
      assert.doesNotMatch(html, /<script>|<hx-partial hx-target="body"|<head>/, step)
    }
    const kept = keptIn(await send('/deelnemers/person', draft, { name: hostile, email: 'x@example.net' }))
    assert.deepEqual([kept.title, kept.participants[1]!.name, kept.participants[3]!.name], [hostile, hostile, hostile])
  })
})

test('Every step is in the edition’s language', async () => {
  const draft = draftOf('Anna', 'Joris', 'Joris')
  for (const [language, expected] of [
    ['de', /Wer macht mit\?/],
    ['en', /Who’s taking part\?/],
  ] as const) {
    const edition = await openWorld({ EDITION: language })
    try {
      const reader = edition.visitor()
      assert.match((await send('/deelnemers', draft, {}, reader)).html, expected)
      for (const path of [
        '/start',
        '/details',
        '/deelnemers?tab=bulk',
        '/deelnemers?tab=friends',
        '/uitsluitingen',
        `/uitsluitingen/${draft.participants[0]!.localGuid}`,
        '/overzicht',
      ]) {
        const { status, $ } = await send(path, draft, {}, reader)
        assert.equal(status, 200)
        assert.doesNotMatch($.root().text(), /\b(loting|general)\.[a-z_]+/)
      }
    } finally {
      await edition.close()
    }
  }
})
