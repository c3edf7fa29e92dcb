import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import sharp from 'sharp'
import { openFamily } from '#test/support/family.ts'
import { editGiftPath, giftBody, giftOrder } from '#test/support/gifts.ts'
import { unusedGuid } from '#test/support/guids.ts'
import { addCategory, lastUpdate, setAccess } from '#test/support/lists.ts'

const { world, noor, sem } = await openFamily()

const embellishing = '/api/MyGift/EditWithProduct'
const pictureOf = (colour: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: colour } })
    .png()
    .toBuffer()
const gift = (more: object = {}) => giftBody(noor, more)
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

describe('Adding and changing a gift', () => {
  test('returns 201 with every field of the gift, and updates the list', async () => {
    const earlier = await lastUpdate(world, noor.list)
    const { status, body, headers } = await noor.api(
      'POST',
      editGiftPath,
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

  test('returns 200 for a changed gift, which keeps its place and every value that was not sent', async () => {
    const first = (await noor.api('POST', editGiftPath, gift({ description: 'Een', enableCrossOff: false }))).body.gift
    const second = (await noor.api('POST', editGiftPath, gift({ description: 'Twee' }))).body.gift
    const before = await stored(first.publicGuid)
    const changed = await noor.api(
      'POST',
      editGiftPath,
      gift({ publicGuid: first.publicGuid.toUpperCase(), description: 'Eén', url: null }),
    )
    assert.equal(changed.status, 200)
    assert.equal(changed.body.gift.description, 'Eén')
    const now = await stored(first.publicGuid)
    assert.equal(now!.position, before!.position)
    assert.equal(now!.crossOffEnabled, false)
    assert.ok((await stored(second.publicGuid))!.position > now!.position)
  })

  test('takes a text of 1000 characters and a link of 4096, counted in code points, and not one more', async () => {
    const link = (length: number) => 'https://shop.nl/'.padEnd(length, 'x')
    assert.equal(
      (await noor.api('POST', editGiftPath, gift({ description: '🎁'.repeat(1000), url: link(4096) }))).status,
      201,
    )
    const long = await noor.api('POST', editGiftPath, gift({ description: '🎁'.repeat(1001), url: link(4097) }))
    assert.equal(long.status, 400)
    assert.deepEqual(long.body, { errors: { description: ['gift.description.too_long'], url: ['gift.url.too_long'] } })
    const bare = await noor.api('POST', editGiftPath, gift({ url: 'shop.nl/'.padEnd(4096, 'x') }))
    assert.deepEqual(bare.body, { errors: { url: ['gift.url.too_long'] } })
  })

  test('refuses hostile and invalid bodies with 400', async () => {
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
      const { status, body: answer } = await noor.api('POST', editGiftPath, body)
      assert.equal(status, 400, JSON.stringify(body))
      assert.ok(field in answer.errors, `${field} in ${JSON.stringify(answer)}`)
    }
  })

  test('is for owners only', async () => {
    const own = (await noor.api('POST', editGiftPath, gift())).body.gift
    assert.equal((await world.visitor().api('POST', editGiftPath, gift())).status, 401)
    const none = { partialGiftEditResult: null }
    assert.deepEqual((await sem.api('POST', editGiftPath, gift())).body, { problem: 'InvalidUpdate', ...none })
    const foreign = await sem.api(
      'POST',
      editGiftPath,
      gift({ publicGuid: own.publicGuid, categoryPrivateGuid: sem.list.categoryPrivateGuid }),
    )
    assert.equal(foreign.status, 422)
    assert.deepEqual(foreign.body, { problem: 'GiftNotFound', ...none })
    assert.deepEqual((await noor.api('POST', editGiftPath, gift({ publicGuid: unusedGuid }))).body, {
      problem: 'GiftNotFound',
      ...none,
    })
    assert.deepEqual((await noor.api('POST', editGiftPath, gift({ categoryPrivateGuid: unusedGuid }))).body, {
      problem: 'InvalidUpdate',
      ...none,
    })
    assert.deepEqual(
      (
        await noor.api(
          'POST',
          editGiftPath,
          gift({ publicGuid: own.publicGuid, categoryPrivateGuid: sem.list.categoryPrivateGuid }),
        )
      ).body,
      { problem: 'InvalidUpdate', ...none },
    )
    assert.equal((await stored(own.publicGuid))!.description, 'Theepot')
  })

  test('stores no picture that somebody else sends for an owner’s list', async () => {
    const images = () => world.sql`select hash from images`
    const before = await images()
    const newImageBase64 = (await pictureOf('orchid')).toString('base64')
    assert.equal((await sem.api('POST', editGiftPath, gift({ newImageBase64 }))).body.problem, 'InvalidUpdate')
    assert.deepEqual([...(await images())], [...before])
  })

  test('moves a gift to the end of its new category', async () => {
    const other = await addCategory(world, noor.list, 'Boeken')
    const there = await world.addGift(noor.list, { description: 'Al daar', categoryId: other.id })
    await world.sql`update gifts set position = 9000 where id = ${there.id}`
    const own = (await noor.api('POST', editGiftPath, gift())).body.gift
    assert.equal(
      (
        await noor.api(
          'POST',
          editGiftPath,
          gift({ publicGuid: own.publicGuid, categoryPrivateGuid: other.privateGuid }),
        )
      ).status,
      200,
    )
    assert.deepEqual(await giftOrder(world, other.id), [there.publicGuid, own.publicGuid])
  })

  test('takes 1000 gifts a list, also from many requests at once, and not one more', async () => {
    const full = await world.person('Vol Lijstje')
    await world.sql`insert into gifts (category_id, position, description) select ${full.list.categoryId}, n, 'Wens ' || n from generate_series(1, 997) n`
    const body = { categoryPrivateGuid: full.list.categoryPrivateGuid, description: 'Nog een' }
    const answers = await Promise.all(Array.from({ length: 6 }, () => full.api('POST', editGiftPath, body)))
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
  test('comes as base64 or as a data URL, and can be replaced, kept and removed', async () => {
    const red = (await pictureOf('red')).toString('base64')
    const blue = `data:image/jpeg;base64,${(await pictureOf('blue')).toString('base64')}`
    const made = await noor.api('POST', editGiftPath, gift({ newImageBase64: red, hasCustomImage: true }))
    assert.equal(made.status, 201)
    assert.match(made.body.gift.displayImageUrl, /^\/images\/[0-9a-f]{32}-480\.webp$/)
    assert.equal((await noor.request('GET', made.body.gift.displayImageUrl)).status, 200)
    const { publicGuid } = made.body.gift
    const replaced = await noor.api('POST', editGiftPath, gift({ publicGuid, newImageBase64: blue }))
    assert.notEqual(replaced.body.gift.displayImageUrl, made.body.gift.displayImageUrl)
    for (const hasCustomImage of [true, null]) {
      const kept = await noor.api(
        'POST',
        editGiftPath,
        gift({ publicGuid, hasCustomImage, description: `Theepot ${hasCustomImage}` }),
      )
      assert.equal(kept.body.gift.displayImageUrl, replaced.body.gift.displayImageUrl)
    }
    assert.equal(
      (await noor.api('POST', editGiftPath, gift({ publicGuid, hasCustomImage: false }))).body.gift.displayImageUrl,
      null,
    )
  })

  test('may be unreadable: the gift is still saved', async () => {
    const bad = 'bm8gcGljdHVyZQ=='
    const made = await noor.api('POST', editGiftPath, gift({ description: 'Zonder plaatje', newImageBase64: bad }))
    assert.equal(made.status, 422)
    assert.equal(made.body.problem, 'SaveImageFailed')
    assert.deepEqual(Object.keys(made.body.partialGiftEditResult), ['editedGift', 'isCreate'])
    assert.equal(made.body.partialGiftEditResult.isCreate, true)
    const { publicGuid, displayImageUrl } = made.body.partialGiftEditResult.editedGift
    assert.equal(displayImageUrl, null)
    assert.equal((await stored(publicGuid))!.description, 'Zonder plaatje')
    await noor.api(
      'POST',
      editGiftPath,
      gift({ publicGuid, newImageBase64: (await pictureOf('green')).toString('base64') }),
    )
    const kept = (await stored(publicGuid))!.imageHash
    for (const newImageBase64 of [
      bad,
      'not base64 at all!',
      'data:image/png,raw',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64'),
    ]) {
      const again = await noor.api('POST', editGiftPath, gift({ publicGuid, description: 'Nieuw', newImageBase64 }))
      assert.equal(again.body.problem, 'SaveImageFailed')
      assert.equal(again.body.partialGiftEditResult.isCreate, false)
    }
    assert.deepEqual(await stored(publicGuid), { ...(await stored(publicGuid)), description: 'Nieuw', imageHash: kept })
  })

  test('is refused over 10 MiB, and so is a body over 15 MiB', async () => {
    const big = Buffer.alloc(10 * 1024 * 1024 + 1).toString('base64')
    assert.equal((await noor.api('POST', editGiftPath, gift({ newImageBase64: big }))).body.problem, 'SaveImageFailed')
    const token = await noor.csrfToken()
    const body = JSON.stringify(gift({ newImageBase64: 'A'.repeat(16 * 1024 * 1024) }))
    assert.equal(
      (
        await noor.request('POST', editGiftPath, {
          body,
          headers: { 'Content-Type': 'application/json', 'X-CSRF-TOKEN': token, 'Content-Length': String(body.length) },
        })
      ).status,
      413,
    )
  })
})

describe('A gift from an existing source', () => {
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

  test('copies the link and picture of a gift that the current user may see', async () => {
    const made = await sem.api('POST', editGiftPath, {
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
    const own = await sem.api('POST', embellishing, {
      ...from('GiftUrl', made.body.gift.publicGuid),
      categoryPrivateGuid: sem.list.categoryPrivateGuid,
    })
    assert.deepEqual([own.status, own.body.gift?.uri], [201, 'https://fiets.nl'], 'a gift of the same owner')
    await world.sql`update lists set access_type = 'CLOSED' where id = ${sem.list.id}`
    const closed = await noor.api('POST', embellishing, from('GiftUrl', made.body.gift.publicGuid))
    await world.sql`update lists set access_type = 'PUBLIC' where id = ${sem.list.id}`
    assert.equal(closed.status, 422)
    assert.deepEqual(closed.body, { problem: 'ProductNotFound', partialGiftEditResult: null })
    await setAccess(world, 'sem', 'OPEN', 'Hoe heet de kat?', 'Minoes')
    assert.equal((await noor.api('POST', embellishing, from('GiftUrl', made.body.gift.publicGuid))).status, 422)
    await setAccess(world, 'sem', 'PUBLIC')
  })

  test('is refused for an unknown product or gift, and for an invalid source', async () => {
    for (const [type, source] of [
      ['ProductId', '123'],
      ['GiftUrl', 'x'],
      ['GiftProductId', unusedGuid],
    ] as const) {
      assert.equal((await noor.api('POST', embellishing, from(type, source))).body.problem, 'ProductNotFound')
    }
    for (const body of [from('Nonsense', 'x'), from('EmbellishUrl', null), from('ProductId', '')])
      assert.equal((await noor.api('POST', embellishing, body)).status, 400)
  })
})
