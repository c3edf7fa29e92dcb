import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { contractOf } from '#test/api/contract.ts'
import { count, guid, orNull, text } from '#test/api/shapes.ts'
import { openFamily } from '#test/support/family.ts'
import { addList, setAccess } from '#test/support/lists.ts'
import { openWorld, type Person } from '#test/support/world.ts'

const { world, noor, lotte, bram, sem } = await openFamily({ BASE_URL: 'https://wensen.example' })
const { call, expect } = await contractOf(world)
const visitor = world.visitor()

const hit = {
  city: orNull(text),
  firstName: text,
  id: guid,
  illustration: text,
  lastName: text,
  listUrl: text,
  listUrlForDisplay: text,
  userName: text,
}

interface Answer {
  hits: { userName: string; firstName: string; city: string | null; illustration: string }[]
  totalCount: number
}

const pathFor = (query: string) => `/api/Wishlist/Search?query=${encodeURIComponent(query)}`
const search = async (query: string): Promise<Answer> =>
  (await expect(visitor, 'GET', pathFor(query), undefined, 200, { hits: [hit], totalCount: count })) as Answer
/** Returns the usernames of the lists found, the best first. */
const found = async (query: string): Promise<string[]> => (await search(query)).hits.map(({ userName }) => userName)

/** Makes a list that searches find. */
async function findable(person: Person, username: string, more: Record<string, string> = {}) {
  const list = await addList(world, person, username, more)
  await world.sql`update lists set wants_search = true where id = ${list.id}`
  return list
}

const settingsOf = (person: Person, list: { privateGuid: string }, username: string, more: object = {}) => ({
  privateGuid: list.privateGuid,
  username,
  firstName: person.name.split(' ')[0],
  lastName: person.name.split(' ').slice(1).join(' '),
  accessType: 'PUBLIC',
  includeInSearchResult: true,
  ...more,
})

describe('the search endpoint', () => {
  test('returns a list’s owner, city and URL', async () => {
    await findable(bram, 'fietsen', { firstName: 'Bram', lastName: 'Zonderling', city: 'Appingedam' })
    const { hits, totalCount } = await search('zonderling')
    assert.equal(totalCount, 1)
    const { id: _, illustration: __, ...told } = hits[0] as unknown as Record<string, string>
    assert.deepEqual(told, {
      city: 'Appingedam',
      firstName: 'Bram',
      lastName: 'Zonderling',
      listUrl: 'https://wensen.example/fietsen',
      listUrlForDisplay: 'wensen.example/fietsen',
      userName: 'fietsen',
    })
  })

  test('requires three characters of any kind', async () => {
    const tooShort = { errors: { query: ['listsearch.validation.too_short'] } }
    for (const query of ['', 'ab', '  ab  ', '🎁🎁'])
      assert.deepEqual(
        await call(visitor, 'GET', pathFor(query)).then(({ status, body }) => [status, body]),
        [400, tooShort],
        query,
      )
    assert.equal((await call(visitor, 'GET', '/api/Wishlist/Search')).status, 400)
    assert.equal((await call(visitor, 'GET', pathFor('🎁🎁🎁'))).status, 200)
  })

  test('returns 50 lists at most, counts up to a thousand, and shows if there are more', async () => {
    const many = (word: string, lists: number) => world.sql`
      insert into lists (username, first_name, last_name, access_type, wants_search)
      select ${word} || '-' || n, 'Iemand', initcap(${word}), 'PUBLIC', true from generate_series(1, ${lists}::int) n`
    await many('zeventig', 73)
    await many('duizend', 1001)
    await many('velen', 1200)
    for (const [query, total] of [
      ['zeventig', 73],
      ['duizend', 1001],
      ['velen', 1001],
      ['vel', 1001],
    ] as const) {
      const { hits, totalCount } = await search(query)
      assert.deepEqual([hits.length, totalCount], [50, total], query)
    }
    await world.sql`delete from lists where last_name in ('Zeventig', 'Duizend', 'Velen')`
  })

  test('finds and counts all lists, also those outside the sample that is searched first', async () => {
    const manyFrom = (id: number, lists: number) => world.sql`
      insert into lists (id, username, first_name, last_name, access_type, wants_search) overriding system value
      select n, 'hier-' || n, 'Iemand', 'Steekproef', 'PUBLIC', true from generate_series(${id}::int, ${id + lists - 1}::int) n`
    const isSampled = async (id: number) =>
      (await world.sql<{ yes: boolean }[]>`select sampled(${id}) <> '' as yes`)[0]!.yes
    assert.deepEqual([await isSampled(65_600), await isSampled(69_999)], [true, false])
    await manyFrom(69_999, 30)
    assert.equal((await search('steekproef')).totalCount, 30)
    await manyFrom(65_600, 40)
    const { hits, totalCount } = await search('steekproef')
    assert.deepEqual([totalCount, hits.length, new Set(hits.map(({ userName }) => userName)).size], [70, 50, 50])
    await manyFrom(70_100, 1000)
    assert.equal((await search('steekpr')).totalCount, 1001)
    await world.sql`delete from lists where last_name = 'Steekproef'`
  })

  test('allows 60 searches a minute', async () => {
    const limited = await openWorld({ RATE_LIMITS: 'on' })
    try {
      const client = limited.visitor()
      for (let n = 0; n < 60; n++) assert.equal((await client.api('GET', pathFor('jan'))).status, 200)
      const { status, headers } = await client.api('GET', pathFor('jan'))
      assert.equal(status, 429)
      assert.match(headers.get('retry-after')!, /^\d+$/)
    } finally {
      await limited.close()
    }
  })
})

describe('matching', () => {
  test('all words must begin a word of the name, username, city or title, in any order', async () => {
    await findable(noor, 'huisraad', { lastName: 'van der Kerkhof', city: 'Middelharnis', title: 'Ons nieuwe nest' })
    for (const query of [
      'Kerkhof',
      'noor kerkhof',
      'kerkhof noor',
      'van der kerkhof',
      'huisraad',
      'middelh',
      'kerk mid',
      'nieuwe nest',
      'nest kerkhof middelharnis',
      '  NIEUWE   noor ',
    ])
      assert.deepEqual(await found(query), ['huisraad'], query)
    for (const query of ['kerkhof bram', 'raad', 'harnis', 'kerkhof rotterdam'])
      assert.deepEqual(await found(query), [], query)
  })

  test('accents, capitals and spelling variants do not matter', async () => {
    await findable(lotte, 'andersgeschreven', {
      firstName: 'Zoë',
      lastName: 'Großmüller-Weiß',
      city: 'IJmuiden',
      title: 'Voor d’Ancona',
    })
    for (const query of [
      'zoe',
      'ZOË',
      'Zoe\u0308',
      'großmüller',
      'grossmueller',
      'GROSSMULLER',
      'weiss',
      'weiß',
      'grossmüller weiss',
      'ijmuiden',
      'ĳmuiden',
      'Ymuiden',
      'ancona',
      "d'ancona",
      'dancona',
    ])
      assert.deepEqual(await found(query), ['andersgeschreven'], query)
    await findable(lotte, 'oeverloos', { firstName: 'Jörg', lastName: 'Moeller' })
    for (const query of ['joerg', 'jorg', 'JÖRG möller', 'moeller'])
      assert.deepEqual(await found(query), ['oeverloos'], query)
  })

  test('words may be in any script', async () => {
    await findable(sem, 'letters-1', { firstName: 'Дмитрий', lastName: 'Иванов' })
    await findable(sem, 'letters-2', { firstName: 'محمد', lastName: 'العلي' })
    await findable(sem, 'letters-3', { firstName: '小明王', lastName: '李' })
    assert.deepEqual(await found('дмитрий'), ['letters-1'])
    assert.deepEqual(await found('محمد'), ['letters-2'])
    assert.deepEqual(await found('小明王'), ['letters-3'])
  })

  test('one typing error in a short word and two in a long one are forgiven, in every language', async () => {
    await findable(bram, 'tikfout-nl', { lastName: 'Hoogeveen', city: 'Scheveningen' })
    await findable(bram, 'tikfout-de', { firstName: 'Friedhelm', lastName: 'Schuhmacher', city: 'Görlitz' })
    await findable(bram, 'tikfout-en', { firstName: 'Gwen', lastName: 'Featherstone', city: 'Wells' })
    for (const [query, username] of [
      ['hogeveen', 'tikfout-nl'],
      ['Hoogveen', 'tikfout-nl'],
      ['scheveninegn', 'tikfout-nl'],
      ['sheveningne', 'tikfout-nl'],
      ['schumacher', 'tikfout-de'],
      ['Schuhmahcer', 'tikfout-de'],
      ['friedhlem', 'tikfout-de'],
      ['schuhmacher görlizt', 'tikfout-de'],
      ['schumaher', 'tikfout-de'],
      ['fetherstone', 'tikfout-en'],
      ['fethertsone', 'tikfout-en'],
      ['gewn', 'tikfout-en'],
      ['gwen fetherston', 'tikfout-en'],
    ])
      assert.deepEqual(await found(query!), [username], query)
    for (const query of ['hgovn', 'frdhlm', 'fthrstn']) assert.deepEqual(await found(query), [], query)
  })

  test('a number must match exactly', async () => {
    await findable(sem, 'kerst2031')
    assert.deepEqual(await found('kerst2031'), ['kerst2031'])
    assert.deepEqual(await found('kerst2032'), [])
  })
})

describe('ranking', () => {
  test('a username ranks first, then exact words, beginnings and typing errors, and names before titles', async () => {
    await findable(sem, 'rang-7', { firstName: 'Merlin', lastName: 'Otto' })
    await findable(sem, 'rang-6', { title: 'Van Merle en Merlinda' })
    await findable(sem, 'rang-5', { title: 'Bij de merels' })
    await findable(sem, 'rang-4', { title: 'Een merel' })
    await findable(sem, 'rang-3', { firstName: 'Merelle' })
    await findable(sem, 'rang-2', { firstName: 'Merel' })
    await findable(sem, 'merel')
    const order = await found('merel')
    assert.deepEqual(order.slice(0, 5), ['merel', 'rang-2', 'rang-3', 'rang-4', 'rang-5'])
    assert.deepEqual(order.slice(5).sort(), ['rang-6'])
    assert.deepEqual((await found('merlin')).slice(0, 2), ['rang-7', 'rang-6'])
  })

  test('among matches of several words, lists with one of them in the name come first', async () => {
    await findable(sem, 'woorden-1', { title: 'Quilten in Zutphen' })
    await findable(sem, 'woorden-2', { firstName: 'Quilten', city: 'Zutphen' })
    assert.deepEqual(await found('zutphen quilten'), ['woorden-2', 'woorden-1'])
  })
})

describe('visibility', () => {
  test('a list is found only while its owner allows it', async () => {
    const list = await addList(world, lotte, 'verstopt', { lastName: 'Kwartelhoek' })
    assert.deepEqual(await found('kwartelhoek'), [])
    const save = (more: object) =>
      expect(
        lotte,
        'POST',
        '/api/MyList/UpdateSettings',
        settingsOf(lotte, list, 'verstopt', { lastName: 'Kwartelhoek', ...more }),
        200,
        {
          wishlist: () => true,
        },
      )
    await save({})
    assert.deepEqual(await found('kwartelhoek'), ['verstopt'])
    await save({ lastName: 'Specht' })
    assert.deepEqual([await found('kwartelhoek'), await found('specht')], [[], ['verstopt']])
    await save({ includeInSearchResult: false })
    assert.deepEqual(await found('kwartelhoek'), [])
    assert.deepEqual(await found('kwartelhoke'), [])
    await save({})
    await expect(
      lotte,
      'POST',
      '/api/MyList/UpdateTitle',
      { privateGuid: list.privateGuid, title: 'Vogelhuisjes' },
      200,
      { wishlist: () => true },
    )
    assert.deepEqual(await found('vogelhuisjes'), ['verstopt'])
    await expect(lotte, 'DELETE', `/api/MyList/${list.privateGuid}`, undefined, 200, {})
    assert.deepEqual(await found('kwartelhoek'), [])
  })

  test('a list with a question is found by name, city and title only, and a closed list is not found', async () => {
    const list = await findable(lotte, 'afgeschermd', { lastName: 'Nachtegaal', city: 'Urk', title: 'Geheime wensen' })
    await world.sql`update lists set theme_image = 'pram', birthday = '1980-04-03', description = 'Hunebedden' where id = ${list.id}`
    const picture = async () => (await search('nachtegaal')).hits.map(({ illustration }) => illustration)
    const [ownPicture] = await picture()
    await setAccess(world, 'afgeschermd', 'OPEN', 'Hoe heet de kanarie?', 'Tsjilp')
    const [standardPicture] = await picture()
    assert.ok(ownPicture && standardPicture && ownPicture !== standardPicture)
    assert.deepEqual(await found('geheime wensen urk'), ['afgeschermd'])
    for (const query of ['kanarie', 'tsjilp', 'hunebedden', '1980', '1980-04-03', '0304', lotte.email, 'lotte@example'])
      assert.deepEqual(
        (await found(query)).filter((username) => username === 'afgeschermd'),
        [],
        query,
      )
    for (const type of ['CLOSED', 'UNKNOWN']) {
      await setAccess(world, 'afgeschermd', type)
      assert.deepEqual(
        [await found('nachtegaal'), await found('nachtegal'), await found('wensen.example/afgeschermd')],
        [[], [], []],
        type,
      )
    }
    await setAccess(world, 'afgeschermd', 'PUBLIC')
    assert.deepEqual(await found('nachtegaal'), ['afgeschermd'])
  })

  test('cross-offs on a list do not change the search results', async () => {
    const lists = [
      await findable(noor, 'streep-1', { title: 'Ooievaarsnest' }),
      await findable(noor, 'streep-2', { title: 'Ooievaarsnest' }),
    ]
    const before = await search('ooievaarsnest')
    const gift = await world.addGift(lists[1]!)
    await expect(lotte, 'POST', '/api/Gift/CrossOff', { publicGiftGuid: gift.publicGuid }, 200, { crossOffGuid: guid })
    assert.deepEqual(await search('ooievaarsnest'), before)
  })
})

test('a list’s URL on one of our hosts, or its path, finds the list if searches may find it', async () => {
  await findable(sem, 'adressant')
  for (const query of [
    '/adressant',
    'https://wensen.example/adressant',
    'http://wensen.example/ADRESSANT/qr?ref=qr#top',
    'wensen.example/adressant',
    'https://www.wenskring.nl/adressant?utm_source=mail',
    'wunschkreis.de/adressant/',
    '  wishring.com/list/open/adressant ',
    `https://wenskring.be/adressant?x=${'y'.repeat(1000)}`,
  ])
    assert.deepEqual(await found(query), ['adressant'], query)
  for (const query of [
    'https://elders.example/adressant',
    '/sem',
    'wenskring.nl/bestaatniet',
    '/list/search',
    '//adressant/x',
  ])
    assert.deepEqual(await found(query), [], query)
})

test('any query gets a response', async () => {
  for (const query of [
    '...',
    '🎁🎁🎁',
    '\u202eabc\u202c\u0007',
    "'); drop table lists; --",
    'a & b | !c:*',
    '<script>alert(1)</script>',
    '\\\\\\',
    "'''",
    '% _ %',
    'x'.repeat(10_000),
    'a '.repeat(190),
    '\t\n\u0001 ab',
  ])
    await search(query)
  for (const query of ['abc\0', '\ud800abc'])
    assert.equal(
      (await visitor.api('GET', `/api/Wishlist/Search?query=${query === 'abc\0' ? 'abc%00' : '%ED%A0%80abc'}`)).status <
        500,
      true,
    )
  await findable(sem, 'lang-woord', { title: '㌖'.repeat(100) })
  assert.deepEqual(await found('㌖㌖㌖'), ['lang-woord'])
})
