import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { openEars } from '#test/support/ears.ts'
import { openFamily, prove } from '#test/support/family.ts'
import { crossOff } from '#test/support/gifts.ts'
import { keepTogether, remove as removeOwner } from '#test/support/owners.ts'
import type { Client } from '#test/support/world.ts'

// An owner who is logged out on her own device is not shown, unasked, who took what.

const { world, noor, lotte, bram, sem } = await openFamily()
const ears = await openEars(world)
after(() => ears.close())

const teapot = await world.addGift(noor.list, { description: 'Theepot' })
await world.addGift(noor.list, { description: 'Lamp' })
await crossOff(lotte, teapot.publicGuid)

/** A device on which Noor was logged in, and is not any more. */
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

test('a logged-out device of the owner asks whose list it is, in page, fragment and dialog, and shows nothing before', async () => {
  const device = await loggedOut()
  const page = await device.get('/noor')
  assert.equal(page.status, 200)
  assert.match(page.$('h1').text(), /Houd jij deze lijst bij/)
  assert.equal(page.$('main a.button').attr('href'), '/account/login?returnUrl=%2Fnoor')
  assert.ok(!page.html.includes('Theepot'))
  const fragment = await device.get('/noor', { 'HX-Request': 'true', 'HX-Target': 'div#visited-list' })
  assert.ok(!fragment.html.includes('Theepot'))
  const taken = await device.get(`/gifts/${teapot.publicGuid}/cross-off`)
  const free = await device.get(`/gifts/${(await world.addGift(noor.list)).publicGuid}/cross-off`)
  assert.equal(taken.$('main').text(), free.$('main').text())
})

test('its API answers as to an owner until then, and no socket tells it of cross-offs', async () => {
  const device = await loggedOut()
  assert.ok((await isTakenByApi(device)).every((isTaken) => !isTaken))
  assert.equal((await device.api('GET', '/api/Wishlist/GetAccessState/noor')).body.accessState, 'OwnedByCurrentUser')
  await device.api('POST', '/api/Afstreper/Create', { email: 'stiekem@example.org' })
  for (const { publicGuid } of [teapot, await world.addGift(noor.list)])
    assert.deepEqual(
      (await device.api('POST', '/api/Gift/CrossOff', { publicGiftGuid: publicGuid })).body,
      { problem: 'OwnWishlist' },
      'also as a guest',
    )
  await assert.rejects(ears.browser(device, `list:${noor.list.publicGuid}`), /403/)
  const app = await ears.app(device)
  await assert.rejects(app.invoke('JoinWishlist', noor.list.publicGuid))
})

test('who says to be somebody else sees the list as a visitor, for this session', async () => {
  const device = await loggedOut()
  const answered = await device.post('/noor/somebody-else')
  assert.deepEqual([answered.status, answered.headers.get('location')], [303, '/noor'])
  assert.match((await device.get('/noor')).html, /Theepot/)
  assert.ok((await isTakenByApi(device)).some((isTaken) => isTaken))
  await (await ears.browser(device, `list:${noor.list.publicGuid}`)).close()
  await device.post('/account/login', { emailOrUsername: 'noor', password: noor.password })
  await device.post('/account/logout')
  assert.match((await device.get('/noor')).$('h1').text(), /Houd jij deze lijst bij/, 'asked again')
})

test('other lists, other devices and other accounts whose address is proven are not asked', async () => {
  const device = await loggedOut()
  assert.doesNotMatch((await device.get('/bram')).html, /Houd jij deze lijst bij/)
  assert.match((await world.visitor().get('/noor')).html, /Theepot/)
  await device.post('/account/login', { emailOrUsername: 'bram', password: bram.password })
  assert.match((await device.get('/noor')).html, /Houd jij deze lijst bij/, 'anybody makes an account in a minute')
  await prove(world, bram)
  assert.match((await device.get('/noor')).html, /Theepot/)
  await device.post('/account/logout')
  for (const name of ['noor', 'bram']) assert.match((await device.get(`/${name}`)).html, /Houd jij deze lijst bij/)
})

test('a co-owner who left is not asked on an owner’s device; whoever else reads there still is', async () => {
  await keepTogether(noor, sem)
  await removeOwner(noor, sem)
  const device = await loggedOut()
  assert.match((await device.get('/noor')).html, /Houd jij deze lijst bij/)
  assert.ok((await isTakenByApi(device)).every((isTaken) => !isTaken))
  await device.post('/account/login', { emailOrUsername: 'sem', password: sem.password })
  assert.match((await device.get('/noor')).html, /Theepot/)

  const bramsDevice = world.visitor()
  await bramsDevice.post('/account/login', { emailOrUsername: 'bram', password: bram.password })
  await bramsDevice.post('/account/logout')
  await bramsDevice.post('/account/login', { emailOrUsername: 'sem', password: sem.password })
  assert.match((await bramsDevice.get('/bram')).html, /Houd jij deze lijst bij/, 'a list that he never kept')
})

test('a list that was made while logged in is remembered too', async () => {
  const device = world.visitor()
  await device.post('/account/login', { emailOrUsername: 'lotte', password: lotte.password })
  await device.api('POST', '/api/MyList/Create', {
    username: 'lotte-trouwt',
    firstName: 'Lotte',
    lastName: 'de Vries',
    accessType: 'PUBLIC',
  })
  await device.post('/account/logout')
  assert.match((await device.get('/lotte-trouwt')).html, /Houd jij deze lijst bij/)
})

test('lists that an owner makes or joins elsewhere, while this device asks nothing of us, are hers here too', async () => {
  const device = await loggedOut()
  await noor.api('POST', '/api/MyList/Create', {
    username: 'noor-verjaart',
    firstName: 'Noor',
    lastName: 'de Vries',
    accessType: 'PUBLIC',
  })
  assert.match((await device.get('/noor-verjaart')).$('h1').text(), /Houd jij deze lijst bij/)
  const { body } = await lotte.api('POST', '/api/WishlistOwner/InviteExtraOwner', {
    name: 'Noor',
    privateWishlistGuid: lotte.list.privateGuid,
  })
  assert.doesNotMatch((await device.get('/lotte')).html, /Houd jij deze lijst bij/)
  await noor.api('POST', '/api/Wishlist/AcceptExtraOwnerInvite', { invitationGuid: body.guid })
  assert.match((await device.get('/lotte')).$('h1').text(), /Houd jij deze lijst bij/)
})

test('a session that ended elsewhere, or by itself, leaves the device hers', async () => {
  const device = world.visitor()
  await device.post('/account/login', { emailOrUsername: 'noor', password: noor.password })
  const { session } = await world.scopeOf(device)
  await world.sql`delete from sessions where id = ${session.id}`
  assert.match((await device.get('/noor')).$('h1').text(), /Houd jij deze lijst bij/)
})

test('the link of a mail to a giver asks first as well, and works for who is somebody else', async () => {
  const gift = await world.addGift(noor.list, { description: 'Vaas' })
  const guid = await crossOff(lotte, gift.publicGuid)
  const address = `/crossedoff/${gift.publicGuid}/${guid}`
  const device = await loggedOut()
  const asked = await device.get(address)
  assert.match(asked.$('h1').text(), /Houd jij deze lijst bij/)
  assert.ok(!asked.html.includes('Vaas'))
  const unknown = await device.get(`/crossedoff/${gift.publicGuid}/${randomUUID()}`)
  assert.equal(unknown.$('h1').text(), asked.$('h1').text(), 'a link that nobody was sent looks the same')
  const byApi = await device.api('GET', `/api/Gift/GetByCrossOffGuid/${gift.publicGuid}/${guid}`)
  assert.deepEqual(byApi.body, { problem: 'InvalidGuid', username: 'noor' })
  const undo = { publicGuid: gift.publicGuid, privateCrossOffGuid: guid }
  assert.deepEqual((await device.api('POST', '/api/Gift/UndoCrossOff', undo)).body, { problem: 'Other' })
  assert.equal((await device.post(`${address}/undo`)).headers.get('location'), address)
  assert.match((await lotte.get('/crossedoff')).html, /Vaas/, 'nothing was undone')
  const answered = await device.post(`${address}/somebody-else`)
  assert.deepEqual([answered.status, answered.headers.get('location')], [303, address])
  assert.match((await device.get(address)).html, /Vaas/)
  assert.equal((await device.api('POST', '/api/Gift/UndoCrossOff', undo)).status, 200)
})

test('a device that more people used than it can remember asks at every list', async () => {
  const device = await loggedOut()
  for (let guest = 0; guest < 200; guest++)
    await device.api('POST', '/api/Afstreper/Create', { email: `gast-${guest}@example.org` })
  for (const name of ['noor', 'bram']) assert.match((await device.get(`/${name}`)).html, /Houd jij deze lijst bij/)
  assert.ok(device.cookies.get('device-users')!.length < 4000)
})

test('the cookie says nothing to who reads it, is kept for a year, and a forged one is ignored', async () => {
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
