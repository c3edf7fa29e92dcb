import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { announceList } from '../../src/access/index.ts'
import { openSocketServer, type TestSocket } from '#test/support/sockets.ts'
import { openFamily, proveAddress } from '#test/support/family.ts'
import { crossOff, editGift, editGiftPath, giftBody } from '#test/support/gifts.ts'
import { accept, invite, addOwners, remove } from '#test/support/owners.ts'
import { until } from '#test/support/until.ts'
import { withoutCsrfTokens, type Client } from '#test/support/world.ts'

// From the moment that a user becomes an owner, they learn nothing about cross-offs. A former owner is a visitor like
// any other.

after(() => ears.close())
const { world, noor, lotte, bram, sem } = await openFamily()
const ears = await openSocketServer(world)
const missed = '{"event":"missed"}'
const { publicGuid: marker } = await world.addGift(noor.list, { description: 'Boei' })
const listGuid = noor.list.publicGuid

/** Waits until everything announced so far has been pushed to an ear that receives changes of the gift `marker`. */
async function settle(ear: TestSocket): Promise<void> {
  const before = ear.heard.length
  await announceList(world.sql, listGuid, 'gift-changed', marker)
  await until(() => ear.heard.slice(before).some((message) => message.includes(marker)), 'the marker')
}

const undo = (who: Client, publicGuid: string, privateCrossOffGuid: string) =>
  who.api('POST', '/api/Gift/UndoCrossOff', { publicGuid, privateCrossOffGuid })

async function answerOf(who: Client, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<string> {
  const response = await who.request(method, path, {
    headers: {
      ...(method !== 'GET' && { 'X-CSRF-TOKEN': await who.csrfToken() }),
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const headers = [...response.headers].filter(([name]) => !['date', 'set-cookie'].includes(name)).sort()
  return withoutCsrfTokens(
    [`${method} ${path} ${response.status}`, headers.join('\n'), await response.text()].join('\n'),
  )
}

/** Collects everything that a user can learn about a gift, with the guids that its former giver knows. */
async function everythingAbout(who: Client, gift: string, own: { guid: string; contextId: string }): Promise<string[]> {
  const seen: string[] = []
  for (const path of [
    '/', '/noor', '/crossedoff', `/crossedoff/${gift}/${own.guid}`, `/gifts/${gift}/cross-off`, `/gifts/${gift}/cross-off/undo`, `/gifts/${gift}/edit`,
    `/api/Gift/GetByCrossOffGuid/${gift}/${own.guid}`, '/api/Gift/CrossedOff', '/api/Wishlist/Get/noor', `/api/MyList/Get/${noor.list.privateGuid}`, '/api/MyList/GetAllWithGiftCount',
    '/api/Category/Get/noor',
  ]) seen.push(await answerOf(who, 'GET', path)) // oxfmt-ignore
  for (const contextId of [own.contextId, randomUUID()])
    seen.push(await answerOf(who, 'POST', '/api/Gift/CrossOff', { publicGiftGuid: gift, contextId }))
  for (const guid of [own.guid, randomUUID()])
    seen.push(await answerOf(who, 'POST', '/api/Gift/UndoCrossOff', { publicGuid: gift, privateCrossOffGuid: guid }))
  seen.push(await answerOf(who, 'POST', `/gifts/${gift}/cross-off`))
  seen.push(await answerOf(who, 'POST', `/gifts/${gift}/cross-off/undo`))
  seen.push(await answerOf(who, 'DELETE', `/gifts/${gift}/cross-off`))
  seen.push(await answerOf(who, 'DELETE', `/crossedoff/${gift}/${own.guid}`))
  return seen.map((each) => each.replaceAll(/"lastUpdated?":"[^"]+"/g, ''))
}

test('the page and app that a visitor has open receive no cross-offs once the visitor is an owner', async () => {
  const { publicGuid } = await world.addGift(noor.list, { description: 'Theepot' })
  const page = await ears.browser(sem, `list:${listGuid}`)
  const app = await ears.app(sem)
  await app.invoke('JoinWishlist', listGuid)
  const stranger = await ears.browser(world.visitor(), `list:${listGuid}`)
  await crossOff(bram, publicGuid)
  await until(() => page.heard.length > 0 && app.heard.length > 0, 'what a visitor hears')
  for (const { heard } of [page, app, stranger]) heard.length = 0

  await addOwners(noor, sem)
  assert.equal(await page.closed, 1008)
  assert.equal(await app.closed, 0)
  assert.deepEqual(page.heard, [missed], 'the page is asked to fetch the list anew')
  const shown = await sem.get('/noor', { 'HX-Request': 'true', 'HX-Target': 'div#visited-list' })
  assert.deepEqual([shown.status, shown.headers.get('hx-refresh')], [204, 'true'])
  const again = await ears.browser(sem, `list:${listGuid}`)
  const appAgain = await ears.app(sem)
  await appAgain.invoke('JoinWishlist', listGuid)
  await crossOff(lotte, (await world.addGift(noor.list)).publicGuid)
  await settle(stranger)
  await settle(again)
  await until(() => appAgain.heard.some((message) => message.includes(marker)), 'the app to hear the marker')
  assert.ok([...page.heard, ...again.heard].every((message) => !message.includes('taken')))
  assert.equal(again.heard.filter((message) => !message.includes(marker)).length, 0)
  assert.ok(appAgain.heard.every((message) => message.includes(marker)))
  assert.deepEqual(app.heard, [])
  for (const ear of [stranger, again, appAgain]) await ear.close()
  await remove(noor, sem)
})

test('an owner who freed a gift before does not learn that somebody else crossed it off', async () => {
  const { publicGuid: gift } = await world.addGift(noor.list, { description: 'Lamp' })
  const contextId = randomUUID()
  const guid = await crossOff(sem, gift, contextId)
  await undo(sem, gift, guid)
  await addOwners(noor, sem)
  const about = () => everythingAbout(sem, gift, { guid, contextId })
  await about() // flash messages and the like are gone by the next time
  const free = await about()
  const taken = await crossOff(bram, gift)
  assert.deepEqual(await about(), free)
  await undo(bram, gift, taken)
  assert.deepEqual(await about(), free)
  assert.ok(free.length > 15)
  assert.equal(
    (
      await world.sql`select 1 from cross_offs where undone_at is null and gift_id = (select id from gifts where public_guid = ${gift})`
    ).length,
    0,
  )
  await remove(noor, sem)
})

test('owners can still see and undo their own earlier cross-offs, and nobody else’s', async () => {
  const { publicGuid: own } = await world.addGift(noor.list, { description: 'Sjaal' })
  const { publicGuid: others } = await world.addGift(noor.list, { description: 'Muts' })
  const guid = await crossOff(sem, own)
  const othersGuid = await crossOff(bram, others)
  await addOwners(noor, sem)
  const overview = await sem.get('/crossedoff')
  assert.match(overview.html, /Sjaal/)
  assert.doesNotMatch(overview.html, /Muts/)
  assert.match((await sem.get(`/crossedoff/${own}/${guid}`)).html, /Sjaal/)
  assert.doesNotMatch((await sem.get('/noor')).html, /taken|yours|afgestreept door/)
  assert.deepEqual((await undo(sem, others, othersGuid)).body, { problem: 'Other' })
  assert.equal((await undo(sem, own, guid)).status, 200)
  assert.doesNotMatch((await sem.get('/crossedoff')).html, /Sjaal/)
  await remove(noor, sem)
})

test('an owner gets no news of their own changes to a gift they give, and other givers do', async () => {
  const gift = await world.addGift(noor.list, { description: 'Puzzel' })
  const other = await world.addGift(noor.list, { description: 'Boek' })
  await crossOff(sem, gift.publicGuid)
  await crossOff(bram, other.publicGuid)
  await addOwners(noor, sem)
  await world.mails()
  await world.sql`delete from mails`
  for (const { publicGuid } of [gift, other])
    assert.equal(
      (await sem.api('POST', '/api/MyGift/EditWithoutProduct', { publicGuid, categoryPrivateGuid: noor.list.categoryPrivateGuid, description: 'Anders', enableCrossOff: true })).status,
      200,
    ) // oxfmt-ignore
  assert.deepEqual((await world.mails()).map(({ to }) => to), [bram.email]) // oxfmt-ignore
  assert.doesNotMatch((await sem.get('/crossedoff')).html, /Puzzel/)
  await editGift(noor, gift.publicGuid, 'Nog anders')
  const told = (await world.mails()).filter(({ to }) => to === sem.email)
  assert.equal(told.length, 1, 'another owner’s change makes a mail')
  assert.match((await sem.get('/crossedoff')).html, /Anders/)
  await remove(noor, sem)
})

test('mails and links about an owner’s earlier cross-offs do not lead to the list as visitors see it', async () => {
  const { publicGuid } = await world.addGift(noor.list, { description: 'Vaas' })
  const other = await world.addGift(noor.list, { description: 'Mok' })
  await crossOff(sem, other.publicGuid)
  await addOwners(noor, sem)
  await world.mails()
  await world.sql`delete from mails`
  const [{ guid } = { guid: '' }] = await world.sql<{ guid: string }[]>`
    insert into cross_offs (gift_id, user_id) select g.id, u.id from gifts g, users u where g.public_guid = ${publicGuid} and u.email = ${sem.email}
    returning private_guid as guid`
  await editGift(noor, publicGuid, 'Vaas, groot')
  await noor.api('DELETE', `/api/MyGift/${other.publicGuid}`)
  const mails = (await world.mails()).filter(({ to }) => to === sem.email)
  assert.ok(mails.length > 0)
  const bare = new RegExp(`${world.services.config.baseUrl}/noor(?![/\\w])`)
  for (const { text, html } of mails) assert.doesNotMatch(text + html, bare)
  const anywhere = world.visitor()
  const page = await anywhere.get(`/crossedoff/${publicGuid}/${guid}`)
  assert.equal(page.$('main a[href="/noor"]').length, 0)
  assert.equal(page.$('h1 a').attr('href'), '/account/login?returnUrl=%2Fnoor')
  const undone = await anywhere.post(`/crossedoff/${publicGuid}/${guid}/undo`)
  assert.equal(undone.headers.get('location'), '/account/login?returnUrl=%2Fnoor')
  assert.equal((await sem.get('/account/login?returnUrl=%2Fnoor')).headers.get('location'), '/noor')
  assert.equal((await anywhere.get(`/crossedoff/${publicGuid}/${guid}`)).$('main a[href="/noor"]').length, 0)
  await remove(noor, sem)
})

test('the device on which a user became an owner counts as an owner’s from then on', async () => {
  const device = world.visitor()
  await device.post('/account/login', { emailOrUsername: sem.email, password: sem.password })
  await accept(device, await invite(noor))
  device.cookies.delete('session')
  assert.match((await device.get('/noor')).$('h1').text(), /Is dit jouw lijst/)
  await remove(noor, sem)
})

test('a removed owner’s page leaves the list, its sockets close, and its forms are refused with a message', async () => {
  const gift = await world.addGift(noor.list, { description: 'Schilderij' })
  await addOwners(noor, sem)
  const page = await ears.browser(sem, `list:${listGuid}&watch=owners:${listGuid}`)
  const app = await ears.app(sem)
  for (const method of ['JoinWishlistOwnerGroup', 'WishlistOwnerIsOnline'])
    assert.equal(await app.invoke(method, noor.list.privateGuid), true)
  const closed = [page.closed, app.closed]
  assert.equal((await remove(noor, sem)).status, 200)
  assert.equal(await closed[0], 1008)
  await closed[1]
  assert.ok(page.heard.includes(missed))
  const gone = await sem.get('/noor', { 'HX-Request': 'true', 'HX-Target': 'div#own-list' })
  assert.equal(gone.headers.get('hx-redirect'), '/')
  assert.match((await sem.get('/')).html, /Je houdt deze lijst niet meer bij/)
  const region = await sem.get('/noor/owners', { 'HX-Request': 'true', 'HX-Target': 'div#owners' })
  assert.equal(region.headers.get('hx-redirect'), '/')
  for (const path of ['/noor/title', '/noor/owners/invites', '/noor/categories', '/noor/settings', '/noor/owners/leave', `/gifts/${gift.publicGuid}/edit`, `/gifts/${gift.publicGuid}/delete`]) {
    const answer = await sem.htmx('POST', path, { title: 'x', name: 'x', description: 'x' })
    assert.ok([403, 404].includes(answer.status), `${path} ${answer.status}`)
    assert.ok(answer.$('.flash').text().trim().length > 10, `${path}: ${answer.html}`)
  } // oxfmt-ignore
  await assert.rejects(ears.browser(sem, `owners:${listGuid}`), /403/)
  const stranger = await ears.app(sem)
  for (const method of ['JoinWishlistOwnerGroup', 'WishlistOwnerIsOnline', 'RequestWishlistOwnersOnlineStatus'])
    await assert.rejects(stranger.invoke(method, noor.list.privateGuid), /unauthorized/)
  await stranger.close()
})

test('a former owner is a visitor like any other on their own device too, even after a second removal', async () => {
  const { publicGuid } = await world.addGift(noor.list, { description: 'Kandelaar' })
  await crossOff(bram, publicGuid)
  for (const time of [1, 2]) {
    await addOwners(noor, sem)
    assert.doesNotMatch((await sem.get('/noor')).html, /\btaken\b/)
    await remove(noor, sem)
    const page = await sem.get('/noor')
    assert.ok(page.$(`#gift-${publicGuid}`).is('.taken'), `after removal ${time}`)
    assert.equal((await sem.api('GET', '/api/Wishlist/GetAccessState/noor')).body.accessState, 'Access')
    const ear = await ears.browser(sem, `list:${listGuid}`)
    await ear.close()
  }
  const own = (await world.addGift(noor.list)).publicGuid
  await crossOff(sem, own)
})

test('the owner who removed another owner receives no cross-offs either, in any event about owners', async () => {
  const owner = await ears.app(noor)
  assert.equal(await owner.invoke('JoinWishlistOwnerGroup', noor.list.privateGuid), true)
  const page = await ears.browser(noor, `list:${listGuid}&watch=owners:${listGuid}`)
  await crossOff(bram, (await world.addGift(noor.list)).publicGuid)
  await settle(page)
  assert.ok([...page.heard, ...owner.heard].every((message) => message.includes(marker)))
  await owner.close()
  await page.close()
})

test('an owner’s proven address gets no mail about gifts, and its guests cannot cross off on her list', async () => {
  const address = 'gezin@familie.example'
  const dad = world.visitor()
  assert.equal((await dad.api('POST', '/api/Afstreper/Create', { email: address })).status, 201)
  const { publicGuid } = await world.addGift(sem.list, { description: 'Ring' })
  const { publicGuid: ball } = await world.addGift(sem.list, { description: 'Bal' })
  assert.ok(await crossOff(dad, ball), 'a guest can cross off on a list that nobody with their address owns')
  const made = async (path: string, body: object) => {
    const answer = await sem.api('POST', path, body)
    assert.equal(answer.status, 201)
    return answer.body.privateGuid as string
  }
  const second = await made('/api/MyList/Create', {
    username: 'sem-2',
    firstName: 'Sem',
    lastName: 'Bos',
    accessType: 'PUBLIC',
  })
  const [moved, deleted] = [
    await made('/api/Category/Create', { name: 'Buiten', wishlistPrivateGuid: sem.list.privateGuid }),
    await made('/api/Category/Create', { name: 'Binnen', wishlistPrivateGuid: sem.list.privateGuid }),
  ]
  const givenIn = async (categoryPrivateGuid?: string) => {
    const answer = await sem.api(
      'POST',
      editGiftPath,
      giftBody(sem, { description: 'Hoepel', ...(categoryPrivateGuid && { categoryPrivateGuid }) }),
    )
    const { publicGuid } = answer.body.gift
    await crossOff(dad, publicGuid)
    return publicGuid as string
  }
  const [hers, his, carried] = [await givenIn(), await givenIn(), await givenIn()]
  for (const category of [moved, deleted, undefined]) await givenIn(category)
  const guid = await invite(sem, 'Mama')
  const mum = world.visitor()
  const joined = await mum.api('POST', '/api/Account/CreateForExtraOwnerInvite', {
    email: address,
    inviteGuid: guid,
    firstName: 'Vera',
    lastName: 'Bos',
    password: 'een goed wachtwoord',
    receiveMailing: false,
  })
  assert.equal(joined.status, 201)
  const { publicGuid: unproven } = await world.addGift(sem.list, { description: 'Ring met een steen' })
  assert.ok(await crossOff(dad, unproven), 'a guest can cross off while an owner has only typed their address')
  await proveAddress(world, { email: address })
  const refusal = await dad.api('POST', '/api/Gift/CrossOff', { publicGiftGuid: publicGuid })
  assert.deepEqual([refusal.status, refusal.body.problem], [422, 'OwnWishlist'])
  assert.equal((await dad.post(`/gifts/${publicGuid}/cross-off`)).status, 422)
  await editGift(sem, ball, 'Bal, rood')
  for (const [who, method, path, body] of [
    [mum, 'DELETE', `/api/MyGift/${hers}`],
    [sem, 'DELETE', `/api/MyGift/${his}`],
    [sem, 'POST', '/api/MyGift/MoveToWishlist', { giftPublicGuid: carried, wishlistPrivateGuid: second }],
    [sem, 'POST', '/api/Category/MoveToWishlist', { categoryPrivateGuid: moved, wishlistPrivateGuid: second }],
    [sem, 'POST', '/api/Category/Delete', { privateGuid: deleted }],
    [sem, 'DELETE', `/api/MyList/${sem.list.privateGuid}`],
  ] as const)
    assert.equal((await who.api(method, path, body)).status, 200, path)
  const told = (await world.mails())
    .filter(({ to, kind, text }) => to === address && (kind === 'gift-news' || text.includes('Ring')))
    .map(({ subject }) => subject)
  assert.deepEqual(told, [], 'mails about earlier cross-offs by a guest with her address')
})
