import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, test } from 'node:test'
import { openFamily, proveAddress, riet } from '#test/support/family.ts'
import { drawFamily, locationOf } from '../draws/drawing.ts'

const family = await openFamily()
const { world, lotte, bram, sem } = family

describe('The envelope on a lot’s page', () => {
  test('The envelope is closed at first, and its page doesn’t contain the receiver', async () => {
    const drawn = await drawFamily(family)
    const { status, $, html } = await world.visitor().get(drawn.lots.riet.path)
    assert.equal(status, 200)
    assert.equal($('h1').text(), 'Jouw lootje, Oma Riet')
    assert.equal($('form .envelope.closed').length, 1)
    assert.equal($('.lot-draw').text().trim(), 'Sinterklaas met de familie')
    assert.equal($('.about').text(), 'Rond de € 25.')
    assert.match($('.banner').text(), /^De organisator kan .* misschien afleiden wie je hebt\.$/)
    const organizers = await world.visitor().get(drawn.lots.lotte.path)
    assert.match(
      organizers.$('.banner').text(),
      /^Dit lootje gaat ook open in de browser waarin deze trekking is gemaakt\./,
    )
    assert.ok(
      !html.includes('Lotte') && !html.includes(drawn.participants.lotte),
      'the page of a closed envelope names the receiver',
    )
    const [row] =
      await world.sql`select is_viewed from participants where public_guid = ${drawn.participants.riet}::uuid`
    assert.equal(row!['isViewed'], false)
  })

  test('A plain form opens the envelope, which then stays open', async () => {
    const drawn = await drawFamily(family)
    const visitor = world.visitor()
    const { path } = drawn.lots.riet
    await visitor.get(path)
    const opened = await visitor.post(`${path}/openen`)
    assert.deepEqual([opened.status, locationOf(opened)], [303, path])
    for (const who of [visitor, world.visitor()]) {
      const { $ } = await who.get(path)
      assert.equal($('.drawn').text(), 'Lotte de Vries')
      assert.equal($('.envelope.closed, .envelope.opening').length, 0)
    }
    const [first] =
      await world.sql`select is_viewed from participants where public_guid = ${drawn.participants.riet}::uuid`
    await visitor.post(`${path}/openen`)
    const [again] =
      await world.sql`select is_viewed from participants where public_guid = ${drawn.participants.riet}::uuid`
    assert.deepEqual(again, first, 'the first view is registered once')
  })

  test('Opening by htmx animates the envelope, focuses and announces the name, and connects to live events', async () => {
    const drawn = await drawFamily(family)
    const visitor = world.visitor()
    await visitor.get(drawn.lots.riet.path)
    const { $, status } = await visitor.htmx('POST', `${drawn.lots.riet.path}/openen`)
    assert.equal(status, 200)
    assert.equal($('.envelope.opening .drawn[data-requests-focus]').text(), 'Lotte de Vries')
    assert.match($('#lot').attr('data-requests-announce')!, /Jij geeft aan Lotte de Vries/)
    assert.equal(
      $('#live').attr('hx-ws:connect'),
      `/live?watch=drawn-lot:${drawn.participants.lotte}&watch=own-lot:${drawn.participants.riet}`,
    )
  })

  test('A lot’s short URL shows the same page, and the old URL redirects to it', async () => {
    const { guid, path } = (await drawFamily(family)).lots.riet
    assert.equal((await world.visitor().get(`/lootje/${guid}`)).status, 200)
    assert.equal((await world.visitor().get(`/lootje/${guid.toUpperCase()}`)).status, 200)
    const old = await world.visitor().get(`/lootjestrekken/lot/${guid}`)
    assert.deepEqual([old.status, locationOf(old)], [301, path])
  })

  test('An unknown, broken or deleted lot redirects to its error page', async () => {
    for (const path of [
      `/lootjestrekken/lootje/${randomUUID()}`,
      '/lootje/geen-guid',
      '/lootjestrekken/lootje/geen-guid/vraag',
    ]) {
      const answer = await world.visitor().get(path)
      assert.deepEqual([answer.status, locationOf(answer)], [303, '/lootjestrekken/lootje/nietgevonden'], path)
    }
    const drawn = await drawFamily(family)
    await world.sql`update participants set sealed_receiver = '\\x00' where public_guid = ${drawn.participants.riet}::uuid`
    assert.equal(locationOf(await world.visitor().get(drawn.lots.riet.path)), '/lootjestrekken/lootje/kapot')
    await lotte.post(`${drawn.path}/verwijderen`)
    assert.equal(locationOf(await world.visitor().get(drawn.lots.bram.path)), '/lootjestrekken/lootje/verwijderd')
    const post = await world.visitor().htmx('POST', `${drawn.lots.bram.path}/seintje`)
    assert.equal(post.headers.get('HX-Redirect'), '/lootjestrekken/lootje/verwijderd')
  })

  test('A lot’s page has no preview but the brand, is not indexed, and sends no referrer', async () => {
    const drawn = await drawFamily(family)
    const { path } = drawn.lots.riet
    await world.visitor().post(`${path}/openen`)
    const { $ } = await world.visitor().get(path)
    assert.equal($('meta[property="og:title"]').attr('content'), 'Wenskring')
    assert.equal($('meta[property="og:url"], link[rel=canonical]').length, 0)
    assert.ok(
      !$('head').html()!.includes('Lotte') &&
        !$('head').html()!.includes('Riet') &&
        !$('head').html()!.includes(drawn.lots.riet.guid),
    )
    assert.equal($('meta[name=robots]').attr('content'), 'noindex')
    assert.equal($('meta[name=referrer]').attr('content'), 'no-referrer')
  })

  test('A lot opens in the app, without links to draws', async () => {
    const drawn = await drawFamily(family)
    const app = world.visitor({ 'User-Agent': 'WishringApp/1.0' })
    const { status, $ } = await app.get(drawn.lots.riet.path)
    assert.equal(status, 200)
    assert.equal($('a[href="/lootjestrekken"]').length, 0)
  })
})

describe('The drawn participant’s list', () => {
  test('Without a list a giver can nudge once in 72 hours, and the nudge doesn’t name the giver', async () => {
    const drawn = await drawFamily(family)
    const { path } = drawn.lots.bram
    await bram.post(`${path}/openen`)
    const before = (await world.mails()).length
    const { $ } = await bram.get(path)
    assert.match($('#drawn-wishes').text(), /Oma Riet heeft nog geen wensen gedeeld/)
    assert.equal($('#nudge').is('[aria-disabled=true]'), false)
    const nudged = await bram.post(`${path}/seintje`)
    assert.deepEqual([nudged.status, locationOf(nudged)], [303, path])
    const after = await bram.get(path)
    assert.match(after.$('#flash').text(), /Oma Riet krijgt je seintje binnen een kwartier/)
    assert.equal(after.$('#nudge').is('[aria-disabled=true]'), true)
    assert.match(after.$('#nudge-hint').text(), /Vanaf \d{1,2} \p{L}+, \d{2}:\d{2} kan het weer/u)
    const again = await bram.htmx('POST', `${path}/seintje`)
    assert.match(again.html, /Je hebt pas nog een seintje gegeven/)
    const [mail, ...others] = (await world.mails()).slice(before)
    assert.deepEqual([mail!.to, mail!.kind, others.length], [riet, 'nudge', 0])
    assert.ok(!mail!.html.includes('Bram'))
  })

  test('The page links to the list as soon as it is chosen, and a nudge is then refused', async () => {
    const drawn = await drawFamily(family)
    const { path } = drawn.lots.lotte
    await lotte.post(`${path}/openen`)
    await bram.post(`${drawn.lots.bram.path}/openen`)
    await bram.post(`${drawn.lots.bram.path}/lijst`, { wishlistPrivateGuid: bram.list.privateGuid })
    const { $ } = await lotte.get(path)
    const link = $('#drawn-wishes a')
    assert.equal(link.text().trim(), 'Bekijk de lijst van Bram Visser')
    assert.match(link.attr('href')!, /\/bram$/)
    assert.match((await lotte.htmx('POST', `${path}/seintje`)).html, /Bram Visser heeft al wensen gedeeld/)
  })
})

describe('The lot of another e-mail address', () => {
  test('A user with another address is asked to continue as the lot’s recipient or to show it anyway', async () => {
    const { lots } = await drawFamily(family)
    const { path } = lots.lotte
    assert.match(
      (
        await world
          .visitor()
          .post(`${path}/openen`)
          .then(() => world.visitor().get(path))
      )
        .$('.lot-page')
        .text(),
      /Jij geeft/,
    )
    const { $ } = await bram.get(path)
    assert.equal($(`[hx-get="${path}/van-wie"][hx-trigger=load]`).length, 1)
    assert.doesNotMatch($('.lot-page').text(), /Jij geeft/, 'the page shows no receiver before the user answers')
    const dialog = await bram.htmx('GET', `${path}/van-wie`)
    assert.equal(dialog.$('dialog h2').text(), 'Dit lootje is van Lotte de Vries')
    assert.match(dialog.$('form').text(), /Log in als lotte@example.org/)
    assert.match(
      dialog.$('dialog > p').text(),
      /^Het ging naar lotte@example.org, en je bent ingelogd met bram@example.org/,
    )
    const shown = await bram.get(`${path}?toon=1`)
    assert.deepEqual([shown.status, locationOf(shown)], [303, path])
    const again = await bram.get(path)
    assert.equal(again.$('[hx-trigger=load]').length, 0)
    assert.match(again.$('.lot-page').text(), /Jij geeft/)
    const others = await bram.get(lots.riet.path)
    assert.equal(others.$('[hx-trigger=load]').length, 1, 'another lot asks again')
    await bram.get(`${lots.riet.path}?toon=1`)
    for (const shown of [path, lots.riet.path]) assert.equal((await bram.get(shown)).$('[hx-trigger=load]').length, 0)
    const unknown = await bram.htmx('GET', `${lots.riet.path}/van-wie`)
    assert.equal(unknown.$('form button').text(), 'Log eerst uit', 'Oma Riet has no account')
    assert.match(
      again.$('.banner').text(),
      /Dit lootje ging naar lotte@example.org. Je bent ingelogd met bram@example.org/,
    )
  })

  test('Continuing as the recipient logs the user out and redirects to the recipient’s login', async () => {
    const drawn = await drawFamily(family)
    const { path } = drawn.lots.lotte
    const out = await sem.post(`${path}/als-ontvanger`)
    assert.equal(
      locationOf(out),
      `/account/login?returnUrl=${encodeURIComponent(path)}&emailOrUsername=${encodeURIComponent(lotte.email)}`,
    )
    assert.equal((await sem.get('/crossedoff')).status, 401)
    const other = await world.person('Tess Smit')
    assert.equal(locationOf(await other.post(`${drawn.lots.riet.path}/als-ontvanger`)), drawn.lots.riet.path)
  })

  test('The app only offers to show the lot anyway', async () => {
    const { path } = (await drawFamily(family)).lots.lotte
    const known = bram.cookies.get('session')!
    const app = world.visitor({ 'User-Agent': 'WishringApp/1.0' })
    app.cookies.set('session', known)
    const { $ } = await app.get(`${path}/van-wie`)
    assert.equal($('main form').length, 0)
    assert.equal($(`main a[href="${path}?toon=1"]`).length >= 1, true)
  })

  test('The lot’s recipient and a logged-out visitor are asked nothing', async () => {
    await proveAddress(world, lotte)
    const { path } = (await drawFamily(family)).lots.lotte
    for (const who of [lotte, world.visitor()]) {
      assert.equal((await who.get(path)).$('.banner, [hx-trigger=load]').length, 0)
      assert.equal(locationOf(await who.get(`${path}/van-wie`)), path)
    }
    const write = (email: string) =>
      world.sql`update users set email = ${email} where public_guid = ${lotte.user.publicGuid}::uuid`
    await write('Lotte@Example.org')
    assert.equal(
      (await lotte.get(path)).$('.banner, [hx-trigger=load]').length,
      0,
      'an address in capitals is the same address',
    )
    await write(lotte.email)
  })
})
