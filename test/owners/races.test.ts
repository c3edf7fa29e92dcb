import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { openFamily } from '#test/support/family.ts'
import { whileLocked } from '#test/support/locks.ts'
import { editGiftPath, giftBody } from '#test/support/gifts.ts'
import { accept, invite, addOwners, remove } from '#test/support/owners.ts'

// Tests of two requests at once, between which the database decides.

const { world, noor, lotte, bram } = await openFamily()

const idOf = async ({ email }: { email: string }) =>
  (await world.sql<{ id: number }[]>`select id from users where email = ${email}`)[0]!.id

const lockList = (tx: typeof world.sql) => tx`select 1 from lists where id = ${noor.list.id} for no key update`

test('only one of many users who accept an invite at once becomes an owner', async () => {
  const guid = await invite(noor)
  const clients = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      world.person(`Kandidaat Nummer-${index}`, { username: `kandidaat-${index}` }),
    ),
  )
  const answers = await Promise.all(clients.map((who) => accept(who, guid)))
  assert.equal(answers.filter(({ body }) => body === true).length, 1)
  assert.equal(answers.filter(({ body }) => body.problem === 'AlreadyAccepted').length, 5)
  assert.equal((await world.sql`select 1 from list_owners where list_id = ${noor.list.id}`).length, 2)
  await world.sql`delete from list_owners where list_id = ${noor.list.id} and not is_primary`
})

test('one user who accepts an invite twice becomes an owner once', async () => {
  const guid = await invite(noor)
  const answers = await Promise.all([1, 2, 3].map(() => lotte.post(`/i/${guid}/open`)))
  answers.push(await lotte.post(`/i/${guid}/open`))
  for (const { status, headers } of answers) assert.deepEqual([status, headers.get('location')], [303, '/noor'])
  assert.equal((await world.sql`select 1 from list_owners where list_id = ${noor.list.id}`).length, 2)
  await remove(noor, lotte)
})

test('an invite that is withdrawn while somebody accepts it makes nobody an owner', async () => {
  const guid = await invite(noor)
  const { status, body } = await whileLocked(
    world.sql,
    lockList,
    () => accept(lotte, guid),
    (tx) => tx`delete from owner_invites where guid = ${guid}::uuid`,
  )
  assert.deepEqual([status, body], [422, { problem: 'NotFound' }])
})

test('an invite that is accepted while the primary owner withdraws it stays accepted', async () => {
  const guid = await invite(noor)
  const [joined, withdrawn] = await Promise.all([
    accept(lotte, guid),
    noor.post(`/noor/owners/invites/${guid}/withdraw`),
  ])
  assert.equal(withdrawn.status, 303)
  const owners = await world.sql`select 1 from list_owners where list_id = ${noor.list.id} and not is_primary`
  assert.equal(owners.length, joined.status === 200 ? 1 : 0)
  assert.equal((await world.sql`select 1 from owner_invites where guid = ${guid}::uuid`).length, owners.length)
  await remove(noor, lotte)
})

test('an invite that expires while somebody accepts it is refused', async () => {
  const guid = await invite(noor)
  const { body } = await whileLocked(
    world.sql,
    lockList,
    () => accept(lotte, guid),
    (tx) => tx`update owner_invites set expires_at = created_at where guid = ${guid}::uuid`,
  )
  assert.deepEqual(body, { problem: 'Expired' })
})

test('an owner who is removed while saving has saved before that, or not at all', async () => {
  await addOwners(noor, lotte)
  const lotteId = await idOf(lotte)
  const going = (tx: typeof world.sql) =>
    tx`delete from list_owners where list_id = ${noor.list.id} and user_id = ${lotteId}`
  for (const [path, body] of [
    ['/api/MyList/UpdateTitle', { privateGuid: noor.list.privateGuid, title: 'Van Lotte' }],
    ['/api/Category/Create', { name: 'Van Lotte', wishlistPrivateGuid: noor.list.privateGuid }],
    [editGiftPath, giftBody(noor, { description: 'Van Lotte' })],
  ] as const) {
    const { status } = await whileLocked(world.sql, lockList, () => lotte.api('POST', path, body), going)
    assert.ok([401, 404, 422].includes(status), `${path} ${status}`)
    await world.sql`insert into list_owners (list_id, user_id) values (${noor.list.id}, ${lotteId})`
  }
  assert.doesNotMatch((await noor.get('/noor')).html, /Van Lotte/)
  await remove(noor, lotte)
})

test('a primary owner who leaves while deleting the list deletes nothing', async () => {
  await addOwners(noor, lotte)
  const { status } = await whileLocked(
    world.sql,
    lockList,
    () => noor.api('DELETE', `/api/MyList/${noor.list.privateGuid}`),
    async (tx) => {
      await tx`delete from list_owners where list_id = ${noor.list.id} and is_primary`
      await tx`update list_owners set is_primary = true where list_id = ${noor.list.id}`
    },
  )
  assert.equal(status, 401)
  await world.sql`delete from list_owners where list_id = ${noor.list.id}`
  await world.sql`insert into list_owners (list_id, user_id, is_primary) values (${noor.list.id}, ${await idOf(noor)}, true)`
})

test('a user who becomes an owner while crossing off does not learn whether somebody else was first', async () => {
  const gifts = { free: await world.addGift(noor.list), taken: await world.addGift(noor.list) }
  await lotte.api('POST', '/api/Gift/CrossOff', { publicGiftGuid: gifts.taken.publicGuid })
  const bramId = await idOf(bram)
  for (const { publicGuid } of Object.values(gifts)) {
    const { status, body } = await whileLocked(
      world.sql,
      (tx) => tx`select 1 from users where id = ${bramId} for update`,
      () => bram.api('POST', '/api/Gift/CrossOff', { publicGiftGuid: publicGuid, contextId: randomUUID() }),
      (tx) => tx`insert into list_owners (list_id, user_id) values (${noor.list.id}, ${bramId}) on conflict do nothing`,
    )
    assert.deepEqual([status, body], [422, { problem: 'OwnWishlist' }])
    await world.sql`delete from list_owners where user_id = ${bramId} and list_id = ${noor.list.id}`
  }
  assert.equal((await world.sql`select 1 from cross_offs where gift_id = ${gifts.free.id}`).length, 0)
})

test('accepting an invite waits for a cross-off by the same user that is under way', async () => {
  const gift = await world.addGift(noor.list)
  const guid = await invite(noor)
  const { body } = await whileLocked(
    world.sql,
    (tx) => tx`select 1 from users where email = ${bram.email} and password_hash is not null for key share`,
    () => accept(bram, guid),
    async (tx) => {
      await tx`select 1 from owner_invites where guid = ${guid} for update nowait` // the acceptance has not locked the invite yet
      await tx`insert into cross_offs (gift_id, user_id) select ${gift.id}, id from users where email = ${bram.email} and password_hash is not null`
    },
  )
  assert.equal(body, true)
  await remove(noor, bram)
})
