import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openFamily } from '#test/support/family.ts'

const { world, noor } = await openFamily()

const anna = {
  email: 'anna@example.org',
  username: 'anna',
  firstName: 'Anna',
  lastName: 'Bos',
  password: 'een goed wachtwoord',
  receiveMailing: false,
}
const create = (body: object, client = world.visitor()) => client.api('POST', '/api/Account/Create', body)

test('an account comes with a public list that search does not show, one category, and a welcome that proves the address', async () => {
  const client = world.visitor()
  const created = await create(anna, client)
  assert.equal(created.status, 201)
  assert.deepEqual(Object.keys(created.body).sort(), ['user', 'wishlistPrivateGuid'])
  const list = (await client.api('GET', `/api/MyList/Get/${created.body.wishlistPrivateGuid}`)).body
  assert.equal(list.accessType, 'PUBLIC')
  assert.equal(list.includeInSearchResult, false)
  assert.deepEqual(
    list.categories.map((category: { name: string }) => category.name),
    ['Cadeaus'],
  )
  const [welcome] = (await world.mails()).filter((mail) => mail.to === anna.email)
  assert.equal(welcome!.kind, 'welcome')
  assert.match(welcome!.text, /\/account\/confirm\?proof=/)
  assert.ok(!welcome!.text.includes('/anna'), 'opened logged out, the list would show what visitors see')
})

test('an address or list name that is taken is refused, without regard to case, and nothing is left behind', async () => {
  const before = await world.sql`select count(*) from users`
  assert.deepEqual((await create({ ...anna, email: 'NOOR@example.org', username: 'vrij' })).body, {
    problem: 'EmailUnavailable',
  })
  assert.deepEqual((await create({ ...anna, email: 'vrij@example.org', username: 'NooR' })).body, {
    problem: 'UsernameUnavailable',
  })
  assert.deepEqual((await create({ ...anna, email: 'vrij@example.org', username: 'api' })).body, {
    problem: 'UsernameUnavailable',
  })
  assert.deepEqual((await create({ ...anna, email: 'vrij@example.org', username: 'vrij' }, noor)).body, {
    problem: 'AlreadyLoggedIn',
  })
  assert.deepEqual(await world.sql`select count(*) from users`, before)
})

test('of ten who want the same list name at once, one gets it', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) => create({ ...anna, email: `tien${n}@example.org`, username: 'gewild' })),
  )
  assert.deepEqual(answers.map((answer) => answer.status).sort(), [201, ...Array<number>(9).fill(422)])
})

test('every field is held to its limit', async () => {
  const refused = async (change: object, field: string) => {
    const answer = await create({ ...anna, email: 'grens@example.org', username: 'grens', ...change })
    assert.equal(answer.status, 400, JSON.stringify(change).slice(0, 80))
    assert.ok(field in answer.body.errors, `${field} in ${JSON.stringify(answer.body)}`)
  }
  await refused({ firstName: 'a'.repeat(51) }, 'firstName')
  await refused({ lastName: 'a'.repeat(101) }, 'lastName')
  await refused({ firstName: '   ' }, 'firstName')
  await refused({ password: 'a'.repeat(7) }, 'password')
  await refused({ password: 'a'.repeat(129) }, 'password')
  await refused({ password: ' annaBOS ' }, 'password')
  await refused({ password: 'grens@example.org' }, 'password')
  await refused({ email: `${'a'.repeat(89)}@example.org` }, 'email')
  await refused({ email: 'geen adres' }, 'email')
  for (const username of ['ab', 'a'.repeat(51), '123', '-a-', '_abc', 'met spatie', 'über'])
    await refused({ username }, 'username')
  await refused({ firstName: 'a\u0000b' }, 'firstName')
  await refused({ firstName: '\ud800' }, 'firstName')
  await refused({ firstName: 12 }, 'firstName')
  for (const body of [null, [], 'x', 12, {}]) assert.equal((await create(body as object)).status, 400)
  assert.equal((await world.visitor().api('POST', '/api/Account/Create', '{')).status, 400)
  const fits = await create({
    email: `${'a'.repeat(88)}@example.org`,
    username: 'a'.repeat(50),
    firstName: '😀'.repeat(50),
    lastName: 'b'.repeat(100),
    password: 'p'.repeat(128),
    receiveMailing: false,
  })
  assert.equal(fits.status, 201)
})

test('the form shows every message at its field, keeps what was typed but no password, and leads to the new list', async () => {
  const client = world.visitor()
  const form = {
    wishlistUrlName: 'noor',
    firstName: 'Bea',
    lastName: 'Bos',
    email: 'bea@example.org',
    password: 'een goed wachtwoord',
    passwordConfirmation: 'een ander wachtwoord',
  }
  const first = await client.post('/account/create', form)
  assert.equal(first.status, 422)
  assert.match(first.$('#field-passwordConfirmation-error').text(), /niet gelijk/)
  assert.equal(first.$('#field-firstName').attr('value'), 'Bea')
  assert.equal(first.html.includes('een goed wachtwoord'), false)
  const second = await client.post('/account/create', { ...form, passwordConfirmation: form.password })
  assert.equal(second.status, 422)
  assert.match(second.$('#field-wishlistUrlName-error').text(), /bezet/)
  const third = await client.post('/account/create', {
    ...form,
    wishlistUrlName: 'bea',
    passwordConfirmation: form.password,
  })
  assert.equal(third.status, 303)
  assert.equal(third.headers.get('location'), '/bea')
  assert.equal((await client.get('/account/create')).headers.get('location'), '/')
})

test('the check while typing says whether a name is free', async () => {
  const client = world.visitor()
  assert.match((await client.htmx('GET', '/account/create/username?wishlistUrlName=noor')).html, /bezet/)
  assert.match((await client.htmx('GET', '/account/create/username?wishlistUrlName=nogvrij')).html, /vrij/)
  assert.match((await client.htmx('GET', '/account/create/email?email=noor@example.org')).html, /niet beschikbaar/)
})
