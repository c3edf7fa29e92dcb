import assert from 'node:assert/strict'
import { randomInt, randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { testDatabase, type TestDatabase } from '#test/support/database.ts'
import { createProof } from '#test/support/proofs.ts'
import { until } from '#test/support/until.ts'
import type { ApiResponse, Client } from '#test/support/world.ts'
import { openDatabaseProxy, newAccount, newGift, start, type Running } from './processes.ts'

// Two web processes, `here` and `there`, cache the pages of two lists, which this test changes all the time.

const changes = 600
const secret = 'a secret of more than 32 bytes for tests only'
const lists = ['noor', 'noortwee']
/** longest time in ms for which a web process may show a page after the last message from its database */
const maxStale = 3000

let database: TestDatabase
let way: Awaited<ReturnType<typeof openDatabaseProxy>>
let slow: Awaited<ReturnType<typeof openDatabaseProxy>>
let here: Running
let there: Running

before(async () => {
  database = await testDatabase()
  way = await openDatabaseProxy(database.url)
  // Notifications reach `here` late, so it responds to a change before the change's notification arrives.
  slow = await openDatabaseProxy(database.url, 50)
  const env = {
    SECRET: secret,
    BASE_URL: 'http://wenskring.example',
    RATE_LIMITS: 'off',
    MAIL_DELAYS: 'off',
    EDITION: 'nl',
  }
  ;[here, there] = await Promise.all([
    start('src/web.ts', { ...env, DATABASE_URL: slow.url }),
    start('src/web.ts', { ...env, DATABASE_URL: way.url }),
  ])
})
after(async () => {
  for (const process of [here, there]) process?.kill('SIGKILL')
  await Promise.all([here?.ended, there?.ended])
  await Promise.all([way.close(), slow.close()])
  await database.drop()
})

/**
 * Fetches a list's page as an anonymous visitor. The web process always renders an uncompressed response (`identity`)
 * anew, but it may take a compressed response from its cache.
 */
async function pageOf(process: Running, list: string, encoding: 'gzip' | 'identity'): Promise<string> {
  const answer = await fetch(`${process.address}/${list}`, { headers: { 'Accept-Encoding': encoding } })
  return `${answer.status} ${await answer.text()}`
}

/** Kinds of changes that create an account, which takes long because hashing a password does. */
const slowKinds: ReadonlySet<string> = new Set(['giverDeleted', 'giversMerged'])

const oneOf = <Value>(values: readonly Value[]): Value => values[randomInt(values.length)]!

test(
  `a page requested after the response to a change shows it, for each of ${changes} changes of all kinds`,
  { timeout: 600_000 },
  async (t) => {
    const noor = here.client()
    const { listPrivateGuid, listPublicGuid, categoryPrivateGuid } = await newAccount(noor, 'noor')
    const created = await noor.api('POST', '/api/MyList/Create', {
      username: 'noortwee',
      firstName: 'Noor',
      lastName: 'de Vries',
      accessType: 'PUBLIC',
    })
    const other = created.body.privateGuid as string
    for (let index = 0; index < 6; index++) await newGift(noor, categoryPrivateGuid, `Cadeau ${index}`)
    const mira = here.client()
    await newAccount(mira, 'mira')
    const givers = [here.client(), here.client(), here.client()]
    for (const [index, giver] of givers.entries())
      await giver.api('POST', '/api/Afstreper/Create', { email: `gever-${index}@example.org` })

    /** Returns the current gifts and categories of a list of Noor, by default of one of her two lists at random. */
    async function own(list = oneOf([listPrivateGuid, other])) {
      const { body } = await noor.api('GET', `/api/MyList/Get/${list}`)
      const categories = body.categories as { privateGuid: string; gifts: { publicGuid: string }[] }[]
      return { list, categories, gifts: categories.flatMap(({ gifts }) => gifts.map(({ publicGuid }) => publicGuid)) }
    }
    const otherThan = (list: string) => (list === other ? listPrivateGuid : other)
    const undoable: { publicGiftGuid: string; crossOffGuid: string; giver: Client }[] = []
    const posts: string[] = []
    const call = (path: string, body: object, who = noor) => who.api('POST', `/api/${path}`, body)
    let people = 0

    async function crossOff(giver = oneOf(givers)): Promise<ApiResponse | null> {
      const publicGiftGuid = oneOf([...(await own()).gifts, null])
      if (!publicGiftGuid) return null
      const answer = await call('Gift/CrossOff', { publicGiftGuid, contextId: randomUUID() }, giver)
      if (answer.status === 200)
        undoable.push({ publicGiftGuid, crossOffGuid: answer.body.crossOffGuid as string, giver })
      return answer
    }
    const kinds: Record<string, () => Promise<ApiResponse | { status: number } | null>> = {
      crossedOff: () => crossOff(),
      undone: async () => {
        const given = undoable.splice(randomInt(undoable.length + 1), 1)[0]
        return given
          ? call(
              'Gift/UndoCrossOff',
              { publicGuid: given.publicGiftGuid, privateCrossOffGuid: given.crossOffGuid },
              given.giver,
            )
          : null
      },
      giftAdded: async () => {
        const { categories, gifts } = await own()
        if (gifts.length > 30 || categories.length === 0) return null
        return call('MyGift/EditWithoutProduct', {
          categoryPrivateGuid: oneOf(categories).privateGuid,
          description: `Wens ${randomUUID()}`,
          enableCrossOff: true,
        })
      },
      giftChanged: async () => {
        const { categories } = await own()
        const category = categories.find(({ gifts }) => gifts.length > 0)
        return category
          ? call('MyGift/EditWithoutProduct', {
              publicGuid: oneOf(category.gifts).publicGuid,
              categoryPrivateGuid: category.privateGuid,
              description: `Anders ${randomUUID()}`,
              enableCrossOff: randomInt(4) > 0,
            })
          : null
      },
      giftDeleted: async () => {
        const guid = oneOf([...(await own()).gifts, null])
        return guid ? noor.api('DELETE', `/api/MyGift/${guid}`) : null
      },
      giftsReordered: async () => {
        const { categories, gifts } = await own()
        return categories.length > 0
          ? call('MyGift/Reorder', {
              categoryPrivateGuid: oneOf(categories).privateGuid,
              order: gifts.filter(() => randomInt(2) > 0).reverse(),
            })
          : null
      },
      giftMoved: async () => {
        const { list, gifts } = await own()
        const giftPublicGuid = oneOf([...gifts, null])
        return giftPublicGuid
          ? call('MyGift/MoveToWishlist', { giftPublicGuid, wishlistPrivateGuid: otherThan(list) })
          : null
      },
      categoryAdded: async () => {
        const { list, categories } = await own()
        return categories.length < 8
          ? call('Category/Create', { name: `Groep ${randomInt(1e6)}`, wishlistPrivateGuid: list })
          : null
      },
      categoryRenamed: async () => {
        const { categories } = await own()
        return categories.length > 0
          ? call('Category/Rename', { privateGuid: oneOf(categories).privateGuid, name: `Soort ${randomInt(1e6)}` })
          : null
      },
      categoriesReordered: async () =>
        call('Category/Reorder', {
          privateGuidOrder: (await own()).categories.map(({ privateGuid }) => privateGuid).reverse(),
        }),
      categoryMoved: async () => {
        const { list, categories } = await own()
        return categories.length > 1
          ? call('Category/MoveToWishlist', {
              categoryPrivateGuid: oneOf(categories).privateGuid,
              wishlistPrivateGuid: otherThan(list),
            })
          : null
      },
      categoryDeleted: async () => {
        const { categories } = await own()
        return categories.length > 1 ? call('Category/Delete', { privateGuid: oneOf(categories).privateGuid }) : null
      },
      listTitled: () =>
        call('MyList/UpdateTitle', { privateGuid: oneOf([listPrivateGuid, other]), title: `Lijst ${randomInt(1e6)}` }),
      listDescribed: () =>
        call('MyList/UpdateDescription', { privateGuid: listPrivateGuid, description: `Over ${randomInt(1e6)}` }),
      occasionChanged: () =>
        call('MyList/UpdateOccasion', {
          privateGuid: other,
          occasion: oneOf(['Christmas', 'Sinterklaas', 'MyBirthday']),
          occasionDate: null,
        }),
      ownerRenamed: () =>
        call('MyList/UpdateSettings', {
          privateGuid: listPrivateGuid,
          username: 'noor',
          firstName: `Noor ${randomInt(1e6)}`,
          lastName: 'de Vries',
          accessType: oneOf(['PUBLIC', 'PUBLIC', 'CLOSED']),
          includeInSearchResult: false,
          showCrossedOff: randomInt(2) === 0,
        }),
      listRenamed: async () => {
        const answers: ApiResponse[] = []
        for (const username of ['nooranders', 'noortwee'])
          answers.push(
            await call('MyList/UpdateSettings', {
              privateGuid: other,
              username,
              firstName: 'Noor',
              lastName: 'de Vries',
              accessType: 'PUBLIC',
              includeInSearchResult: false,
              showCrossedOff: false,
            }),
          )
        return answers[1]!
      },
      posted: async () => {
        const answer = await call(
          'Wishlist/CreateForumPost',
          {
            publicWishlistGuid: listPublicGuid,
            message: `Bericht ${randomInt(1e6)}`,
          },
          mira,
        )
        if (answer.status === 200) posts.push(answer.body.publicGuid as string)
        return answer
      },
      postDeleted: async () => {
        const guid = posts.splice(randomInt(posts.length + 1), 1)[0]
        return guid ? noor.api('DELETE', `/api/Wishlist/DeleteForumPost/${guid}`) : null
      },
      ownerJoined: async () => {
        const invited = await call('WishlistOwner/InviteExtraOwner', {
          name: 'Mira',
          privateWishlistGuid: listPrivateGuid,
        })
        return call('Wishlist/AcceptExtraOwnerInvite', { invitationGuid: invited.body.guid as string }, mira)
      },
      ownerRemoved: async () => {
        const user = await mira.api('GET', '/api/Account/UserData')
        return call('WishlistOwner/RemoveExtraOwner', {
          privateWishlistGuid: listPrivateGuid,
          publicUserGuid: user.body.publicGuid as string,
        })
      },
      allDeleted: async () =>
        randomInt(4) === 0 ? noor.api('DELETE', '/api/MyList/DeleteAllGifts', { privateGuid: other }) : null,
      giverDeleted: async () => {
        const giver = here.client()
        await call('Afstreper/Create', { email: `weg-${people++}@example.org` }, giver)
        return (await crossOff(giver))?.status === 200 ? call('Account/Delete', {}, giver) : null
      },
      giversMerged: async () => {
        const email = `een-${people++}@example.org`
        const [asGuest, asAccount] = [here.client(), here.client()]
        const guest = await call('Afstreper/Create', { email }, asGuest)
        if ((await crossOff(asGuest))?.status !== 200) return null
        await call('Afstreper/Create', { email }, asAccount)
        const account = await call(
          'Account/Create',
          {
            email,
            username: `een-${people}`,
            firstName: 'Een',
            lastName: 'Mens',
            password: 'een goed wachtwoord',
            receiveMailing: false,
          },
          asAccount,
        )
        // The account proves its e-mail address. Then the guest's link merges the guest into the account.
        await asAccount.post('/account/confirm', {
          proof: await createProof(database.sql, account.body.user.publicGuid as string),
        })
        return asAccount.post('/account/confirm', {
          proof: await createProof(database.sql, guest.body.user.publicGuid as string),
        })
      },
    }

    const done = new Map<string, number>()
    const times = (kind: string) => done.get(kind) ?? 0
    /**
     * Picks a kind of change: mostly a quick one at random, sometimes the kind that happened least. So every kind
     * happens, although some are possible only after others.
     */
    const nextKind = () => {
      const all = Object.keys(kinds)
      return randomInt(8) === 0
        ? all.reduce((min, kind) => (times(kind) < times(min) ? kind : min))
        : oneOf(all.filter((kind) => !slowKinds.has(kind)))
    }
    let longest = 0
    for (let change = 0; change < changes;) {
      const kind = nextKind()
      // These requests for pages are in progress during the change.
      const meanwhile = [here, there].map((process) => pageOf(process, oneOf(lists), 'gzip'))
      const answer = await kinds[kind]!()
      if (!answer || answer.status >= 400) {
        await Promise.all(meanwhile)
        continue
      }
      const answered = performance.now()
      change++
      done.set(kind, times(kind) + 1)
      await Promise.all(
        lists.map(async (list) => {
          const [kept, fresh] = await Promise.all([pageOf(here, list, 'gzip'), pageOf(here, list, 'identity')])
          assert.equal(kept, fresh, `${kind}: ${list}`)
          await until(async () => (await pageOf(there, list, 'gzip')) === fresh, `${kind} to be heard of`, maxStale)
        }),
      )
      longest = Math.max(longest, performance.now() - answered)
      await Promise.all(meanwhile)
    }
    t.diagnostic(`how often each: ${JSON.stringify(Object.fromEntries(done))}`)
    t.diagnostic(
      `at most ${longest.toFixed(0)} ms from a change's response until both lists were read anew at both processes`,
    )
    assert.deepEqual(
      Object.keys(kinds).filter((kind) => times(kind) === 0),
      [],
      'kinds of changes that never happened',
    )
  },
)

test('a web process that gets no messages from the database shows no page older than three seconds', async () => {
  const [list] = lists as [string]
  const keptPage = () => pageOf(there, list, 'gzip')
  await database.sql`update lists set access_type = 'PUBLIC' where username = ${list}`
  for (let time = 0; time < 3; time++) await keptPage()
  const before = await keptPage()
  const stalled = performance.now()
  way.stall()
  await database.sql`update lists set title = 'Onbereikbaar' where username = ${list}`
  // From now on, a request that needs the database gets no response.
  let last = stalled
  const isSilent = async () => {
    const asked = performance.now()
    const page = await Promise.race([keptPage(), new Promise<null>((resolve) => setTimeout(resolve, 500, null))])
    if (page === null) return true
    assert.equal(page, before)
    last = asked
    return false
  }
  await until(isSilent, 'the cached page to be no longer shown')
  assert.ok(last - stalled <= maxStale, `still shown after ${last - stalled} ms`)
  way.resume()
  await until(async () => (await keptPage()).includes('Onbereikbaar'), 'the new title')
})
