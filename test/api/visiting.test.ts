import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { before, describe, test } from 'node:test'
import { openFamily } from '#test/support/family.ts'
import type { Client, Person } from '#test/support/world.ts'
import { contractOf } from './contract.ts'
import { guid, publicWishlistSchema, refused, summary, text, visitorsGift, type Shape } from './shapes.ts'

const { world, sem } = await openFamily()
const { expect, expectErrors, afstreper } = await contractOf(world)
const visitor = world.visitor()

describe('a visited list', () => {
  let emma: Person
  let publicGuid: string
  const setAccess = (accessType: string) =>
    expect(
      emma,
      'POST',
      '/api/MyList/UpdateSettings',
      {
        privateGuid: emma.list.privateGuid,
        username: 'emma',
        firstName: 'Emma',
        lastName: 'Smit',
        accessType,
        accessQuestion: 'Welke kleur?',
        accessAnswer: 'Blauw',
      },
      200,
      { wishlist: summary },
    )

  before(async () => {
    emma = await world.person('Emma Smit')
    publicGuid = (await world.addGift(emma.list)).publicGuid
  })

  test("GetAccessState and Get depend on the list's access and on the caller", async () => {
    const state = (client: Client, accessState: string, question: string | null = null) =>
      expect(client, 'GET', '/api/Wishlist/GetAccessState/emma', undefined, 200, {
        accessState,
        question,
        fullName: 'Emma Smit',
      })
    const get = (client: Client, status: number) =>
      expect(
        client,
        'GET',
        '/api/Wishlist/Get/EMMA',
        undefined,
        status,
        status === 200 ? publicWishlistSchema : undefined,
      )

    await state(emma, 'OwnedByCurrentUser')
    await get(emma, 200)
    await state(visitor, 'Access')
    const seen = await get(visitor, 200)
    assert.deepEqual(
      [seen.username, seen.isFriend, seen.friendPrivateGuid, seen.categories[0].gifts[0].publicGuid],
      ['emma', false, null, publicGuid],
    )

    await setAccess('CLOSED')
    await state(visitor, 'NoAccess')
    await get(visitor, 401)
    await get(sem, 401)
    await get(emma, 200)
    await world.sql`insert into owner_invites (list_id, name) values (${emma.list.id}, 'Bas')`
    await state(visitor, 'InvitationRequired')
    await get(visitor, 401)

    await world.sql`delete from owner_invites`
    await setAccess('UNKNOWN')
    await state(visitor, 'NoAccess')
    await get(visitor, 401)
    await get(emma, 200)

    await setAccess('OPEN')
    await state(visitor, 'Question', 'Welke kleur?')
    await get(visitor, 401)
    await expect(visitor, 'POST', '/api/Wishlist/VerifyAnswer', { username: 'emma', answer: 'Rood' }, 200, {
      valid: false,
    })
    await get(visitor, 401)
    await expect(visitor, 'POST', '/api/Wishlist/VerifyAnswer', { username: 'Emma', answer: ' bLAUW ' }, 200, {
      valid: true,
    })
    await state(visitor, 'Access')
    await get(visitor, 200)
    await get(world.visitor(), 401)
    await expectErrors(visitor, '/api/Wishlist/VerifyAnswer', {}, ['username', 'answer'])
    await expect(visitor, 'POST', '/api/Wishlist/VerifyAnswer', { username: 'niemand', answer: 'x' }, 404)

    for (const unknown of ['niemand', 'a', '-x', 'é'.repeat(9)]) {
      await expect(visitor, 'GET', `/api/Wishlist/GetAccessState/${unknown}`, undefined, 404)
      await expect(visitor, 'GET', `/api/Wishlist/Get/${unknown}`, undefined, 404)
    }
    await setAccess('PUBLIC')
  })

  test('a visitor crosses a gift off in a flow, sees it as their own, and undoes the cross-off', async () => {
    const lena = await afstreper('lena-geeft@example.org')
    const { contextId } = await expect(
      world.visitor(),
      'POST',
      '/api/Wishlist/StartFlow',
      { publicGiftGuid: publicGuid },
      200,
      { contextId: guid },
    )
    await expectErrors(visitor, '/api/Wishlist/StartFlow', {}, ['publicGiftGuid'])
    await expect(visitor, 'POST', '/api/Gift/CrossOff', { publicGiftGuid: publicGuid, contextId }, 401)
    const { crossOffGuid } = await expect(
      lena,
      'POST',
      '/api/Gift/CrossOff',
      { publicGiftGuid: publicGuid, contextId },
      200,
      { crossOffGuid: guid },
    )
    await expect(lena, 'POST', '/api/Gift/CrossOff', { publicGiftGuid: publicGuid, contextId }, 200, { crossOffGuid })
    await expect(
      sem,
      'POST',
      '/api/Gift/CrossOff',
      { publicGiftGuid: publicGuid },
      422,
      refused('CrossedOffByOtherUser'),
    )
    await expect(emma, 'POST', '/api/Gift/CrossOff', { publicGiftGuid: publicGuid }, 422, refused('OwnWishlist'))
    await expect(sem, 'POST', '/api/Gift/CrossOff', { publicGiftGuid: randomUUID() }, 422, refused('GiftDeleted'))
    const locked = await world.addGift(emma.list, { crossOffEnabled: false })
    await expect(
      sem,
      'POST',
      '/api/Gift/CrossOff',
      { publicGiftGuid: locked.publicGuid },
      422,
      refused('GiftUncrossable'),
    )
    await setAccess('CLOSED')
    await expect(sem, 'POST', '/api/Gift/CrossOff', { publicGiftGuid: publicGuid }, 422, refused('NoAccess'))
    await setAccess('PUBLIC')
    await expectErrors(sem, '/api/Gift/CrossOff', { contextId: 'x' }, ['publicGiftGuid', 'contextId'])

    const giftSeenBy = async (client: Client) => {
      const { categories } = await expect(client, 'GET', '/api/Wishlist/Get/emma', undefined, 200, publicWishlistSchema)
      return categories
        .flatMap(({ gifts }: { gifts: { publicGuid: string }[] }) => gifts)
        .find((each: { publicGuid: string }) => each.publicGuid === publicGuid)
    }
    const marks = async (client: Client) => {
      const { isCrossedOff, privateCrossOffGuid } = await giftSeenBy(client)
      return [isCrossedOff, privateCrossOffGuid]
    }
    assert.deepEqual(
      [await marks(lena), await marks(sem), await marks(emma)],
      [
        [true, crossOffGuid],
        [true, null],
        [false, null],
      ],
    )

    const overview = await expect(lena, 'GET', '/api/Gift/CrossedOff', undefined, 200, {
      crossedOffWishlists: [{ wishlistUrl: text, fullName: text, gifts: [visitorsGift] }],
    })
    assert.deepEqual(
      [overview.crossedOffWishlists[0].fullName, overview.crossedOffWishlists[0].gifts[0].privateCrossOffGuid],
      ['Emma Smit', crossOffGuid],
    )
    await expect(visitor, 'GET', '/api/Gift/CrossedOff', undefined, 401)
    await expect(emma, 'GET', '/api/Gift/CrossedOff', undefined, 200, { crossedOffWishlists: [text] })

    const link = (client: Client, giftGuid: string, guidOfIt: string, status: number, shape: Shape) =>
      expect(client, 'GET', `/api/Gift/GetByCrossOffGuid/${giftGuid}/${guidOfIt}`, undefined, status, shape)
    await link(world.visitor(), publicGuid, crossOffGuid, 200, {
      username: 'emma',
      fullName: 'Emma Smit',
      gift: visitorsGift,
    })
    await link(visitor, publicGuid, randomUUID(), 422, { username: 'emma', problem: 'InvalidGuid' })
    await link(visitor, publicGuid, 'geen-guid', 422, { username: 'emma', problem: 'InvalidGuid' })
    await link(visitor, randomUUID(), crossOffGuid, 422, { username: null, problem: 'GiftNotFound' })

    const undo = { publicGuid, privateCrossOffGuid: crossOffGuid }
    await expect(
      sem,
      'POST',
      '/api/Gift/UndoCrossOff',
      { ...undo, privateCrossOffGuid: randomUUID() },
      422,
      refused('CrossedOffBySomeoneElse'),
    )
    await expect(
      sem,
      'POST',
      '/api/Gift/UndoCrossOff',
      { ...undo, publicGuid: randomUUID() },
      422,
      refused('GiftDeleted'),
    )
    await expectErrors(sem, '/api/Gift/UndoCrossOff', {}, ['publicGuid', 'privateCrossOffGuid'])
    await expect(world.visitor(), 'POST', '/api/Gift/UndoCrossOff', { ...undo, contextId }, 200, {})
    assert.deepEqual(await marks(sem), [false, null])
    await link(visitor, publicGuid, crossOffGuid, 422, { username: 'emma', problem: 'CrossOffAlreadyUndone' })
  })
})
