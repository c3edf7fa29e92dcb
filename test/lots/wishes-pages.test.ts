import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { openFamily, riet } from '#test/support/family.ts'
import { drawFamily, locationOf, lotApi } from '../draws/drawing.ts'

const family = await openFamily()
const { world, lotte, bram, sem } = family

const giftsOn = async (username: string) => [
  ...(await world.sql<{ description: string; url: string | null; place: number }[]>`
  select g.description, g.url, g.position as place
  from gifts g join categories c on c.id = g.category_id join lists l on l.id = c.list_id
  where l.username = ${username}::citext order by g.position`),
]

/** Makes a draw, and opens Oma Riet's envelope. She has no account. */
async function openRietsLot() {
  const { lots } = await drawFamily(family)
  const oma = world.visitor()
  await oma.post(`${lots.riet.path}/openen`)
  return { lots, oma, path: lots.riet.path, wishesPath: `${lots.riet.path}/wensen` }
}

describe('The form for wishes on a lot’s page', () => {
  test('A participant without an account writes, changes and removes wishes, without script', async () => {
    const { lots, oma, path, wishesPath } = await openRietsLot()
    assert.equal((await oma.get(path)).$('#wishes-form [name=remove]').length, 0)
    const written = await oma.post(wishesPath, { wishes: 'Thee\r\nEen puzzel ' })
    assert.deepEqual([written.status, locationOf(written)], [303, path])
    const { $ } = await oma.get(path)
    assert.match($('#flash').text(), /Opgeslagen/)
    assert.equal($('#wishes-form textarea').text(), 'Thee\nEen puzzel')
    assert.match((await oma.get(path)).$('#wishes-form').text(), /Maak je hieronder een lijst/)
    await oma.post(wishesPath, { wishes: 'Koffie' })
    await bram.post(`${lots.bram.path}/openen`)
    assert.deepEqual((await bram.get(lots.bram.path)).$('.written-wishes li').text(), 'Koffie')
    await oma.post(wishesPath, { wishes: 'x'.repeat(3000), remove: 'yes' })
    const removed = await oma.get(path)
    assert.match(removed.$('#flash').text(), /Weggehaald/)
    assert.equal(removed.$('#wishes-form textarea').text(), '')
    assert.equal((await bram.get(lots.bram.path)).$('.written-wishes').length, 0)
    assert.equal(locationOf(await oma.get(wishesPath)), path, 'a reload without script')
  })

  test('By htmx the form comes back with its button focused, and keeps typed text while the page reloads', async () => {
    const { oma, path, wishesPath } = await openRietsLot()
    const written = await oma.htmx('POST', wishesPath, { wishes: 'Thee' })
    assert.equal(written.$('form#wishes-form textarea').text(), 'Thee')
    assert.equal(written.$('[data-requests-focus]').text(), 'Wensen opslaan')
    assert.match(written.$('.flash').text(), /Opgeslagen/)
    const { $ } = await oma.get(path)
    assert.equal($('#wishes-form').attr('hx-morph-skip'), '')
    assert.equal($('#wishes-form').attr('data-drafts-key'), '')
  })

  test('Refused wishes come back with what was typed', async () => {
    const { lots, oma, path, wishesPath } = await openRietsLot()
    const long = 'x'.repeat(2001)
    for (const refused of [
      await oma.post(wishesPath, { wishes: long }),
      await oma.htmx('POST', wishesPath, { wishes: long }),
    ]) {
      assert.equal(refused.status, 422)
      assert.equal(refused.$('#wishes-form textarea').text(), long)
      assert.match(refused.$('#field-wishes-error').text(), /2000 tekens/)
    }
    const expired = await oma.request('POST', wishesPath, {
      headers: { 'Sec-Fetch-Site': 'same-origin' },
      body: new URLSearchParams({ csrfToken: 'verlopen', wishes: 'Warme sokken' }),
    })
    assert.equal(expired.status, 400)
    assert.match(await expired.text(), /Je wensen.*Warme sokken/s)
    const closed = await world.visitor().post(`${lots.lotte.path}/wensen`, { wishes: 'Thee' })
    assert.equal(locationOf(closed), lots.lotte.path, 'a closed envelope takes no wishes')
    assert.equal((await oma.get(path)).$('#wishes-form textarea').text(), '')
  })
})

describe('The drawn participant’s wishes on the giver’s page', () => {
  test('They are lines with links that tell no shop where they stand, in place of the nudge', async () => {
    const { lots } = await openRietsLot()
    const wishes = '- Thee <b>\n\nBoek https://www.boek.example/a?b=1&c=2, of jam\njavascript:alert(1)'
    await lotApi(world.visitor(), 'SetWishes', { lotPrivateGuid: lots.riet.guid, wishes })
    await bram.post(`${lots.bram.path}/openen`)
    const { $, html } = await bram.get(lots.bram.path)
    assert.equal($('#drawn-wishes h2').text(), 'De wensen van Oma Riet')
    const lines = $('.written-wishes li').toArray()
    assert.deepEqual(
      lines.map((line) => $(line).clone().find('.shop-mark, .sr').remove().end().text()),
      ['Thee <b>', 'Boek boek.example, of jam', 'javascript:alert(1)'],
    )
    assert.deepEqual(
      $('.written-wishes a')
        .toArray()
        .map((link) => [$(link).attr('href'), $(link).attr('rel'), $(link).attr('target')]),
      [['https://www.boek.example/a?b=1&c=2', 'nofollow noreferrer', '_blank']],
    )
    assert.ok(!html.includes('Thee <b>'))
    assert.equal($('#nudge').length, 0)
    assert.doesNotMatch($('#drawn-wishes').text(), /nog geen wensen/)
    assert.match((await bram.htmx('POST', `${lots.bram.path}/seintje`)).html, /Oma Riet heeft al wensen gedeeld/)
  })

  test('A linked list stands below them', async () => {
    const { lots } = await openRietsLot()
    await lotApi(bram, 'SetWishes', { lotPrivateGuid: lots.bram.guid, wishes: 'Thee' })
    await bram.post(`${lots.bram.path}/openen`)
    await bram.post(`${lots.bram.path}/lijst`, { wishlistPrivateGuid: bram.list.privateGuid })
    await lotte.post(`${lots.lotte.path}/openen`)
    const { $ } = await lotte.get(lots.lotte.path)
    assert.equal($('#drawn-wishes .written-wishes li').text(), 'Thee')
    assert.equal($('#drawn-wishes .actions a').text(), 'Bekijk de lijst van Bram Visser')
  })
})

describe('A list that is made from the lot’s page', () => {
  test('It gets each line of the wishes as a gift, and the wishes are gone', async () => {
    const { lots } = await drawFamily(family)
    const { guid, path } = lots.bram
    await bram.post(`${path}/openen`)
    await bram.post(`${path}/wensen`, { wishes: 'Sokken\n\n- Theepot https://shop.example/t\nJam' })
    assert.match((await bram.htmx('GET', `${path}/lijst/nieuw`)).$('dialog').text(), /de wensen die je opschreef/)
    const made = await bram.htmx('POST', `${path}/lijst/nieuw`, {
      username: 'bram-pakjes',
      firstName: 'Bram',
      lastName: 'Visser',
    })
    assert.match(made.$('#list-choice-bram-pakjes').text(), /3 cadeaus/)
    assert.equal(made.$('#wishes-form textarea').last().text(), '', 'the form is replaced, although it skips morphing')
    assert.equal(made.$('hx-partial[hx-target="#wishes-form"]').length, 1)
    assert.deepEqual(await giftsOn('bram-pakjes'), [
      { description: 'Sokken', url: null, place: 1 },
      { description: 'Theepot', url: 'https://shop.example/t', place: 2 },
      { description: 'Jam', url: null, place: 3 },
    ])
    const { body } = await lotte.api('GET', `/api/Lot/${lots.lotte.guid}`)
    assert.deepEqual(
      [body.drawnParticipant.wishes, new URL(body.drawnParticipant.wishlistLink).pathname],
      [null, '/bram-pakjes'],
    )
    assert.equal((await bram.api('GET', `/api/Lot/${guid}`)).body.wishes, null)
    await bram.post(`${path}/lijst/nieuw`, { username: 'bram-later', firstName: 'Bram', lastName: 'Visser' })
    assert.deepEqual(await giftsOn('bram-later'), [])
  })

  test('A refused list leaves the wishes where they are', async () => {
    const { lots } = await drawFamily(family)
    const { guid, path } = lots.bram
    await bram.post(`${path}/openen`)
    await bram.post(`${path}/wensen`, { wishes: 'Sokken' })
    const refused = await bram.post(`${path}/lijst/nieuw`, { username: 'lotte', firstName: 'Bram', lastName: 'Visser' })
    assert.equal(refused.status, 422)
    assert.equal((await bram.api('GET', `/api/Lot/${guid}`)).body.wishes, 'Sokken')
  })

  test('A new account’s list gets them too, and a job reads the pages of their links', async () => {
    const { lots, oma, wishesPath } = await openRietsLot()
    await oma.post(wishesPath, { wishes: 'Thee\nhttps://shop.example/houten-trein' })
    const enqueued = async () =>
      (
        await world.sql<{ count: number }[]>`
        select count(*)::int as count from pgboss.job where name = 'complete-gift'`
      )[0]!.count
    const before = await enqueued()
    const created = await oma.api('POST', '/api/Account/Create', {
      email: riet,
      username: 'oma-riet',
      firstName: 'Riet',
      lastName: 'Bos',
      password: 'een goed wachtwoord',
      receiveMailing: false,
      fromLot: lots.riet.guid,
    })
    assert.equal(created.status, 201)
    assert.deepEqual(
      (await giftsOn('oma-riet')).map(({ description }) => description),
      ['Thee', 'Houten trein'],
    )
    assert.equal((await enqueued()) - before, 1)
    assert.equal((await oma.api('GET', `/api/Lot/${lots.riet.guid}`)).body.wishes, null)
  })

  test('A stranger’s new account takes no wishes from a lot that has a list already', async () => {
    const { lots } = await drawFamily(family)
    await lotApi(bram, 'SelectWishlist', {
      participantPrivateGuid: lots.bram.guid,
      wishlistPrivateGuid: bram.list.privateGuid,
    })
    await lotApi(bram, 'SetWishes', { lotPrivateGuid: lots.bram.guid, wishes: 'Sokken' })
    const created = await world.visitor().api('POST', '/api/Account/Create', {
      email: 'vreemd@example.org',
      username: 'vreemd',
      firstName: 'Vera',
      lastName: 'Vreemd',
      password: 'een goed wachtwoord',
      receiveMailing: false,
      fromLot: lots.bram.guid,
    })
    assert.equal(created.status, 201)
    assert.deepEqual(await giftsOn('vreemd'), [])
    const { body } = await sem.api('GET', `/api/Lot/${lots.lotte.guid}`)
    assert.equal(body.drawnParticipant.wishes, 'Sokken')
  })
})
