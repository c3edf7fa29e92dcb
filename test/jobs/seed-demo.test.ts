import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { editions, type EditionCode } from '#core/editions.ts'
import { seedDemo } from '#jobs/commands/seed-demo.ts'
import { openWorld, type Client, type World } from '#test/support/world.ts'

suite('seed-demo', () => {
  let world: World
  before(async () => {
    world = await openWorld({ EDITION: '', BASE_URL: 'http://localhost:4321' })
  })
  after(() => world.close())

  /**
   * Returns the names and the password to log in with, and the paths of the pages to look at, from the printed guide.
   */
  function read(printed: string) {
    const [, names = '', password = ''] = /^Log in as (.+), with the password: (.+)$/m.exec(printed) ?? []
    const paths = [...printed.matchAll(/^(http:\S+) {2}/gm)].map(([, address]) => {
      assert.ok(address!.startsWith('http://localhost:4321/'), address)
      return new URL(address!).pathname
    })
    return { names: names.split(/, | or /), password, paths }
  }

  async function login(edition: EditionCode, name: string, password: string): Promise<Client> {
    const client = world.visitor({ 'Accept-Language': editions[edition].locale })
    const { body } = await client.api('POST', '/api/Account/Login', { emailOrUsername: name, password })
    assert.equal(body, true, name)
    return client
  }

  for (const edition of ['nl', 'de', 'en'] as const) {
    test(`fills the edition ${edition} with lists, gifts, friends and draws, on the pages that its guide names`, async () => {
      const { names, password, paths } = read(await seedDemo(world.services, edition))
      assert.equal(names.length, 3)
      const [parent, partner, granny] = await Promise.all(names.map((name) => login(edition, name, password)))
      for (const path of paths.filter((each) => each !== '/dev/mails'))
        for (const client of [parent!, partner!, granny!]) assert.equal((await client.get(path)).status, 200, path)

      const own = await parent!.get(paths[0]!)
      assert.equal(own.$('li.gift').length, 8)
      assert.ok(own.$('li.gift img').length >= 3)
      assert.ok(own.$('li.gift a[href*=".example/"]').length >= 3)
      const seen = await granny!.get(paths[0]!)
      assert.equal(seen.$('li.gift.taken').length, 3, 'gifts that two other people give')
      assert.equal(seen.$('li.gift.yours').length, 1)
      assert.equal((await partner!.get('/crossedoff')).$('.gift-brief').length, 2)

      for (const name of names.slice(1))
        assert.equal((await parent!.get(`/list/search?query=${name}`)).$('#search-results .row').length, 1, name)
      const draws = async (client: Client) => (await client.api('GET', '/api/Loting/Overview')).body.lotingen
      for (const client of [parent!, partner!, granny!]) {
        const [draw] = await draws(client)
        assert.deepEqual([draw.participantCount, draw.lots.length], [5, 1])
      }
      const partnersLot = (await draws(partner!))[0].lots[0].privateParticipantGuid as string
      const { wishes } = (await partner!.api('GET', `/api/Lot/${partnersLot}`)).body
      assert.equal(wishes.split('\n').length, 3)
      const waiting = (await partner!.get('/lootjestrekken')).$('a[href*="/samen/beheer/"]').attr('href')!
      const gathering = await partner!.api('GET', `/api/Gathering/${waiting.split('/').at(-1)}`)
      assert.equal(gathering.body.participants.length, 4)
      const { friends } = (await parent!.api('GET', '/api/Loting/LotingFriendsList')).body
      assert.equal(friends.length, 2)
      assert.equal((await parent!.get('/friends')).$('.row').length, 2)
      assert.equal((await parent!.get('/')).$('[aria-labelledby=birthdays] .row').length, 1)
    })
  }

  test('a product with a picture has the prices of several shops, each shop in its own editions', async () => {
    const [game] = await world.sql`select gtin from products where feed_id = 'SP-gezelschapsspel-hamsteren'`
    const offers = async (edition: EditionCode) => {
      const visitor = world.visitor({ 'Accept-Language': editions[edition].locale })
      return (await visitor.api('GET', `/api/Product/ByEans?eans=${game!.gtin}`)).body.products
    }
    for (const edition of ['nl', 'be'] as const) {
      const [{ products, imageForDisplay }] = await offers(edition)
      assert.equal(products.length, 6)
      assert.equal((await world.visitor().request('GET', imageForDisplay)).status, 200)
    }
    assert.deepEqual(await offers('de'), [])
  })

  test('shops are listed by category, with their logos', async () => {
    for (const [edition, count] of [
      ['nl', 7],
      ['be', 6],
      ['de', 6],
      ['en', 6],
    ] as const) {
      const visitor = world.visitor({ 'Accept-Language': editions[edition].locale })
      const { categories, shops } = (await visitor.api('GET', '/api/Shop/')).body
      assert.deepEqual([categories.length, shops.length], [4, count], edition)
      assert.ok(shops.every(({ logoImage }: { logoImage: string | null }) => logoImage))
    }
  })

  test('mails are in the family’s language', async () => {
    const welcomes = (await world.mails()).filter(({ kind }) => kind === 'welcome')
    const subjects = new Set(welcomes.map(({ subject }) => subject))
    assert.deepEqual(subjects, new Set(['Welkom bij Wenskring', 'Willkommen bei Wunschkreis', 'Welcome to Wishring']))
  })

  test('a second run changes nothing and prints the guide again', async () => {
    const rows = async () =>
      (
        await world.sql`
          select (select count(*) from users) as users, (select count(*) from gifts) as gifts,
            (select count(*) from draws) as draws, (select sum(xmin::text::bigint) from shops) as shops,
            (select sum(xmin::text::bigint) from products) as products`
      )[0]
    const before = await rows()
    const again = await seedDemo(world.services, 'be')
    assert.match(again, /already/)
    assert.equal(read(again).names.length, 3)
    assert.deepEqual(await rows(), before)
  })
})
