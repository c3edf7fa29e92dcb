import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { openFamily, proveAddress } from '#test/support/family.ts'
import { draw, drawFamily, givenPerson, locationOf } from '../draws/drawing.ts'

const family = await openFamily()
const { world, lotte, sem } = family
const drawn = await drawFamily(family)

describe('The overview of draws', () => {
  test('The overview lists each draw with participants, date and time, and links to its lot and its page', async () => {
    const { $ } = await lotte.get('/lootjestrekken')
    const row = $('.rows.draws .row').last()
    assert.equal(row.find('.name').text(), 'Sinterklaas met de familie')
    assert.match(row.find('.detail').text(), /^3 mensen, getrokken op \d{1,2} \p{L}+ \d{4} om \d{2}:\d{2}$/u)
    assert.equal(row.find(`a[href="${drawn.lots.lotte.path}"]`).text(), 'Open je lootje van Sinterklaas met de familie')
    assert.equal(row.find(`a[href="${drawn.path}"]`).length, 1)
    assert.equal($('a[href="/lootjestrekken"][aria-current=page]').length, 1)
  })

  test('An account without a list sees its draws on the start page', async () => {
    const jet = await world.person('Jet Zonderlijst')
    assert.equal((await jet.api('DELETE', `/api/MyList/${jet.list.privateGuid}`)).status, 200)
    assert.equal((await jet.get('/')).headers.get('location'), '/mylist/new')
    await draw(jet, [givenPerson(0, { email: jet.email }), givenPerson(1), givenPerson(2)])
    const start = await jet.get('/')
    assert.equal(start.status, 200)
    assert.match(start.$('main').text(), /Pakjesavond/)
  })

  test('A user with several lots in one draw can pick one', async () => {
    const sofie = await world.person('Sofie Jansen')
    await proveAddress(world, sofie)
    const publicGuid = await draw(world.visitor(), [
      givenPerson(0, { name: 'Piet' }),
      givenPerson(1, { name: 'Sofie', email: sofie.email }),
      givenPerson(2, { name: 'Kleine Tim', email: sofie.email }),
    ])
    const lots = (await world.mails()).filter(({ to, kind }) => kind === 'lot' && to === sofie.email)
    for (const { text } of lots)
      await sofie.get(new URL(/https?:\S+\/lootjestrekken\/lootje\/[0-9a-f-]+/.exec(text)![0]).pathname)
    const { $ } = await sofie.get('/lootjestrekken')
    assert.deepEqual(
      $('.lots a')
        .map((_, each) => $(each).text())
        .get(),
      ['Lootje van Sofie', 'Lootje van Kleine Tim'],
    )
    assert.equal($(`a[href="/lootjestrekken/loting/getrokken/${publicGuid}"]`).length, 0)
  })

  test('The overview redirects a user without draws and a logged-out visitor to the wizard', async () => {
    for (const who of [world.visitor(), sem]) {
      const answer = await who.get('/lootjestrekken')
      assert.deepEqual([answer.status, locationOf(answer)], [303, '/lootjestrekken/loting/start'])
    }
  })

  test('An organizer without an account sees the session’s draws on the page, while the API requires a login', async () => {
    const organizer = world.visitor()
    const own = await drawFamily(family, { organizer })
    const { status, $ } = await organizer.get('/lootjestrekken')
    assert.equal(status, 200)
    assert.deepEqual(
      $('.rows.draws .row .name')
        .map((_, each) => $(each).text())
        .get(),
      ['Sinterklaas met de familie'],
    )
    for (const path of [own.path, own.lots.lotte.path]) assert.equal($(`.draws a[href="${path}"]`).length, 1, path)
    assert.equal((await organizer.get(own.path)).$('a[href="/lootjestrekken"]:contains("mijn lootjes")').length, 1)
    assert.equal((await organizer.api('GET', '/api/Loting/Overview')).status, 401)
  })

  test('The start page shows the draws, and the menu links to them', async () => {
    const { $ } = await lotte.get('/')
    const panel = $('#home-draws').closest('section')
    assert.equal(panel.find('.row').length, 1)
    assert.equal(panel.find('.panel-head a').attr('href'), '/lootjestrekken/loting')
    assert.equal($('.menu a[href="/lootjestrekken"]').length, 1)
    const landing = await world.visitor().get('/')
    assert.equal(landing.$('section a[href="/lootjestrekken/loting"]').length, 2)
  })

  test('Draws are sorted newest first, and the start page shows three', async () => {
    const person = await world.person('Dirk Draaft')
    const people = [givenPerson(0, { email: person.email }), givenPerson(1), givenPerson(2)]
    const shown = async (path: string) => {
      const { $ } = await person.get(path)
      const names = $('.rows.draws .name')
        .toArray()
        .map((name) => $(name).text())
      return [...names, $('#home-draws').closest('section').find('.panel-head a').attr('href')]
    }
    for (const title of ['Eerste', 'Tweede', 'Derde']) await draw(person, people, { title })
    assert.deepEqual(await shown('/'), ['Derde', 'Tweede', 'Eerste', '/lootjestrekken/loting'])
    await draw(person, people, { title: 'Vierde' })
    assert.deepEqual(await shown('/'), ['Vierde', 'Derde', 'Tweede', '/lootjestrekken'])
    assert.deepEqual(await shown('/lootjestrekken'), ['Vierde', 'Derde', 'Tweede', 'Eerste', undefined])
  })

  test('The app doesn’t link to draws', async () => {
    const app = world.visitor({ 'User-Agent': 'WishringApp/1.0' })
    const { $ } = await app.get('/')
    assert.equal($('a[href^="/lootjestrekken"]').length, 0)
  })
})
