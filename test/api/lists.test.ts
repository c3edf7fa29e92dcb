import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, test } from 'node:test'
import sharp from 'sharp'
import { openFamily } from '#test/support/family.ts'
import type { Client } from '#test/support/world.ts'
import { contractOf } from './contract.ts'
import { category, count, guid, ownWishlistSchema, refused, summary, text } from './shapes.ts'

const { world, noor, sem } = await openFamily()
const { expect, expectErrors, afstreper } = await contractOf(world)
const visitor = world.visitor()

describe('lists', () => {
  const given = {
    username: 'tweede',
    firstName: 'Noor',
    lastName: 'de Vries',
    city: 'Utrecht',
    accessType: 'OPEN',
    accessQuestion: 'Hoe heet de kat?',
    accessAnswer: 'Mies',
    title: 'Mijn tweede',
  }
  let second: { privateGuid: string }

  test('CheckUsername returns a boolean: false for usernames that no list may have', async () => {
    await expect(visitor, 'POST', '/api/MyList/CheckUsername', { username: 'nog-vrij' }, 200, true)
    for (const username of [
      'noor',
      'NOOR',
      '',
      'ab',
      '-a',
      '_ab',
      '123',
      'a'.repeat(51),
      'api',
      'Lootjestrekken',
      'é-n',
    ])
      await expect(visitor, 'POST', '/api/MyList/CheckUsername', { username }, 200, false)
    for (const body of [{}, { username: null }, { username: 7 }, { username: ['noor2'] }])
      await expectErrors(visitor, '/api/MyList/CheckUsername', body, ['username'])
    for (const username of ['1-a', 'a_b', 'a'.repeat(50)])
      await expect(visitor, 'POST', '/api/MyList/CheckUsername', { username }, 200, true)
  })

  test('Create returns a summary of the new list', async () => {
    second = await expect(noor, 'POST', '/api/MyList/Create', given, 201, summary)
    assert.deepEqual(second, {
      ...second,
      fullName: 'Noor de Vries',
      username: 'tweede',
      title: 'Mijn tweede',
      localLink: '/tweede',
      isShareable: true,
      occasion: 'JustBecause',
      giftCount: null,
    })
    await expect(noor, 'POST', '/api/MyList/Create', given, 422, refused('Unavailable'))
    await expect(
      await afstreper('nieuw@example.org'),
      'POST',
      '/api/MyList/Create',
      { ...given, username: 'derde' },
      422,
      refused('IsAfstreper'),
    )
    await expect(visitor, 'POST', '/api/MyList/Create', { ...given, username: 'derde' }, 401)
    await expectErrors(noor, '/api/MyList/Create', { username: 'derde' }, ['firstName', 'lastName', 'accessType'])
    await expectErrors(
      noor,
      '/api/MyList/Create',
      { ...given, username: 'derde', accessQuestion: null, accessAnswer: 'x'.repeat(33) },
      ['accessQuestion', 'accessAnswer'],
    )
    await expectErrors(noor, '/api/MyList/Create', { ...given, accessType: 'SECRET' }, ['accessType'])
  })

  test('GetAll returns summaries of the user’s lists, and GetAllWithGiftCount adds the counts of gifts', async () => {
    await world.addGift(noor.list)
    const { wishlists } = await expect(noor, 'GET', '/api/MyList/GetAll', undefined, 200, {
      wishlists: [{ ...(summary as object), giftCount: null }],
    })
    assert.deepEqual(
      wishlists.map(({ username }: { username: string }) => username),
      ['noor', 'tweede'],
    )
    const counted = await expect(noor, 'GET', '/api/MyList/GetAllWithGiftCount', undefined, 200, {
      wishlists: [{ ...(summary as object), giftCount: count }],
    })
    assert.deepEqual(
      counted.wishlists.map(({ giftCount }: { giftCount: number }) => giftCount),
      [1, 0],
    )
    for (const path of ['/api/MyList/GetAll', '/api/MyList/GetAllWithGiftCount']) {
      await expect(visitor, 'GET', path, undefined, 401)
      await expect(await afstreper('leeg@example.org'), 'GET', path, undefined, 200, { wishlists: [summary] })
    }
  })

  test("Get returns the user's own list, and no other user's list", async () => {
    await expect(noor, 'GET', `/api/MyList/Get/${noor.list.privateGuid}`, undefined, 200, ownWishlistSchema)
    const own = await expect(
      noor,
      'GET',
      `/api/MyList/Get/${second.privateGuid.toUpperCase()}`,
      undefined,
      200,
      ownWishlistSchema,
    )
    assert.deepEqual(
      [own.accessQuestion, own.accessAnswer, own.city, own.isPrimaryOwner, own.owners.length],
      ['Hoe heet de kat?', 'Mies', 'Utrecht', true, 1],
    )
    await expect(visitor, 'GET', `/api/MyList/Get/${noor.list.privateGuid}`, undefined, 401)
    for (const unknown of [noor.list.privateGuid, randomUUID(), 'geen-guid'])
      await expect(sem, 'GET', `/api/MyList/Get/${unknown}`, undefined, 404)
  })

  const settings = {
    username: 'tweede',
    firstName: 'Noor',
    lastName: 'de Wit',
    city: null,
    accessType: 'PUBLIC',
    accessQuestion: null,
    accessAnswer: null,
    includeInSearchResult: true,
    showCrossedOff: false,
    birthday: '1986-02-28',
  }
  const updates: [name: string, change: object, badField: [string, unknown]][] = [
    ['UpdateTitle', { title: 'Feest' }, ['title', 'x'.repeat(101)]],
    ['UpdateDescription', { description: 'Lief' }, ['description', 'x'.repeat(2001)]],
    ['UpdateOccasion', { occasion: 'MyPhD', occasionDate: '2026-12-05' }, ['occasionDate', '2026-02-30']],
    ['UpdateSettings', settings, ['birthday', '1700-01-01']],
  ]
  for (const [name, change, [field, bad]] of updates) {
    test(`${name} returns the changed list, and a 401 for another user’s list`, async () => {
      const path = `/api/MyList/${name}`
      const { wishlist } = await expect(noor, 'POST', path, { privateGuid: second.privateGuid, ...change }, 200, {
        wishlist: summary,
      })
      assert.equal(wishlist.privateGuid, second.privateGuid)
      await expect(sem, 'POST', path, { privateGuid: second.privateGuid, ...change }, 401)
      await expect(sem, 'POST', path, { privateGuid: randomUUID(), ...change }, 401)
      await expect(visitor, 'POST', path, { privateGuid: second.privateGuid, ...change }, 401)
      await expectErrors(noor, path, { privateGuid: second.privateGuid, ...change, [field]: bad }, [field])
      await expectErrors(noor, path, { ...change, privateGuid: 'geen-guid' }, ['privateGuid'])
    })
  }

  test('Get returns the changed settings', async () => {
    const own = await expect(noor, 'GET', `/api/MyList/Get/${second.privateGuid}`, undefined, 200, ownWishlistSchema)
    assert.deepEqual(
      [
        own.title,
        own.description,
        own.occasion,
        own.occasionDate,
        own.lastName,
        own.fullName,
        own.accessType,
        own.includeInSearchResult,
        own.birthday,
      ],
      ['Feest', 'Lief', 'MyPhD', '2026-12-05', 'de Wit', 'Noor de Wit', 'PUBLIC', true, '1986-02-28'],
    )
    await expect(
      noor,
      'POST',
      '/api/MyList/UpdateSettings',
      { privateGuid: second.privateGuid, ...settings, username: 'sem' },
      422,
      refused('InvalidData'),
    )
    const cleared = await expect(
      noor,
      'POST',
      '/api/MyList/UpdateTitle',
      { privateGuid: second.privateGuid, title: null },
      200,
      { wishlist: summary },
    )
    assert.equal(cleared.wishlist.title, null)
  })

  test('UsedInRecentLot tells only owners whether a recent lot uses their list', async () => {
    const path = `/api/MyList/UsedInRecentLot/${noor.list.privateGuid}`
    await expect(noor, 'POST', path, undefined, 200, { usedInRecentLot: false })
    await expect(visitor, 'POST', path, undefined, 401)
    await expect(sem, 'POST', path, undefined, 422, refused('UserCannotAccessWishlist'))
    await expect(
      sem,
      'POST',
      `/api/MyList/UsedInRecentLot/${randomUUID()}`,
      undefined,
      422,
      refused('UserCannotAccessWishlist'),
    )
  })

  test("DeleteAllGifts empties only the user's own list", async () => {
    const { publicGuid } = await world.addGift(sem.list)
    const path = '/api/MyList/DeleteAllGifts'
    await expect(noor, 'DELETE', path, { privateGuid: sem.list.privateGuid }, 404)
    await expect(visitor, 'DELETE', path, { privateGuid: sem.list.privateGuid }, 401)
    await expectErrors(sem, path, {}, ['privateGuid'], 'DELETE')
    assert.equal((await world.sql`select 1 from gifts where public_guid = ${publicGuid}`).length, 1)
    await expect(sem, 'DELETE', path, { privateGuid: sem.list.privateGuid }, 200, {})
    assert.equal((await world.sql`select 1 from gifts where public_guid = ${publicGuid}`).length, 0)
  })

  test('only the primary owner of a list can delete it', async () => {
    for (const unknown of [second.privateGuid, randomUUID(), 'geen-guid'])
      await expect(sem, 'DELETE', `/api/MyList/${unknown}`, undefined, 401)
    await expect(visitor, 'DELETE', `/api/MyList/${second.privateGuid}`, undefined, 401)
    await expect(noor, 'DELETE', `/api/MyList/${second.privateGuid}`, undefined, 200, {})
    await expect(noor, 'GET', `/api/MyList/Get/${second.privateGuid}`, undefined, 404)
    await expect(noor, 'DELETE', `/api/MyList/${second.privateGuid}`, undefined, 401)
  })
})

test('only the owner of categories can create, read, rename, order, move and delete them', async () => {
  const { privateGuid: listGuid } = noor.list
  const made = await expect(
    noor,
    'POST',
    '/api/Category/Create',
    { name: '  Boeken ', wishlistPrivateGuid: listGuid },
    201,
    category,
  )
  assert.deepEqual([made.name, made.giftCount, made.gifts], ['Boeken', 0, []])
  await expect(sem, 'POST', '/api/Category/Create', { name: 'x', wishlistPrivateGuid: listGuid }, 404)
  await expect(visitor, 'POST', '/api/Category/Create', { name: 'x', wishlistPrivateGuid: listGuid }, 401)
  await expectErrors(noor, '/api/Category/Create', { name: ' ', wishlistPrivateGuid: 'x' }, [
    'name',
    'wishlistPrivateGuid',
  ])
  await expectErrors(noor, '/api/Category/Create', { name: 'x'.repeat(101), wishlistPrivateGuid: listGuid }, ['name'])

  const names = async () =>
    (
      await expect(noor, 'GET', '/api/Category/Get/noor', undefined, 200, {
        wishlistPrivateGuid: guid,
        categories: [category],
      })
    ).categories.map(({ name }: { name: string }) => name)
  assert.equal((await names()).at(-1), 'Boeken')
  await expect(sem, 'GET', '/api/Category/Get/noor', undefined, 401)
  await expect(visitor, 'GET', '/api/Category/Get/noor', undefined, 401)
  await expect(noor, 'GET', '/api/Category/Get/niemand', undefined, 404)

  await expect(noor, 'POST', '/api/Category/Rename', { privateGuid: made.privateGuid, name: 'Strips' }, 200, {})
  await expect(
    noor,
    'POST',
    '/api/Category/Reorder',
    { privateGuidOrder: [made.privateGuid, noor.list.categoryPrivateGuid] },
    200,
    {},
  )
  assert.equal((await names())[0], 'Strips')
  for (const [path, body] of [
    ['/api/Category/Rename', { privateGuid: made.privateGuid, name: 'Gekaapt' }],
    ['/api/Category/Reorder', { privateGuidOrder: [made.privateGuid] }],
    ['/api/Category/Delete', { privateGuid: made.privateGuid }],
    [
      '/api/Category/MoveToWishlist',
      { categoryPrivateGuid: made.privateGuid, wishlistPrivateGuid: sem.list.privateGuid },
    ],
  ] as const) {
    await expect(sem, 'POST', path, body, 404)
    await expect(visitor, 'POST', path, body, 401)
    await expectErrors(noor, path, {}, Object.keys(body))
  }

  const other = await expect(
    noor,
    'POST',
    '/api/MyList/Create',
    { username: 'boekenlijst', firstName: 'Noor', lastName: 'de Vries', accessType: 'CLOSED' },
    201,
    summary,
  )
  assert.equal(other.isShareable, false)
  await expect(
    noor,
    'POST',
    '/api/Category/MoveToWishlist',
    { categoryPrivateGuid: made.privateGuid, wishlistPrivateGuid: other.privateGuid },
    200,
    {},
  )
  await expect(
    noor,
    'POST',
    '/api/Category/MoveToWishlist',
    { categoryPrivateGuid: made.privateGuid, wishlistPrivateGuid: sem.list.privateGuid },
    404,
  )
  await expect(noor, 'POST', '/api/Category/Delete', { privateGuid: made.privateGuid }, 200, {})
  await expect(
    noor,
    'POST',
    '/api/Category/Delete',
    { privateGuid: noor.list.categoryPrivateGuid },
    422,
    refused('LastCategory'),
  )
})

test("the picture of a list is a theme or the list's own picture", async () => {
  const { themeImages } = await expect(visitor, 'GET', '/api/WishlistImage/GetThemeImages', undefined, 200, {
    themeImages: [{ id: text, url: text }],
  })
  await expect(noor, 'POST', '/api/WishlistImage/SetThemeImage', { id: themeImages[2].id, username: 'noor' }, 200, {})
  await expect(noor, 'GET', '/api/WishlistImage/GetWishlistImageUrl/noor', undefined, 200, {
    imageUrl: themeImages[2].url,
  })
  for (const client of [sem, visitor])
    await expect(client, 'GET', '/api/WishlistImage/GetWishlistImageUrl/NOOR', undefined, 200, {
      imageUrl: themeImages[2].url,
    })
  await expect(noor, 'GET', '/api/WishlistImage/GetWishlistImageUrl/niemand', undefined, 404)
  await expect(sem, 'POST', '/api/WishlistImage/SetThemeImage', { id: themeImages[2].id, username: 'noor' }, 401)
  await expectErrors(noor, '/api/WishlistImage/SetThemeImage', { id: 'x', username: 'noor' }, ['id'])

  const upload = async (client: Client, username: string, body: BodyInit, type = 'image/png') =>
    client.request('POST', `/api/WishlistImage/UploadImage/${username}`, {
      body,
      headers: { 'Content-Type': type, 'X-CSRF-TOKEN': await client.csrfToken() },
    })
  const png = new Blob([
    await sharp({ create: { width: 600, height: 500, channels: 3, background: '#125c43' } })
      .png()
      .toBuffer(),
  ])
  const done = await upload(noor, 'noor', png)
  assert.deepEqual([done.status, await done.json(), done.headers.get('clear-response-cache')], [200, {}, '1'])
  const { imageUrl } = await expect(noor, 'GET', '/api/WishlistImage/GetWishlistImageUrl/noor', undefined, 200, {
    imageUrl: text,
  })
  const image = await world.app.request(imageUrl)
  assert.deepEqual([image.status, image.headers.get('content-type')], [200, 'image/png'])
  const none = await upload(noor, 'noor', new Blob(['geen plaatje']))
  assert.deepEqual([none.status, Object.keys((await none.json()) as object)], [422, ['problem']])
  assert.deepEqual(
    [
      (await upload(sem, 'noor', png)).status,
      (await upload(world.visitor(), 'noor', png)).status,
      (await upload(noor, 'niemand', png)).status,
    ],
    [401, 401, 404],
  )
})
