import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, test } from 'node:test'
import { maxGifts } from '../../src/gift/index.ts'
import { openFamily } from '#test/support/family.ts'
import { fillDisk } from '#test/support/full-disk.ts'
import type { ApiResponse, Client } from '#test/support/world.ts'
import { blackPng } from '../core/pictures.ts'
import { endpointsOf, problemsOf, type OpenApi } from './openapi.ts'

// Reaches every refusal (422) that the document names for lists and gifts, and checks that the document names no other.

const { world, noor, lotte, sem } = await openFamily()
const document = (await world.visitor().api('GET', '/api/openapi.json')).body as OpenApi

const crossOff = (who: Client, publicGiftGuid: string) => who.api('POST', '/api/Gift/CrossOff', { publicGiftGuid })
const addGift = async (options?: Parameters<typeof world.addGift>[1]) =>
  (await world.addGift(noor.list, options)).publicGuid
const setAccess = (accessType: string) =>
  world.sql`update lists set access_type = ${accessType} where id = ${noor.list.id}`

async function guest(): Promise<Client> {
  const client = world.visitor()
  await client.api('POST', '/api/Afstreper/Create', { email: `${randomUUID()}@gast.example` })
  return client
}

async function crossedOff(): Promise<{ publicGuid: string; privateCrossOffGuid: string }> {
  const publicGuid = await addGift()
  return { publicGuid, privateCrossOffGuid: (await crossOff(lotte, publicGuid)).body.crossOffGuid as string }
}

const undo = (who: Client, given: { publicGuid: string; privateCrossOffGuid: string }) =>
  who.api('POST', '/api/Gift/UndoCrossOff', given)
const openLink = (gift: string, crossOffGuid: string) =>
  world.visitor().api('GET', `/api/Gift/GetByCrossOffGuid/${gift}/${crossOffGuid}`)

const gift = (more: object = {}) => ({
  publicGuid: null,
  categoryPrivateGuid: noor.list.categoryPrivateGuid,
  description: 'Theepot',
  ...more,
})
const edit = (more: object) => noor.api('POST', '/api/MyGift/EditWithoutProduct', gift(more))
const editWithProduct = (more: object) =>
  noor.api(
    'POST',
    '/api/MyGift/EditWithProduct',
    gift({ productSourceType: 'EmbellishUrl', productSource: 'https://winkel.example/', ...more }),
  )

const newList = (who: Client, more: object = {}) =>
  who.api('POST', '/api/MyList/Create', {
    username: `lijst-${randomUUID().slice(0, 8)}`,
    firstName: 'Noor',
    lastName: 'de Vries',
    accessType: 'PUBLIC',
    ...more,
  })

/** Creates another list for Noor. */
const furtherList = async (): Promise<{ privateGuid: string; username: string }> => (await newList(noor)).body

const fill = (listPrivateGuid: string, count: number) => world.sql`
  insert into gifts (category_id, position, description, edited_at)
  select c.id, n, 'Cadeau ' || n, now()
  from categories c join lists l on l.id = c.list_id, generate_series(1, ${count}::int) n
  where l.private_guid = ${listPrivateGuid}::uuid`

const categoryOf = async (username: string) =>
  (await noor.api('GET', `/api/Category/Get/${username}`)).body.categories[0].privateGuid as string

const write = (publicWishlistGuid: string) =>
  lotte.api('POST', '/api/Wishlist/CreateForumPost', { publicWishlistGuid, message: 'Hoi' })

const invite = (more: object = {}) =>
  noor.api('POST', '/api/WishlistOwner/InviteExtraOwner', {
    name: 'Sem',
    privateWishlistGuid: noor.list.privateGuid,
    ...more,
  })
const openInvite = (guid: string) => world.visitor().api('GET', `/api/Wishlist/OpenInvite/${guid}`)
const acceptInvite = (who: Client, invitationGuid: string) =>
  who.api('POST', '/api/Wishlist/AcceptExtraOwnerInvite', { invitationGuid })
const removeOwner = (publicUserGuid: string) =>
  noor.api('POST', '/api/WishlistOwner/RemoveExtraOwner', {
    privateWishlistGuid: noor.list.privateGuid,
    publicUserGuid,
  })

async function invited(over?: 'accepted' | 'expired'): Promise<string> {
  const { guid } = (await invite()).body as { guid: string }
  if (over === 'accepted') await world.sql`update owner_invites set accepted_at = now() where guid = ${guid}::uuid`
  if (over === 'expired')
    await world.sql`update owner_invites set expires_at = now() - interval '1 minute' where guid = ${guid}::uuid`
  return guid
}

const send = (who: Client, more: object = {}) =>
  who.api('POST', '/api/MyList/Send', {
    recipients: 'oma@example.org',
    subject: 'Mijn lijst',
    messageStart: 'Dag oma, dit is mijn lijst.',
    messageEnd: '',
    privateGuid: noor.list.privateGuid,
    ...more,
  })

const upload = async (bytes: Uint8Array): Promise<ApiResponse> => {
  const response = await noor.request('POST', '/api/WishlistImage/UploadImage/noor', {
    headers: { 'X-CSRF-TOKEN': await noor.csrfToken(), 'Content-Type': 'image/png' },
    body: new Uint8Array(bytes),
  })
  const text = await response.text()
  return { status: response.status, body: text && JSON.parse(text), headers: response.headers }
}

const reached: Record<string, Record<string, () => Promise<ApiResponse>>> = {
  'POST /api/Gift/CrossOff': {
    OwnWishlist: async () => crossOff(noor, await addGift()),
    GiftDeleted: () => crossOff(lotte, randomUUID()),
    NoAccess: async () => {
      const closed = await addGift()
      await setAccess('CLOSED')
      const answer = await crossOff(lotte, closed)
      await setAccess('PUBLIC')
      return answer
    },
    GiftUncrossable: async () => crossOff(lotte, await addGift({ crossOffEnabled: false })),
    CrossedOffByOtherUser: async () => crossOff(sem, (await crossedOff()).publicGuid),
  },
  'POST /api/Gift/UndoCrossOff': {
    GiftDeleted: async () => undo(lotte, { ...(await crossedOff()), publicGuid: randomUUID() }),
    CrossedOffBySomeoneElse: async () => {
      const taken = await crossedOff()
      await undo(lotte, taken)
      await crossOff(sem, taken.publicGuid)
      return undo(lotte, taken)
    },
    Other: async () => undo(lotte, { publicGuid: await addGift(), privateCrossOffGuid: randomUUID() }),
  },
  'GET /api/Gift/GetByCrossOffGuid/{giftPublicGuid}/{crossOffGuid}': {
    CrossOffAlreadyUndone: async () => {
      const taken = await crossedOff()
      await undo(lotte, taken)
      return openLink(taken.publicGuid, taken.privateCrossOffGuid)
    },
    GiftNotFound: async () => openLink(randomUUID(), (await crossedOff()).privateCrossOffGuid),
    InvalidGuid: async () => openLink(await addGift(), 'geen-guid'),
  },
  'POST /api/MyGift/EditWithoutProduct': {
    GiftNotFound: () => edit({ publicGuid: randomUUID() }),
    SaveImageFailed: () => edit({ newImageBase64: Buffer.from('geen plaatje').toString('base64') }),
    InvalidUpdate: () => edit({ categoryPrivateGuid: lotte.list.categoryPrivateGuid }),
  },
  'POST /api/MyGift/EditWithProduct': {
    GiftNotFound: () => editWithProduct({ publicGuid: randomUUID() }),
    SaveImageFailed: () => editWithProduct({ newImageBase64: Buffer.from('geen plaatje').toString('base64') }),
    InvalidUpdate: () => editWithProduct({ categoryPrivateGuid: lotte.list.categoryPrivateGuid }),
    ProductNotFound: () => editWithProduct({ productSourceType: 'GiftUrl', productSource: randomUUID() }),
  },
  'POST /api/MyGift/MoveToWishlist': {
    InvalidUpdate: async () => {
      const full = await furtherList()
      await fill(full.privateGuid, maxGifts)
      return noor.api('POST', '/api/MyGift/MoveToWishlist', {
        giftPublicGuid: await addGift(),
        wishlistPrivateGuid: full.privateGuid,
      })
    },
  },
  'POST /api/Category/Delete': {
    LastCategory: async () => {
      const { username } = await furtherList()
      return noor.api('POST', '/api/Category/Delete', { privateGuid: await categoryOf(username) })
    },
  },
  'POST /api/Category/MoveToWishlist': {
    LastCategory: async () => {
      const [from, to] = [await furtherList(), await furtherList()]
      return noor.api('POST', '/api/Category/MoveToWishlist', {
        categoryPrivateGuid: await categoryOf(from.username),
        wishlistPrivateGuid: to.privateGuid,
      })
    },
    TooManyGifts: async () => {
      const [from, to] = [await furtherList(), await furtherList()]
      await fill(from.privateGuid, 2)
      await fill(to.privateGuid, maxGifts - 1)
      await noor.api('POST', '/api/Category/Create', { name: 'Nog een', wishlistPrivateGuid: from.privateGuid })
      return noor.api('POST', '/api/Category/MoveToWishlist', {
        categoryPrivateGuid: await categoryOf(from.username),
        wishlistPrivateGuid: to.privateGuid,
      })
    },
  },
  'POST /api/MyList/Create': {
    IsAfstreper: async () => newList(await guest()),
    Unavailable: () => newList(noor, { username: 'lotte' }),
    Other: async () => {
      await world.sql`
        with made as (
          insert into lists (username, first_name, last_name, occasion, theme_image, access_type, last_update)
          select 'vol-' || n, 'Sem', 'Bakker', 'JustBecause', 'parcels', 'PUBLIC', now() from generate_series(1, 50) n returning id
        )
        insert into list_owners (list_id, user_id, is_primary) select made.id, users.id, true from made, users where users.email = ${sem.email}`
      return newList(sem)
    },
  },
  'POST /api/MyList/Send': {
    IsAfstreper: async () => send(await guest()),
    NoMessage: () => send(noor, { messageStart: '-------------' }),
    NoValidRecipient: async () => {
      await world.sql`insert into mail_refusals (email, since) values ('nee@example.org', current_date)`
      return send(noor, { recipients: 'nee@example.org' })
    },
    Other: async () => {
      await setAccess('CLOSED')
      const answer = await send(noor)
      await setAccess('PUBLIC')
      return answer
    },
    WishlistNotFound: () => send(noor, { privateGuid: lotte.list.privateGuid }),
  },
  'GET /api/Wishlist/Search': {
    TookTooLong: () =>
      world.sql.begin(async (tx) => {
        await tx`lock table findable_lists`
        return world.visitor().api('GET', '/api/Wishlist/Search?query=winterswijk')
      }),
  },
  'POST /api/MyList/UpdateSettings': {
    InvalidData: () =>
      noor.api('POST', '/api/MyList/UpdateSettings', {
        privateGuid: noor.list.privateGuid,
        username: 'lotte',
        firstName: 'Noor',
        lastName: 'de Vries',
        accessType: 'PUBLIC',
        showCrossedOff: false,
      }),
  },
  'POST /api/MyList/UsedInRecentLot/{privateGuid}': {
    UserCannotAccessWishlist: () => noor.api('POST', `/api/MyList/UsedInRecentLot/${lotte.list.privateGuid}`),
  },
  'POST /api/Friend/Add': {
    OwnWishlist: () => noor.api('POST', '/api/Friend/Add', { publicGuid: noor.list.publicGuid }),
    WishlistNotFound: () => noor.api('POST', '/api/Friend/Add', { publicGuid: randomUUID() }),
  },
  'GET /api/Wishlist/OpenInvite/{guid}': {
    AlreadyAccepted: async () => openInvite(await invited('accepted')),
    Expired: async () => openInvite(await invited('expired')),
    NotFound: () => openInvite(randomUUID()),
  },
  'POST /api/Wishlist/AcceptExtraOwnerInvite': {
    AlreadyAccepted: async () => acceptInvite(sem, await invited('accepted')),
    Expired: async () => acceptInvite(sem, await invited('expired')),
    NotFound: () => acceptInvite(sem, randomUUID()),
    AlreadyOwned: async () => acceptInvite(noor, await invited()),
    NeedUpgradeToAccount: async () => acceptInvite(await guest(), await invited()),
  },
  'POST /api/WishlistOwner/InviteExtraOwner': {
    TooManyOwners: async () => {
      await world.sql`
        insert into owner_invites (list_id, name, expires_at)
        select ${noor.list.id}, 'Iemand', now() + interval '1 day' from generate_series(1, 20)`
      const answer = await invite()
      await world.sql`delete from owner_invites`
      return answer
    },
  },
  'POST /api/WishlistOwner/RemoveExtraOwner': {
    Oneself: () => removeOwner(noor.user.publicGuid),
    NotFound: () => removeOwner(lotte.user.publicGuid),
  },
  'POST /api/Wishlist/CreateForumPost': {
    NoAccess: async () => {
      await setAccess('CLOSED')
      const answer = await write(noor.list.publicGuid)
      await setAccess('PUBLIC')
      return answer
    },
    WishlistNotFound: () => write(randomUUID()),
  },
  'POST /api/WishlistImage/UploadImage/{username}': {
    TooManyPixels: async () => upload(await blackPng(7_000, 6_000)),
    NoPicture: () => upload(Buffer.from('geen plaatje')),
    NotStored: async () => {
      const mend = await fillDisk(world.services.config.dataDir)
      const answer = await upload(await blackPng(20, 20))
      await mend()
      return answer
    },
  },
}

/** Refusals that the document names but no request gets: the response has another status, or the case can't happen. */
const named = [
  'GET /api/Gift/GetByCrossOffGuid/{giftPublicGuid}/{crossOffGuid} Other',
  'POST /api/MyGift/EditWithoutProduct ProductNotFound',
  'POST /api/MyList/UpdateSettings UserCannotAccessWishlist', // the response is a 401
  'POST /api/WishlistImage/UploadImage/{username} TooLarge', // the response is a 413
]

const tags = ['Category', 'Forum', 'Friend', 'Gift', 'MyGift', 'MyList', 'Wishlist', 'WishlistImage', 'WishlistOwner']

test('the documented refusals are exactly those that these tests reach', () => {
  const documented = endpointsOf(document).flatMap(({ method, path, operation }) => {
    const problems = problemsOf(document, operation)
    return tags.includes(path.split('/')[2]!) ? problems.map((problem) => `${method} ${path} ${problem}`) : []
  })
  const here = Object.entries(reached).flatMap(([call, cases]) =>
    Object.keys(cases).map((problem) => `${call} ${problem}`),
  )
  assert.deepEqual([...here, ...named].sort(), documented.sort())
})

for (const [call, cases] of Object.entries(reached))
  describe(call, () => {
    for (const [problem, refuse] of Object.entries(cases))
      test(`refuses with ${problem}`, async () => {
        const { status, body } = await refuse()
        assert.deepEqual([status, body.problem], [422, problem])
      })
  })
