import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { until } from '#test/support/until.ts'
import { openFamily } from '#test/support/family.ts'
import { crossOff, editGiftPath, giftBody, giftOrder, storedGift } from '#test/support/gifts.ts'
import { unusedGuid } from '#test/support/guids.ts'
import { addCategory, addList, lastUpdate } from '#test/support/lists.ts'
import type { Person } from '#test/support/world.ts'

const { world, noor, sem } = await openFamily()

const gift = (more: object = {}) => giftBody(noor, more)
const mailsAbout = async (kind: string) => (await world.mails()).filter((mail) => mail.kind === kind)

describe('Putting gifts in order', () => {
  const reorder = (person: Person, categoryPrivateGuid: string, guids: string[]) =>
    person.api('POST', '/api/MyGift/Reorder', { categoryPrivateGuid, order: guids })

  test('moves gifts of other categories here, and keeps the other gifts after them in their order', async () => {
    const [here, there] = [await addCategory(world, noor.list, 'Hier'), await addCategory(world, noor.list, 'Daar')]
    const add = async (categoryId: number) => (await world.addGift(noor.list, { categoryId })).publicGuid
    const [a, b, c, d] = [await add(here.id), await add(here.id), await add(here.id), await add(there.id)]
    const answer = await reorder(noor, here.privateGuid, [d, c, d])
    assert.equal(answer.status, 200)
    assert.deepEqual(answer.body, {})
    assert.deepEqual(await giftOrder(world, here.id), [d, c, a, b])
    assert.deepEqual(await giftOrder(world, there.id), [])
    const at = await lastUpdate(world, noor.list)
    await reorder(noor, here.privateGuid, [d, c])
    assert.equal(await lastUpdate(world, noor.list), at, 'the same order again changes nothing')
    await reorder(noor, here.privateGuid, [])
    assert.deepEqual(await giftOrder(world, here.id), [d, c, a, b])
    await reorder(noor, here.privateGuid, [b])
    assert.deepEqual(await giftOrder(world, here.id), [b, d, c, a])
  })

  test('is refused for somebody else’s gift or category, and then nothing moves', async () => {
    const own = (await world.addGift(noor.list)).publicGuid
    const foreign = (await world.addGift(sem.list)).publicGuid
    const before = await giftOrder(world, noor.list.categoryId)
    assert.equal((await reorder(noor, noor.list.categoryPrivateGuid, [own, foreign])).status, 404)
    assert.equal((await reorder(noor, noor.list.categoryPrivateGuid, [own, unusedGuid])).status, 404)
    assert.equal((await reorder(sem, noor.list.categoryPrivateGuid, [own])).status, 404)
    assert.equal((await reorder(noor, unusedGuid, [own])).status, 404)
    assert.equal((await reorder(noor, noor.list.categoryPrivateGuid, ['x'])).status, 400)
    assert.equal(
      (
        await world
          .visitor()
          .api('POST', '/api/MyGift/Reorder', { categoryPrivateGuid: noor.list.categoryPrivateGuid, order: [] })
      ).status,
      401,
    )
    const list = await addList(world, noor, 'noors-tweede')
    const elsewhere = (await world.addGift(noor.list, { categoryId: list.categoryId })).publicGuid
    assert.equal(
      (await reorder(noor, noor.list.categoryPrivateGuid, [elsewhere])).status,
      404,
      'another list of the same owner',
    )
    assert.deepEqual(await giftOrder(world, noor.list.categoryId), before)
  })
})

describe('Moving a gift to another list', () => {
  const move = (person: Person, giftPublicGuid: string, wishlistPrivateGuid: string) =>
    person.api('POST', '/api/MyGift/MoveToWishlist', { giftPublicGuid, wishlistPrivateGuid })

  test('puts it at the end of the first category, keeps its cross-off and notifies its giver', async () => {
    const list = await addList(world, noor, 'noor-verhuist')
    const first = await addCategory(world, list, 'Vooraan')
    await world.sql`update categories set position = -1 where id = ${first.id}`
    const there = await world.addGift(noor.list, { categoryId: first.id })
    const { publicGuid } = await world.addGift(noor.list, { description: 'Verhuisdoos' })
    await crossOff(sem, publicGuid)
    const answer = await move(noor, publicGuid, list.privateGuid)
    assert.equal(answer.status, 200)
    assert.deepEqual(answer.body, {})
    assert.deepEqual(await giftOrder(world, first.id), [there.publicGuid, publicGuid])
    const [crossed] =
      await world.sql`select 1 from cross_offs x join gifts g on g.id = x.gift_id where g.public_guid = ${publicGuid}::uuid and x.undone_at is null`
    assert.ok(crossed)
    const mails = await mailsAbout('gift-news')
    assert.deepEqual(
      mails.map(({ to }) => to),
      [sem.email],
    )
    assert.equal((await move(noor, publicGuid, list.privateGuid)).status, 200, 'a move to the gift’s own list')
    assert.equal((await mailsAbout('gift-news')).length, 1)
  })

  test('is refused for somebody else’s gift or list, and for a full list', async () => {
    const { publicGuid } = await world.addGift(noor.list)
    const foreign = await world.addGift(sem.list)
    assert.equal((await move(noor, publicGuid, sem.list.privateGuid)).status, 404)
    assert.equal((await move(noor, foreign.publicGuid, noor.list.privateGuid)).status, 404)
    assert.equal((await move(noor, publicGuid, unusedGuid)).status, 404)
    assert.equal(
      (
        await world.visitor().api('POST', '/api/MyGift/MoveToWishlist', {
          giftPublicGuid: publicGuid,
          wishlistPrivateGuid: noor.list.privateGuid,
        })
      ).status,
      401,
    )
    const list = await addList(world, noor, 'noor-vol')
    await world.sql`insert into gifts (category_id, position, description) select ${list.categoryId}, n, 'Wens' from generate_series(1, 1000) n`
    const full = await move(noor, publicGuid, list.privateGuid)
    assert.equal(full.status, 422)
    assert.deepEqual(full.body, { problem: 'InvalidUpdate' })
    await world.sql`delete from gifts where category_id = ${list.categoryId} and position = 1`
    assert.equal((await move(noor, publicGuid, list.privateGuid)).status, 200)
  })
})

describe('Deleting a gift', () => {
  test('takes it off the list once, and only for its owner', async () => {
    const { publicGuid } = await world.addGift(noor.list)
    assert.equal((await sem.api('DELETE', `/api/MyGift/${publicGuid}`)).status, 404)
    assert.equal((await world.visitor().api('DELETE', `/api/MyGift/${publicGuid}`)).status, 401)
    const answer = await noor.api('DELETE', `/api/MyGift/${publicGuid}`)
    assert.equal(answer.status, 200)
    assert.deepEqual(answer.body, {})
    assert.equal(await storedGift(world, publicGuid), undefined)
    for (const guid of [publicGuid, unusedGuid, 'x', '1'])
      assert.equal((await noor.api('DELETE', `/api/MyGift/${guid}`)).status, 404)
  })
})

describe('Owners who act at the same time', () => {
  test('delete a gift once', async () => {
    const { publicGuid } = await world.addGift(noor.list)
    const answers = await Promise.all(Array.from({ length: 4 }, () => noor.api('DELETE', `/api/MyGift/${publicGuid}`)))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 404, 404, 404])
  })

  test('move gifts between two lists in both directions without a deadlock', async () => {
    const [one, two] = [await addList(world, noor, 'noor-heen'), await addList(world, noor, 'noor-weer')]
    const add = (categoryId: number) => world.addGift(noor.list, { categoryId })
    const there = await Promise.all(Array.from({ length: 6 }, () => add(one.categoryId)))
    const back = await Promise.all(Array.from({ length: 6 }, () => add(two.categoryId)))
    const move = ({ publicGuid }: { publicGuid: string }, list: { privateGuid: string }) =>
      noor.api('POST', '/api/MyGift/MoveToWishlist', {
        giftPublicGuid: publicGuid,
        wishlistPrivateGuid: list.privateGuid,
      })
    const answers = await Promise.all([...there.map((each) => move(each, two)), ...back.map((each) => move(each, one))])
    assert.ok(answers.every(({ status }) => status === 200))
    assert.deepEqual(
      new Set(await giftOrder(world, two.categoryId)),
      new Set(there.map(({ publicGuid }) => publicGuid)),
    )
    assert.deepEqual(new Set(await giftOrder(world, one.categoryId)), new Set(back.map(({ publicGuid }) => publicGuid)))
  })
})

describe('A page that shows the list', () => {
  test('is notified of each change, by public guids only', async () => {
    const heard: { topic: string; key: string; event: string; subject?: string }[] = []
    const { unlisten } = await world.sql.listen('live', (payload) => {
      const announcement = JSON.parse(payload) as (typeof heard)[number]
      // No page can subscribe to the other topics.
      if (announcement.topic === 'list') heard.push(announcement)
    })
    const told = async (...events: [list: { publicGuid: string }, event: string, gift?: string][]) => {
      await until(() => heard.length >= events.length, 'every announcement')
      assert.deepEqual(
        heard.splice(0),
        events.map(([{ publicGuid: key }, event, subject]) => ({
          topic: 'list',
          key,
          event,
          ...(subject && { subject }),
        })),
      )
    }
    const list = await addList(world, noor, 'noor-kijkt')
    const guid = (await noor.api('POST', editGiftPath, gift())).body.gift.publicGuid as string
    await told([noor.list, 'gift-added', guid])
    await noor.api('POST', editGiftPath, gift({ publicGuid: guid, description: 'Anders' }))
    await told([noor.list, 'gift-changed', guid])
    await noor.api('POST', '/api/MyGift/Reorder', { categoryPrivateGuid: noor.list.categoryPrivateGuid, order: [guid] })
    await told([noor.list, 'rearranged'])
    await noor.api('POST', '/api/MyGift/MoveToWishlist', {
      giftPublicGuid: guid,
      wishlistPrivateGuid: list.privateGuid,
    })
    await told([noor.list, 'gift-deleted', guid], [list, 'gift-added', guid])
    await noor.api('DELETE', `/api/MyGift/${guid}`)
    await told([list, 'gift-deleted', guid])
    await noor.api('POST', editGiftPath, gift({ publicGuid: guid }))
    const next = (await noor.api('POST', editGiftPath, gift())).body.gift.publicGuid as string
    await told([noor.list, 'gift-added', next]) // The failed edit of the deleted gift announced nothing.
    await unlisten()
  })
})

describe('The secrecy of cross-offs', () => {
  test('an owner gets the same responses whether or not a gift is crossed off', async () => {
    const free = (await noor.api('POST', editGiftPath, gift({ description: 'Kaars' }))).body.gift
    const taken = (await noor.api('POST', editGiftPath, gift({ description: 'Kaars' }))).body.gift
    await crossOff(sem, taken.publicGuid)
    const both = async (run: (guid: string) => Promise<{ status: number; body: unknown }>) => {
      const [one, two] = [await run(free.publicGuid), await run(taken.publicGuid)]
      const plain = (answer: object) =>
        JSON.stringify(answer).replaceAll(free.publicGuid, '').replaceAll(taken.publicGuid, '')
      assert.equal(one.status, 200)
      assert.equal(plain({ status: one.status, body: one.body }), plain({ status: two.status, body: two.body }))
    }
    await both((publicGuid) => noor.api('POST', editGiftPath, gift({ publicGuid, description: 'Kaars, blauw' })))
    await both((publicGuid) =>
      noor.api('POST', '/api/MyGift/Reorder', {
        categoryPrivateGuid: noor.list.categoryPrivateGuid,
        order: [publicGuid],
      }),
    )
    await both((publicGuid) => noor.api('DELETE', `/api/MyGift/${publicGuid}`))
  })

  test('a giver is mailed about a new description or link and about a deletion, and about nothing else', async () => {
    const { publicGuid } = await world.addGift(noor.list, { description: 'Lamp', url: 'https://lamp.nl' })
    await crossOff(sem, publicGuid)
    const same = gift({ publicGuid, description: 'Lamp', url: 'https://lamp.nl' })
    const other = await addCategory(world, noor.list, 'Licht')
    for (const [path, body] of [
      [editGiftPath, same],
      [editGiftPath, { ...same, enableCrossOff: false }],
      [editGiftPath, { ...same, categoryPrivateGuid: other.privateGuid }],
      ['/api/MyGift/Reorder', { categoryPrivateGuid: noor.list.categoryPrivateGuid, order: [publicGuid] }],
    ] as const)
      assert.equal((await noor.api('POST', path, body)).status, 200)
    assert.equal((await mailsAbout('gift-news')).filter(({ text }) => text.includes('Lamp')).length, 0)
    await noor.api('POST', editGiftPath, { ...same, description: 'Lamp, groen' })
    await world.mails() // so that the next news isn't added to a waiting mail
    await noor.api('POST', editGiftPath, { ...same, description: 'Lamp, groen', url: null })
    assert.equal(
      (await mailsAbout('gift-news')).filter(({ to, text }) => to === sem.email && text.includes('Lamp, groen')).length,
      2,
    )
    await noor.api('DELETE', `/api/MyGift/${publicGuid}`)
    assert.equal(
      (await mailsAbout('gift-news')).filter(({ to, text }) => to === sem.email && text.includes('Lamp, groen')).length,
      3,
    )
  })

  test('an owner who chose to see cross-offs sees whether a gift is crossed off', async () => {
    const { publicGuid } = await world.addGift(noor.list, { description: 'Open geheim' })
    await crossOff(sem, publicGuid)
    await world.sql`update lists set show_crossed_off = true where id = ${noor.list.id}`
    const { body } = await noor.api('POST', editGiftPath, gift({ publicGuid, description: 'Open geheim' }))
    await world.sql`update lists set show_crossed_off = false where id = ${noor.list.id}`
    assert.equal(body.gift.isCrossedOff, true)
    assert.equal(body.gift.privateCrossOffGuid, null)
  })
})
