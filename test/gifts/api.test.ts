import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import sharp from 'sharp'
import { until } from '#test/support/until.ts'
import { openFamily } from '#test/support/family.ts'
import { crossOff, giftOrder } from '#test/support/gifts.ts'
import { strangeGuid } from '#test/support/guids.ts'
import { addCategory, addList, lastUpdate } from '#test/support/lists.ts'
import type { Person } from '#test/support/world.ts'

const { world, noor, sem } = await openFamily()

const editing = '/api/MyGift/EditWithoutProduct'
const embellishing = '/api/MyGift/EditWithProduct'
const pictureOf = (colour: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: colour } })
    .png()
    .toBuffer()
const gift = (more: object = {}) => ({
  categoryPrivateGuid: noor.list.categoryPrivateGuid,
  description: 'Theepot',
  ...more,
})
const stored = async (guid: string) => {
  const [row] = await world.sql<
    {
      description: string
      url: string | null
      imageHash: string | null
      crossOffEnabled: boolean
      position: number
      categoryId: number
    }[]
  >`
    select description, url, image_hash as "imageHash", cross_off_enabled as "crossOffEnabled", position, category_id as "categoryId" from gifts where public_guid = ${guid}::uuid`
  return row
}
const mailsAbout = async (kind: string) => (await world.mails()).filter((mail) => mail.kind === kind)

describe('Adding and changing a gift', () => {
  test('answers 201 with every field of the gift, and the list was changed', async () => {
    const earlier = await lastUpdate(world, noor.list)
    const { status, body, headers } = await noor.api(
      'POST',
      editing,
      gift({ description: '  Theepot  ', url: 'www.shop.nl/theepot?a=1' }),
    )
    assert.equal(status, 201)
    assert.equal(headers.get('clear-response-cache'), '1')
    assert.deepEqual(body, {
      gift: {
        publicGuid: body.gift.publicGuid,
        description: 'Theepot',
        crossOffEnabled: true,
        isCrossedOff: false,
        privateCrossOffGuid: null,
        displayImageUrl: null,
        faviconSite: 'https://www.shop.nl',
        productEans: [],
        productId: null,
        uri: 'https://www.shop.nl/theepot?a=1',
        uriDisplayText: 'shop.nl',
        userEditableUri: 'https://www.shop.nl/theepot?a=1',
        groupedProduct: null,
        isProductFromGiftFinder: false,
        isColdCase: false,
      },
    })
    assert.ok((await lastUpdate(world, noor.list)) > earlier)
  })

  test('answers 200 for a changed one, which keeps its place and what was not told', async () => {
    const first = (await noor.api('POST', editing, gift({ description: 'Een', enableCrossOff: false }))).body.gift
    const second = (await noor.api('POST', editing, gift({ description: 'Twee' }))).body.gift
    const before = await stored(first.publicGuid)
    const changed = await noor.api(
      'POST',
      editing,
      gift({ publicGuid: first.publicGuid.toUpperCase(), description: 'Eén', url: null }),
    )
    assert.equal(changed.status, 200)
    assert.equal(changed.body.gift.description, 'Eén')
    const now = await stored(first.publicGuid)
    assert.equal(now!.position, before!.position)
    assert.equal(now!.crossOffEnabled, false)
    assert.ok((await stored(second.publicGuid))!.position > now!.position)
  })

  test('takes 1000 characters and 4096 of link, counted in code points, and not one more', async () => {
    const link = (length: number) => 'https://shop.nl/'.padEnd(length, 'x')
    assert.equal(
      (await noor.api('POST', editing, gift({ description: '🎁'.repeat(1000), url: link(4096) }))).status,
      201,
    )
    const long = await noor.api('POST', editing, gift({ description: '🎁'.repeat(1001), url: link(4097) }))
    assert.equal(long.status, 400)
    assert.deepEqual(long.body, { errors: { description: ['gift.description.too_long'], url: ['gift.url.too_long'] } })
    const bare = await noor.api('POST', editing, gift({ url: 'shop.nl/'.padEnd(4096, 'x') }))
    assert.deepEqual(bare.body, { errors: { url: ['gift.url.too_long'] } })
  })

  test('refuses hostile and unfit bodies with 400', async () => {
    for (const [body, field] of [
      [gift({ description: ' \n ' }), 'description'],
      [gift({ description: null }), 'description'],
      [gift({ description: { toString: 1 } }), 'description'],
      [gift({ description: 'a\0b' }), 'description'],
      [gift({ description: '\ud800' }), 'description'],
      [gift({ url: 'javascript:alert(1)' }), 'url'],
      [gift({ url: 'https://shop.nl/\0' }), 'url'],
      [gift({ url: ['https://shop.nl'] }), 'url'],
      [gift({ categoryPrivateGuid: undefined }), 'categoryPrivateGuid'],
      [gift({ categoryPrivateGuid: "'; drop table gifts; --" }), 'categoryPrivateGuid'],
      [gift({ publicGuid: 'x' }), 'publicGuid'],
      [gift({ enableCrossOff: 'maybe' }), 'enableCrossOff'],
      [gift({ newImageBase64: 12 }), 'newImageBase64'],
      [[], 'body'],
      ['null', 'body'],
      ['{', 'body'],
    ] as const) {
      const { status, body: answer } = await noor.api('POST', editing, body)
      assert.equal(status, 400, JSON.stringify(body))
      assert.ok(field in answer.errors, `${field} in ${JSON.stringify(answer)}`)
    }
  })

  test('is for owners only', async () => {
    const own = (await noor.api('POST', editing, gift())).body.gift
    assert.equal((await world.visitor().api('POST', editing, gift())).status, 401)
    const none = { partialGiftEditResult: null }
    assert.deepEqual((await sem.api('POST', editing, gift())).body, { problem: 'InvalidUpdate', ...none })
    const foreign = await sem.api(
      'POST',
      editing,
      gift({ publicGuid: own.publicGuid, categoryPrivateGuid: sem.list.categoryPrivateGuid }),
    )
    assert.equal(foreign.status, 422)
    assert.deepEqual(foreign.body, { problem: 'GiftNotFound', ...none })
    assert.deepEqual((await noor.api('POST', editing, gift({ publicGuid: strangeGuid }))).body, {
      problem: 'GiftNotFound',
      ...none,
    })
    assert.deepEqual((await noor.api('POST', editing, gift({ categoryPrivateGuid: strangeGuid }))).body, {
      problem: 'InvalidUpdate',
      ...none,
    })
    assert.deepEqual(
      (
        await noor.api(
          'POST',
          editing,
          gift({ publicGuid: own.publicGuid, categoryPrivateGuid: sem.list.categoryPrivateGuid }),
        )
      ).body,
      { problem: 'InvalidUpdate', ...none },
    )
    assert.equal((await stored(own.publicGuid))!.description, 'Theepot')
  })

  test('moves a gift to the end of its new category', async () => {
    const other = await addCategory(world, noor.list, 'Boeken')
    const there = await world.addGift(noor.list, { description: 'Al daar', categoryId: other.id })
    const own = (await noor.api('POST', editing, gift())).body.gift
    assert.equal(
      (await noor.api('POST', editing, gift({ publicGuid: own.publicGuid, categoryPrivateGuid: other.privateGuid })))
        .status,
      200,
    )
    assert.deepEqual(await giftOrder(world, other.id), [there.publicGuid, own.publicGuid])
  })

  test('takes 1000 gifts a list, also from many at once, and not one more', async () => {
    const full = await world.person('Vol Lijstje')
    await world.sql`insert into gifts (category_id, position, description) select ${full.list.categoryId}, n, 'Wens ' || n from generate_series(1, 997) n`
    const body = { categoryPrivateGuid: full.list.categoryPrivateGuid, description: 'Nog een' }
    const answers = await Promise.all(Array.from({ length: 6 }, () => full.api('POST', editing, body)))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 201, 201, 422, 422, 422])
    assert.deepEqual(answers.find(({ status }) => status === 422)!.body, {
      problem: 'InvalidUpdate',
      partialGiftEditResult: null,
    })
    const positions = await world.sql<
      { position: number }[]
    >`select position from gifts where category_id = ${full.list.categoryId} order by position`
    assert.equal(new Set(positions.map(({ position }) => position)).size, 1000)
  })
})

describe('A gift’s own picture', () => {
  test('comes as base64 or as a data URL, is replaced, kept and taken away', async () => {
    const red = (await pictureOf('red')).toString('base64')
    const blue = `data:image/png;base64,${(await pictureOf('blue')).toString('base64')}`
    const made = await noor.api('POST', editing, gift({ newImageBase64: red, hasCustomImage: true }))
    assert.equal(made.status, 201)
    assert.match(made.body.gift.displayImageUrl, /^\/images\/[0-9a-f]{32}-480\.webp$/)
    assert.equal((await noor.request('GET', made.body.gift.displayImageUrl)).status, 200)
    const { publicGuid } = made.body.gift
    const replaced = await noor.api('POST', editing, gift({ publicGuid, newImageBase64: blue }))
    assert.notEqual(replaced.body.gift.displayImageUrl, made.body.gift.displayImageUrl)
    for (const hasCustomImage of [true, null]) {
      const kept = await noor.api(
        'POST',
        editing,
        gift({ publicGuid, hasCustomImage, description: `Theepot ${hasCustomImage}` }),
      )
      assert.equal(kept.body.gift.displayImageUrl, replaced.body.gift.displayImageUrl)
    }
    assert.equal(
      (await noor.api('POST', editing, gift({ publicGuid, hasCustomImage: false }))).body.gift.displayImageUrl,
      null,
    )
  })

  test('that is no picture does not keep the gift from being saved', async () => {
    const bad = 'bm8gcGljdHVyZQ=='
    const made = await noor.api('POST', editing, gift({ description: 'Zonder plaatje', newImageBase64: bad }))
    assert.equal(made.status, 422)
    assert.equal(made.body.problem, 'SaveImageFailed')
    assert.deepEqual(Object.keys(made.body.partialGiftEditResult), ['editedGift', 'isCreate'])
    assert.equal(made.body.partialGiftEditResult.isCreate, true)
    const { publicGuid, displayImageUrl } = made.body.partialGiftEditResult.editedGift
    assert.equal(displayImageUrl, null)
    assert.equal((await stored(publicGuid))!.description, 'Zonder plaatje')
    await noor.api('POST', editing, gift({ publicGuid, newImageBase64: (await pictureOf('green')).toString('base64') }))
    const kept = (await stored(publicGuid))!.imageHash
    for (const newImageBase64 of [
      bad,
      'not base64 at all!',
      'data:image/png,raw',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64'),
    ]) {
      const again = await noor.api('POST', editing, gift({ publicGuid, description: 'Nieuw', newImageBase64 }))
      assert.equal(again.body.problem, 'SaveImageFailed')
      assert.equal(again.body.partialGiftEditResult.isCreate, false)
    }
    assert.deepEqual(await stored(publicGuid), { ...(await stored(publicGuid)), description: 'Nieuw', imageHash: kept })
  })

  test('over 10 MiB is refused, a body over 15 MiB too', async () => {
    const big = Buffer.alloc(10 * 1024 * 1024 + 1).toString('base64')
    assert.equal((await noor.api('POST', editing, gift({ newImageBase64: big }))).body.problem, 'SaveImageFailed')
    const token = await noor.csrfToken()
    const body = JSON.stringify(gift({ newImageBase64: 'A'.repeat(16 * 1024 * 1024) }))
    assert.equal(
      (
        await noor.request('POST', editing, {
          body,
          headers: { 'Content-Type': 'application/json', 'X-CSRF-TOKEN': token, 'Content-Length': String(body.length) },
        })
      ).status,
      413,
    )
  })
})

describe('A gift from something that exists', () => {
  const from = (productSourceType: string, productSource: unknown, more: object = {}) =>
    gift({ productSourceType, productSource, ...more })

  test('keeps a pasted link', async () => {
    const { status, body } = await noor.api('POST', embellishing, from('EmbellishUrl', 'shop.nl/theepot'))
    assert.equal(status, 201)
    assert.equal(body.gift.uri, 'https://shop.nl/theepot')
    assert.deepEqual((await noor.api('POST', embellishing, from('EmbellishUrl', 'javascript:1'))).body, {
      errors: { productSource: ['gift.url.invalid'] },
    })
  })

  test('copies link and picture of a gift that the asker may see', async () => {
    const made = await sem.api('POST', editing, {
      categoryPrivateGuid: sem.list.categoryPrivateGuid,
      description: 'Fiets',
      url: 'https://fiets.nl',
      newImageBase64: (await pictureOf('orange')).toString('base64'),
    })
    for (const type of ['GiftUrl', 'GiftProductId']) {
      const { status, body } = await noor.api(
        'POST',
        embellishing,
        from(type, made.body.gift.publicGuid.toUpperCase(), { description: 'Ook zo’n fiets' }),
      )
      assert.equal(status, 201)
      assert.equal(body.gift.description, 'Ook zo’n fiets')
      assert.equal(body.gift.uri, 'https://fiets.nl')
      assert.equal(body.gift.displayImageUrl, made.body.gift.displayImageUrl)
    }
    await world.sql`update lists set access_type = 'CLOSED' where id = ${sem.list.id}`
    const closed = await noor.api('POST', embellishing, from('GiftUrl', made.body.gift.publicGuid))
    await world.sql`update lists set access_type = 'PUBLIC' where id = ${sem.list.id}`
    assert.equal(closed.status, 422)
    assert.deepEqual(closed.body, { problem: 'ProductNotFound', partialGiftEditResult: null })
  })

  test('is no product, as no catalogue exists, and no guid that is none', async () => {
    for (const [type, source] of [
      ['ProductId', '123'],
      ['GiftUrl', 'x'],
      ['GiftProductId', strangeGuid],
    ] as const) {
      assert.equal((await noor.api('POST', embellishing, from(type, source))).body.problem, 'ProductNotFound')
    }
    for (const body of [from('Nonsense', 'x'), from('EmbellishUrl', null), from('ProductId', '')])
      assert.equal((await noor.api('POST', embellishing, body)).status, 400)
  })
})

describe('Putting gifts in order', () => {
  const reorder = (person: Person, categoryPrivateGuid: string, guids: string[]) =>
    person.api('POST', '/api/MyGift/Reorder', { categoryPrivateGuid, order: guids })

  test('moves those of other categories here and keeps the others after them as they were', async () => {
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
  })

  test('is refused for what is not one’s own, and then nothing moves', async () => {
    const own = (await world.addGift(noor.list)).publicGuid
    const foreign = (await world.addGift(sem.list)).publicGuid
    const before = await giftOrder(world, noor.list.categoryId)
    assert.equal((await reorder(noor, noor.list.categoryPrivateGuid, [own, foreign])).status, 404)
    assert.equal((await reorder(noor, noor.list.categoryPrivateGuid, [own, strangeGuid])).status, 404)
    assert.equal((await reorder(sem, noor.list.categoryPrivateGuid, [own])).status, 404)
    assert.equal((await reorder(noor, strangeGuid, [own])).status, 404)
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

  test('puts it at the end of the first category, crossed off as it was, and tells whoever crossed it off', async () => {
    const list = await addList(world, noor, 'noor-verhuist')
    const there = await world.addGift(noor.list, { categoryId: list.categoryId })
    const { publicGuid } = await world.addGift(noor.list, { description: 'Verhuisdoos' })
    await crossOff(sem, publicGuid)
    const answer = await move(noor, publicGuid, list.privateGuid)
    assert.equal(answer.status, 200)
    assert.deepEqual(answer.body, {})
    assert.deepEqual(await giftOrder(world, list.categoryId), [there.publicGuid, publicGuid])
    const [crossed] =
      await world.sql`select 1 from cross_offs x join gifts g on g.id = x.gift_id where g.public_guid = ${publicGuid}::uuid and x.undone_at is null`
    assert.ok(crossed)
    const mails = await mailsAbout('cross-off-moved')
    assert.deepEqual(
      mails.map(({ to }) => to),
      [sem.email],
    )
    assert.equal((await move(noor, publicGuid, list.privateGuid)).status, 200, 'to its own list: nothing to do')
    assert.equal((await mailsAbout('cross-off-moved')).length, 1)
  })

  test('is refused for what is not one’s own and for a full list', async () => {
    const { publicGuid } = await world.addGift(noor.list)
    const foreign = await world.addGift(sem.list)
    assert.equal((await move(noor, publicGuid, sem.list.privateGuid)).status, 404)
    assert.equal((await move(noor, foreign.publicGuid, noor.list.privateGuid)).status, 404)
    assert.equal((await move(noor, publicGuid, strangeGuid)).status, 404)
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
  test('takes it off the list, once, and only one’s own', async () => {
    const { publicGuid } = await world.addGift(noor.list)
    assert.equal((await sem.api('DELETE', `/api/MyGift/${publicGuid}`)).status, 404)
    assert.equal((await world.visitor().api('DELETE', `/api/MyGift/${publicGuid}`)).status, 401)
    const answer = await noor.api('DELETE', `/api/MyGift/${publicGuid}`)
    assert.equal(answer.status, 200)
    assert.deepEqual(answer.body, {})
    assert.equal(await stored(publicGuid), undefined)
    for (const guid of [publicGuid, strangeGuid, 'x', '1'])
      assert.equal((await noor.api('DELETE', `/api/MyGift/${guid}`)).status, 404)
  })
})

describe('Owners who do things at once', () => {
  test('delete a gift once', async () => {
    const { publicGuid } = await world.addGift(noor.list)
    const answers = await Promise.all(Array.from({ length: 4 }, () => noor.api('DELETE', `/api/MyGift/${publicGuid}`)))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 404, 404, 404])
  })

  test('move gifts between two lists both ways, and put them in order, without waiting for each other forever', async () => {
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

describe('Whoever looks at the list', () => {
  test('is told of each change, by public guids only', async () => {
    const heard: { key: string; event: string; subject?: string }[] = []
    const { unlisten } = await world.sql.listen('live', (payload) => void heard.push(JSON.parse(payload)))
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
    const guid = (await noor.api('POST', editing, gift())).body.gift.publicGuid as string
    await told([noor.list, 'gift-added', guid])
    await noor.api('POST', editing, gift({ publicGuid: guid, description: 'Anders' }))
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
    await noor.api('POST', editing, gift({ publicGuid: guid }))
    await told()
    await unlisten()
  })
})

describe('The secret', () => {
  test('an owner gets the same answers for a gift that is crossed off', async () => {
    const free = (await noor.api('POST', editing, gift({ description: 'Kaars' }))).body.gift
    const taken = (await noor.api('POST', editing, gift({ description: 'Kaars' }))).body.gift
    await crossOff(sem, taken.publicGuid)
    const both = async (run: (guid: string) => Promise<{ status: number; body: unknown }>) => {
      const [one, two] = [await run(free.publicGuid), await run(taken.publicGuid)]
      const plain = (answer: object) =>
        JSON.stringify(answer).replaceAll(free.publicGuid, '').replaceAll(taken.publicGuid, '')
      assert.equal(plain({ status: one.status, body: one.body }), plain({ status: two.status, body: two.body }))
    }
    await both((publicGuid) => noor.api('POST', editing, gift({ publicGuid, description: 'Kaars, blauw' })))
    await both((publicGuid) =>
      noor.api('POST', '/api/MyGift/Reorder', {
        categoryPrivateGuid: noor.list.categoryPrivateGuid,
        order: [publicGuid],
      }),
    )
    await both((publicGuid) => noor.api('DELETE', `/api/MyGift/${publicGuid}`))
  })

  test('whoever crossed it off hears of a change that matters, and of its end, and of nothing else', async () => {
    const { publicGuid } = await world.addGift(noor.list, { description: 'Lamp', url: 'https://lamp.nl' })
    await crossOff(sem, publicGuid)
    const same = gift({ publicGuid, description: 'Lamp', url: 'https://lamp.nl' })
    await noor.api('POST', editing, same)
    await noor.api('POST', editing, { ...same, enableCrossOff: false })
    const other = await addCategory(world, noor.list, 'Licht')
    await noor.api('POST', editing, { ...same, categoryPrivateGuid: other.privateGuid })
    await noor.api('POST', '/api/MyGift/Reorder', {
      categoryPrivateGuid: noor.list.categoryPrivateGuid,
      order: [publicGuid],
    })
    assert.equal((await mailsAbout('cross-off-changed')).filter(({ text }) => text.includes('Lamp')).length, 0)
    await noor.api('POST', editing, { ...same, description: 'Lamp, groen' })
    await noor.api('POST', editing, { ...same, description: 'Lamp, groen', url: null })
    assert.equal(
      (await mailsAbout('cross-off-changed')).filter(({ to, text }) => to === sem.email && text.includes('Lamp, groen'))
        .length,
      2,
    )
    await noor.api('DELETE', `/api/MyGift/${publicGuid}`)
    assert.equal(
      (await mailsAbout('cross-off-deleted')).filter(({ to, text }) => to === sem.email && text.includes('Lamp, groen'))
        .length,
      1,
    )
  })

  test('an owner who chose to see it does see it', async () => {
    const { publicGuid } = await world.addGift(noor.list, { description: 'Open geheim' })
    await crossOff(sem, publicGuid)
    await world.sql`update lists set show_crossed_off = true where id = ${noor.list.id}`
    const { body } = await noor.api('POST', editing, gift({ publicGuid, description: 'Open geheim' }))
    await world.sql`update lists set show_crossed_off = false where id = ${noor.list.id}`
    assert.equal(body.gift.isCrossedOff, true)
    assert.equal(body.gift.privateCrossOffGuid, null)
  })
})
