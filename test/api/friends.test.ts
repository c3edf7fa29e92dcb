import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, test } from 'node:test'
import { openFamily } from '#test/support/family.ts'
import { addList, lastUpdate, setAccess } from '#test/support/lists.ts'
import { whileLocked } from '#test/support/locks.ts'
import type { Client, Person } from '#test/support/world.ts'
import { createProofFor } from '#test/support/proofs.ts'
import { contractOf } from './contract.ts'
import { friend, guid, refused } from './shapes.ts'

const { world, noor, lotte, bram, sem } = await openFamily()
const { expect, expectErrors, afstreper } = await contractOf(world)
const visitor = world.visitor()

const add = async (who: Client, { list }: Pick<Person, 'list'>): Promise<string> =>
  (await expect(who, 'POST', '/api/Friend/Add', { publicGuid: list.publicGuid }, 200, { friendPrivateGuid: guid }))
    .friendPrivateGuid
const refuse = (who: Client, publicGuid: string, problem: string) =>
  expect(who, 'POST', '/api/Friend/Add', { publicGuid }, 422, refused(problem))
const friendsOf = async (who: Client) =>
  (await expect(who, 'GET', '/api/Friend/Overview', undefined, 200, { friends: [friend] })).friends

test('the owner of a list becomes a friend once, with the details that their list shows', async () => {
  await world.sql`
    update lists set city = 'Utrecht', birthday = '1990-03-01', last_update = '2026-11-16T10:00:00Z' where id = ${noor.list.id}`
  const friendPrivateGuid = await add(lotte, noor)
  assert.equal(await add(lotte, noor), friendPrivateGuid)
  const [shown, ...others] = await friendsOf(lotte)
  assert.deepEqual(others, [])
  const { imageUrl, ...rest } = shown
  assert.deepEqual(rest, {
    birthday: { day: 1, month: 3 },
    city: 'Utrecht',
    fullName: 'Noor de Vries',
    lastListUpdate: '2026-11-16T10:00:00.000Z',
    privateGuid: friendPrivateGuid,
    username: 'noor',
    wishlistPublicGuid: noor.list.publicGuid,
  })
  assert.equal(imageUrl, (await visitor.api('GET', '/api/WishlistImage/GetWishlistImageUrl/noor')).body.imageUrl)
  const seen = (await lotte.api('GET', '/api/Wishlist/Get/noor')).body
  assert.deepEqual([seen.isFriend, seen.friendPrivateGuid], [true, friendPrivateGuid])
  assert.deepEqual(await friendsOf(bram), [], 'the friends of another user')
})

test("a visitor who is logged out can't add, see or delete friends", async () => {
  const privateGuid = await add(sem, noor)
  for (const [method, path] of [
    ['POST', '/api/Friend/Add'],
    ['GET', '/api/Friend/Overview'],
    ['DELETE', `/api/Friend/${privateGuid}`],
  ] as const)
    await expect(visitor, method, path, method === 'POST' ? { publicGuid: noor.list.publicGuid } : undefined, 401)
  assert.equal((await friendsOf(sem)).length, 1)
  await expectErrors(sem, '/api/Friend/Add', { publicGuid: 'noor' }, ['publicGuid'])
})

test('a guest has friends, and keeps them after creating an account or proving the e-mail address', async () => {
  const guest = await afstreper('gast@example.org')
  const privateGuid = await add(guest, noor)
  const made = {
    email: 'gast@example.org',
    username: 'gast',
    firstName: 'Gast',
    lastName: 'Vrij',
    password: 'een goed wachtwoord',
  }
  assert.equal((await guest.api('POST', '/api/Account/Create', made)).status, 201)
  assert.deepEqual(
    (await friendsOf(guest)).map((each: { privateGuid: string }) => each.privateGuid),
    [privateGuid],
  )

  const [phone, laptop] = [await afstreper('twee@example.org'), await afstreper('twee@example.org')]
  await add(phone, noor)
  await add(phone, bram)
  await add(laptop, noor)
  const { publicGuid } = await world.addGift(noor.list)
  await laptop.api('POST', '/api/Gift/CrossOff', { publicGiftGuid: publicGuid })
  const mail = (await world.mails()).find(({ to }) => to === 'twee@example.org')!
  const proof = new URL(/https?:\S+\/account\/confirm\?\S+/.exec(mail.text)![0]).searchParams.get('proof')!
  await laptop.post('/account/confirm', { proof })
  await laptop.post('/account/confirm', { proof: await createProofFor(world.sql, phone) })
  assert.deepEqual(
    (await friendsOf(laptop)).map(({ username }: { username: string }) => username),
    ['bram', 'noor'],
  )
})

describe('adding a friend requires a list that the current user may open now', () => {
  test('the guid of any other list reveals nothing about its owner', async () => {
    await refuse(lotte, randomUUID(), 'WishlistNotFound')
    for (const type of ['CLOSED', 'UNKNOWN']) {
      await setAccess(world, 'bram', type)
      await refuse(lotte, bram.list.publicGuid, 'WishlistNotFound')
    }
    await setAccess(world, 'bram', 'OPEN', 'Welke kleur?', 'Blauw')
    await refuse(lotte, bram.list.publicGuid, 'WishlistNotFound')
    assert.equal(
      (await lotte.api('POST', '/api/Wishlist/VerifyAnswer', { username: 'bram', answer: 'blauw' })).body.valid,
      true,
    )
    await add(lotte, bram)
    await refuse(sem, bram.list.publicGuid, 'WishlistNotFound')
    await setAccess(world, 'bram', 'PUBLIC')
  })

  test("users can't add a list that they own, alone or with others, or that they may own on this device", async () => {
    await refuse(noor, noor.list.publicGuid, 'OwnWishlist')
    const shared = await addList(world, noor, 'samen')
    const privateGuid = await add(lotte, { list: shared })
    const names = async () => (await friendsOf(lotte)).map(({ username }: { username: string }) => username)
    assert.ok((await names()).includes('samen'))
    await world.sql`insert into list_owners (list_id, user_id) select ${shared.id}, id from users where email = ${lotte.email}`
    await refuse(lotte, shared.publicGuid, 'OwnWishlist')
    assert.ok(!(await names()).includes('samen'), 'the friends of a new owner of the list')
    const seen = (await lotte.api('GET', '/api/Wishlist/Get/samen')).body
    assert.deepEqual([seen.isFriend, seen.friendPrivateGuid], [false, null])
    await expect(lotte, 'DELETE', `/api/Friend/${privateGuid}`, undefined, 200, {})

    const device = world.visitor()
    await device.post('/account/login', { emailOrUsername: 'noor', password: noor.password })
    await device.post('/account/logout')
    assert.equal((await device.api('POST', '/api/Afstreper/Create', { email: 'wie@example.org' })).status, 201)
    await refuse(device, noor.list.publicGuid, 'OwnWishlist')
  })
})

test('a friend whose list was closed since then keeps name and picture, and shows nothing else', async () => {
  const daan = await world.person('Daan Smit')
  await world.sql`update lists set city = 'Breda', birthday = '1980-08-30' where id = ${daan.list.id}`
  const privateGuid = await add(sem, daan)
  const shown = async () =>
    (await friendsOf(sem)).find((each: { privateGuid: string }) => each.privateGuid === privateGuid)
  const open = await shown()
  assert.deepEqual([open.city, open.birthday], ['Breda', { day: 30, month: 8 }])
  for (const type of ['CLOSED', 'UNKNOWN']) {
    await setAccess(world, 'daan', type)
    assert.deepEqual(await shown(), { ...open, city: null, birthday: null, lastListUpdate: null })
  }
  await setAccess(world, 'daan', 'OPEN', 'Welke kleur?', 'Blauw')
  assert.deepEqual(await shown(), open, 'a list that asks a question')
})

test("a cross-off doesn't change the time of the list's last update, which friends see", async () => {
  const before = await lastUpdate(world, noor.list)
  const { publicGuid } = await world.addGift(noor.list)
  await sem.api('POST', '/api/Gift/CrossOff', { publicGiftGuid: publicGuid })
  assert.equal(await lastUpdate(world, noor.list), before)
  const [seen] = (await friendsOf(sem)).filter(({ username }: { username: string }) => username === 'noor')
  assert.equal(Date.parse(seen.lastListUpdate), before)
})

test('only the user who has a friend can delete the friend', async () => {
  const privateGuid = await add(bram, sem)
  await expect(lotte, 'DELETE', `/api/Friend/${privateGuid}`, undefined, 404)
  await expect(bram, 'DELETE', `/api/Friend/${randomUUID()}`, undefined, 404)
  await expect(bram, 'DELETE', '/api/Friend/sem', undefined, 404)
  assert.equal((await friendsOf(bram)).length, 1)
  await expect(bram, 'DELETE', `/api/Friend/${privateGuid}`, undefined, 200, {})
  await expect(bram, 'DELETE', `/api/Friend/${privateGuid}`, undefined, 404)
  assert.deepEqual(await friendsOf(bram), [])
  assert.notEqual(await add(bram, sem), privateGuid)
})

test('concurrent requests for a friend add one friend, and nobody can add a list that is being deleted', async () => {
  const eva = await world.person('Eva Vos')
  const added = await Promise.all(Array.from({ length: 8 }, () => add(bram, eva)))
  assert.equal(new Set(added).size, 1)
  const answer = await whileLocked(
    world.sql,
    (tx) => tx`delete from lists where id = ${eva.list.id}`,
    () => sem.api('POST', '/api/Friend/Add', { publicGuid: eva.list.publicGuid }),
  )
  assert.deepEqual([answer.status, answer.body], [422, { problem: 'WishlistNotFound' }])
})
