import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pino } from 'pino'
import { dayMs, timeZone } from '#core/days.ts'
import { dayFromNow } from '#test/support/days.ts'
import { openFamily } from '#test/support/family.ts'
import { waitForLocks } from '#test/support/locks.ts'
import { tokenHashOf } from '#core/session.ts'
import { addOwners, remove } from '#test/support/owners.ts'
import type { Client } from '#test/support/world.ts'
import { draw, givenPeople } from '../draws/drawing.ts'

const { world, noor, lotte } = await openFamily()

test('a login by e-mail address or list name opens the account, and a wrong password does not', async () => {
  for (const emailOrUsername of [noor.email, noor.email.toUpperCase(), 'noor', 'NOOR']) {
    const browser = world.visitor()
    const answer = await browser.api('POST', '/api/Account/Login', { emailOrUsername, password: noor.password })
    assert.equal(answer.status, 200)
    assert.equal(answer.body, true)
    assert.equal(answer.headers.get('csrf-token-invalidated'), '1')
    assert.deepEqual((await browser.api('GET', '/api/Account/UserData')).body, noor.user)
  }
  await addOwners(noor, lotte)
  const shared = world.visitor()
  await shared.api('POST', '/api/Account/Login', { emailOrUsername: 'noor', password: noor.password })
  const opened = (await shared.api('GET', '/api/Account/UserData')).body
  assert.equal(opened.publicGuid, noor.user.publicGuid, 'the name of a shared list logs its primary owner in')
  await remove(noor, lotte)
  const stranger = world.visitor()
  const refused = await stranger.api('POST', '/api/Account/Login', {
    emailOrUsername: noor.email,
    password: 'fout wachtwoord',
  })
  assert.equal(refused.status, 200)
  assert.equal(refused.body, false)
  assert.equal((await stranger.api('GET', '/api/Account/UserData')).status, 204)
})

test('login and logout give a new session cookie and invalidate the old one', async () => {
  const browser = world.visitor()
  await browser.csrfToken()
  const before = browser.token
  await browser.api('POST', '/api/Account/Login', { emailOrUsername: 'noor', password: noor.password })
  const during = browser.token
  assert.notEqual(before, during)
  const answer = await browser.api('POST', '/api/Account/Logout')
  assert.equal(answer.status, 204)
  assert.equal(answer.headers.get('csrf-token-invalidated'), '1')
  assert.notEqual(browser.token, during)
  const thief = world.visitor()
  thief.cookies.set('session', during!)
  assert.equal((await thief.api('GET', '/api/Account/UserData')).status, 204)
})

test('the session cookie is opaque, HttpOnly, SameSite=Lax and stored only as a hash', async () => {
  const browser = world.visitor()
  const response = await browser.request('GET', '/api/Utility/CsrfToken')
  const cookie = response.headers.getSetCookie().find((each) => each.startsWith('session='))!
  assert.match(cookie, /^session=[A-Za-z0-9_-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/)
  const { session } = await world.scopeOf(noor)
  const [row] = await world.sql<{ stored: string }[]>`
    select s::text || encode(token_hash, 'escape') as stored from sessions s where id = ${session.id}`
  for (const known of [noor.token!, Buffer.from(noor.token!, 'base64url').toString('hex')])
    assert.ok(!row!.stored.includes(known))
})

test('a session that is used on a later day gets another 90 days', async () => {
  const scope = await world.scopeOf(noor)
  await world.sql`update sessions set seen_on = ${dayFromNow(-2)}, expires_at = now() + interval '3 days' where id = ${scope.session.id}`
  const response = await noor.request('GET', '/api/Account/UserData')
  assert.ok(response.headers.getSetCookie().some((each) => each.startsWith(`session=${noor.token}`)))
  const [row] = await world.sql<
    { days: number }[]
  >`select extract(day from expires_at - now())::int as days from sessions where id = ${scope.session.id}`
  assert.ok(row!.days >= 89)
  const [used] =
    await world.sql`select seen_on = ${dayFromNow(0)}::date as "isToday" from sessions where id = ${scope.session.id}`
  assert.equal(used!['isToday'], true, 'the day on which the session was last used')
})

test('a login starts new periods of 90 days and of a year, however old its session is', async () => {
  const browser = world.visitor()
  await draw(browser, givenPeople(3))
  const { session } = await world.scopeOf(browser)
  await world.sql`update sessions set created_on = ${dayFromNow(-364)}, seen_on = ${dayFromNow(-89)}, expires_at = now() + interval '1 day' where id = ${session.id}`
  await browser.api('POST', '/api/Account/Login', { emailOrUsername: 'noor', password: noor.password })
  for (const days of [60, 120]) {
    world.travel(days)
    assert.equal((await browser.api('GET', '/api/Account/UserData')).status, 200)
  }
  world.travel(0)
})

test('a session counts its days in local time, also in the hours after midnight', async () => {
  world.travel(47 / 48 - ((Date.now() / dayMs) % 1)) // 23:30 UTC
  const browser = world.visitor()
  await browser.api('POST', '/api/Account/Login', { emailOrUsername: 'noor', password: noor.password })
  const { session } = await world.scopeOf(browser)
  const [row] = await world.sql<{ days: number; time: string }[]>`
    select (expires_at at time zone ${timeZone})::date - seen_on as days, (expires_at at time zone ${timeZone})::time::text as time
    from sessions where id = ${session.id}`
  assert.deepEqual({ ...row }, { days: 91, time: '00:00:00' })
  world.travel(0)
})

test('a session ends after a year, however often it is used', async () => {
  const browser = world.visitor()
  await browser.api('POST', '/api/Account/Login', { emailOrUsername: 'noor', password: noor.password })
  for (let days = 80; days < 365; days += 80) {
    world.travel(days)
    assert.equal((await browser.api('GET', '/api/Account/UserData')).status, 200, `after ${days} days`)
  }
  world.travel(364)
  assert.equal((await browser.api('GET', '/api/Account/UserData')).status, 200)
  world.travel(367)
  assert.equal((await browser.api('GET', '/api/Account/UserData')).status, 204)
  world.travel(0)
})

test('a planted session cookie is replaced once it remembers something, so its planter can open nothing', async () => {
  const planted = 'x'.repeat(43)
  const [victim, planter] = [world.visitor(), world.visitor()]
  for (const each of [victim, planter]) each.cookies.set('session', planted)
  const drawn = await victim.api('POST', '/api/Loting/Create', { title: 'Kerst', participants: givenPeople(3) })
  const publicGuid = drawn.body as string
  assert.notEqual(victim.token, planted)
  assert.equal(drawn.headers.get('csrf-token-invalidated'), '1')
  assert.equal((await victim.api('GET', `/api/Loting/${publicGuid}`)).status, 200)
  assert.equal((await planter.api('GET', `/api/Loting/${publicGuid}`)).body.problem, 'NotFound')
  // A planted token that the server itself had given to the planter is replaced too.
  const [other, second] = [world.visitor(), world.visitor()]
  await second.csrfToken()
  other.cookies.set('session', second.token!)
  await draw(other, givenPeople(3))
  assert.notEqual(other.token, second.token)
})

test('after a lost response, sending a draw’s form again returns the draw in the same browser alone', async () => {
  const browser = world.visitor()
  await browser.csrfToken()
  const cookies = new Map(browser.cookies)
  const contextId = crypto.randomUUID()
  const create = (who: Client) =>
    who.api('POST', '/api/Loting/Create', { title: 'Pakjesavond', participants: givenPeople(3), contextId })
  const first = await create(browser)
  // The response got lost, and the new cookie with it.
  const stranger = world.visitor()
  assert.equal((await create(stranger)).body.problem, 'DrawnAlready')
  const lost = world.visitor()
  for (const [name, value] of cookies) lost.cookies.set(name, value)
  assert.equal((await create(lost)).body, first.body)
  assert.equal((await lost.api('GET', `/api/Loting/${first.body}`)).status, 200)
})

test('a change without the session’s own CSRF token is refused with 400, and nothing is done', async () => {
  const stranger = world.visitor()
  for (const token of [undefined, '', 'x', await stranger.csrfToken()]) {
    const response = await noor.request('POST', '/api/Account/Logout', {
      headers: token === undefined ? {} : { 'X-CSRF-TOKEN': token },
    })
    assert.equal(response.status, 400)
    assert.equal(response.headers.get('csrf-token-invalid'), '1')
  }
  assert.equal((await noor.api('GET', '/api/Account/UserData')).status, 200)
})

const ask = async (client: Client, body: object) =>
  (
    await client.request('POST', '/api/Utility/CheckSession', {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).json() as Promise<{ isValid: boolean; newCSRFToken: string }>

test('CheckSession returns whether the session is valid and belongs to the given user, and a new token', async () => {
  assert.deepEqual(await ask(noor, { checkPublicUserGuid: true, publicUserGuid: noor.user.publicGuid }), {
    isValid: true,
    newCSRFToken: await noor.csrfToken(),
  })
  assert.equal((await ask(noor, { checkPublicUserGuid: true, publicUserGuid: crypto.randomUUID() })).isValid, false)
  assert.equal((await ask(noor, { checkPublicUserGuid: false })).isValid, true)
  assert.equal((await ask(world.visitor(), {})).isValid, false)
  const page = { checkPublicUserGuid: true, publicUserGuid: null }
  const browser = world.visitor()
  await browser.get('/account/login')
  assert.equal((await ask(browser, page)).isValid, true)
  await browser.post('/account/login', { emailOrUsername: 'noor', password: noor.password })
  assert.equal((await ask(browser, page)).isValid, false, 'a visitor’s page, whose session has a user by now')
  assert.equal((await ask(browser, { checkPublicUserGuid: true, publicUserGuid: noor.user.publicGuid })).isValid, true)
})

test('a deleted user’s session learns of the deletion once and is simply logged out afterwards', async () => {
  const gone = await world.person('Gerda Weg')
  const scope = await world.scopeOf(gone)
  await world.sql`update sessions set user_id = null, user_deleted = true where id = ${scope.session.id}`
  for (const body of [{}, { checkPublicUserGuid: true, publicUserGuid: null }])
    assert.equal((await ask(gone, body)).isValid, false)
  const answer = await gone.api('GET', '/api/Account/UserData')
  assert.equal(answer.status, 400)
  assert.deepEqual(answer.body, { UserDeleted: true })
  assert.equal(gone.token, undefined)
  assert.equal((await gone.api('GET', '/api/Account/UserData')).status, 204)
})

test('every page and htmx request of a deleted user’s session leads to the notice of the deletion', async () => {
  for (const [asks, name] of [
    ['get', 'Greet Weg'],
    ['htmx', 'Gijs Weg'],
  ] as const) {
    const gone = await world.person(name)
    await world.sql`update sessions set user_id = null, user_deleted = true where id = ${(await world.scopeOf(gone)).session.id}`
    const answer = asks === 'get' ? await gone.get('/crossedoff') : await gone.htmx('GET', '/crossedoff')
    assert.equal(answer.headers.get(asks === 'get' ? 'location' : 'hx-redirect'), '/account/deletedError')
  }
})

test('a login refused in the header gets a dialog with the reason; elsewhere only the field shows it', async () => {
  const { $ } = await world.visitor().get('/noor')
  const form = $('header form[action="/account/login"]')
  const { csrfToken: _, ...hidden } = Object.fromEntries(form.serializeArray().map(({ name, value }) => [name, value]))
  const given = { emailOrUsername: noor.email, password: 'fout wachtwoord' }
  const refused = await world.visitor().post('/account/login', { ...hidden, ...given })
  assert.equal(refused.status, 422)
  assert.equal(refused.$('main [name=emailOrUsername]').attr('value'), noor.email)
  assert.equal(refused.$('main [name=returnUrl]').attr('value'), '/noor')
  const dialog = refused.$('template[data-dialogs-on-load]')
  assert.match(dialog.text(), /Inloggen is niet gelukt.*wachtwoord klopt niet/)
  assert.match(refused.$('#field-password-error').text(), /wachtwoord klopt niet/)
  assert.equal((await world.visitor().post('/account/login', given)).$('template[data-dialogs-on-load]').length, 0)
})

test('the login page keeps the typed e-mail address but no password, and leads only to URLs of our site', async () => {
  const browser = world.visitor()
  const refused = await browser.post('/account/login', { emailOrUsername: noor.email, password: 'fout wachtwoord' })
  assert.equal(refused.status, 422)
  assert.equal(refused.$('#field-emailOrUsername').attr('value'), noor.email)
  assert.equal(refused.html.includes('fout wachtwoord'), false)
  assert.match(refused.$('#field-password-error').text(), /wachtwoord klopt niet/)
  const { baseUrl } = world.services.config
  const places = [
    ['/noor', '/noor'],
    ['/noor?x=1#y', '/noor?x=1#y'],
    [`${baseUrl}/crossedoff?x=1`, '/crossedoff?x=1'],
    ['https://example.org/', '/'],
    ['//example.org', '/'],
    ['/\\example.org', '/'],
    ['javascript:alert(1)', '/'],
    [`${baseUrl}//example.org`, '/'],
    [`${baseUrl}@example.org/`, '/'],
  ] as const
  for (const [asked, led] of places) {
    assert.equal((await noor.get(`/account/login?returnUrl=${encodeURIComponent(asked)}`)).headers.get('location'), led)
    const answer = await world
      .visitor()
      .post('/account/login', { emailOrUsername: 'noor', password: noor.password, returnUrl: asked })
    assert.equal(answer.status, 303)
    assert.equal(answer.headers.get('location'), led)
  }
})

test('a visitor who logs in at the top of a page returns to that page', async () => {
  const visitor = world.visitor()
  for (const [page, back] of [
    ['/noor?x=1', '/noor?x=1'],
    ['/niemand', '/niemand'],
    ['/', undefined],
    ['/account/goodbye', undefined],
  ]) {
    const top = (await visitor.get(page!)).$('.topbar')
    assert.equal(top.find('form [name=returnUrl]').attr('value'), back, page)
    const address = back ? `/account/login?returnUrl=${encodeURIComponent(back)}` : '/account/login'
    assert.equal(top.find('a.to-login').attr('href'), address, page)
  }
  const refused = await visitor.post('/list/search', { query: 'a' })
  assert.equal(
    refused.$('.topbar [name=returnUrl]').attr('value'),
    '/',
    'the URL of a posted form is no page to return to',
  )
  for (const page of ['/account/login', '/account/create'])
    assert.equal((await visitor.get(page)).$('.topbar form').length, 0, page)
})

test('logging out by the form leads to the goodbye page', async () => {
  const browser = world.visitor()
  await browser.post('/account/login', { emailOrUsername: 'noor', password: noor.password })
  const answer = await browser.post('/account/logout')
  assert.equal(answer.headers.get('location'), '/account/goodbye')
  assert.equal((await browser.get('/account/goodbye')).status, 200)
  assert.equal((await noor.get('/account/goodbye')).headers.get('location'), '/')
})

test('a page that needs a login responds with 401 and the login page', async () => {
  const answer = await world.visitor().get('/mylist/new?from=home')
  assert.equal(answer.status, 401)
  assert.equal(answer.$('form[action="/account/login"] input[name=returnUrl]').attr('value'), '/mylist/new?from=home')
})

test('a session’s next user gets neither the earlier user’s draws nor those made while logged out', async () => {
  const [anna, bob] = [await world.person('Anna Vos'), await world.person('Bob Vos')]
  const people = ['Anna Vos', 'Cas', 'Dina'].map((name) => ({
    localGuid: crypto.randomUUID(),
    name,
    email: name === 'Anna Vos' ? anna.email : `${name}@example.net`,
    exclude: [],
  }))
  const draw = (await anna.api('POST', '/api/Loting/Create', { title: 'Kerst', participants: people })).body as string
  const asBob = (who: Client) =>
    who.api('POST', '/api/Account/Login', { emailOrUsername: bob.email, password: bob.password })
  assert.equal((await asBob(anna)).body, true)
  assert.deepEqual((await anna.api('GET', '/api/Loting/Overview')).body, { lotingen: [] })
  assert.equal((await anna.api('GET', `/api/Loting/${draw}`)).status, 422)

  const visitor = world.visitor()
  const own = (
    await visitor.api('POST', '/api/Loting/Create', {
      title: 'Kerst',
      participants: people.map((person, index) => ({ ...person, email: `gast${index}@example.net` })),
    })
  ).body as string
  assert.equal((await visitor.api('GET', `/api/Loting/${own}`)).status, 200)
  await asBob(visitor)
  assert.equal((await visitor.api('GET', `/api/Loting/${own}`)).status, 422)
  assert.deepEqual((await visitor.api('GET', '/api/Loting/Overview')).body, { lotingen: [] })
})

test('a logout waits for the changes that its session had begun', async () => {
  const person = await world.person('Uit Vrij')
  await world.mails() // mail jobs lock users too, so they must be done
  const same = world.visitor()
  for (const [name, value] of person.cookies) same.cookies.set(name, value)
  const begun = await world.sql.begin(async (tx) => {
    await tx`lock table owner_invites in share mode`
    const invited = person.api('POST', '/api/WishlistOwner/InviteExtraOwner', {
      privateWishlistGuid: person.list.privateGuid,
      name: 'Oma',
    })
    await waitForLocks(world.sql, 1)
    const loggedOut = same.api('POST', '/api/Account/Logout')
    const first = await Promise.race([loggedOut, waitForLocks(world.sql, 2)])
    return { invited, loggedOut, first }
  })
  assert.equal(begun.first, true)
  assert.equal((await begun.invited).status, 201)
  assert.equal((await begun.loggedOut).status, 204)
})

test('a change is refused if its session was logged in as somebody else while it waited', async () => {
  const person = await world.person('Wissel Vrij')
  await world.mails() // mail jobs lock users too, so they must be done
  const userIs = world.sql`public_guid = ${person.user.publicGuid}::uuid`
  const begun = await world.sql.begin(async (tx) => {
    const [user] = await tx<[{ id: number }]>`select id from users where ${userIs} for update`
    const asked = person.post('/account/sessions/end-others')
    await waitForLocks(world.sql, 1)
    await tx`
      update sessions set user_id = (select id from users where email = ${lotte.email}), token_hash = ${tokenHashOf('x'.repeat(43))}
      where user_id = ${user.id}`
    return { asked }
  })
  assert.equal((await begun.asked).status, 403)
  const [user] = await world.sql`select private_guid as guid from users where ${userIs}`
  assert.equal(user!['guid'], person.user.privateGuid, 'the private guid was changed')
})

test('successful and refused logins are logged with the user’s number and without e-mail addresses', async () => {
  const lines: string[] = []
  const { log } = world.services
  const watched = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  Object.assign(world.services, { log: watched })
  try {
    const browser = world.visitor()
    for (const password of ['fout wachtwoord', noor.password])
      await browser.api('POST', '/api/Account/Login', { emailOrUsername: noor.email, password })
    await browser.api('POST', '/api/Account/Login', { emailOrUsername: 'niemand@example.org', password: 'x' })
    await browser.api('POST', '/api/Account/Logout')
  } finally {
    Object.assign(world.services, { log })
  }
  const events = lines
    .map((line) => JSON.parse(line) as { event?: string; outcome?: string; user?: number | null })
    .filter(({ event }) => event)
  const [row] = await world.sql<{ id: number }[]>`select id from users where email = ${noor.email}`
  assert.deepEqual(
    events.map(({ event, outcome, user }) => [event, outcome, user]),
    [
      ['login', 'refused', row!.id],
      ['login', 'succeeded', row!.id],
      ['login', 'refused', null],
      ['logout', 'succeeded', row!.id],
    ],
  )
  assert.ok(!lines.join('').includes('@'))
})
