import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { deviceOf } from '#core/device.ts'
import { openSocketServer } from '#test/support/sockets.ts'
import { openFamily, proveAddress } from '#test/support/family.ts'
import { crossOff } from '#test/support/gifts.ts'
import { openWorld, type Client, type HtmlResponse, type Person } from '#test/support/world.ts'

const { world, noor, lotte, bram, sem } = await openFamily({}, { countsQueries: true })

const detailsOf = (who: Person, more: object = {}) => {
  const [firstName, ...rest] = who.name.split(' ')
  return {
    userPrivateGuid: who.user.privateGuid,
    firstName,
    lastName: rest.join(' '),
    email: who.email,
    overviewEmailFrequency: 0,
    enableCrossOffNotifications: true,
    ...more,
  }
}
const edit = (who: Client, body: unknown) => who.api('POST', '/api/Account/Edit', body)
const userOf = async (who: Client) => (await who.api('GET', '/api/Account/UserData')).body
const logIn = async (emailOrUsername: string, password: string, agent?: string) => {
  const browser = world.visitor(agent ? { 'User-Agent': agent } : {})
  const { body } = await browser.api('POST', '/api/Account/Login', { emailOrUsername, password })
  return body === true ? browser : null
}
const formOf = (who: Person, more: Record<string, string> = {}) => {
  const [firstName, ...rest] = who.name.split(' ')
  return {
    userPrivateGuid: who.user.privateGuid,
    firstName: firstName!,
    lastName: rest.join(' '),
    email: who.email,
    overviewEmailFrequency: '0',
    enableCrossOffNotifications: 'on',
    enableForumMails: 'on',
    ...more,
  }
}

const tickedIn = ({ $ }: HtmlResponse) =>
  $('main [type=checkbox][checked]')
    .toArray()
    .map((box) => box.attribs['name'])

describe('Account/Edit', () => {
  test('saves names and mail settings, and responds with the user', async () => {
    const answer = await edit(
      noor,
      detailsOf(noor, { firstName: ' Eleonora ', overviewEmailFrequency: 6, enableCrossOffNotifications: false }),
    )
    assert.equal(answer.status, 200)
    assert.equal(answer.headers.get('clear-response-cache'), '1')
    const user = {
      ...noor.user,
      firstName: 'Eleonora',
      overviewEmailFrequency: 6,
      enableCrossOffConfirmationEmail: false,
    }
    assert.deepEqual(answer.body, { user })
    assert.deepEqual(await userOf(noor), user)
    const [list] = await world.sql`select first_name as name from lists where username = 'noor'`
    assert.equal(list!['name'], 'Noor', 'a list keeps its own name')
    await edit(noor, detailsOf(noor))
  })

  test('refuses fields that are missing, too long or unknown, and names each of them', async () => {
    const refused = async (more: object) => {
      const { status, body } = await edit(noor, detailsOf(noor, more))
      assert.equal(status, 400, JSON.stringify(body))
      return body.errors as Record<string, string[]>
    }
    assert.deepEqual(await refused({ firstName: ' ' }), { firstName: ['general.first_name.is_required'] })
    assert.deepEqual(await refused({ lastName: 'x'.repeat(101) }), { lastName: ['general.last_name.too_long'] })
    assert.deepEqual(await refused({ email: null }), { email: ['general.email.own_is_required'] })
    assert.deepEqual(await refused({ email: 'noor' }), { email: ['general.email.invalid'] })
    assert.deepEqual(await refused({ overviewEmailFrequency: 2 }), { overviewEmailFrequency: ['general.invalid'] })
    assert.deepEqual(await refused({ password: 'kort' }), { password: ['general.password.new_too_short'] })
    assert.deepEqual(await refused({ password: 'password123' }), { password: ['general.password.is_common'] })
    assert.deepEqual(await refused({ password: 'Noor de Vries' }), { password: ['general.password.is_personal'] })
    assert.deepEqual(await refused({ userPrivateGuid: 'x' }), { userPrivateGuid: ['general.invalid'] })
    assert.deepEqual(await userOf(noor), noor.user)
  })

  test('requires a login, and the private guid of the current user', async () => {
    assert.equal((await edit(world.visitor(), detailsOf(noor))).status, 401)
    for (const userPrivateGuid of [lotte.user.privateGuid, crypto.randomUUID()]) {
      const { status, body } = await edit(noor, detailsOf(noor, { userPrivateGuid, firstName: 'Iemand' }))
      assert.deepEqual([status, body], [422, { problem: 'WrongUserGuid' }])
    }
    assert.deepEqual(await userOf(noor), noor.user)
    assert.deepEqual(await userOf(lotte), lotte.user)
    const gone = await world.person('Gerda Weg')
    await world.sql`update sessions set user_id = null, user_deleted = true where id = ${(await world.scopeOf(gone)).session.id}`
    assert.deepEqual((await edit(gone, detailsOf(gone))).body, { UserDeleted: true })
  })

  test('reports another account’s address as Other, in upper or lower case, and saves nothing', async () => {
    const { status, body } = await edit(
      noor,
      detailsOf(noor, { email: lotte.email.toUpperCase(), firstName: 'Iemand', password: 'een heel ander woord' }),
    )
    assert.deepEqual([status, body], [422, { problem: 'Other' }])
    assert.deepEqual(await userOf(noor), noor.user)
    assert.ok(await logIn('noor', noor.password))
  })

  test('gives an address to only one of two accounts that ask for it at once', async () => {
    const email = 'samen@example.org'
    const answers = await Promise.all([bram, sem].map((who) => edit(who, detailsOf(who, { email }))))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422])
    const [{ count }] = await world.sql<[{ count: number }]>`
      select count(*)::int as count from users where email = ${email}`
    assert.equal(count, 1)
    for (const who of [bram, sem]) await edit(who, detailsOf(who))
  })

  test('ends the other sessions and their sockets after a new password, and gives this session a new token', async () => {
    const person = await world.person('Wendy Wachtwoord')
    const elsewhere = (await logIn('wendy', person.password))!
    const ears = await openSocketServer(world)
    try {
      const ear = await ears.browser(elsewhere, `list:${person.list.publicGuid}`)
      const before = person.token!
      const answer = await edit(person, detailsOf(person, { password: 'een heel ander woord' }))
      assert.equal(answer.status, 200)
      assert.equal(answer.headers.get('csrf-token-invalidated'), '1')
      assert.notEqual(person.token, before)
      assert.deepEqual(await userOf(person), person.user)
      await ear.closed
    } finally {
      await ears.close()
    }
    assert.equal((await elsewhere.api('GET', '/api/Account/UserData')).status, 204)
    assert.equal(await logIn('wendy', person.password), null)
    assert.ok(await logIn('wendy', 'een heel ander woord'))
    const other = (await logIn('wendy', 'een heel ander woord'))!
    await edit(person, detailsOf(person, { firstName: 'Wen', password: null }))
    assert.equal((await other.api('GET', '/api/Account/UserData')).status, 200, 'a new name ends no session')
  })

  test('does not require the current password, but refuses a wrong one', async () => {
    const person = await world.person('Carla Controle')
    const change = (currentPassword: string) =>
      edit(person, detailsOf(person, { password: 'een heel ander woord', currentPassword }))
    assert.deepEqual((await change('fout')).body, { problem: 'Other' })
    assert.ok(await logIn('carla', person.password))
    assert.equal((await change(person.password)).status, 200)
  })
})

describe('a guest', () => {
  const guest = async (email: string) => {
    const client = world.visitor()
    const { body } = await client.api('POST', '/api/Afstreper/Create', { email })
    const named = { name: 'Gast Vrij', email, user: body.user as Person['user'] }
    return Object.assign(client, named) as unknown as Person
  }

  test('becomes an account by giving a name and a password, and keeps their cross-offs', async () => {
    const opa = await guest('opa@example.org')
    const gift = await world.addGift(noor.list)
    await crossOff(opa, gift.publicGuid)
    const named = await edit(opa, detailsOf(opa))
    assert.equal(named.body.user.isAccount, false, 'a name alone makes no account')
    const { status, body } = await edit(opa, detailsOf(opa, { password: 'een goed wachtwoord' }))
    assert.equal(status, 200)
    assert.deepEqual(
      [body.user.isAccount, body.user.publicGuid, body.user.firstName],
      [true, opa.user.publicGuid, 'Gast'],
    )
    const given = await opa.api('GET', '/api/Gift/CrossedOff')
    assert.equal(given.body.crossedOffWishlists[0].gifts[0].publicGuid, gift.publicGuid)
    assert.ok(await logIn('opa@example.org', 'een goed wachtwoord'))
    const mails = (await world.mails()).filter(({ to, kind }) => to === 'opa@example.org' && kind === 'confirm-address')
    assert.equal(mails.length, 1)
  })

  test('can take neither an account’s address nor a disposable one, and an address has one account', async () => {
    const first = await guest('twee@example.org')
    assert.deepEqual((await edit(first, detailsOf(first, { email: noor.email }))).body, { problem: 'Other' })
    assert.deepEqual((await edit(first, detailsOf(first, { email: 'x@mailinator.com' }))).body, { problem: 'Other' })
    const second = await guest('twee@example.org')
    assert.equal((await edit(first, detailsOf(first, { password: 'een goed wachtwoord' }))).status, 200)
    assert.deepEqual((await edit(second, detailsOf(second, { password: 'een goed wachtwoord' }))).body, {
      problem: 'Other',
    })
  })

  test('sees the password field open on the page, and is not asked for a current password', async () => {
    const page = await (await guest('open@example.org')).get('/account')
    assert.equal(page.status, 200)
    assert.equal(page.$('main details[open] [name=password]').length, 1)
    assert.equal(page.$('[name=currentPassword]').length, 0)
  })
})

describe('the profile page', () => {
  test('requires a login', async () => {
    const answer = await world.visitor().get('/account')
    assert.equal(answer.status, 401)
    assert.equal(answer.$('[name=returnUrl]').first().attr('value'), '/account')
    assert.equal((await world.visitor().post('/account', formOf(noor))).status, 401)
  })

  test('shows the user’s details and reads them with few statements', async () => {
    await logIn('noor', noor.password)
    let page = await noor.get('/account')
    const queries = await world.countQueries(async () => void (page = await noor.get('/account')))
    assert.equal(queries.length, 6)
    const value = (name: string) => page.$(`main [name=${name}]`).attr('value')
    assert.deepEqual(['firstName', 'lastName', 'email'].map(value), ['Noor', 'de Vries', noor.email])
    assert.equal(page.$('[name=overviewEmailFrequency] option').length, 5)
    assert.equal(
      page.$('main a[href^="/account/forgotpassword"]').attr('href'),
      `/account/forgotpassword?emailOrUsername=${encodeURIComponent(noor.email)}`,
    )
    assert.equal(page.$('html').attr('data-watch-passkeys-script'), world.assets.passkeys)
    assert.equal(page.$('main details').attr('open'), undefined)
    assert.equal(page.$('.menu [aria-current=page]').attr('href'), '/account')
    assert.equal(page.$('#account a[href="/account"]').length, 1)
    assert.equal(page.$('a[href="/account/delete"]').length, 1)
    for (const [name, guid] of [
      ['lotte', lotte.user.privateGuid],
      ['bram', bram.user.privateGuid],
    ])
      assert.ok(!page.html.includes(guid!), name)
  })

  test('saves the changes, and leads back to itself', async () => {
    for (const [more, ticked] of [
      [{ overviewEmailFrequency: '6', enableForumMails: '' }, ['enableCrossOffNotifications']],
      [{ overviewEmailFrequency: '3', enableCrossOffNotifications: '' }, ['enableForumMails']],
    ] as const) {
      const saved = await noor.post('/account', formOf(noor, { lastName: 'Jansen', ...more }))
      assert.deepEqual([saved.status, saved.headers.get('location')], [303, '/account'])
      const page = await noor.get('/account')
      assert.equal(page.$('.flash p').text(), 'Opgeslagen.')
      assert.equal(page.$('[name=lastName]').attr('value'), 'Jansen')
      assert.equal(page.$('[name=overviewEmailFrequency] [selected]').attr('value'), more.overviewEmailFrequency)
      assert.deepEqual(tickedIn(page), ticked)
    }
    await noor.post('/account', formOf(noor, { enableForumMails: '' }))
    await edit(noor, detailsOf(noor))
    assert.deepEqual(
      tickedIn(await noor.get('/account')),
      ['enableCrossOffNotifications'],
      'an app changes only the settings that it knows',
    )
    await noor.post('/account', formOf(noor))
  })

  test('says where a confirmation mail went, and only after one was sent', async () => {
    const person = await world.person('Vera Verhuist')
    const send = async (path: string, form: Record<string, string> = {}) => {
      assert.equal((await person.post(path, form)).status, 303)
      const { $ } = await person.get('/account')
      return [$('.flash p').text(), $('#pending-address').text()]
    }
    const asked = 'Opgeslagen. We hebben je nieuwe adres een mail gestuurd. Bevestig het met de knop daarin.'
    const currentPassword = person.password
    const first = { ...formOf(person, { email: 'vera@nieuw.example' }), currentPassword }
    assert.deepEqual(await send('/account', first), [asked, ''])
    assert.deepEqual(await send('/account', { ...first, firstName: 'Veer' }), ['Opgeslagen.', ''])
    assert.deepEqual(await send('/account/proof'), ['Verstuurd. Bevestig je adres met de link in die mail.', ''])
    await proveAddress(world, { email: 'vera@nieuw.example' })
    const waits =
      'vera@straks.example wacht op jouw bevestiging. Gebruik de link in de mail die we daarheen stuurden. Tot die tijd log je in met vera@nieuw.example en krijg je daar onze mails.'
    assert.deepEqual(await send('/account', { ...first, email: 'vera@straks.example' }), [asked, waits])
    assert.deepEqual(await send('/account', first), ['Opgeslagen.', waits])
    assert.deepEqual(await send('/account/keep-address'), ['Je houdt het adres dat je had.', ''])
  })

  test('keeps the typed text with its message, but no password, and says so', async () => {
    const refused = await noor.post(
      '/account',
      formOf(noor, {
        firstName: '',
        lastName: 'Getypt',
        password: 'een heel ander woord',
        currentPassword: 'geheim',
        overviewEmailFrequency: '12',
        enableCrossOffNotifications: '',
      }),
    )
    assert.equal(refused.status, 422)
    assert.match(refused.$('#field-firstName-error').text(), /voornaam/)
    assert.equal(refused.$('[name=lastName]').attr('value'), 'Getypt')
    assert.equal(refused.$('[name=overviewEmailFrequency] [selected]').attr('value'), '12')
    assert.deepEqual(tickedIn(refused), ['enableForumMails'])
    assert.match(refused.$('details[open] #field-password-error').text(), /nog een keer/)
    assert.ok(!refused.html.includes('een heel ander woord') && !refused.html.includes('geheim'))
    const taken = await noor.post('/account', formOf(noor, { email: lotte.email, currentPassword: noor.password }))
    assert.equal(taken.status, 422)
    assert.match(taken.$('#field-email-error').text(), /kun je niet gebruiken/)
    const different = await noor.post(
      '/account',
      formOf(noor, { password: 'een heel ander woord', passwordConfirmation: 'een heel ander wood' }),
    )
    assert.match(different.$('#field-passwordConfirmation-error').text(), /niet hetzelfde/)
  })

  test('requires the current password before the address or the password changes', async () => {
    for (const change of [{ email: 'elders@example.org' }, { password: 'een heel ander woord' }]) {
      for (const [currentPassword, says] of [
        ['', /waarmee je nu inlogt/],
        ['fout', /klopt niet/],
      ] as const) {
        const refused = await noor.post('/account', formOf(noor, { ...change, currentPassword }))
        assert.equal(refused.status, 422)
        assert.match(refused.$('#field-currentPassword-error').text(), says)
      }
    }
    assert.deepEqual(await userOf(noor), noor.user)
    assert.ok(await logIn('noor', noor.password))
    const person = await world.person('Petra Pas')
    const saved = await person.post(
      '/account',
      formOf(person, { password: 'een heel ander woord', currentPassword: person.password }),
    )
    assert.equal(saved.status, 303)
    assert.equal((await person.get('/account')).status, 200)
    assert.ok(await logIn('petra', 'een heel ander woord'))
  })

  test('saves nothing for a user who is no longer logged in here, and shows the current user', async () => {
    const browser = (await logIn('lotte', lotte.password))!
    for (const form of [formOf(noor), formOf(noor, { firstName: '' })]) {
      const refused = await browser.post('/account', form)
      assert.equal(refused.status, 422)
      assert.match(refused.$('main [role=alert]').text(), /iemand anders ingelogd/)
      assert.equal(refused.$('[name=userPrivateGuid]').attr('value'), lotte.user.privateGuid)
      assert.equal(refused.$('[name=email]').attr('value'), lotte.email)
      assert.ok(!refused.html.includes(noor.user.privateGuid))
    }
    assert.deepEqual(await userOf(lotte), lotte.user)
  })

  test('says while the user types whether the address is available', async () => {
    const note = async (email: string) =>
      (await noor.htmx('GET', `/account/email?email=${encodeURIComponent(email)}`)).html
    assert.match(await note(lotte.email), /kun je niet gebruiken/)
    assert.match(await note('noor'), /geen geldig/)
    for (const email of [noor.email, 'vrij@example.org']) assert.equal(await note(email), '')
  })

  test('passes the new name and address on to the app’s shell', async () => {
    const app = (await logIn('bram', bram.password, 'WishringApp/4.1'))!
    const saved = await app.post('/account', formOf(bram, { lastName: 'de Boer' }))
    assert.equal(saved.headers.get('location'), '/account')
    const page = await app.get('/account')
    assert.equal(page.$('html').attr('data-app-name'), 'Bram de Boer')
    assert.equal(page.$('html').attr('data-app-email'), bram.email)
    await app.post('/account', formOf(bram))
  })

  test('leaves out the frequency of overviews if none are sent, and keeps its value', async () => {
    const plain = await openWorld({ FEATURE_REMINDER_MAILS: 'off' })
    after(() => plain.close())
    const person = await plain.person('Olle Zonder')
    await plain.sql`update users set overview_email_frequency = 6 where email = ${person.email}`
    const page = await person.get('/account')
    assert.equal(page.$('input[type=hidden][name=overviewEmailFrequency]').attr('value'), '6')
    assert.equal((await person.post('/account', formOf(person, { overviewEmailFrequency: '6' }))).status, 303)
    assert.equal((await person.api('GET', '/api/Account/UserData')).body.overviewEmailFrequency, 6)
  })
})

describe('a session in the profile', () => {
  const agents = {
    phone:
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
    tablet:
      'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  }
  const rowsOf = async (who: Client) => {
    const { $ } = await who.get('/account')
    return $('#sessions .row')
      .toArray()
      .map((row) => ({
        words: $(row).find('.name').text(),
        detail: $(row).find('.detail').text(),
        action: $(row).find('form').attr('action'),
      }))
  }

  test('is shown by coarse names of browser and system, with the current session first and without a button', async () => {
    const person = await world.person('Doris Dubbel')
    const phone = (await logIn('doris', person.password, agents.phone))!
    const tablet = (await logIn('doris', person.password, agents.tablet))!
    const rows = await rowsOf(tablet)
    assert.deepEqual(
      rows.map(({ words }) => words),
      ['Safari op iPad', 'Chrome op Android', 'Onbekend apparaat'],
    )
    assert.deepEqual(
      rows.map(({ detail }) => detail),
      ['Hier ben je nu', 'Vandaag gebruikt', 'Vandaag gebruikt'],
    )
    assert.deepEqual(
      rows.map(({ action }) => action !== undefined),
      [false, true, true],
    )
    const kept = await world.sql`select * from sessions`
    assert.ok(!JSON.stringify(kept).includes('Mozilla') && !JSON.stringify(kept).includes('Pixel'))

    const ended = await tablet.post(rows[1]!.action!)
    assert.deepEqual([ended.status, ended.headers.get('location')], [303, '/account#sessions'])
    const said = async () => (await tablet.get('/account')).$('.flash p').text()
    assert.equal(await said(), 'Je bent op dat apparaat uitgelogd.')
    assert.equal((await phone.api('GET', '/api/Account/UserData')).status, 204)
    assert.equal((await person.api('GET', '/api/Account/UserData')).status, 200)
    assert.equal((await tablet.get('/account')).$('form[action="/account/sessions/end-others"]').length, 1)
    await tablet.post('/account/sessions/end-others')
    assert.equal(await said(), 'Je bent nu alleen nog hier ingelogd.')
    assert.equal((await tablet.get('/account')).$('form[action="/account/sessions/end-others"]').length, 0)
    assert.equal((await person.api('GET', '/api/Account/UserData')).status, 204)
    assert.equal((await rowsOf(tablet)).length, 1)
  })

  test('can be ended only by its own user, with a button, and its sockets end with it', async () => {
    const ears = await openSocketServer(world)
    after(() => ears.close())
    const person = await world.person('Ella Einde')
    const phone = (await logIn('ella', person.password, agents.phone))!
    const ear = await ears.browser(phone, `list:${person.list.publicGuid}`)
    const action = (await rowsOf(person)).find(({ words }) => words === 'Chrome op Android')!.action!
    await lotte.post(action)
    assert.equal((await phone.api('GET', '/api/Account/UserData')).status, 200)
    assert.equal((await world.visitor().post(action)).status, 401)
    await person.post(action)
    await ear.closed
    assert.equal((await phone.api('GET', '/api/Account/UserData')).status, 204)
    assert.equal((await person.post(action)).status, 303, 'ending the session again changes nothing')
    const [own] = await world.sql<[{ guid: string }]>`
      select public_guid as guid from sessions where id = ${(await world.scopeOf(person)).session.id}`
    await person.post(`/account/sessions/${own.guid}/end`)
    assert.equal(
      (await person.api('GET', '/api/Account/UserData')).status,
      200,
      'the button can’t end the current session',
    )
  })

  test('shows the day of its last use, and disappears when it has expired', async () => {
    const person = await world.person('Gina Gisteren')
    const phone = (await logIn('gina', person.password, agents.phone))!
    world.travel(10)
    await logIn('gina', person.password, agents.tablet)
    const rows = await rowsOf(person)
    assert.deepEqual(
      rows.map(({ words }) => words),
      ['Onbekend apparaat', 'Safari op iPad', 'Chrome op Android'],
    )
    world.travel(12)
    await phone.get('/')
    assert.deepEqual(
      (await rowsOf(person)).map(({ words }) => words),
      ['Onbekend apparaat', 'Chrome op Android', 'Safari op iPad'],
    )
    assert.match(rows[2]!.detail, /^Laatst gebruikt op \d+ [a-z]+ \d{4}$/)
    world.travel(89)
    await person.get('/account')
    world.travel(103)
    assert.equal((await rowsOf(person)).length, 1)
    world.travel(0)
  })

  for (const [agent, browser, system] of [
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36 Edg/126.0',
      'Edge',
      'Windows',
    ],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 Version/17.5 Safari/605.1.15', 'Safari', 'Mac'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox', 'Linux'],
    [
      'Mozilla/5.0 (Linux; Android 14; SM-S911B) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
      'Samsung Internet',
      'Android',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 CriOS/126.0 Mobile/15E148 Safari/604.1',
      'Chrome',
      'iPhone',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) Version/17.0 EdgiOS/126.0 Mobile/15E148 Safari/605.1',
      'Edge',
      'iPad',
    ],
    [
      'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36',
      'Chrome',
      'ChromeOS',
    ],
    ['Mozilla/5.0 (Linux; Android 14) WishringApp/4.1 Chrome/126.0', 'app', 'Android'],
    ['curl/8.5.0', null, null],
    ['<script>alert(1)</script>', null, null],
    [undefined, null, null],
  ] as const)
    test(`is ${browser ?? 'an unknown browser'} on ${system ?? 'an unknown system'} for ${agent?.slice(0, 40) ?? 'no user agent'}`, () =>
      assert.deepEqual(deviceOf(agent), { browser, system }))
})

test('the profile page says whether the address is proven', async () => {
  const hint = async () => (await sem.get('/account')).$('#field-email-hint').text()
  assert.match(await hint(), /Nog niet bevestigd/)
  await proveAddress(world, sem)
  assert.match(await hint(), /^Bevestigd/)
})
