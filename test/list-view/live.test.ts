import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import * as cheerio from 'cheerio'
import { announceList } from '../../src/access/index.ts'
import { until } from '#test/support/until.ts'
import { openFamily } from '#test/support/family.ts'
import { crossOff } from '#test/support/gifts.ts'
import { setAccess } from '#test/support/lists.ts'
import type { Client } from '#test/support/world.ts'
import { listenIn, type TestSocket } from './listening.ts'

after(() => listening.close()) // runs before `openFamily` closes the world
const { world, noor, lotte, bram } = await openFamily({}, { countsQueries: true })
const listening = await listenIn(world)
const { publicGuid: marker } = await world.addGift(noor.list, { description: 'Boei' })

const missed = '{"event":"missed"}'
const settle = (...ears: TestSocket[]) => listening.settle(noor.list.publicGuid, marker, ears)

test('a cross-off changes the card of every visitor, marks the giver’s own, and sends the owner nothing', async () => {
  const { publicGuid } = await world.addGift(noor.list, { description: 'Theepot' })
  const listGuid = noor.list.publicGuid
  const stranger = await listening.browser(world.visitor(), listGuid)
  const another = await listening.browser(lotte, listGuid)
  const giver = await listening.browser(bram, listGuid)
  const owner = await listening.browser(noor, listGuid)
  const app = (await listening.app(lotte, listGuid))!
  const ownersApp = (await listening.app(noor, listGuid))!
  const all = [stranger, another, giver, owner, app, ownersApp]

  const crossOffGuid = await crossOff(bram, publicGuid)
  await settle(...all)
  const card = (ear: TestSocket) => {
    assert.equal(ear.heard.length, 1)
    const $ = cheerio.load(ear.heard[0]!, null, false)
    assert.equal($('hx-partial').attr('hx-target'), `#visited-list #gift-${publicGuid}`)
    return $(`#gift-${publicGuid}`)
  }
  assert.ok(card(stranger).is('.taken[data-css-news]'))
  assert.ok(card(giver).is('.yours'))
  assert.ok(!card(giver).is('[data-requests-announce]'))
  assert.ok(card(another).is('.taken'))
  for (const { heard } of [stranger, another]) assert.doesNotMatch(heard[0]!, new RegExp(`${crossOffGuid}|csrf|Bram`))
  assert.deepEqual(app.heard, [`RefreshGiftV2 ${publicGuid}`])
  assert.deepEqual(owner.heard, [])
  assert.deepEqual(ownersApp.heard, [])

  for (const { heard } of all) heard.length = 0
  await bram.api('POST', '/api/Gift/UndoCrossOff', { privateCrossOffGuid: crossOffGuid, publicGuid })
  await settle(...all)
  for (const ear of [stranger, giver]) assert.ok(!card(ear).is('.taken, .yours'))
  assert.deepEqual(app.heard, [`RefreshGiftV2 ${publicGuid}`])
  assert.deepEqual([...owner.heard, ...ownersApp.heard], [])
  for (const ear of all) await ear.close()
})

test('an owner who chose to see cross-offs receives them at once', async () => {
  const { publicGuid } = await world.addGift(noor.list, { description: 'Sjaal' })
  await world.sql`update lists set show_crossed_off = true where id = ${noor.list.id}`
  const owner = await listening.browser(noor, noor.list.publicGuid)
  const app = (await listening.app(noor, noor.list.publicGuid))!
  const privateCrossOffGuid = await crossOff(bram, publicGuid)
  await settle(owner, app)
  const [taken] = owner.heard.splice(0)
  await bram.api('POST', '/api/Gift/UndoCrossOff', { publicGuid, privateCrossOffGuid })
  await settle(owner, app)
  await world.sql`update lists set show_crossed_off = false where id = ${noor.list.id}`
  assert.equal(
    cheerio.load(owner.heard[0]!, null, false)(`#gift-${publicGuid} .chip`).length,
    0,
    'the gift is shown as free again',
  )
  const $ = cheerio.load(taken!, null, false)
  assert.ok($(`#gift-${publicGuid}`).is('.own'), 'the card has the owner’s handles')
  assert.equal($(`#gift-${publicGuid} .chip`).length, 1)
  assert.doesNotMatch(taken!, /Bram/)
  assert.deepEqual(app.heard, Array(2).fill(`RefreshGiftV2 ${publicGuid}`))
  await owner.close()
  await app.close()
})

test('an owner’s change reaches owners and visitors, each with their own version of the card', async () => {
  const { publicGuid } = await world.addGift(noor.list, { description: 'Muts' })
  const visitor = await listening.browser(world.visitor(), noor.list.publicGuid)
  const owner = await listening.browser(noor, noor.list.publicGuid)
  const app = (await listening.app(bram, noor.list.publicGuid))!
  const edited = await noor.api('POST', '/api/MyGift/EditWithoutProduct', {
    publicGuid,
    categoryPrivateGuid: noor.list.categoryPrivateGuid,
    description: 'Muts met pompon',
    url: null,
    enableCrossOff: true,
    hasCustomImage: false,
  })
  assert.equal(edited.status, 200)
  await settle(visitor, owner, app)
  for (const [ear, region] of [
    [visitor, 'visited-list'],
    [owner, 'own-list'],
  ] as const) {
    const $ = cheerio.load(ear.heard[0]!, null, false)
    assert.equal($('hx-partial').attr('hx-target'), `#${region} #gift-${publicGuid}`)
    assert.equal($('.gift-title').text(), 'Muts met pompon')
    assert.equal($('.own').length, region === 'own-list' ? 1 : 0)
  }
  assert.deepEqual(app.heard, [`RefreshGiftV2 ${publicGuid}`])

  for (const { heard } of [visitor, owner, app]) heard.length = 0
  assert.equal((await noor.api('DELETE', `/api/MyGift/${publicGuid}`)).status, 200)
  await settle(visitor, owner, app)
  for (const ear of [visitor, owner]) {
    assert.match(ear.heard[0]!, new RegExp(`hx-target="#gift-${publicGuid}" hx-swap="delete"`))
    assert.equal(ear.heard[1], missed)
  }

  for (const { heard } of [visitor, owner, app]) heard.length = 0
  await noor.api('POST', '/api/MyGift/EditWithoutProduct', {
    categoryPrivateGuid: noor.list.categoryPrivateGuid,
    description: 'Wanten',
  })
  await noor.api('POST', '/api/MyList/UpdateTitle', { privateGuid: noor.list.privateGuid, title: 'Sint' })
  await settle(visitor, owner, app)
  assert.ok(visitor.heard.every((message) => message === missed) && visitor.heard.length >= 1)
  assert.ok(owner.heard.every((message) => message === missed) && owner.heard.length >= 1)
  assert.equal(app.heard.length, 1, 'the app gets no event about a gift for a new title')
  for (const ear of [visitor, owner, app]) await ear.close()
})

test('a change is read once, however many visitors have the list open', async () => {
  const { publicGuid } = await world.addGift(noor.list, { description: 'Kaars' })
  const visitors = await Promise.all(
    Array.from({ length: 12 }, () => listening.browser(world.visitor(), noor.list.publicGuid)),
  )
  const statements = await world.countQueries(async () => {
    await announceList(world.sql, noor.list.publicGuid, 'crossed-off', publicGuid)
    await until(() => visitors.every(({ heard }) => heard.length > 0), 'everybody to receive the change')
  })
  assert.ok(visitors.every(({ heard }) => heard.length === 1))
  assert.equal(statements.filter((statement) => !/pg_notify/.test(statement)).length, 2, statements.join('\n'))
  for (const ear of visitors) await ear.close()
})

test('a visitor cannot watch a list that they may not open', async () => {
  await world.person('Daan Mulder')
  const { publicGuid } = (
    await world.sql<{ publicGuid: string }[]>`select public_guid as "publicGuid" from lists where username = 'daan'`
  )[0]!
  await setAccess(world, 'daan', 'CLOSED')
  await assert.rejects(listening.browser(bram, publicGuid), /403/)
  assert.equal(await listening.app(bram, publicGuid), null)
  await assert.rejects(listening.browser(bram, randomUUID()), /403/)
  assert.equal(await listening.app(bram, 'no guid'), null)
  await setAccess(world, 'daan', 'OPEN', 'Hoe heet de kat?', 'Minoes')
  await assert.rejects(listening.browser(bram, publicGuid), /403/)
  await bram.api('POST', '/api/Wishlist/VerifyAnswer', { username: 'daan', answer: 'minoes' })
  await (await listening.browser(bram, publicGuid)).close()
})

test('a watcher who may no longer open the list is disconnected', async () => {
  const els = await world.person('Els Kok')
  const gift = await world.addGift(els.list)
  const visitor = await listening.browser(bram, els.list.publicGuid)
  const owner = await listening.browser(els, els.list.publicGuid)
  await setAccess(world, 'els', 'CLOSED')
  await announceList(world.sql, els.list.publicGuid, 'crossed-off', gift.publicGuid)
  assert.equal(await visitor.closed, 1008, 'the code keeps the browser from reconnecting')
  assert.deepEqual(visitor.heard, [])
  assert.ok(owner.isOpen())

  await world.sql`delete from list_owners where list_id = ${els.list.id}`
  await announceList(world.sql, els.list.publicGuid, 'gift-changed', gift.publicGuid)
  assert.equal(await owner.closed, 1008)
  assert.deepEqual(owner.heard, [])
})

test('a watcher who has not answered the list’s current question is disconnected', { timeout: 20_000 }, async () => {
  const jet = await world.person('Jet Kroon')
  const { publicGuid } = await world.addGift(jet.list)
  const watch = (who: Client) => listening.browser(who, jet.list.publicGuid)
  const change = () => announceList(world.sql, jet.list.publicGuid, 'gift-changed', publicGuid)
  const [silent, stranger, owner] = [await watch(lotte), await watch(world.visitor()), await watch(jet)]
  await setAccess(world, 'jet', 'OPEN', 'Hoe heet de kat?', 'Minoes')
  await bram.api('POST', '/api/Wishlist/VerifyAnswer', { username: 'jet', answer: 'Minoes' })
  const answered = await watch(bram)
  await change()
  assert.deepEqual([await silent.closed, await stranger.closed], [1008, 1008])
  await until(
    () => answered.heard.length > 0 && owner.heard.length > 0,
    'Bram, who answered, and the owner to receive the change',
  )

  await setAccess(world, 'jet', 'OPEN', 'Hoe heet de hond?', 'Rex')
  await world.sql`update sessions set expires_at = now() - interval '1 second' where user_id = (select id from users where email = ${jet.email})`
  await change()
  assert.deepEqual([await answered.closed, await owner.closed], [1008, 1008])
  for (const { heard } of [silent, stranger]) assert.deepEqual(heard, [])
})

test('an owner whose session ended does not become a visitor of the same page', async () => {
  const finn = await world.person('Finn Berg')
  const gift = await world.addGift(finn.list)
  const owner = await listening.browser(finn, finn.list.publicGuid)
  const former = await listening.browser(finn, finn.list.publicGuid)
  await world.sql`update sessions set user_id = null where user_id = (select id from users where email = ${finn.email})`
  await announceList(world.sql, finn.list.publicGuid, 'crossed-off', gift.publicGuid)
  assert.equal(await owner.closed, 1008)
  assert.equal(await former.closed, 1008)
  assert.deepEqual([...owner.heard, ...former.heard], [])
})

test('every open page of a list says so when the list is deleted', async () => {
  const gijs = await world.person('Gijs Prins')
  const visitor = await listening.browser(world.visitor(), gijs.list.publicGuid)
  assert.equal((await gijs.api('DELETE', `/api/MyList/${gijs.list.privateGuid}`)).status, 200)
  assert.equal(await visitor.closed, 1008)
  assert.match(visitor.heard[0]!, /zojuist verwijderd/)
})

test('a visitor’s page and app receive nothing more once the visitor turns out to be an owner', async () => {
  const { publicGuid } = await world.addGift(noor.list, { description: 'Geheim' })
  const listGuid = noor.list.publicGuid
  const elsewhere = await listening.browser(world.visitor(), listGuid)
  for (const hasRow of [false, true]) {
    const visitor = world.visitor()
    await visitor.csrfToken() // this sets the session cookie too
    if (hasRow) {
      await setAccess(world, 'bram', 'OPEN', 'Hoe heet de kat?', 'Minoes')
      assert.deepEqual(
        (await visitor.api('POST', '/api/Wishlist/VerifyAnswer', { username: 'bram', answer: 'minoes' })).body,
        { valid: true },
      )
      await setAccess(world, 'bram', 'PUBLIC')
    }
    const page = await listening.browser(visitor, listGuid)
    const app = (await listening.app(visitor, listGuid))!
    assert.equal(
      (await visitor.api('POST', '/api/Account/Login', { emailOrUsername: noor.email, password: noor.password })).body,
      true,
    )
    assert.equal(await page.closed, 1001, 'the code lets the browser reconnect, as the owner')
    await app.closed

    const crossOffGuid = await crossOff(bram, publicGuid)
    await bram.api('POST', '/api/Gift/UndoCrossOff', { publicGuid, privateCrossOffGuid: crossOffGuid })
    await settle(elsewhere)
    assert.deepEqual([page.heard, app.heard], [[], []])
  }
})
