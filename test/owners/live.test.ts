import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import * as cheerio from 'cheerio'
import { announceList } from '../../src/access/index.ts'
import { openPresence } from '../../src/owners/presence.ts'
import { openSocketServer, type TestSocket } from '#test/support/sockets.ts'
import { addList } from '#test/support/lists.ts'
import { openFamily } from '#test/support/family.ts'
import { accept, invite, addOwners, remove } from '#test/support/owners.ts'
import { waitForLocks } from '#test/support/locks.ts'
import { until } from '#test/support/until.ts'
import type { Person } from '#test/support/world.ts'

// Tests of which owners are online, at two web servers that know of each other only through their common database.

after(async () => {
  await here.close()
  await there.close()
})
const { world, noor, lotte, bram, sem } = await openFamily()
const here = await openSocketServer(world)
const there = await openSocketServer(world)
await addOwners(noor, lotte)
const listGuid = noor.list.publicGuid
const bothTopics = `list:${listGuid}&watch=owners:${listGuid}`
const idOf = async ({ email }: Person) =>
  (await world.sql<{ id: number }[]>`select id from users where email = ${email}`)[0]!.id

/**
 * Waits until everything announced so far has been pushed to a page that watches the list.
 * @returns the messages that the page received before
 */
async function heardBefore(ear: TestSocket, { list }: Person = noor): Promise<string[]> {
  const { publicGuid } = await world.addGift(list, { description: 'Boei' })
  await announceList(world.sql, list.publicGuid, 'gift-changed', publicGuid)
  const markAt = () => ear.heard.findIndex((message) => message.includes(publicGuid))
  await until(() => markAt() >= 0, 'the marker')
  return ear.heard.slice(0, markAt())
}

const hears = (ear: TestSocket, message: string) => until(() => ear.heard.includes(message), message)
const state = ({ user }: Person, isOnline: boolean) => `SetOwnerOnlineState ${user.publicGuid} ${isOnline}`
const onlineOf = async (asker: Person, about: Person): Promise<boolean> => {
  const { body } = await asker.api('GET', `/api/WishlistOwner/${noor.list.privateGuid}/GetOwnersAndInvites`)
  return body.owners.find(({ publicUserGuid }: { publicUserGuid: string }) => publicUserGuid === about.user.publicGuid)
    .isOnline as boolean
}

test('an owner who opens the list at one server is online at the other, until every page is closed', async () => {
  const app = await there.app(lotte)
  assert.equal(await app.invoke('JoinWishlistOwnerGroup', noor.list.privateGuid), true)
  const page = await there.browser(lotte, bothTopics)
  const first = await here.browser(noor, bothTopics)
  await hears(app, state(noor, true))
  await until(() => page.heard.some((message) => message.includes('owners-row')), 'the row of initials')
  const second = await there.browser(noor, `owners:${listGuid}`)
  assert.equal(await onlineOf(lotte, noor), true)
  app.heard.length = 0
  page.heard.length = 0
  await first.close()
  await until(() => app.heard.length > 0, 'news of the first page')
  assert.ok(
    app.heard.every((message) => message === state(noor, true)),
    'Noor is still online on her second page',
  )
  await second.close()
  await hears(app, state(noor, false))
  assert.equal(await onlineOf(lotte, noor), false)
  await until(() => page.heard.length >= 2, 'both')
  const $ = cheerio.load(page.heard.at(-1)!, null, false)
  assert.equal($('#owners-row .owner').length, 2)
  assert.equal($('#owners-row .online').length, 1, 'only Lotte is online')
  assert.equal($(`#owner-state-${noor.user.publicGuid}`).text(), '')
  assert.doesNotMatch(page.heard.join(), new RegExp(noor.list.privateGuid))
  await app.close()
  await page.close()
})

test('an owner who closes one of her lists is still online on another', async () => {
  const isThere = async (list: Person['list']) =>
    (await world.sql`select 1 from owners_online where list_id = ${list.id} and user_id = ${await idOf(noor)}`)
      .length === 1
  const second = await addList(world, noor, 'noor-twee')
  const [first, other] = [await here.browser(noor, bothTopics), await here.browser(noor, `owners:${second.publicGuid}`)]
  for (const list of [noor.list, second]) await until(() => isThere(list), 'Noor to be there')
  await other.close()
  await until(async () => !(await isThere(second)), 'Noor to be away')
  assert.equal(await onlineOf(lotte, noor), true)
  await first.close()
  await until(async () => !(await isThere(noor.list)), 'Noor to be away')
})

test('an app can ask which owners are online, and report that its own owner is', async () => {
  const asker = await here.app(noor)
  assert.equal(await asker.invoke('RequestWishlistOwnersOnlineStatus', noor.list.privateGuid), true)
  await hears(asker, state(lotte, false))
  const other = await there.app(lotte)
  assert.equal(await other.invoke('WishlistOwnerIsOnline', noor.list.privateGuid), true)
  await hears(asker, state(lotte, true))
  asker.heard.length = 0
  await asker.invoke('RequestWishlistOwnersOnlineStatus', noor.list.privateGuid)
  for (const who of [noor, lotte]) await hears(asker, state(who, true))
  await other.close()
  await hears(asker, state(lotte, false))
  await asker.close()
})

test('only owners can join, ask and receive events', async () => {
  const visitor = await here.browser(bram, `list:${listGuid}`)
  const owner = await here.app(noor)
  await owner.invoke('JoinWishlistOwnerGroup', noor.list.privateGuid)
  for (const who of [bram, world.visitor()]) {
    const app = await there.app(who)
    for (const method of ['JoinWishlistOwnerGroup', 'WishlistOwnerIsOnline', 'RequestWishlistOwnersOnlineStatus'])
      for (const guid of [noor.list.privateGuid, listGuid, 'geen guid'])
        await assert.rejects(app.invoke(method, guid), /unauthorized/)
    await app.close()
    await assert.rejects(there.browser(who, `owners:${listGuid}`), /403/)
  }
  assert.deepEqual(await heardBefore(visitor), [])
  const seen = await bram.api('GET', '/api/Wishlist/Get/noor')
  assert.deepEqual([seen.status, seen.body.owners], [200, undefined])
  await owner.close()
  await visitor.close()
})

test('the owners receive events about new and removed owners, with nothing that grants access', async () => {
  const app = await there.app(lotte)
  await app.invoke('JoinWishlistOwnerGroup', noor.list.privateGuid)
  const page = await here.browser(noor, bothTopics)
  const visitor = await here.browser(bram, `list:${listGuid}`)
  const guid = await invite(noor, 'Sem')
  await accept(sem, guid)
  const joined = await until(() => app.heard.find((message) => message.startsWith('Accept')), 'the news')
  const [, inviteGuid, owner] = /^AcceptWishlistOwnerInvite (\S+) (.+)$/.exec(joined)!
  assert.equal(inviteGuid, guid)
  assert.deepEqual(Object.keys(JSON.parse(owner!) as object).sort(), ['color', 'fullName', 'initials', 'isOnline', 'publicUserGuid']) // oxfmt-ignore
  await until(() => page.heard.includes('{"event":"missed"}'), 'the page to look anew')
  assert.deepEqual((await bram.api('GET', `/api/Wishlist/OpenInvite/${guid}`)).body, { problem: 'AlreadyAccepted' })
  await remove(noor, sem)
  await hears(app, `DeleteWishlistOwner ${sem.user.publicGuid}`)
  assert.deepEqual(await heardBefore(visitor), [])
  for (const ear of [app, page, visitor]) await ear.close()
})

test('an owner who was online at a killed process goes offline, and the other owners are notified', async () => {
  await until(async () => !(await onlineOf(noor, lotte)), 'Lotte’s pages of before to be closed')
  const killed = openPresence(world.services, { heartbeat: 1e9, linger: 0 })
  killed.enter(listGuid, await idOf(lotte))
  await until(() => onlineOf(noor, lotte), 'Lotte to be there')
  const app = await there.app(noor)
  await app.invoke('JoinWishlistOwnerGroup', noor.list.privateGuid)
  await until(() => onlineOf(lotte, noor), 'Noor to be there')
  const [dead] = await world.sql<{ id: string }[]>`
    update web_processes set seen_at = seen_at - interval '31 seconds'
    where id = (select process_id from owners_online where user_id = ${await idOf(lotte)}) returning id`
  assert.equal(await onlineOf(noor, lotte), false, 'an owner at the dead process counts as offline at once')
  app.heard.length = 0
  const sweeper = openPresence(world.services, { heartbeat: 20, linger: 0 })
  sweeper.enter(listGuid, await idOf(noor))
  await hears(app, state(lotte, false))
  const isForgotten = async () => (await world.sql`select 1 from web_processes where id = ${dead!.id}`).length === 0
  await until(isForgotten, 'the process to be forgotten')

  // A process may also have slept, or the database may have lost its unlogged tables. The next heartbeat records its
  // owners again.
  const sleeper = openPresence(world.services, { heartbeat: 20, linger: 0 })
  sleeper.enter(listGuid, await idOf(lotte))
  await until(() => onlineOf(noor, lotte), 'Lotte to be back')
  await world.sql`truncate web_processes cascade`
  await until(() => onlineOf(noor, lotte), 'Lotte to be there again')
  for (const presence of [sleeper, sweeper, killed]) await presence.close()
  assert.equal(await onlineOf(noor, lotte), false)
  await app.close()
})

test('a process that stops during its heartbeat leaves no records', async () => {
  const presence = openPresence(world.services, { heartbeat: 20, linger: 0 })
  presence.enter(listGuid, await idOf(lotte))
  await until(() => onlineOf(noor, lotte), 'Lotte to be there')
  let closing: Promise<void> | undefined
  await world.sql.begin(async (tx) => {
    // Locks only the process's row. A heartbeat that has passed its update goes on, and the next heartbeat waits at its
    // update.
    await tx`select 1 from web_processes for update`
    await waitForLocks(world.sql, 1, 'update web_processes')
    closing = presence.close()
    await tx`delete from web_processes`
  })
  await closing
  await sleep(100)
  assert.equal(await onlineOf(noor, lotte), false)
})

test('a list with one owner announces neither its owner nor its visitors', async () => {
  const heard: string[] = []
  const { unlisten } = await world.sql.listen('live', (payload) => void heard.push(payload))
  const page = await here.browser(bram, `list:${bram.list.publicGuid}&watch=owners:${bram.list.publicGuid}`)
  await until(async () => (await world.sql`select 1 from owners_online where list_id = ${bram.list.id}`).length === 1, 'Bram') // oxfmt-ignore
  const visitor = await here.browser(world.visitor(), `list:${bram.list.publicGuid}`)
  await page.close()
  await until(async () => (await world.sql`select 1 from owners_online where list_id = ${bram.list.id}`).length === 0, 'nobody') // oxfmt-ignore
  await visitor.close()
  const ofList = () => heard.filter((each) => each.includes(bram.list.publicGuid))
  await announceList(world.sql, bram.list.publicGuid, 'gift-changed', noor.list.publicGuid)
  await until(() => ofList().some((each) => each.includes('gift-changed')), 'an announcement of its own')
  assert.equal(ofList().length, 1)
  await unlisten()
})
