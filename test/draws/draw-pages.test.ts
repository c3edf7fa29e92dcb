import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, describe, test } from 'node:test'
import { openFamily, riet } from '#test/support/family.ts'
import { openWorld } from '#test/support/world.ts'
import { draw, drawFamily, givenPeople, givenPerson, locationOf } from './drawing.ts'

const family = await openFamily()
const { world, lotte, bram, sem } = family
const drawn = await drawFamily(family)

describe('The page of a draw', () => {
  test('The page shows the organizer all participants, the state of each lot, and links to manage the draw', async () => {
    const { status, $, headers } = await lotte.get(drawn.path)
    assert.equal(status, 200)
    assert.equal($('h1').text(), 'Sinterklaas met de familie')
    assert.match($('.about').text(), /Rond de € 25/)
    assert.deepEqual(
      $('.person .name')
        .map((_, each) => $(each).text().trim())
        .get(),
      ['Lotte de Vries organiseert', 'Bram Visser', 'Oma Riet'],
    )
    assert.deepEqual(
      $('.person .detail')
        .map((_, each) => $(each).text())
        .get(),
      [lotte.email, bram.email, riet],
    )
    assert.deepEqual(
      $('.lot-state')
        .map((_, each) => $(each).text())
        .get(),
      ['Verstuurd', 'Verstuurd', 'Verstuurd'],
    )
    assert.match($('.facts').text(), /0 van 3 geopend/)
    assert.match($('.facts').text(), /nog niemand met wensen/)
    assert.equal($(`a[href="${drawn.lots.lotte.path}"]`).text().trim(), 'Bekijk mijn lootje')
    assert.equal($(`a[href="${drawn.path}/verwijderen"]`).length, 1)
    assert.equal($('#live').attr('hx-ws:connect'), `/live?watch=draw:${drawn.publicGuid}`)
    assert.match($('.exclusions').text(), /Lotte de Vries trekt niet: Oma Riet/)
    assert.equal($('meta[name=robots]').attr('content'), 'noindex')
    assert.equal(headers.get('Cache-Control'), 'no-store')
  })

  test('The page shows names as they were typed, even if they look like tags', async () => {
    const names = ['<name>Lotte</name> & <script>', 'Bram</b><b>', '<name/>Riet']
    const people = names.map((name, number) => givenPerson(number, { name }))
    people[0]!.email = lotte.email
    people[0]!.exclude = [people[2]!.localGuid]
    const publicGuid = await draw(lotte, people, { title: 'Kerst <b>1</b>' })
    const { $ } = await lotte.get(`/lootjestrekken/loting/getrokken/${publicGuid}`)
    assert.match($('.exclusions li').text(), /^<name>Lotte<\/name> & <script> trekt niet: <name\/>Riet$/)
    assert.deepEqual(
      $('.person .name')
        .map((_, each) => $(each).text().replace(' organiseert', '').trim())
        .get(),
      names,
    )
  })

  test('Right after the draw the page says that the lots are drawn, and doesn’t offer to delete or redo it', async () => {
    const { $ } = await lotte.get(`${drawn.path}?nieuw=1`)
    assert.equal($('h1').text(), 'De lootjes zijn getrokken')
    assert.equal($('.steps [aria-current=step]').index(), 4)
    assert.equal($('.steps .done').length, 5, 'the last step is done too')
    assert.equal($(`a[href="${drawn.path}/verwijderen"]`).length, 0)
    assert.equal($(`#main a[href="${drawn.path}"]`).length, 1)
    assert.equal($(`#main a[href="${drawn.lots.lotte.path}"]`).text().trim(), 'Bekijk mijn lootje')
    assert.match($('.about').text(), /Rond de € 25/)
    assert.equal($('.draw').attr('hx-get'), `${drawn.path}?nieuw=1`, 'a live update fetches the same page')
  })

  test('The page is the same under its other URLs', async () => {
    for (const path of [
      `/loting/${drawn.publicGuid}`,
      `/lootjestrekken/loting/${drawn.publicGuid}`,
      `/loting/${drawn.publicGuid.toUpperCase()}`,
    ]) {
      const { status, $ } = await lotte.get(path)
      assert.deepEqual([status, $('h1').text()], [200, 'Sinterklaas met de familie'], path)
    }
  })

  test('A draw opens by its number for its manager only', async () => {
    const [{ id }] = await world.sql<[{ id: number }]>`select id from draws where public_guid = ${drawn.publicGuid}`
    assert.equal(locationOf(await lotte.get(`/lootjestrekken/loting/open/${id}`)), drawn.path)
    for (const [who, number] of [
      [world.visitor(), id],
      [lotte, id + 1000],
      [lotte, '99999999999'],
      [lotte, 'x'],
    ] as const) {
      assert.equal(
        locationOf(await who.get(`/lootjestrekken/loting/open/${number}`)),
        '/lootjestrekken/loting/nietgevonden',
      )
    }
  })

  test('The overview has the organizer’s lot, even if a guest drew under another address', async () => {
    const afstreper = world.visitor()
    await afstreper.api('POST', '/api/Afstreper/Create', { email: 'af@example.org' })
    const own = await drawFamily(family, { organizer: afstreper })
    const [item] = (await afstreper.api('GET', '/api/Loting/Overview')).body.lotingen
    assert.deepEqual(item.lots, [{ privateParticipantGuid: own.lots.lotte.guid, participantName: 'Lotte de Vries' }])
    assert.equal(
      (await world.visitor({ 'User-Agent': 'WishringApp/1.0' }).get('/lootjestrekken')).status,
      404,
      'the native shell has no wizard to lead to',
    )
    assert.equal((await afstreper.get('/lootjestrekken')).$(`a[href="${own.lots.lotte.path}"]`).length, 1)
  })

  test('The page counts opened lots and linked lists', async () => {
    const other = await drawFamily(family)
    await world.visitor().post(`${other.lots.bram.path}/openen`)
    await lotte.post(`${other.lots.lotte.path}/openen`)
    await lotte.post(`${other.lots.lotte.path}/lijst`, { wishlistPrivateGuid: lotte.list.privateGuid })
    const { $ } = await lotte.get(other.path)
    assert.deepEqual(
      $('.lot-state')
        .map((_, each) => $(each).text())
        .get(),
      ['Wensen gedeeld', 'Geopend', 'Verstuurd'],
    )
    assert.match($('.facts').text(), /2 van 3 geopend/)
    assert.match($('.facts').text(), /1 met wensen/)
    assert.match($('.draw-ring .ring').attr('style')!, /--near:67/)
  })

  test('The page has no lot’s link but the organizer’s own', async () => {
    const { html } = await lotte.get(drawn.path)
    assert.ok(!html.includes(drawn.lots.bram.guid) && !html.includes(drawn.lots.riet.guid))
  })

  test('Everybody but the organizer is redirected with 303 to the error page for unknown draws', async () => {
    for (const [who, path] of [
      [world.visitor(), drawn.path],
      [sem, drawn.path],
      [sem, `/loting/${randomUUID()}`],
      [sem, '/loting/geen-guid'],
      [sem, '/lootjestrekken/loting/getrokken/17'],
    ] as const) {
      const answer = await who.get(path)
      assert.deepEqual([answer.status, locationOf(answer)], [303, '/lootjestrekken/loting/nietgevonden'], path)
    }
    for (const path of ['/verwijderen', `/deelnemers/${drawn.participants.bram}/versturen`, '/opnieuw']) {
      const answer = await sem.get(`${drawn.path}${path}`)
      assert.deepEqual([answer.status, locationOf(answer)], [303, '/lootjestrekken/loting/nietgevonden'], path)
    }
  })
})

describe('The link in the organizer’s mail', () => {
  test('The organizer’s link opens the draw for the session, by guid and by number', async () => {
    const alone = await drawFamily(family, { organizer: world.visitor() })
    const [row] = await world.sql<{ id: number }[]>`select id from draws where public_guid = ${alone.publicGuid}::uuid`
    for (const path of [alone.manageLink, alone.manageLink.replace(alone.publicGuid, String(row!.id))]) {
      const elsewhere = world.visitor()
      const opened = await elsewhere.get(path)
      assert.deepEqual([opened.status, locationOf(opened)], [303, alone.path])
      const { status, $ } = await elsewhere.get(alone.path)
      assert.equal(status, 200)
      assert.equal($('.person').length, 3)
    }
  })

  test('The link of an organizer with an account has no key and leads through the login', async () => {
    assert.equal(drawn.manageLink, `/lootjestrekken/loting/open/${drawn.publicGuid}`)
    const elsewhere = world.visitor()
    for (const path of [drawn.manageLink, `${drawn.manageLink}/${lotte.user.privateGuid}`]) {
      const opened = await elsewhere.get(path)
      assert.deepEqual(
        [opened.status, locationOf(opened)],
        [303, `/account/login?returnUrl=${encodeURIComponent(drawn.manageLink)}`],
      )
    }
    assert.equal((await elsewhere.get(drawn.path)).status, 303, 'the link opens nothing before the login')
    assert.equal(locationOf(await lotte.get(drawn.manageLink)), drawn.path)
  })

  test('A link without a key or with a wrong one opens nothing', async () => {
    const visitor = world.visitor()
    const guests = await drawFamily(family, { organizer: world.visitor() })
    const base = '/lootjestrekken/loting/open'
    for (const path of [
      `${base}/1`,
      `${base}/${guests.publicGuid}/${randomUUID()}`,
      `${base}/${guests.publicGuid}/x`,
      `${base}/99999999999/${randomUUID()}`,
      `${base}/abc`,
    ]) {
      const answer = await visitor.get(path)
      assert.deepEqual([answer.status, locationOf(answer)], [303, '/lootjestrekken/loting/nietgevonden'], path)
    }
    const bare = await visitor.get(`${base}/${guests.publicGuid}`)
    assert.deepEqual([bare.status, locationOf(bare)], [303, guests.path])
    assert.equal((await visitor.get(guests.path)).status, 303)
  })
})

describe('The page that deletes a draw', () => {
  test('Deleting a draw needs confirmation, notifies everybody, and leaves a page that says so', async () => {
    const gone = await drawFamily(family)
    const asked = await lotte.get(`${gone.path}/verwijderen`)
    assert.match(asked.$('main').text(), /Alle 3 deelnemers krijgen daar een mail over/)
    const deleted = await lotte.post(`${gone.path}/verwijderen`)
    assert.deepEqual([deleted.status, locationOf(deleted)], [303, '/lootjestrekken'])
    assert.match((await lotte.get('/lootjestrekken')).$('#flash').text(), /De trekking is verwijderd/)
    assert.equal((await world.mails()).filter(({ kind, to }) => kind === 'draw-deleted' && to === bram.email).length, 1)
    assert.equal(locationOf(await lotte.get(gone.path)), '/lootjestrekken/loting/verwijderd')
    assert.equal(locationOf(await world.visitor().get(gone.lots.bram.path)), '/lootjestrekken/lootje/verwijderd')
    const select = await lotte.post(`${gone.lots.lotte.path}/lijst`, {
      wishlistPrivateGuid: lotte.list.privateGuid,
    })
    assert.equal(locationOf(select), '/lootjestrekken')
    assert.match((await lotte.get('/lootjestrekken')).$('#flash').text(), /heeft deze trekking verwijderd/)
  })

  test('Deleting another organizer’s draw is refused with a message', async () => {
    const visitor = world.visitor()
    const refused = await visitor.post(`${drawn.path}/verwijderen`)
    assert.deepEqual([refused.status, locationOf(refused)], [303, drawn.path])
    assert.equal((await lotte.get(drawn.path)).status, 200)
    const led = await visitor.get(drawn.path)
    assert.match(
      (await visitor.get(locationOf(led)!)).$('#flash').text(),
      /Je kunt deze trekking hier niet verwijderen/,
    )
  })

  test('Deleting a draw by htmx redirects to the overview', async () => {
    const gone = await drawFamily(family)
    const { headers } = await lotte.htmx('POST', `${gone.path}/verwijderen`)
    assert.equal(headers.get('HX-Redirect'), '/lootjestrekken')
  })
})

describe('The error pages of draws and lots', () => {
  test('Each error page has its own status and text, and links to the overview', async () => {
    const visitor = world.visitor()
    for (const of of ['loting', 'lootje'])
      for (const [kind, status] of [
        ['verwijderd', 410],
        ['kapot', 409],
        ['nietgevonden', 404],
      ] as const) {
        const answer = await visitor.get(`/lootjestrekken/${of}/${kind}`)
        assert.equal(answer.status, status)
        assert.ok(answer.$('h1').text().length > 10)
        assert.deepEqual(
          answer
            .$('#main a')
            .toArray()
            .map(({ attribs }) => attribs['href']),
          [
            ...(of === 'lootje' && kind === 'nietgevonden' ? ['/lootjestrekken/kwijt'] : []),
            '/lootjestrekken',
            ...(of === 'loting' && kind === 'kapot' ? ['/lootjestrekken/loting'] : []),
          ],
        )
      }
  })
})

describe('Draws switched off', () => {
  test('While draws are switched off, none of their pages exist and no page links to them', async () => {
    const without = await openWorld({ FEATURE_DRAW_LOTS: 'off' })
    after(() => without.close())
    const visitor = without.visitor()
    for (const path of [
      '/lootjestrekken',
      '/lootjestrekken/kwijt',
      `/loting/${randomUUID()}`,
      `/lootje/${randomUUID()}`,
      '/lootjestrekken/lootje/verwijderd',
      '/lootjestrekken/loting/kapot',
    ]) {
      assert.equal((await visitor.get(path)).status, 404, path)
    }
    assert.equal((await visitor.get('/')).$('a[href^="/lootjestrekken"]').length, 0)
    assert.equal(
      (await visitor.api('POST', '/api/Loting/Create', { title: 'Kerst', participants: givenPeople(3) })).status,
      404,
      'the draw’s mails would link to missing pages',
    )
    assert.equal((await without.mails()).length, 0)
  })
})
