import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, test } from 'node:test'
import sharp from 'sharp'
import { openFamily } from '#test/support/family.ts'
import { addList } from '#test/support/lists.ts'
import { contractOf } from './contract.ts'
import { bool, gift, ownWishlistSchema, refused, summary } from './shapes.ts'

const { world, noor, sem } = await openFamily()
const { expect, expectErrors } = await contractOf(world)
const visitor = world.visitor()
await world.addGift(noor.list) // to reorder together with the gifts that the tests create
await addList(world, noor, 'boekenlijst', { accessType: 'CLOSED' }) // the list to which a gift moves

describe('gifts', () => {
  const edit = '/api/MyGift/EditWithoutProduct'
  const withProduct = '/api/MyGift/EditWithProduct'
  const partial = { partialGiftEditResult: { editedGift: gift, isCreate: bool } }
  const draft = () => ({
    publicGuid: null,
    categoryPrivateGuid: noor.list.categoryPrivateGuid,
    description: 'Theepot',
    url: 'https://www.winkel.example/theepot',
    enableCrossOff: true,
    hasCustomImage: false,
    newImageBase64: null,
  })
  const picture = async () =>
    (
      await sharp({ create: { width: 20, height: 20, channels: 3, background: '#a01b3a' } })
        .png()
        .toBuffer()
    ).toString('base64')
  let made: { publicGuid: string }

  test('EditWithoutProduct returns 201 for a new gift and 200 for a changed one', async () => {
    made = (await expect(noor, 'POST', edit, draft(), 201, { gift })).gift
    assert.deepEqual(made, {
      ...made,
      description: 'Theepot',
      crossOffEnabled: true,
      isCrossedOff: false,
      privateCrossOffGuid: null,
      displayImageUrl: null,
      uri: 'https://www.winkel.example/theepot',
      userEditableUri: 'https://www.winkel.example/theepot',
      uriDisplayText: 'winkel.example',
      faviconSite: 'https://www.winkel.example',
      isColdCase: false,
    })
    const changed = await expect(
      noor,
      'POST',
      edit,
      {
        ...draft(),
        publicGuid: made.publicGuid,
        description: 'Theepot, blauw',
        url: null,
        enableCrossOff: false,
        hasCustomImage: true,
        newImageBase64: await picture(),
      },
      200,
      { gift },
    )
    assert.deepEqual(
      [changed.gift.publicGuid, changed.gift.uri, changed.gift.crossOffEnabled],
      [made.publicGuid, null, false],
    )
    assert.equal((await world.app.request(changed.gift.displayImageUrl)).status, 200)
    const asUrl = await expect(
      noor,
      'POST',
      edit,
      { ...draft(), newImageBase64: `data:image/png;base64,${await picture()}` },
      201,
      { gift },
    )
    assert.equal(asUrl.gift.displayImageUrl, changed.gift.displayImageUrl)
  })

  test('a gift with an invalid picture is saved without the picture', async () => {
    for (const newImageBase64 of ['geen base64!', Buffer.from('geen plaatje').toString('base64')]) {
      const answer = await expect(
        noor,
        'POST',
        edit,
        { ...draft(), newImageBase64 },
        422,
        refused('SaveImageFailed', partial),
      )
      assert.equal(answer.partialGiftEditResult.isCreate, true)
      await expect(
        noor,
        'DELETE',
        `/api/MyGift/${answer.partialGiftEditResult.editedGift.publicGuid}`,
        undefined,
        200,
        {},
      )
    }
  })

  test("other users' gifts and categories, and values that don't fit, are refused", async () => {
    const none = { partialGiftEditResult: null }
    await expect(visitor, 'POST', edit, draft(), 401)
    await expect(noor, 'POST', edit, { ...draft(), publicGuid: randomUUID() }, 422, refused('GiftNotFound', none))
    await expect(
      sem,
      'POST',
      edit,
      { ...draft(), publicGuid: made.publicGuid, categoryPrivateGuid: sem.list.categoryPrivateGuid },
      422,
      refused('GiftNotFound', none),
    )
    await expect(sem, 'POST', edit, draft(), 422, refused('InvalidUpdate', none))
    await expect(
      noor,
      'POST',
      edit,
      { ...draft(), publicGuid: made.publicGuid, categoryPrivateGuid: sem.list.categoryPrivateGuid },
      422,
      refused('InvalidUpdate', none),
    )
    await expectErrors(noor, edit, {}, ['categoryPrivateGuid', 'description'])
    await expectErrors(noor, edit, { ...draft(), description: 'x'.repeat(1001) }, ['description'])
    for (const url of ['javascript:alert(1)', 'ftp://x.nl/a', `https://x.nl/${'a'.repeat(4096)}`, 7])
      await expectErrors(noor, edit, { ...draft(), url }, ['url'])
  })

  test('EditWithProduct accepts a link or another gift, and says if there is no such product', async () => {
    const source = (productSourceType: string, productSource: string) => ({
      ...draft(),
      url: undefined,
      productSourceType,
      productSource,
    })
    const fromLink = await expect(
      noor,
      'POST',
      withProduct,
      source('EmbellishUrl', 'https://www.winkel.example/sjaal'),
      201,
      { gift },
    )
    assert.equal(fromLink.gift.uri, 'https://www.winkel.example/sjaal')
    const copied = await expect(
      sem,
      'POST',
      withProduct,
      { ...source('GiftUrl', fromLink.gift.publicGuid), categoryPrivateGuid: sem.list.categoryPrivateGuid },
      201,
      { gift },
    )
    assert.equal(copied.gift.uri, fromLink.gift.uri)
    const none = { partialGiftEditResult: null }
    await expect(noor, 'POST', withProduct, source('ProductId', '12345'), 422, refused('ProductNotFound', none))
    await expect(
      noor,
      'POST',
      withProduct,
      source('GiftProductId', randomUUID()),
      422,
      refused('ProductNotFound', none),
    )
    await expect(noor, 'POST', withProduct, source('GiftUrl', 'geen-guid'), 422, refused('ProductNotFound', none))
    await expect(visitor, 'POST', withProduct, source('EmbellishUrl', 'https://www.winkel.example/sjaal'), 401)
    await expectErrors(noor, withProduct, source('Anders', 'x'), ['productSourceType'])
    await expectErrors(noor, withProduct, source('EmbellishUrl', 'geen link'), ['productSource'])
    await expect(noor, 'DELETE', `/api/MyGift/${fromLink.gift.publicGuid}`, undefined, 200, {})
  })

  test('Reorder, MoveToWishlist and deletion return {}', async () => {
    const guidsOf = async (privateGuid: string): Promise<string[]> =>
      (
        await expect(noor, 'GET', `/api/MyList/Get/${privateGuid}`, undefined, 200, ownWishlistSchema)
      ).categories.flatMap(({ gifts }: { gifts: { publicGuid: string }[] }) =>
        gifts.map(({ publicGuid }) => publicGuid),
      )
    const order = (await guidsOf(noor.list.privateGuid)).reverse()
    await expect(
      noor,
      'POST',
      '/api/MyGift/Reorder',
      { categoryPrivateGuid: noor.list.categoryPrivateGuid, order },
      200,
      {},
    )
    assert.deepEqual(await guidsOf(noor.list.privateGuid), order)
    await expect(sem, 'POST', '/api/MyGift/Reorder', { categoryPrivateGuid: noor.list.categoryPrivateGuid, order }, 404)
    await expect(
      visitor,
      'POST',
      '/api/MyGift/Reorder',
      { categoryPrivateGuid: noor.list.categoryPrivateGuid, order },
      401,
    )
    await expectErrors(
      noor,
      '/api/MyGift/Reorder',
      { categoryPrivateGuid: noor.list.categoryPrivateGuid, order: 'x' },
      ['order'],
    )

    const { wishlists } = await expect(noor, 'GET', '/api/MyList/GetAll', undefined, 200, { wishlists: [summary] })
    const other = wishlists.find(({ username }: { username: string }) => username === 'boekenlijst')
      .privateGuid as string
    const moving = { giftPublicGuid: made.publicGuid, wishlistPrivateGuid: other }
    await expect(
      sem,
      'POST',
      '/api/MyGift/MoveToWishlist',
      { ...moving, wishlistPrivateGuid: sem.list.privateGuid },
      404,
    )
    await expect(visitor, 'POST', '/api/MyGift/MoveToWishlist', moving, 401)
    await expect(noor, 'POST', '/api/MyGift/MoveToWishlist', moving, 200, {})
    assert.deepEqual(await guidsOf(other), [made.publicGuid])
    await expectErrors(noor, '/api/MyGift/MoveToWishlist', {}, ['giftPublicGuid', 'wishlistPrivateGuid'])

    for (const unknown of [made.publicGuid, randomUUID(), 'geen-guid'])
      await expect(sem, 'DELETE', `/api/MyGift/${unknown}`, undefined, 404)
    await expect(visitor, 'DELETE', `/api/MyGift/${made.publicGuid}`, undefined, 401)
    await expect(noor, 'DELETE', `/api/MyGift/${made.publicGuid}`, undefined, 200, {})
    await expect(noor, 'DELETE', `/api/MyGift/${made.publicGuid}`, undefined, 404)
  })
})
