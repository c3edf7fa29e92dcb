import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { pino } from 'pino'
import { purgeResetCodesJob } from '#jobs/purge-reset-codes.ts'
import { renderers } from '#jobs/send-mail.ts'
import { noTransports } from '#test/support/mail-transports.ts'
import { openSocketServer } from '#test/support/sockets.ts'
import { openFamily, proveAddress } from '#test/support/family.ts'
import { crossOff, givenBy } from '#test/support/gifts.ts'
import { waitForLocks, whileLocked } from '#test/support/locks.ts'
import { accept, invite } from '#test/support/owners.ts'
import { openWorld, type ApiResponse, type Client, type Person } from '#test/support/world.ts'

const { world, noor, lotte, bram, sem } = await openFamily({}, { countsQueries: true })

const newPassword = 'vier vrolijke vogels'
const ask = (login: string, who: Client = world.visitor()) =>
  who.api('POST', '/api/Account/RequestResetPassword', { login })
const check = (code: string, who: Client = world.visitor()) =>
  who.api('GET', `/api/Account/CheckResetPasswordCode/${code}`)
const reset = (resetCode: string, password = newPassword, who: Client = world.visitor()) =>
  who.api('POST', '/api/Account/ResetPassword', { resetCode, password })
const userOf = async (who: Client) => (await who.api('GET', '/api/Account/UserData')).body as Person['user'] | null
const logIn = async ({ email }: Pick<Person, 'email'>, password: string, who: Client = world.visitor()) => {
  const { body } = await who.api('POST', '/api/Account/Login', { emailOrUsername: email, password })
  return body as boolean
}
const refusal = ({ status, body }: ApiResponse) => [status, body]

const resetMails = async ({ email }: Pick<Person, 'email'>) =>
  (await world.mails()).filter(({ kind, to }) => kind === 'reset-password' && to === email)

const codeIn = (text: string) => /\/account\/resetpassword\/([\w-]{43})\s/.exec(text)![1]!

/** Requests a reset code, and returns it from the mail. */
async function codeFor(person: Pick<Person, 'email'>, login = person.email): Promise<string> {
  assert.deepEqual(refusal(await ask(login)), [200, {}])
  return codeIn((await resetMails(person)).at(-1)!.text)
}

describe('a forgotten password', () => {
  test('is replaced with a mailed code, which logs in this session and ends all others', async () => {
    const anna = await world.person('Anna Kok')
    const elsewhere = world.visitor()
    await logIn(anna, anna.password, elsewhere)
    const code = await codeFor(anna)
    assert.deepEqual(refusal(await check(code)), [200, { email: anna.email, firstName: 'Anna', lastName: 'Kok' }])

    const browser = world.visitor()
    await browser.csrfToken()
    const before = browser.token
    const answer = await reset(code, newPassword, browser)
    assert.deepEqual(refusal(answer), [200, {}])
    assert.equal(answer.headers.get('csrf-token-invalidated'), '1')
    assert.notEqual(browser.token, before)
    assert.equal((await userOf(browser))!.publicGuid, anna.user.publicGuid)
    for (const other of [anna, elsewhere]) assert.equal(await userOf(other), null)
    assert.equal(await logIn(anna, anna.password), false)
    assert.equal(await logIn(anna, newPassword), true)
  })

  test('is replaced in a session that goes on, under a new cookie', async () => {
    const anton = await world.person('Anton Kok')
    const before = anton.token!
    assert.equal((await reset(await codeFor(anton), newPassword, anton)).status, 200)
    assert.equal((await userOf(anton))!.publicGuid, anton.user.publicGuid)
    const thief = world.visitor()
    thief.cookies.set('session', before)
    assert.equal(await userOf(thief), null)
  })

  test('is replaced, and the sockets of the sessions that end are closed', async (context) => {
    const ears = await openSocketServer(world)
    context.after(() => ears.close())
    const arie = await world.person('Arie Kok')
    const ear = await ears.browser(arie, `list:${arie.list.publicGuid}`)
    await reset(await codeFor(arie))
    assert.equal(await ear.closed, 1001, 'the code lets the browser reconnect, logged out')
  })

  test('is replaced by a code that logs in its account, even in somebody else’s session', async () => {
    const [ada, beb] = [await world.person('Ada Kok'), await world.person('Beb Kok')]
    const before = beb.token!
    await reset(await codeFor(ada), newPassword, beb)
    assert.equal((await userOf(beb))!.publicGuid, ada.user.publicGuid)
    const thief = world.visitor()
    thief.cookies.set('session', before)
    assert.equal(await userOf(thief), null)
    assert.equal(await logIn(beb, beb.password), true)
  })

  test('can be reset by the name of a list too, which finds its primary owner alone', async () => {
    const code = await codeFor(lotte, 'LOTTE')
    assert.equal((await check(code)).body.email, lotte.email)
    await accept(bram, await invite(lotte, 'Bram'))
    assert.equal((await check(await codeFor(lotte, 'lotte'))).body.email, lotte.email)
    assert.deepEqual(await resetMails(bram), [])
  })

  test('cannot be reset if no account has the address or the name', async () => {
    await world.visitor().api('POST', '/api/Afstreper/Create', { email: 'gast@example.org' })
    for (const login of ['niemand@example.org', 'niemands-lijst', 'gast@example.org'])
      assert.deepEqual(refusal(await ask(login)), [422, { problem: 'NoUserFound' }], login)
    assert.deepEqual(await resetMails({ email: 'gast@example.org' }), [])
    for (const login of ['', '  ', null, 7, 'x'.repeat(101)])
      assert.deepEqual(Object.keys((await ask(login as string)).body.errors), ['login'])
  })

  test('takes the same statements for known and unknown addresses and names', async () => {
    // Statements of the worker may follow, so only those up to the commit count.
    const asked = async (login: string) => {
      const statements = await world.countQueries(() => ask(login, sem))
      return statements.slice(0, statements.indexOf('commit') + 1)
    }
    const known = await asked(sem.email)
    assert.ok(known.some((statement) => statement.includes('reset_codes')))
    for (const login of ['sem', 'niemand@example.org', 'niemands-lijst']) assert.deepEqual(await asked(login), known)
  })
})

describe('a reset code', () => {
  test('works once, and for only one of two requests at the same moment', async () => {
    const cas = await world.person('Cas Kok')
    const code = await codeFor(cas)
    await world.mails() // mail jobs lock users too, so they must be done
    const answers = await whileLocked(
      world.sql,
      (tx) => tx`select 1 from users where email = ${cas.email} for update`,
      () => Promise.all(['eerste gedachte', 'tweede gedachte'].map((password) => reset(code, password))),
      () => waitForLocks(world.sql, 2),
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422])
    assert.deepEqual(refusal(answers.find(({ status }) => status === 422)!), [422, { problem: 'IsUnknown' }])
    const winner = answers[0]!.status === 200 ? 'eerste gedachte' : 'tweede gedachte'
    assert.equal(await logIn(cas, winner), true)
    assert.deepEqual(refusal(await check(code)), [422, { problem: 'IsUnknown' }])
    assert.deepEqual(refusal(await reset(code)), [422, { problem: 'IsUnknown' }])
  })

  test('is replaced by the next code', async () => {
    const dirk = await world.person('Dirkje Kok')
    const [first, second] = [await codeFor(dirk), await codeFor(dirk)]
    assert.deepEqual(refusal(await reset(first)), [422, { problem: 'IsUnknown' }])
    world.travel(0.6)
    const third = await codeFor(dirk)
    world.travel(1.2)
    assert.deepEqual(refusal(await check(second)), [422, { problem: 'IsUnknown' }])
    assert.equal((await reset(third)).status, 200, 'each code is valid for a day')
    world.travel(0)
  })

  test('works again when requested anew after the password or the address changed', async () => {
    const ella = await world.person('Ella Kok')
    await codeFor(ella)
    const address = 'ella.nieuw@example.org'
    await world.sql`update users set email = ${address}, password_hash = (select password_hash from users where email = ${sem.email}) where email = ${ella.email}`
    assert.equal((await reset(await codeFor({ email: address }))).status, 200)
  })

  test('stays valid however often its page is viewed', async () => {
    const evi = await world.person('Evi Kok')
    const code = await codeFor(evi)
    for (let n = 0; n < 3; n++) {
      assert.equal((await world.visitor().get(`/account/resetpassword/${code}`)).status, 200)
      assert.equal((await world.visitor().request('HEAD', `/account/resetpassword/${code}`)).status, 200)
      assert.equal((await check(code)).status, 200)
    }
    assert.equal(await logIn(evi, evi.password), true)
    assert.equal((await reset(code)).status, 200)
  })

  test('expires after a day, says so for a month, and is unknown after that', async () => {
    const fien = await world.person('Fien Kok')
    const code = await codeFor(fien)
    const after = async (days: number) => {
      world.travel(days)
      await purgeResetCodesJob.run(world.services, {}, noTransports)
      const { status, body } = await check(code)
      world.travel(0)
      return status === 200 ? 'good' : (body.problem as string)
    }
    assert.equal(await after(0.99), 'good')
    assert.equal(await after(1.01), 'IsExpired')
    world.travel(1.01)
    assert.deepEqual(refusal(await reset(code)), [422, { problem: 'IsExpired' }])
    assert.equal(await logIn(fien, fien.password), true, 'the old password still logs in')
    world.travel(0)
    assert.equal(await after(30.9), 'IsExpired')
    assert.equal(await after(31.1), 'IsUnknown')
  })

  test('becomes invalid when the password or the address changes', async () => {
    const gijs = await world.person('Gijs Kok')
    const outdated = await codeFor(gijs)
    await world.sql`update users set password_hash = (select password_hash from users where email = ${sem.email}) where email = ${gijs.email}`
    assert.deepEqual(refusal(await check(outdated)), [422, { problem: 'IsUnknown' }])
    assert.deepEqual(refusal(await reset(outdated)), [422, { problem: 'IsUnknown' }])
    const misdirected = await codeFor(gijs)
    await world.sql`update users set email = 'gijs.nieuw@example.org' where email = ${gijs.email}`
    assert.deepEqual(refusal(await reset(misdirected)), [422, { problem: 'IsUnknown' }])
    assert.equal(await logIn({ email: 'gijs.nieuw@example.org' }, sem.password), true)
  })

  test('is refused if it was never given out', async () => {
    for (const code of ['x', 'a'.repeat(43), '%00', 'é', 'x'.repeat(5000)]) {
      assert.deepEqual(refusal(await check(encodeURIComponent(code))), [422, { problem: 'IsUnknown' }], code)
      assert.deepEqual(refusal(await reset(code)), [422, { problem: 'IsUnknown' }], code)
    }
    assert.equal((await check('')).status, 404)
  })

  test('is found only in the mail, neither in the database nor in the logs', async () => {
    const lines: string[] = []
    const { log } = world.services
    Object.assign(world.services, { log: pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) }) })
    const code = await codeFor(noor)
    await check(code)
    await noor.get(`/account/resetpassword/${code}`)
    await reset(code, 'kort')
    await reset(code, noor.password)
    Object.assign(world.services, { log })
    assert.ok(lines.some((line) => line.includes('/account/resetpassword/:secret')))
    assert.ok(lines.some((line) => line.includes('/api/Account/CheckResetPasswordCode/:secret')))
    assert.ok(lines.some((line) => line.includes('"password-reset"')))
    assert.ok(!lines.join('').includes(code))
    await codeFor(noor)
    const tables = await world.sql<{ name: string }[]>`
      select table_schema || '.' || table_name as name from information_schema.tables
      where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`
    const [mail] = (await resetMails(noor)).slice(-1)
    const waiting = codeIn(mail!.text)
    for (const { name } of tables) {
      const [row] = await world.sql.unsafe<{ found: boolean }[]>(
        `select exists (select 1 from ${name} t where t::text like '%${waiting}%') as found`,
      )
      assert.equal(row!.found, false, name)
    }
    await reset(waiting, noor.password, noor)
  })
})

describe('the new password', () => {
  test('follows the rules for new passwords in the API and in the form, and no page repeats it', async () => {
    const hans = await world.person('Hans Kok')
    const code = await codeFor(hans)
    const path = `/account/resetpassword/${code}`
    for (const [password, message] of [
      ['', 'general.password.new_is_required'],
      ['kort', 'general.password.new_too_short'],
      ['p'.repeat(129), 'general.password.new_too_long'],
      ['password123', 'general.password.is_common'],
      ['Hans Kok', 'general.password.is_personal'],
      [hans.email.toUpperCase(), 'general.password.is_personal'],
    ] as const) {
      assert.deepEqual(refusal(await reset(code, password)), [400, { errors: { password: [message] } }])
      const page = await world.visitor().post(path, { password, passwordConfirmation: password })
      assert.equal(page.status, 422)
      assert.equal(page.$('#field-password').attr('aria-invalid'), 'true')
      assert.ok(
        !password ||
          !page
            .$('main input[type=password]')
            .get()
            .some(({ attribs }) => 'value' in attribs),
      )
    }
    const twice = await world.visitor().post(path, { password: newPassword, passwordConfirmation: 'iets anders' })
    assert.equal(twice.status, 422)
    assert.match(twice.$('#field-passwordConfirmation-error').text(), /niet hetzelfde/)
    assert.equal((await world.visitor().post(path, { password: newPassword })).status, 303)
  })

  test('is announced to the account by mail, with a link to request another', async () => {
    const email = 'ine+kok@example.org'
    const ine = { ...(await world.person('Ine Kok')), email }
    await world.sql`update users set email = ${email} where public_guid = ${ine.user.publicGuid}::uuid`
    await reset(await codeFor(ine))
    const [mail] = (await world.mails()).filter(({ kind, to }) => kind === 'password-changed' && to === ine.email)
    assert.match(mail!.subject, /wachtwoord .* is veranderd/)
    const href = /\/account\/forgotpassword\S+/.exec(mail!.text)![0]
    assert.equal((await world.visitor().get(href)).$('#field-login').attr('value'), ine.email)
  })
})

describe('using a reset code', () => {
  const guest = async (email: string) => {
    const client = world.visitor()
    await client.api('POST', '/api/Afstreper/Create', { email })
    const gift = await world.addGift(noor.list)
    await crossOff(client, gift.publicGuid)
    return { client, gift: gift.publicGuid }
  }
  const isProven = async ({ email }: Pick<Person, 'email'>) => {
    const [row] = await world.sql<{ proven: boolean }[]>`
      select email_proven_at is not null as proven from users where email = ${email} and password_hash is not null`
    return row!.proven
  }

  test('proves the address, and guests of the same address keep their cross-offs', async () => {
    const early = await guest('jan@example.org')
    const jan = await world.person('Jan Kok')
    const code = await codeFor(jan)
    assert.equal(await isProven(jan), false)
    const browser = world.visitor()
    await reset(code, newPassword, browser)
    assert.equal(await isProven(jan), true)
    assert.deepEqual(await givenBy(browser), [])
    assert.deepEqual(await givenBy(early.client), [early.gift])
  })

  test('logs the account in, even in the session of a guest with the same address', async () => {
    const kees = await world.person('Kees Kok')
    await proveAddress(world, kees)
    await world.sql`update users set email = 'elders@example.org' where email = ${kees.email}`
    const here = await guest(kees.email)
    await world.sql`update users set email = ${kees.email} where email = 'elders@example.org'`
    await reset(await codeFor(kees), newPassword, here.client)
    assert.equal((await userOf(here.client))!.publicGuid, kees.user.publicGuid)
    assert.deepEqual(await givenBy(here.client), [])
  })

  test('locks out the person who had registered with the address, and invalidates everything they knew', async () => {
    const snoop = await world.person('Leo Kok')
    await snoop.post('/account/calendar')
    const [feed] = /\/calendar\/[0-9a-f-]{36}\.ics/.exec((await snoop.get('/account')).html)!
    assert.equal((await world.visitor().request('GET', feed)).status, 200)
    const open = await invite(snoop, 'Handlanger')
    const before = (await userOf(snoop))!.privateGuid
    const browser = world.visitor()
    await reset(await codeFor(snoop), newPassword, browser)
    assert.equal(await userOf(snoop), null)
    assert.equal(await logIn(snoop, snoop.password), false)
    assert.equal((await world.visitor().request('GET', feed)).status, 404)
    assert.deepEqual((await accept(noor, open)).body, { problem: 'NotFound' })
    assert.notEqual((await userOf(browser))!.privateGuid, before)
  })

  test('drops a pending address, which somebody may have given in a session that ends', async () => {
    const owner = await world.person('Piet Kok')
    await proveAddress(world, owner)
    const { body } = await owner.api('POST', '/api/Account/Edit', {
      userPrivateGuid: owner.user.privateGuid,
      firstName: 'Piet',
      lastName: 'Kok',
      email: 'dief-van-piet@example.org',
      overviewEmailFrequency: 0,
      enableCrossOffNotifications: true,
    })
    assert.equal(body.user.pendingEmail, 'dief-van-piet@example.org')
    const browser = world.visitor()
    await reset(await codeFor(owner), newPassword, browser)
    assert.equal((await browser.get('/account')).$('#pending-address').length, 0)
  })

  test('succeeds while somebody else keeps changing the account', async () => {
    const snoop = await world.person('Dirk Kok')
    const code = await codeFor(snoop)
    const details = {
      userPrivateGuid: snoop.user.privateGuid,
      firstName: 'Dirkje',
      lastName: 'Kok',
      email: snoop.email,
      overviewEmailFrequency: 0,
      enableCrossOffNotifications: true,
    }
    let goesOn = true
    const loops = Array.from({ length: 4 }, async () => {
      while (goesOn) goesOn &&= (await snoop.api('POST', '/api/Account/Edit', details)).status === 200
    })
    assert.equal((await reset(code)).status, 200)
    goesOn = false
    await Promise.all(loops)
    assert.equal(await userOf(snoop), null)
  })

  test('ends logins with the old password that were under way', async () => {
    const snoop = await world.person('Siem Kok')
    for (let round = 0; round < 4; round++) {
      const password = round === 0 ? snoop.password : `vier vrolijke vogels ${round - 1}`
      const code = await codeFor(snoop)
      const browsers = Array.from({ length: 4 }, () => world.visitor())
      const [done] = await Promise.all([
        reset(code, `vier vrolijke vogels ${round}`),
        ...browsers.map((browser) => logIn(snoop, password, browser)),
      ])
      assert.equal(done.status, 200)
      for (const browser of browsers) assert.equal(await userOf(browser), null)
    }
  })

  test('keeps the invites and the calendar of an account with an address that was proven before', async () => {
    const owner = await world.person('Bea Kok')
    await proveAddress(world, owner)
    await owner.post('/account/calendar')
    const [feed] = /\/calendar\/[0-9a-f-]{36}\.ics/.exec((await owner.get('/account')).html)!
    const open = await invite(owner, 'Zus')
    await reset(await codeFor(owner))
    assert.equal((await world.visitor().request('GET', feed)).status, 200)
    assert.equal((await accept(noor, open)).status, 200)
  })

  test('shows the other owners of the account’s lists if its address was never proven before', async () => {
    const snoop = await world.person('Ria Kok')
    await accept(sem, await invite(snoop, 'Sem'))
    const browser = world.visitor()
    const done = await browser.post(`/account/resetpassword/${await codeFor(snoop)}`, { password: newPassword })
    assert.equal(done.status, 200)
    assert.match(done.$('main').text(), /Samen met Sem Bakker/)
    assert.equal(done.$('a[href="/ria/owners"]').length, 1)
    const again = await world
      .visitor()
      .post(`/account/resetpassword/${await codeFor(snoop)}`, { password: newPassword })
    assert.equal(again.status, 303, 'a second reset shows no owners')
  })
})

describe('the pages', () => {
  test('ask for an address or a list name, which the login page has filled in already', async () => {
    const login = await world.visitor().post('/account/login', { emailOrUsername: sem.email, password: 'vergeten' })
    const href = login.$('main a[href^="/account/forgotpassword"]').attr('href')!
    const form = await world.visitor().get(href)
    assert.equal(form.$('#field-login').attr('value'), sem.email)
    assert.equal(form.$('#field-login').attr('autocomplete'), 'username')
    const empty = await world.visitor().get('/account/login')
    assert.equal(empty.$('main a[href^="/account/forgotpassword"]').attr('href'), '/account/forgotpassword')
    assert.equal((await world.visitor().get('/account/forgotpassword')).$('#field-login').attr('value'), undefined)
  })

  test('name the recipient of the link as it was typed, and reveal no account’s address', async () => {
    const byAddress = await world.visitor().post('/account/forgotpassword', { login: ` ${sem.email.toUpperCase()} ` })
    assert.equal(byAddress.status, 200)
    assert.ok(byAddress.$('main').text().includes(sem.email.toUpperCase()))
    const byName = await world.visitor().post('/account/forgotpassword', { login: 'Sem' })
    assert.match(byName.$('main').text(), /het e-mailadres dat bij de lijst Sem hoort/)
    assert.ok(!byName.html.includes(sem.email))
    assert.equal(byName.$('main a').length, 0)
    const app = world.visitor({ 'User-Agent': 'WishringApp/1.0' })
    const inApp = await app.post('/account/forgotpassword', { login: 'sem' })
    assert.equal(inApp.$('main .actions a').attr('href'), '/account/login')
  })

  test('explain a problem, and keep the typed text', async () => {
    const unknown = await world.visitor().post('/account/forgotpassword', { login: 'niemand@example.org' })
    assert.equal(unknown.status, 422)
    assert.equal(unknown.$('#field-login').attr('value'), 'niemand@example.org')
    assert.match(unknown.$('#field-login-error').text(), /kennen dit e-mailadres/)
    const blank = await world.visitor().post('/account/forgotpassword', { login: ' ' })
    assert.deepEqual([blank.status, blank.$('#field-login').attr('aria-invalid')], [422, 'true'])
  })

  test('lead from a code to the form of its account, and from there to the start page', async () => {
    const mia = await world.person('Mia Kok')
    const code = await codeFor(mia)
    const browser = world.visitor()
    const form = await browser.get(`/account/resetpassword/${code}`)
    assert.equal(form.status, 200)
    assert.match(form.$('main').text(), /Mia Kok \(mia@example\.org\)/)
    assert.equal(form.headers.get('referrer-policy'), 'strict-origin')
    assert.equal(form.headers.get('cache-control'), 'no-store')
    assert.equal(form.$('meta[name=robots]').attr('content'), 'noindex')
    const done = await browser.post(`/account/resetpassword/${code}`, { password: newPassword })
    assert.deepEqual([done.status, done.headers.get('location')], [303, '/'])
    assert.match((await browser.get('/')).$('.flash').text(), /nieuwe wachtwoord/)
    assert.equal((await userOf(browser))!.publicGuid, mia.user.publicGuid)
  })

  test('offer another link if a code was used, has expired or never existed', async () => {
    const nel = await world.person('Nel Kok')
    const code = await codeFor(nel)
    const offered = async (path: string, who = world.visitor()) => {
      const page = await who.get(path)
      return [page.status, page.$('main h1').text(), page.$('main .actions a').attr('href')]
    }
    const anew = '/account/forgotpassword'
    const none = 'Deze link werkt niet meer'
    assert.deepEqual(await offered('/account/resetpassword'), [200, none, anew])
    assert.deepEqual(await offered('/account/resetpassword/x'), [404, none, anew])
    world.travel(1.01)
    assert.deepEqual(await offered(`/account/resetpassword/${code}`), [
      410,
      'Deze link is verlopen',
      `${anew}?emailOrUsername=${encodeURIComponent(nel.email)}`,
    ])
    const late = await world.visitor().post(`/account/resetpassword/${code}`, { password: newPassword })
    assert.equal(late.status, 410)
    world.travel(0)
    await reset(code)
    assert.deepEqual(await offered(`/account/resetpassword/${code}`), [404, none, anew])
    assert.equal((await world.visitor().post(`/account/resetpassword/${code}`, { password: newPassword })).status, 404)
  })
})

test('a waiting mail is not sent if its code was used, was replaced or has expired', async () => {
  const olga = await world.person('Olga Kok')
  const first = await codeFor(olga)
  const [{ id }] = await world.sql<[{ id: number }]>`select id from users where email = ${olga.email}`
  const render = (code: string) =>
    renderers['reset-password']!(world.services, {
      id: 0,
      kind: 'reset-password',
      cause: 'x',
      recipient: olga.email,
      userId: id,
      edition: 'nl',
      data: { code },
      watched: null,
      isSealed: true,
      waitsSince: null,
    })
  assert.ok(await render(first))
  const second = await codeFor(olga)
  assert.equal(await render(first), null)
  world.travel(1.01)
  assert.equal(await render(second), null)
  world.travel(0)
  assert.ok(await render(second))
  await reset(second)
  assert.equal(await render(second), null)
})

describe('limits', async () => {
  const limited = await openWorld({ RATE_LIMITS: 'on', TRUST_PROXY: 'on' })
  after(() => limited.close())
  const from = (address: string) => limited.visitor({ 'X-Forwarded-For': address })
  const mailsTo = async ({ email }: Pick<Person, 'email'>) =>
    (await limited.mails()).filter(({ kind, to }) => kind === 'reset-password' && to === email)

  test('an address gets five mails an hour, however many are requested, and the last code stays valid', async () => {
    const piet = await limited.person('Piet Kok')
    for (let n = 1; n <= 8; n++) {
      assert.equal((await ask(n % 2 ? piet.email : 'piet', from(`203.0.113.${n}`))).status, 200)
      await limited.mails() // sends the mail before the next code replaces its own; otherwise it would not be sent
    }
    const mails = await mailsTo(piet)
    assert.equal(mails.length, 5)
    const owner = from('198.51.100.1')
    assert.equal((await reset(codeIn(mails.at(-1)!.text), newPassword, owner)).status, 200)
    assert.equal((await userOf(owner))!.publicGuid, piet.user.publicGuid)
  })

  test('a client can request thirty codes and try thirty codes an hour, and other clients are not affected', async () => {
    const rob = await limited.person('Rob Kok')
    const asker = from('203.0.113.50')
    for (let n = 1; n <= 30; n++) assert.equal((await ask(`iemand${n}@example.org`, asker)).status, 422)
    assert.equal((await ask(rob.email, asker)).status, 429)
    assert.equal((await asker.post('/account/forgotpassword', { login: rob.email })).status, 429)
    const guesser = from('203.0.113.51')
    assert.equal((await ask(rob.email, guesser)).status, 200)
    const code = codeIn((await mailsTo(rob)).at(-1)!.text)
    for (let n = 1; n <= 30; n++) assert.equal((await check(`gok${n}`, guesser)).status, 422)
    for (const { status } of [await check('gok', guesser), await reset(code, newPassword, guesser)])
      assert.equal(status, 429)
    assert.equal((await guesser.get(`/account/resetpassword/${code}`)).status, 429)
    const owner = from('198.51.100.2')
    for (let n = 1; n <= 35; n++) assert.equal((await check(code, owner)).status, 200, 'a valid code does not count')
    assert.equal((await reset(code, newPassword, owner)).status, 200)
  })

  test('guessing passwords and requesting mails locks nobody out of an account', async () => {
    const sara = await limited.person('Sara Kok')
    const attacker = from('203.0.113.60')
    for (let n = 1; n <= 10; n++) assert.equal(await logIn(sara, `gok ${n}`, attacker), false)
    assert.equal(
      (await attacker.api('POST', '/api/Account/Login', { emailOrUsername: sara.email, password: sara.password }))
        .status,
      429,
    )
    for (let n = 1; n <= 6; n++) await ask(sara.email, attacker)
    const owner = from('198.51.100.3')
    assert.equal(await logIn(sara, sara.password, owner), true)
    assert.equal((await reset(codeIn((await mailsTo(sara)).at(-1)!.text), newPassword, owner)).status, 200)
    assert.equal(await logIn(sara, newPassword, from('198.51.100.4')), true)
  })
})
