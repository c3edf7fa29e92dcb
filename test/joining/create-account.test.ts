import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CheerioAPI } from 'cheerio'
import { openFamily } from '#test/support/family.ts'
import { filledForm } from '#test/support/forms.ts'
import { openWorld, type HtmlResponse } from '#test/support/world.ts'

const { world, noor } = await openFamily()

const anna = {
  email: 'anna@example.org',
  username: 'anna',
  firstName: 'Anna',
  lastName: 'Bos',
  password: 'een goed wachtwoord',
  receiveMailing: false,
}
const newcomer = { firstName: 'Anna', lastName: 'Bos', password: anna.password }
const create = (body: object, client = world.visitor()) => client.api('POST', '/api/Account/Create', body)

test('a new account has a public list outside search, with one category, and a mail to prove its address', async () => {
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
  assert.ok(!welcome!.text.includes('/anna'), 'a direct link would show the owner cross-offs when logged out')
})

test('a taken address or list name is refused in upper or lower case, and nothing is left behind', async () => {
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

test('only one of ten visitors who ask for the same list name at once gets it', async () => {
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

test('the form shows each message at its field, keeps the text but no password, and leads to the new list', async () => {
  const client = world.visitor()
  const form = {
    wishlistUrlName: 'noor',
    firstName: 'Bea',
    lastName: 'Bos',
    email: 'bea@example.org',
    password: 'een goed wachtwoord',
    passwordConfirmation: 'een ander wachtwoord',
    receiveMailing: 'on',
  }
  const first = await client.post('/account/create', form)
  assert.equal(first.status, 422)
  assert.match(first.$('#field-passwordConfirmation-error').text(), /niet hetzelfde/)
  const kept = filledForm(first, 'main form')
  assert.deepEqual(kept, { ...form, password: '', passwordConfirmation: '' })
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
  assert.match(
    (await client.get('/bea')).$('.flash').text(),
    /Bevestig je adres met de mail die we naar bea@example\.org stuurden\./,
  )
  assert.equal((await client.get('/account/create')).headers.get('location'), '/')
})

test('the password is accepted once, as from a form that can show it, or twice if both are the same', async () => {
  const form = { ...newcomer, wishlistUrlName: 'een-keer', email: 'eenkeer@example.org' }
  const blank = await world.visitor().post('/account/create', { ...form, passwordConfirmation: '' })
  assert.match(blank.$('#field-passwordConfirmation-error').text(), /niet hetzelfde/)
  assert.equal(blank.$('noscript [name=passwordConfirmation]').length, 1)
  assert.equal((await world.visitor().post('/account/create', form)).headers.get('location'), '/een-keer')
})

test('the check while the visitor types says whether a list name is free', async () => {
  const check = async (query: string) => (await world.visitor().htmx('GET', `/mylist/check-username?${query}`)).html
  assert.match(await check('wishlistUrlName=noor'), /bezet/)
  assert.match(await check('wishlistUrlName=nogvrij'), /vrij/)
  assert.match(await check('wishlistUrlName='), /Kies een adres voor je lijst/)
})

test('a visitor with an account’s address is led to its login, while typing and after submitting', async () => {
  const leadsToLogin = ($: CheerioAPI, at: string) => {
    assert.match($(at).text(), /Dit adres heeft al een account/)
    assert.equal($(`${at} a`).attr('href'), '/account/login?emailOrUsername=noor%40example.org')
  }
  const visitor = world.visitor()
  const checked = await visitor.htmx('GET', '/account/create/email?email=noor@example.org')
  leadsToLogin(checked.$, 'body')
  assert.equal((await visitor.htmx('GET', '/account/create/email?email=vrij@example.org')).html, '')
  const sent = await visitor.post('/account/create', {
    ...newcomer,
    wishlistUrlName: 'nog-vrij',
    email: 'noor@example.org',
  })
  assert.equal(sent.status, 422)
  leadsToLogin(sent.$, '#field-email-error')
  const login = await visitor.get(sent.$('#field-email-error a').attr('href')!)
  assert.equal(login.$('main [name=emailOrUsername]').val(), 'noor@example.org')
})

const suggestionFor = async (firstName: string, lastName: string, client = world.visitor()) =>
  (await (
    await client.request('GET', `/account/create/suggestion?${new URLSearchParams({ firstName, lastName })}`)
  ).json()) as string | null

test('the suggested list name is the person’s name in plain letters, numbered if it is taken or reserved', async () => {
  for (const [firstName, lastName, expected] of [
    ['Zoë', 'van ’t Groß-Łęcki', 'zoe-van-t-gross-lecki'],
    [' José  María ', "O'Brien", 'jose-maria-obrien'],
    ['Anna', '', 'anna-2'],
    ['NOOR', '', 'noor-2'],
    ['Api', '', 'api-2'],
    ['Jo', '', 'jo-2'],
    ['Søren', 'Ångström Æbler', 'soren-angstrom-aebler'],
    ['Ｎｏｏｒ', 'Bakker', 'noor-bakker'],
    ['Øyvind', 'x'.repeat(100), `oyvind-${'x'.repeat(43)}`],
    ['a'.repeat(49), 'b', 'a'.repeat(49)],
    ['', '', null],
    ['4', '2', null],
    ['Ольга', '王', null],
    ['\0', '\ud800', null],
  ] as const)
    assert.equal(await suggestionFor(firstName, lastName), expected, `${firstName} ${lastName}`)
  for (const expected of ['piet-smit', 'piet-smit-2', 'piet-smit-3']) {
    assert.equal(await suggestionFor('Piet', 'Smit'), expected)
    const made = await create({ ...anna, email: `${expected}@example.org`, username: expected })
    assert.equal(made.status, 201)
  }
  const long = 'k'.repeat(50)
  assert.equal((await create({ ...anna, email: 'lang@example.org', username: long })).status, 201)
  assert.equal(await suggestionFor(long, 'x'), `${'k'.repeat(48)}-2`)
})

test('suggestions count toward the limit of availability checks', async () => {
  const limited = await openWorld({ RATE_LIMITS: 'on' })
  try {
    const visitor = limited.visitor()
    for (let n = 1; n <= 60; n++) assert.equal(await suggestionFor('Anna', 'Bos', visitor), 'anna-bos')
    assert.equal((await visitor.request('GET', '/account/create/suggestion')).status, 429)
    assert.equal((await visitor.htmx('GET', '/mylist/check-username?username=vrij')).status, 429)
  } finally {
    await limited.close()
  }
})

test('a blank list name comes back filled with a free one, for the visitor to see before the list is made', async () => {
  const visitor = world.visitor()
  const form = { ...newcomer, firstName: 'Fleur', lastName: 'Özil', email: 'fleur@example.org' }
  const answer = await visitor.post('/account/create', { ...form, wishlistUrlName: ' ' })
  assert.equal(answer.status, 422)
  assert.equal(answer.$('[name=wishlistUrlName]').val(), 'fleur-ozil')
  assert.match(answer.$('#field-wishlistUrlName-error').text(), /nog vrij/)
  assert.equal((await visitor.get('/fleur-ozil')).status, 404)
  const nameless = await visitor.post('/account/create', { ...form, firstName: '', lastName: '' })
  assert.match(nameless.$('#field-wishlistUrlName-error').text(), /Kies een adres voor je lijst/)
})

test('an occasion of the start page is kept in the form, even if it is refused, and set on the new list', async () => {
  const landing = (await world.visitor().get('/')).$
  const links = landing('.occasions a')
    .toArray()
    .map((link) => landing(link).attr('href'))
  assert.ok(links.includes('/account/create?occasion=Christmas'))
  assert.equal(new Set(links).size, links.length)

  const client = world.visitor()
  const form = await client.get('/account/create?occasion=Christmas')
  const shown = filledForm(form, 'main form')
  assert.deepEqual(
    { occasion: shown['occasion'], title: shown['title'], day: String(shown['occasionDate']).slice(4) },
    { occasion: 'Christmas', title: 'Kerstmis', day: '-12-25' },
  )
  const refused = await client.post('/account/create', {
    ...filledForm(form, 'main form', { title: 'Kerst bij Eef', occasionDate: '2031-12-26' }),
  })
  assert.equal(refused.status, 422)
  const again = filledForm(refused, 'main form', {
    email: 'eef@example.org',
    wishlistUrlName: 'eef',
    firstName: 'Eef',
    lastName: 'Bos',
    password: anna.password,
    passwordConfirmation: anna.password,
  })
  assert.equal(again['title'], 'Kerst bij Eef')
  assert.equal((await client.post('/account/create', again)).headers.get('location'), '/eef')
  const [list] = await world.sql`
    select title, occasion, occasion_date as day, theme_image as theme from lists where username = 'eef'`
  assert.deepEqual(
    { ...list },
    { title: 'Kerst bij Eef', occasion: 'Christmas', day: '2031-12-26', theme: 'pine-and-baubles' },
  )
})

test('an unknown occasion is ignored, and a visitor who came without an occasion is asked for none', async () => {
  for (const path of ['/account/create?occasion=Carnival', '/account/create?occasion=', '/account/create']) {
    const { status, $ } = await world.visitor().get(path)
    assert.equal(status, 200)
    assert.equal($('[name=occasion]').length, 0, path)
  }
  const client = world.visitor()
  const made = await client.post('/account/create', {
    ...newcomer,
    email: 'fien@example.org',
    wishlistUrlName: 'fien',
    passwordConfirmation: anna.password,
    occasion: 'Carnival',
  })
  assert.equal(made.headers.get('location'), '/fien')
  const [list] = await world.sql`select occasion, theme_image as theme from lists where username = 'fien'`
  assert.deepEqual({ ...list }, { occasion: 'JustBecause', theme: 'stack-of-gifts' })
})

test('a visitor from a page that requires an account returns to it, even after a refused form', async () => {
  const page = '/friends?sort=city'
  const client = world.visitor()
  const toCreate = (await client.get(page)).$('main a[href^="/account/create"]').attr('href')!
  const form = await client.get(toCreate)
  const toLogin = new URL(form.$('a[href^="/account/login"]').last().attr('href')!, 'http://x')
  assert.equal(toLogin.searchParams.get('returnUrl'), page)
  const typed = { ...newcomer, email: 'gijs@example.org', wishlistUrlName: 'noor' }
  const refused = await client.post('/account/create', filledForm(form, 'main form', typed))
  assert.equal(refused.status, 422)
  const { password } = anna
  const again = filledForm(refused, 'main form', { wishlistUrlName: 'gijs', password, passwordConfirmation: password })
  assert.equal((await client.post('/account/create', again)).headers.get('location'), page)
})

test('a user with an account is led to the form of a new list for the occasion', async () => {
  const wanted = '/mylist/new?occasion=Valentine'
  const redirected = await noor.get('/account/create?occasion=Valentine')
  assert.equal(redirected.headers.get('location'), wanted)
  const { $ } = await world.visitor().get('/account/create?occasion=Valentine')
  assert.equal(
    new URL($('a[href^="/account/login"]').last().attr('href')!, 'http://x').searchParams.get('returnUrl'),
    wanted,
  )
  const form = await noor.get(wanted)
  const given = filledForm(form, 'main form', { username: 'noor-valentijn' })
  assert.equal(given['title'], 'Valentijnsdag')
  assert.equal((await noor.post('/mylist/new', given)).headers.get('location'), '/noor-valentijn')
  const [list] = await world.sql`
    select title, occasion, occasion_date as day, theme_image as theme from lists where username = 'noor-valentijn'`
  assert.match(list!['day'] as string, /-02-14$/)
  assert.equal(list!['theme'], 'love-letter')
})

test('a visitor from the form of a new list gets one list with the new account, for the occasion', async () => {
  const client = world.visitor()
  const login = await client.get('/mylist/new?occasion=Christmas')
  const toCreate = login.$('main a[href^="/account/create"]').attr('href')!
  const form = await client.get(toCreate)
  assert.equal(form.$('select[name=occasion] [selected]').attr('value'), 'Christmas')
  assert.equal(form.$('[name=returnUrl]').length, 0)
})

test('the hint about the list’s address shows the name that was typed', async () => {
  const client = world.visitor()
  const hint = ({ $ }: HtmlResponse) => $('#field-wishlistUrlName-hint').text()
  assert.match(hint(await client.get('/account/create')), /\/noor$/)
  assert.match(hint(await client.post('/account/create', { wishlistUrlName: 'bloem' })), /\/bloem$/)
})
