import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { reassignCrossOffs, purgeUndoneCrossOffs } from '../../src/cross-offs/index.ts'
import { crossedOffGiftIds, visitorsCategories, visitorsGift } from '../../src/gift/index.ts'
import { linkOf } from '../../src/gift/links.ts'
import { openFamily } from '#test/support/family.ts'
import { crossOff } from '#test/support/gifts.ts'
import type { Client, Person } from '#test/support/world.ts'

const { world, noor, lotte, bram } = await openFamily({ RATE_LIMITS: 'on' }, { countsQueries: true })
await world.sql`insert into categories (list_id, name, position) values (${noor.list.id}, 'Nog leeg', 0)`
const [later] = await world.sql<
  { id: number }[]
>`insert into categories (list_id, name, position) values (${noor.list.id}, 'Later', 99) returning id`
const gifts = {
  free: await world.addGift(noor.list, { description: 'vrij' }),
  mine: await world.addGift(noor.list, { description: 'van mij' }),
  theirs: await world.addGift(noor.list, { description: 'van een ander' }),
  locked: await world.addGift(noor.list, { description: 'op slot', crossOffEnabled: false, categoryId: later!.id }),
  lockedButMine: await world.addGift(noor.list, { description: 'op slot maar van mij', categoryId: later!.id }),
}
await crossOff(lotte, gifts.mine.publicGuid)
await crossOff(bram, gifts.theirs.publicGuid)
await crossOff(lotte, gifts.lockedButMine.publicGuid)
await world.sql`update gifts set cross_off_enabled = false where id = ${gifts.lockedButMine.id}`
await world.mails()

const idOf = async (person: Person) =>
  (await world.sql<{ id: number }[]>`select id from users where email = ${person.email}`)[0]!.id

describe('the visitors’ view of a list', () => {
  test('has its categories and gifts in order, each with its state, in one query', async () => {
    const scope = await world.scopeOf(lotte)
    let categories: Awaited<ReturnType<typeof visitorsCategories>> = []
    const statements = await world.countQueries(
      async () => (categories = await visitorsCategories(scope, noor.list.id)),
    )
    assert.equal(statements.filter((statement) => /\bgifts\b|\bcategories\b|\bcross_offs\b/.test(statement)).length, 1)
    assert.deepEqual(
      categories.map(({ gifts }) =>
        gifts.map(({ description, state, privateCrossOffGuid }) => [description, state, privateCrossOffGuid !== null]),
      ),
      [
        [
          ['vrij', 'free', false],
          ['van mij', 'yours', true],
          ['van een ander', 'taken', false],
        ],
        [
          ['op slot', 'locked', false],
          ['op slot maar van mij', 'yours', true],
        ],
      ],
    )
    assert.ok(!categories.some(({ name }) => name === 'Nog leeg'))
  })

  test('shows no cross-off as the visitor’s own to an anonymous visitor', async () => {
    const categories = await visitorsCategories(await world.scopeOf(world.visitor()), noor.list.id)
    assert.deepEqual(
      categories.flatMap(({ gifts }) => gifts.map(({ state }) => state)),
      ['free', 'taken', 'taken', 'locked', 'taken'],
    )
    assert.ok(categories.every(({ gifts }) => gifts.every(({ privateCrossOffGuid }) => privateCrossOffGuid === null)))
  })

  test('returns one gift for all its audiences', async () => {
    const seen = await visitorsGift(world.services, gifts.mine.publicGuid)
    assert.deepEqual([seen!.forVisitors.state, seen!.forVisitors.privateCrossOffGuid], ['taken', null])
    assert.deepEqual([seen!.giverUserId, seen!.forGiver!.state], [await idOf(lotte), 'yours'])
    const free = await visitorsGift(world.services, gifts.free.publicGuid)
    assert.deepEqual([free!.forVisitors.state, free!.giverUserId, free!.forGiver], ['free', null, null])
    assert.equal(await visitorsGift(world.services, noor.list.publicGuid), null)
  })

  test('tells an owner who chose to see cross-offs which gifts are taken, and nothing more', async () => {
    assert.deepEqual(
      await crossedOffGiftIds(world.sql, noor.list.id),
      new Set([gifts.mine.id, gifts.theirs.id, gifts.lockedButMine.id]),
    )
    assert.deepEqual(await crossedOffGiftIds(world.sql, lotte.list.id), new Set())
  })

  test('renders one card alike for every visitor, without anything from a session', async () => {
    const cardOf = async (client: Client, guid: string) => {
      const page = await client.get('/noor')
      return page.$.html(page.$(`#gift-${guid}`))
    }
    const [one, other] = [world.visitor(), await world.person('Joris Mol')]
    for (const { publicGuid } of Object.values(gifts)) {
      const card = await cardOf(one, publicGuid)
      assert.match(card, /<li[^>]* class="gift\b/)
      assert.equal(await cardOf(other, publicGuid), card)
      assert.doesNotMatch(card, /<form|csrf/i)
    }
    assert.match(await cardOf(one, gifts.theirs.publicGuid), /class="gift taken"/)
    const own = await cardOf(lotte, gifts.mine.publicGuid)
    assert.match(own, /class="gift yours"/)
    const { forGiver } = (await visitorsGift(world.services, gifts.mine.publicGuid))!
    assert.ok(!own.includes(forGiver!.privateCrossOffGuid!))
  })

  test('keeps an active cross-off with its guid when two givers turn out to be one person', async () => {
    const joke = await world.person('Joke Jansen')
    const contextId = 'a2f7c9d0-5b1e-4c3a-9d8e-7f6a5b4c3d2e'
    const gift = await world.addGift(noor.list, { description: 'Bellenblaas' })
    const [from, to] = [await idOf(bram), await idOf(joke)]
    await world.sql`insert into cross_offs (gift_id, user_id, context_id, undone_at) values (${gift.id}, ${to}, ${contextId}, now())`
    const { body } = await bram.api('POST', '/api/Gift/CrossOff', { publicGiftGuid: gift.publicGuid, contextId })
    await world.sql.begin((tx) => reassignCrossOffs(tx, from, to))
    const seen = await visitorsGift(world.services, gift.publicGuid)
    assert.deepEqual([seen!.giverUserId, seen!.forGiver!.privateCrossOffGuid], [to, body.crossOffGuid])
  })

  test('keeps its version when cross-offs that were undone half a year ago are purged', async () => {
    const gift = await world.addGift(noor.list)
    const userId = await idOf(lotte)
    await world.sql`insert into cross_offs (gift_id, user_id, undone_at) values (${gift.id}, ${userId}, now() - interval '181 days'), (${gift.id}, ${userId}, now() - interval '179 days'), (${gift.id}, ${userId}, null)`
    await world.visitor().get('/noor') // This creates the list's version row.
    const versions = () => world.sql`select list_id, version from list_versions order by list_id`
    const before = await versions()
    assert.equal(await purgeUndoneCrossOffs(world.services), 1)
    assert.deepEqual(await versions(), before)
    assert.ok(before.some(({ listId }) => listId === noor.list.id))
    assert.equal((await world.sql`select 1 from cross_offs where gift_id = ${gift.id}`).length, 2)
    await world.sql`delete from cross_offs where gift_id = ${gift.id} and undone_at is null`
    assert.notDeepEqual(await versions(), before)
  })
})

test('an owner’s undo runs the same queries whether her gift is free or taken', async () => {
  const [free, taken] = [gifts.free, gifts.theirs].map(
    ({ publicGuid }) =>
      () =>
        noor.api('POST', '/api/Gift/UndoCrossOff', { publicGuid, privateCrossOffGuid: crypto.randomUUID() }),
  )
  const ofFree = await world.countQueries(free!)
  assert.ok(ofFree.some((statement) => /update cross_offs/.test(statement)))
  assert.deepEqual(await world.countQueries(taken!), ofFree)
})

describe('the transaction of a cross-off', () => {
  const subjects = ['gifts', 'cross_offs', 'cross_off_notices', 'pg_notify']
  /** Returns for each statement its verb, and the first of our tables that it names. */
  async function transactionOf(run: () => Promise<unknown>): Promise<string[]> {
    const statements = await world.countQueries(run)
    const [from, to] = [/^begin/, /^(commit|rollback)$/].map((edge) => statements.findIndex((each) => edge.test(each)))
    return statements.slice(from, to! + 1).map((statement) => {
      const [verb] = /(begin|commit|rollback|insert|update|delete|select)/i.exec(statement)!
      const named = new RegExp(`\\b(${subjects.join('|')})\\b`).exec(statement)
      return [verb.toLowerCase(), ...(named ? [named[0]] : [])].join(' ')
    })
  }

  test('takes two statements to cross off, including the announcement and the pending confirmation', async () => {
    const { publicGuid } = await world.addGift(noor.list)
    assert.deepEqual(await transactionOf(() => crossOff(lotte, publicGuid)), [
      'begin',
      'select gifts',
      'insert cross_offs',
      'commit',
    ])
  })

  test('takes a third statement to find the reason if the cross-off comes too late, and is rolled back', async () => {
    const { publicGuid } = await world.addGift(noor.list)
    await crossOff(lotte, publicGuid)
    const late = () => bram.api('POST', '/api/Gift/CrossOff', { publicGiftGuid: publicGuid })
    assert.deepEqual(await transactionOf(late), [
      'begin',
      'select gifts',
      'insert cross_offs',
      'select gifts',
      'rollback',
    ])
  })

  test('takes four statements to undo a cross-off', async () => {
    const { publicGuid } = await world.addGift(noor.list)
    const privateCrossOffGuid = await crossOff(lotte, publicGuid)
    const undo = () => lotte.api('POST', '/api/Gift/UndoCrossOff', { publicGuid, privateCrossOffGuid })
    assert.deepEqual(await transactionOf(undo), [
      'begin',
      'select cross_offs',
      'update cross_offs',
      'select pg_notify',
      'delete cross_off_notices',
      'commit',
    ])
  })
})

describe('a gift’s link', () => {
  test('is shown by its host, or not at all if it is no web address', () => {
    assert.deepEqual(linkOf('https://www.bol.example/p/1?a=b'), {
      uri: 'https://www.bol.example/p/1?a=b',
      uriDisplayText: 'bol.example',
      faviconSite: 'https://www.bol.example',
    })
    assert.equal(linkOf('HTTPS://www.bol.example/p').uriDisplayText, 'bol.example')
    for (const url of [
      null,
      '',
      'bol.example',
      'javascript:alert(1)',
      'data:text/html,x',
      'ftp://bol.example',
      'http://',
    ])
      assert.deepEqual(linkOf(url), { uri: null, uriDisplayText: null, faviconSite: null })
  })
})
