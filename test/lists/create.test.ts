import assert from 'node:assert/strict'
import { test } from 'node:test'
import { reservedNames } from '../../src/lists/index.ts'
import type { Sql } from '#core/db.ts'
import { openFamily } from '#test/support/family.ts'
import { whileLocked } from '#test/support/locks.ts'
import { openWorld } from '#test/support/world.ts'

const { world, noor, sem } = await openFamily({}, { countsQueries: true })

const newList = (username: string, more: object = {}) => ({
  username,
  firstName: 'Noor',
  lastName: 'de Vries',
  accessType: 'PUBLIC',
  ...more,
})
const isAvailable = async (username: string) =>
  (await world.visitor().api('POST', '/api/MyList/CheckUsername', { username })).body
const summaryFields = [
  'fullName',
  'giftCount',
  'imageUrl',
  'isShareable',
  'lastUpdate',
  'localLink',
  'occasion',
  'privateGuid',
  'title',
  'username',
]

test('a free name is available and a taken one is not, regardless of case', async () => {
  assert.equal(await isAvailable('vrij'), true)
  assert.equal(await isAvailable('NOOR'), false)
})

test('a name has 3 to 50 letters, digits, - or _, starts with a letter or digit, and has a letter', async () => {
  for (const good of ['abc', '1-a', '12c', 'a_b', 'x'.repeat(50), ' vrij '])
    assert.equal(await isAvailable(good), true, good)
  for (const bad of ['ab', 'x'.repeat(51), '-ab', '_ab', '123', '1-2', 'a b', 'a.b', 'één', 'a\0b', ''])
    assert.equal(await isAvailable(bad), false, JSON.stringify(bad))
})

test('the first segments of our own URLs are not available as names', async () => {
  for (const name of ['api', 'Blog', 'account', 'static', 'friends', 'signalr', 'mylist'])
    assert.equal(await isAvailable(name), false, name)
  const first = new Set(world.app.routes.map(({ path }) => path.split('/')[1] ?? ''))
  const words = [...first].filter((word) => /^[0-9a-z][0-9a-z_-]{2,49}$/i.test(word))
  assert.ok(words.length > 5)
  assert.deepEqual(
    words.filter((word) => !reservedNames.has(word.toLowerCase())),
    [],
  )
  assert.equal((await noor.api('POST', '/api/MyList/Create', newList('gifts'))).body.problem, 'Unavailable')
})

test('an account creates a further list, with one category in the edition’s language, hidden from search', async () => {
  const made = await noor.api(
    'POST',
    '/api/MyList/Create',
    newList('noor-feest', { title: ' Feest ', city: 'Utrecht', accessQuestion: 'Hond?', accessAnswer: 'Rex' }),
  )
  assert.equal(made.status, 201)
  assert.deepEqual(Object.keys(made.body).sort(), summaryFields)
  assert.equal(made.body.title, 'Feest')
  assert.equal(made.body.localLink, '/noor-feest')
  assert.equal(made.body.isShareable, true)
  assert.equal(made.body.giftCount, null)
  assert.equal(made.body.occasion, 'JustBecause')
  const [list] = await world.sql`
    select l.access_question, l.access_answer, l.city, l.wants_search, l.show_crossed_off, o.user_id, o.is_primary, array_agg(c.name) as categories
    from lists l join list_owners o on o.list_id = l.id join categories c on c.list_id = l.id where l.username = 'noor-feest' group by l.id, o.list_id, o.user_id`
  assert.equal(list!.accessQuestion, null)
  assert.equal(list!.accessAnswer, null)
  assert.equal(list!.city, 'Utrecht')
  assert.equal(list!.wantsSearch, false)
  assert.equal(list!.isPrimary, true)
  assert.deepEqual(list!.categories, ['Cadeaus'])
})

test('an open list needs a question of at most 255 characters and an answer of at most 32', async () => {
  const open = (accessQuestion?: unknown, accessAnswer?: unknown) =>
    noor.api('POST', '/api/MyList/Create', newList('open-lijst', { accessType: 'OPEN', accessQuestion, accessAnswer }))
  assert.deepEqual((await open()).body.errors, {
    accessQuestion: ['my_list.access.question.required'],
    accessAnswer: ['my_list.access.answer.required'],
  })
  assert.deepEqual((await open('q'.repeat(256), 'a'.repeat(33))).body.errors, {
    accessQuestion: ['my_list.access.question.too_long'],
    accessAnswer: ['my_list.access.answer.too_long'],
  })
  assert.equal((await open({}, 5)).status, 400)
  assert.equal((await open('🎁'.repeat(255), '🎁'.repeat(32))).status, 201)
})

test('an invalid body is refused field by field', async () => {
  const refused = await noor.api('POST', '/api/MyList/Create', {
    username: 'x',
    firstName: '',
    lastName: 'y'.repeat(101),
    city: 'z'.repeat(101),
    accessType: 'SECRET',
    title: 't'.repeat(101),
  })
  assert.equal(refused.status, 400)
  assert.deepEqual(refused.body.errors, {
    username: ['general.username.too_short'],
    firstName: ['general.first_name.is_required'],
    lastName: ['general.last_name.too_long'],
    city: ['general.place.too_long'],
    accessType: ['my_list.access.required'],
    title: ['my_list.title.too_long'],
  })
  for (const body of ['[]', '"x"', 'null', '{'])
    assert.equal((await noor.api('POST', '/api/MyList/Create', body)).status, 400, body)
})

test('a taken name is unavailable, and only one of two simultaneous requests gets it', async () => {
  assert.deepEqual((await noor.api('POST', '/api/MyList/Create', newList('Noor'))).body, { problem: 'Unavailable' })
  const answers = await Promise.all(
    [noor, sem, noor, sem].map((person) => person.api('POST', '/api/MyList/Create', newList('samen'))),
  )
  assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 422, 422, 422])
})

test('a logged-out visitor can’t create a list, and a guest gets the reason for the refusal', async () => {
  const visitor = world.visitor()
  assert.equal((await visitor.api('POST', '/api/MyList/Create', newList('bezoek'))).status, 401)
  assert.equal((await visitor.api('GET', '/api/MyList/GetAll')).status, 401)
  await visitor.api('POST', '/api/Afstreper/Create', { email: 'oma@example.org' })
  assert.deepEqual((await visitor.api('POST', '/api/MyList/Create', newList('bezoek'))).body, {
    problem: 'IsAfstreper',
  })
  assert.deepEqual((await visitor.api('GET', '/api/MyList/GetAll')).body, { wishlists: [] })
  assert.equal((await visitor.get('/mylist/new')).headers.get('location'), '/account/create')
})

test('an account has 50 lists at most, even if it creates two at once', async () => {
  const lena = await world.person('Lena Post')
  const make = (sql: Sql, from: number, to: number) => sql`
    with made as (
      insert into lists (username, first_name, last_name, access_type)
      select 'lena-' || n, 'Lena', 'Post', 'PUBLIC' from generate_series(${from}::int, ${to}::int) n returning id
    )
    insert into list_owners (list_id, user_id, is_primary) select made.id, u.id, true from made, users u where u.email = ${lena.email}`
  await make(world.sql, 1, 48)
  const meanwhile = await whileLocked(
    world.sql,
    (tx) => tx`select from users where email = ${lena.email} for no key update`,
    () => lena.api('POST', '/api/MyList/Create', newList('lena-b')),
    (tx) => make(tx, 49, 49),
  )
  assert.deepEqual([meanwhile.status, meanwhile.body], [422, { problem: 'Other' }])
  await world.sql`delete from lists where username = 'lena-49'`
  await world.sql`insert into list_owners (list_id, user_id) select ${noor.list.id}, id from users where email = ${lena.email}`
  const made = await lena.api('POST', '/api/MyList/Create', newList('lena-a'))
  assert.equal(made.status, 201, 'a list of another primary owner does not count')
  await world.sql`delete from list_owners where list_id = ${noor.list.id} and not is_primary`
  assert.deepEqual((await lena.api('POST', '/api/MyList/Create', newList('lena-c'))).body, { problem: 'Other' })
  const page = await lena.post('/mylist/new', newList('lena-c'))
  assert.equal(page.status, 422)
  assert.match(page.$('[role=alert]').text(), /50 lijsten/)
})

test('a user’s lists come oldest first, with gift counts only if requested, in one query', async () => {
  const mia = await world.person('Mia Smit')
  await mia.api('POST', '/api/MyList/Create', newList('mia-2', { title: 'Aap' }))
  await world.addGift(mia.list)
  const all = await mia.api('GET', '/api/MyList/GetAll')
  assert.deepEqual(
    all.body.wishlists.map((list: { username: string; giftCount: number | null }) => [list.username, list.giftCount]),
    [
      ['mia', null],
      ['mia-2', null],
    ],
  )
  assert.deepEqual(Object.keys(all.body.wishlists[0]).sort(), summaryFields)
  const counted = await mia.api('GET', '/api/MyList/GetAllWithGiftCount')
  assert.deepEqual(
    counted.body.wishlists.map((list: { username: string; giftCount: number | null }) => [
      list.username,
      list.giftCount,
    ]),
    [
      ['mia', 1],
      ['mia-2', 0],
    ],
  )
  const statements = await world.countQueries(() => mia.api('GET', '/api/MyList/GetAllWithGiftCount'))
  assert.equal(statements.length, 2) // One query is for the session, the other for the lists.
})

test('the page creates a list, keeps the typed text of a refused form, and asks for a login', async () => {
  const visitor = world.visitor()
  assert.equal((await visitor.get('/mylist/new')).status, 401)
  const form = await noor.get('/mylist/new')
  assert.equal(form.status, 200)
  assert.equal(form.$('input[name=firstName]').attr('value'), 'Noor')
  assert.equal(form.$('input[name=title]').attr('value') ?? '', '', 'a form without an occasion has no title')
  const refused = await noor.post('/mylist/new', {
    username: 'noor',
    firstName: 'Noor',
    lastName: 'de Vries',
    city: 'Delft',
    accessType: 'OPEN',
    accessQuestion: 'Hond?',
    accessAnswer: 'Rex',
  })
  assert.equal(refused.status, 422)
  assert.match(refused.$('#field-username-error').text(), /bezet/)
  assert.equal(refused.$('input[name=city]').attr('value'), 'Delft')
  assert.equal(refused.$('input[name=accessType][value=OPEN]').attr('checked'), 'checked')
  const made = await noor.post('/mylist/new', {
    username: 'Noor-Nieuw',
    firstName: 'Noor',
    lastName: 'de Vries',
    accessType: 'CLOSED',
    title: 'Wij trouwen',
    occasion: 'OurMarriage',
    occasionDate: '2031-05-06',
  })
  assert.equal(made.status, 303)
  assert.equal(made.headers.get('location'), '/Noor-Nieuw')
  const [row] = await world.sql`
    select title, occasion, occasion_date::text as day, theme_image as theme from lists where username = 'Noor-Nieuw'`
  assert.deepEqual(row, { title: 'Wij trouwen', occasion: 'OurMarriage', day: '2031-05-06', theme: 'two-rings' })
})

test('the name field says during typing whether the name is free', async () => {
  const ask = async (query: string) => (await noor.htmx('GET', `/mylist/check-username?${query}`)).$('body')
  assert.match((await ask('username=vrije-naam')).text(), /nog vrij/)
  assert.match((await ask('username=noor')).text(), /bezet/)
  assert.match((await ask('username=n')).text(), /minstens 3/)
  assert.equal((await ask('username=Noor&current=noor')).text(), '')
})

test('the native shell gets the new list’s name and URL', async () => {
  const app = world.visitor({ 'User-Agent': 'WishringApp/1.0' })
  await app.api('POST', '/api/Account/Login', { emailOrUsername: noor.email, password: noor.password })
  const made = await app.post('/mylist/new', {
    username: 'noor-app',
    firstName: 'Noor',
    lastName: 'de Vries',
    accessType: 'PUBLIC',
  })
  assert.equal(made.status, 200)
  const told = JSON.parse(made.$('[data-app-created]').attr('data-app-created')!)
  assert.equal(told.username, 'noor-app')
  assert.match(told.url, /\/noor-app$/)
})

test('name checks are limited to 60 a minute', async () => {
  const limited = await openWorld({ RATE_LIMITS: 'on' })
  try {
    const visitor = limited.visitor()
    const token = await visitor.csrfToken()
    const check = () =>
      visitor.request('POST', '/api/MyList/CheckUsername', {
        body: '{"username":"vrij"}',
        headers: { 'Content-Type': 'application/json', 'X-CSRF-TOKEN': token },
      })
    for (let n = 1; n <= 60; n++) assert.equal((await check()).status, 200, String(n))
    const refused = await check()
    assert.equal(refused.status, 429)
    assert.ok(Number(refused.headers.get('Retry-After')) > 0)
  } finally {
    await limited.close()
  }
})
