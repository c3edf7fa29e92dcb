import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { openSocketServer } from '#test/support/sockets.ts'
import { openFamily, proveAddress } from '#test/support/family.ts'
import { crossOff } from '#test/support/gifts.ts'
import { addOwners, remove as removeOwner } from '#test/support/owners.ts'
import type { Client } from '#test/support/world.ts'

// A device on which an owner was logged in asks who is reading, before it shows which gifts of the owner's list are
// taken.

const { world, noor, lotte, bram, sem } = await openFamily()
const ears = await openSocketServer(world)
after(() => ears.close())

const teapot = await world.addGift(noor.list, { description: 'Theepot' })
await world.addGift(noor.list, { description: 'Lamp' })
await crossOff(lotte, teapot.publicGuid)

/** Returns a device on which Noor was logged in and has logged out. */
async function loggedOut(): Promise<Client> {
  const device = world.visitor()
  await device.post('/account/login', { emailOrUsername: 'noor', password: noor.password })
  await device.post('/account/logout')
  assert.equal((await device.api('GET', '/api/Account/UserData')).status, 204)
  return device
}
const isTakenByApi = async (who: Client) => {
  const { status, body } = await who.api('GET', '/api/Wishlist/Get/noor')
  assert.equal(status, 200)
  return (body.categories as { gifts: { isCrossedOff: boolean }[] }[]).flatMap(({ gifts }) =>
    gifts.map(({ isCrossedOff }) => isCrossedOff),
  )
}

test('an owner’s logged-out device asks who is reading before a page, fragment or dialog shows cross-offs', async () => {
  const device = await loggedOut()
  const page = await device.get('/noor')
  assert.equal(page.status, 200)
  assert.match(page.$('h1').text(), /Is dit jouw lijst/)
  assert.equal(page.$('main a.button').attr('href'), '/account/login?returnUrl=%2Fnoor')
  assert.ok(!page.html.includes('Theepot'))
  const fragment = await device.get('/noor', { 'HX-Request': 'true', 'HX-Target': 'div#visited-list' })
  assert.ok(!fragment.html.includes('Theepot'))
  const taken = await device.get(`/gifts/${teapot.publicGuid}/cross-off`)
  const free = await device.get(`/gifts/${(await world.addGift(noor.list)).publicGuid}/cross-off`)
  assert.equal(taken.$('main').text(), free.$('main').text())
})

test('the API treats an owner’s logged-out device as the owner, and no socket sends it cross-offs', async () => {
  const device = await loggedOut()
  assert.ok((await isTakenByApi(device)).every((isTaken) => !isTaken))
  assert.equal((await device.api('GET', '/api/Wishlist/GetAccessState/noor')).body.accessState, 'OwnedByCurrentUser')
  await device.api('POST', '/api/Afstreper/Create', { email: 'stiekem@example.org' })
  for (const { publicGuid } of [teapot, await world.addGift(noor.list)])
    assert.deepEqual(
      (await device.api('POST', '/api/Gift/CrossOff', { publicGiftGuid: publicGuid })).body,
      { problem: 'OwnWishlist' },
      'a guest on the device',
    )
  await assert.rejects(ears.browser(device, `list:${noor.list.publicGuid}`), /403/)
  const app = await ears.app(device)
  await assert.rejects(app.invoke('JoinWishlist', noor.list.publicGuid))
})

test('a reader who denies owning the list sees it as a visitor, until the session ends', async () => {
  const device = await loggedOut()
  const answered = await device.post('/noor/somebody-else')
  assert.deepEqual([answered.status, answered.headers.get('location')], [303, '/noor'])
  assert.match((await device.get('/noor')).html, /Theepot/)
  assert.ok((await isTakenByApi(device)).some((isTaken) => isTaken))
  await (await ears.browser(device, `list:${noor.list.publicGuid}`)).close()
  await device.post('/account/login', { emailOrUsername: 'noor', password: noor.password })
  await device.post('/account/logout')
  assert.match((await device.get('/noor')).$('h1').text(), /Is dit jouw lijst/, 'the next session on the device')
})

test('readers of other lists, on other devices or with a proven account are not asked who is reading', async () => {
  const device = await loggedOut()
  assert.doesNotMatch((await device.get('/bram')).html, /Is dit jouw lijst/)
  assert.match((await world.visitor().get('/noor')).html, /Theepot/)
  await device.post('/account/login', { emailOrUsername: 'bram', password: bram.password })
  assert.match((await device.get('/noor')).html, /Is dit jouw lijst/, 'an account with an unproven e-mail address')
  await proveAddress(world, bram)
  assert.match((await device.get('/noor')).html, /Theepot/)
  await device.post('/account/logout')
  for (const name of ['noor', 'bram']) assert.match((await device.get(`/${name}`)).html, /Is dit jouw lijst/)
})

test('a former co-owner is not asked on an owner’s device, but other visitors there are', async () => {
  await addOwners(noor, sem)
  await removeOwner(noor, sem)
  const device = await loggedOut()
  assert.match((await device.get('/noor')).html, /Is dit jouw lijst/)
  assert.ok((await isTakenByApi(device)).every((isTaken) => !isTaken))
  await device.post('/account/login', { emailOrUsername: 'sem', password: sem.password })
  assert.match((await device.get('/noor')).html, /Theepot/)

  const bramsDevice = world.visitor()
  await bramsDevice.post('/account/login', { emailOrUsername: 'bram', password: bram.password })
  await bramsDevice.post('/account/logout')
  await bramsDevice.post('/account/login', { emailOrUsername: 'sem', password: sem.password })
  assert.match((await bramsDevice.get('/bram')).html, /Is dit jouw lijst/, 'a list that the current user never owned')
})

test('a device asks who is reading a list that its owner created there', async () => {
  const device = world.visitor()
  await device.post('/account/login', { emailOrUsername: 'lotte', password: lotte.password })
  await device.api('POST', '/api/MyList/Create', {
    username: 'lotte-trouwt',
    firstName: 'Lotte',
    lastName: 'de Vries',
    accessType: 'PUBLIC',
  })
  await device.post('/account/logout')
  assert.match((await device.get('/lotte-trouwt')).html, /Is dit jouw lijst/)
})

test('a device asks who is reading a list that its owner created or joined on another device', async () => {
  const device = await loggedOut()
  await noor.api('POST', '/api/MyList/Create', {
    username: 'noor-verjaart',
    firstName: 'Noor',
    lastName: 'de Vries',
    accessType: 'PUBLIC',
  })
  assert.match((await device.get('/noor-verjaart')).$('h1').text(), /Is dit jouw lijst/)
  const { body } = await lotte.api('POST', '/api/WishlistOwner/InviteExtraOwner', {
    name: 'Noor',
    privateWishlistGuid: lotte.list.privateGuid,
  })
  assert.doesNotMatch((await device.get('/lotte')).html, /Is dit jouw lijst/)
  await noor.api('POST', '/api/Wishlist/AcceptExtraOwnerInvite', { invitationGuid: body.guid })
  assert.match((await device.get('/lotte')).$('h1').text(), /Is dit jouw lijst/)
})

test('a device asks who is reading after an owner’s session has ended without a logout', async () => {
  const device = world.visitor()
  await device.post('/account/login', { emailOrUsername: 'noor', password: noor.password })
  const { session } = await world.scopeOf(device)
  await world.sql`delete from sessions where id = ${session.id}`
  assert.match((await device.get('/noor')).$('h1').text(), /Is dit jouw lijst/)
})

test('the link in a giver’s mail asks who is reading, and works for a reader who denies owning the list', async () => {
  const gift = await world.addGift(noor.list, { description: 'Vaas' })
  const guid = await crossOff(lotte, gift.publicGuid)
  const address = `/crossedoff/${gift.publicGuid}/${guid}`
  const device = await loggedOut()
  const asked = await device.get(address)
  assert.match(asked.$('h1').text(), /Is dit jouw lijst/)
  assert.ok(!asked.html.includes('Vaas'))
  const unknown = await device.get(`/crossedoff/${gift.publicGuid}/${randomUUID()}`)
  assert.equal(unknown.$('h1').text(), asked.$('h1').text(), 'a link with an unknown guid looks different')
  const byApi = await device.api('GET', `/api/Gift/GetByCrossOffGuid/${gift.publicGuid}/${guid}`)
  assert.deepEqual(byApi.body, { problem: 'InvalidGuid', username: 'noor' })
  const undo = { publicGuid: gift.publicGuid, privateCrossOffGuid: guid }
  assert.deepEqual((await device.api('POST', '/api/Gift/UndoCrossOff', undo)).body, { problem: 'Other' })
  assert.equal((await device.post(`${address}/undo`)).headers.get('location'), address)
  assert.match((await lotte.get('/crossedoff')).html, /Vaas/, 'the cross-off was undone')
  const answered = await device.post(`${address}/somebody-else`)
  assert.deepEqual([answered.status, answered.headers.get('location')], [303, address])
  assert.match((await device.get(address)).html, /Vaas/)
  assert.equal((await device.api('POST', '/api/Gift/UndoCrossOff', undo)).status, 200)
})

test('a device with more users than its cookie holds asks who is reading, on every list', async () => {
  const device = await loggedOut()
  for (let guest = 0; guest < 200; guest++)
    await device.api('POST', '/api/Afstreper/Create', { email: `gast-${guest}@example.org` })
  for (const name of ['noor', 'bram']) assert.match((await device.get(`/${name}`)).html, /Is dit jouw lijst/)
  assert.ok(device.cookies.get('device-users')!.length < 4000)
})

test('the cookie with the device’s users is sealed and lasts for 400 days, and a forged one is ignored', async () => {
  const device = world.visitor()
  const response = await device.request('POST', '/account/login', {
    body: new URLSearchParams({
      csrfToken: await device.csrfToken(),
      emailOrUsername: 'noor',
      password: noor.password,
    }),
  })
  const cookie = response.headers.getSetCookie().find((each) => each.startsWith('device-users='))!
  assert.match(cookie, /; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/)
  const value = /=([^;]*)/.exec(cookie)![1]!
  assert.ok(!Buffer.from(value, 'base64url').toString('latin1').includes(` ${noor.list.id}`))
  const forger = world.visitor()
  forger.cookies.set('device-users', `${value.startsWith('A') ? 'B' : 'A'}${value.slice(1)}`)
  assert.match((await forger.get('/noor')).html, /Theepot/)
})
