import assert from 'node:assert/strict'
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { after, describe, test } from 'node:test'
import { openFamily, proveAddress } from '#test/support/family.ts'
import { waitForLocks, whileLocked } from '#test/support/locks.ts'
import { openWorld, type ApiResponse, type Client, type Person } from '#test/support/world.ts'
import { addPasskey, Authenticator, logInWith, startAdding, startLogin, type Lies } from './authenticator.ts'

const origin = 'https://wenskring.example'
const { world, noor, lotte, sem } = await openFamily({ BASE_URL: origin })

const refusal = ({ status, body }: ApiResponse) => [status, body]
const refused = [422, { problem: 'Refused' }]
const device = () => new Authenticator(origin)
const userOf = async (who: Client) => (await who.api('GET', '/api/Account/UserData')).body as Person['user'] | null

/** Creates a person with a passkey on a device. */
async function withPasskey(name: string): Promise<{ person: Person; phone: Authenticator }> {
  const person = await world.person(name)
  const phone = device()
  assert.deepEqual(refusal(await addPasskey(person, phone)), [200, {}])
  return { person, phone }
}
const keysOf = async (who: Client) => {
  const page = await who.get('/account/passkeys')
  return page.$('main li .name').get().map((each) => page.$(each).text()) // oxfmt-ignore
}
const removalOf = async (who: Client) =>
  (await who.get('/account/passkeys')).$('main li a[href$="/remove"]').first().attr('href')!

describe('a passkey', () => {
  test('logs in without a password, under a new cookie', async () => {
    const { person, phone } = await withPasskey('Anna Kok')
    const browser = world.visitor()
    const { body } = await startLogin(browser)
    assert.deepEqual(
      [body.rpId, body.userVerification, body.allowCredentials ?? []],
      ['wenskring.example', 'required', []],
    )
    const before = [...browser.cookies.values()]
    const answer = await browser.api('POST', '/api/Passkey/Login', { response: phone.get(body) })
    assert.deepEqual(refusal(answer), [200, { address: '/' }])
    assert.equal(answer.headers.get('csrf-token-invalidated'), '1')
    assert.notDeepEqual([...browser.cookies.values()], before)
    assert.equal((await userOf(browser))!.publicGuid, person.user.publicGuid)
    assert.deepEqual(
      refusal(await logInWith(world.visitor(), phone)),
      [200, { address: '/' }],
      'a passkey without a signature counter logs in again',
    )
  })

  test('gets login options together with the CSRF token of the new session', async () => {
    const visitor = world.visitor()
    const { headers } = await startLogin(visitor)
    const sent = await visitor.request('POST', '/account/login', {
      body: new URLSearchParams({
        csrfToken: headers.get('csrf-token')!,
        emailOrUsername: 'sem',
        password: sem.password,
      }),
    })
    assert.deepEqual([sent.status, sent.headers.get('csrf-token-invalid')], [303, null])
  })

  test('leads back to the page that required the login, but only on our own site', async () => {
    const { phone } = await withPasskey('Bas Kok')
    const lands = async (more: object) => {
      const browser = world.visitor()
      const { body } = await startLogin(browser)
      return (await browser.api('POST', '/api/Passkey/Login', { response: phone.get(body), ...more })).body.address
    }
    assert.equal(await lands({ returnUrl: '/crossedoff?x=1' }), '/crossedoff?x=1')
    assert.equal(await lands({ returnUrl: 'https://evil.example/' }), '/')
    assert.equal(await lands({ addFriend: noor.list.publicGuid, returnUrl: '/lotte' }), '/noor')
  })

  test('is made only after the password is typed, with a user handle that identifies nobody', async () => {
    const cas = await world.person('Cas Kok')
    const wrong = await cas.api('POST', '/api/Passkey/StartAdding', { password: 'geraden' })
    assert.deepEqual(refusal(wrong), [422, { problem: 'WrongPassword' }])
    const { body } = await startAdding(cas)
    assert.deepEqual(body.authenticatorSelection.residentKey, 'required')
    assert.deepEqual(body.authenticatorSelection.userVerification, 'required')
    assert.deepEqual([body.rp, body.attestation], [{ id: 'wenskring.example', name: 'Wenskring' }, 'none'])
    const handle = Buffer.from(body.user.id, 'base64url')
    assert.equal(handle.length, 32)
    const [user] =
      await world.sql`select private_guid, public_guid, mailings_guid from users where email = ${cas.email}`
    for (const guid of Object.values(user!) as string[]) {
      assert.ok(!handle.toString('latin1').includes(guid))
      assert.ok(!handle.toString('hex').includes(guid.replaceAll('-', '')))
    }
    const [phone, tablet] = [device(), device()]
    await addPasskey(cas, phone)
    const second = (await startAdding(cas)).body
    assert.deepEqual(second.excludeCredentials, [
      { id: phone.id.toString('base64url'), type: 'public-key', transports: ['internal'] },
    ])
    await addPasskey(cas, tablet)
    assert.deepEqual(tablet.userHandle, phone.userHandle)
  })

  test('has the name that its user gave it, or else the name of its authenticator', async () => {
    const dora = await world.person('Dora Kok')
    await addPasskey(dora, device(), ' Mijn telefoon ')
    await addPasskey(dora, device(), '  ')
    const { body } = await startAdding(dora)
    const google = Buffer.from('ea9b8d664d011d213ce4b6b48cb575d4', 'hex')
    await dora.api('POST', '/api/Passkey/Add', { response: device().create(body, {}, google) })
    assert.deepEqual(await keysOf(dora), ['Mijn telefoon', 'Passkey', 'Google Password Manager'])
    const long = await dora.api('POST', '/api/Passkey/Add', { name: 'x'.repeat(51), response: device().create(body) })
    assert.deepEqual(refusal(long), [400, { errors: { name: ['passkeys.name.too_long'] } }])
  })

  test('records its use by day only, and a mail tells its account that it was added', async () => {
    const { person, phone } = await withPasskey('Eva Kok')
    const page = await person.get('/account/passkeys')
    assert.match(page.$('main li').text(), /nog niet gebruikt/)
    await logInWith(world.visitor(), phone)
    assert.match((await person.get('/account/passkeys')).$('main li').text(), /laatst gebruikt op \d/)
    const mail = (await world.mails()).find(({ kind, to }) => kind === 'passkey-added' && to === person.email)!
    assert.match(mail.text, /\/account\/passkeys\s/)
    const [name] = await keysOf(person)
    assert.ok(name && mail.text.includes(`inloggen met “${name}”`))
    const moments = await world.sql`
      select 1 from information_schema.columns where table_name = 'passkeys' and data_type like 'timestamp%'`
    assert.equal(moments.length, 0)
  })

  test('can be removed even if it is the last, and after that only the password logs in', async () => {
    const { person, phone } = await withPasskey('Fee Kok')
    const address = await removalOf(person)
    assert.equal((await person.get(address)).status, 200)
    const done = await person.post(address)
    assert.deepEqual([done.status, done.headers.get('location')], [303, '/account/passkeys'])
    assert.deepEqual(await keysOf(person), [])
    assert.deepEqual(refusal(await logInWith(world.visitor(), phone)), refused)
    assert.equal((await person.post(address)).status, 404)
    const login = { emailOrUsername: person.email, password: person.password }
    assert.equal((await world.visitor().api('POST', '/api/Account/Login', login)).body, true)
  })

  test('is deleted with its account', async () => {
    const { person, phone } = await withPasskey('Gea Kok')
    await world.sql`delete from lists where username = 'gea'`
    await world.sql`delete from users where email = ${person.email}`
    assert.deepEqual(refusal(await logInWith(world.visitor(), phone)), refused)
  })
})

describe('a passkey is refused', () => {
  test('if anything about its signature is wrong', async () => {
    const { phone } = await withPasskey('Hans Kok')
    const lies: Record<string, Lies> = {
      'another challenge': { challenge: randomBytes(32).toString('base64url') },
      'a foreign page': { origin: 'https://evil.example' },
      'a page whose address begins like ours': { origin: 'https://wenskring.example.evil.example' },
      'our page without https': { origin: 'http://wenskring.example' },
      'another site’s key': { rpId: 'evil.example' },
      'no verification of the user': { isUnverified: true },
      'another key': { key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey },
      'another user': { userHandle: randomBytes(32) },
    }
    for (const [what, lie] of Object.entries(lies)) {
      const browser = world.visitor()
      assert.deepEqual(refusal(await logInWith(browser, phone, lie)), refused, what)
      assert.equal(await userOf(browser), null, what)
    }
    assert.deepEqual(refusal(await logInWith(world.visitor(), device())), refused, 'an unknown passkey')
    assert.equal((await logInWith(world.visitor(), phone, { userHandle: null })).status, 200)
  })

  test('if its signature is used twice, by another session or after five minutes', async () => {
    const { phone } = await withPasskey('Ine Kok')
    const [browser, thief] = [world.visitor(), world.visitor()]
    const { body } = await startLogin(browser)
    const response = phone.get(body)
    await startLogin(thief)
    assert.deepEqual(refusal(await thief.api('POST', '/api/Passkey/Login', { response })), refused)
    const both = await whileLocked(
      world.sql,
      (tx) => tx`select 1 from sessions where challenge is not null for update`,
      () => Promise.all([1, 2].map(() => browser.api('POST', '/api/Passkey/Login', { response }))),
      () => waitForLocks(world.sql, 2),
    )
    assert.equal(both.filter(({ status }) => status === 200).length, 1)
    assert.deepEqual(refusal(await browser.api('POST', '/api/Passkey/Login', { response })), refused)
    const late = world.visitor()
    const old = (await startLogin(late)).body
    world.travel(5.1 / (24 * 60))
    assert.deepEqual(refusal(await late.api('POST', '/api/Passkey/Login', { response: phone.get(old) })), refused)
    world.travel(0)
    const nobody = await world.visitor().api('POST', '/api/Passkey/Login', { response })
    assert.deepEqual(refusal(nobody), refused)
  })

  test('if a change of its account deletes it while the login waits', async () => {
    const { person, phone } = await withPasskey('Jan Kok')
    await world.mails() // mail jobs lock users too, so they must be done
    const loggingIn = await world.sql.begin(async (tx) => {
      await tx`select 1 from users where email = ${person.email} for update`
      const sent = logInWith(world.visitor(), phone)
      await waitForLocks(world.sql, 1)
      const ownKeys = tx`user_id = (select id from users where email = ${person.email})`
      await tx`select 1 from passkeys where ${ownKeys} for update nowait`
      await tx`delete from passkeys where ${ownKeys}`
      return { sent }
    })
    assert.deepEqual(refusal(await loggingIn.sent), refused)
  })

  test('if its signature counter has not risen, which points to a copy', async () => {
    const joep = await world.person('Joep Kok')
    const phone = device()
    phone.counter = 5
    await addPasskey(joep, phone)
    for (const [counter, status] of [
      [5, 422],
      [6, 200],
      [6, 422],
      [0, 422],
      [9, 200],
    ] as const)
      // oxfmt-ignore
      assert.equal((await logInWith(world.visitor(), phone, { counter })).status, status, `signature counter ${counter}`)
    const [one, copy] = [world.visitor(), world.visitor()]
    const responses = [one, copy].map(async (browser) => {
      const { body } = await startLogin(browser)
      return () => browser.api('POST', '/api/Passkey/Login', { response: phone.get(body, { counter: 10 }) })
    })
    const answers = await Promise.all((await Promise.all(responses)).map((logIn) => logIn()))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422])
  })

  test('when it is added with a challenge that is for a login, somebody else’s or used already', async () => {
    const [kim, leo] = [await world.person('Kim Kok'), await world.person('Leo Kok')]
    const add = (who: Client, response: object) => who.api('POST', '/api/Passkey/Add', { response })
    const { challenge } = (await startLogin(kim)).body as { challenge: string }
    const user = { id: randomBytes(32).toString('base64url') }
    assert.deepEqual(refusal(await add(kim, device().create({ challenge, user }))), refused)
    const ofLeo = (await startAdding(leo)).body
    await startAdding(kim)
    assert.deepEqual(refusal(await add(kim, device().create(ofLeo))), refused)
    const twice = (await startAdding(kim)).body
    assert.equal((await add(kim, device().create(twice))).status, 200)
    assert.deepEqual(refusal(await add(kim, device().create(twice))), refused)
    for (const lies of [{ origin: 'https://evil.example' }, { rpId: 'evil.example' }, { isUnverified: true }])
      assert.deepEqual(refusal(await addPasskey(kim, device(), null, lies)), refused)
    assert.equal((await keysOf(kim)).length, 1)
  })

  test('when it logs in with the challenge that its session got for adding a passkey', async () => {
    const { person, phone } = await withPasskey('Lars Kok')
    const adding = (await startAdding(person)).body
    assert.deepEqual(refusal(await person.api('POST', '/api/Passkey/Login', { response: phone.get(adding) })), refused)
    assert.equal((await logInWith(person, phone)).status, 200)
  })

  test('when it is known already, or is an account’s twenty-first', async () => {
    const { phone } = await withPasskey('Mona Kok')
    assert.deepEqual(refusal(await addPasskey(sem, phone)), [422, { problem: 'KnownAlready' }])
    for (let n = 1; n <= 19; n++) assert.equal((await addPasskey(sem, device())).status, 200)
    const elsewhere = Object.assign(world.visitor(), { password: sem.password })
    await elsewhere.api('POST', '/api/Account/Login', { emailOrUsername: sem.email, password: sem.password })
    const started = await Promise.all(
      [sem, elsewhere].map(async (who) => ({ who, body: (await startAdding(who)).body })),
    )
    const added = await Promise.all(
      started.map(({ who, body }) => who.api('POST', '/api/Passkey/Add', { response: device().create(body) })),
    )
    assert.deepEqual(added.map(({ status }) => status).sort(), [200, 422])
    assert.equal(added.find(({ status }) => status === 422)!.body.problem, 'TooMany')
    assert.deepEqual(refusal(await startAdding(sem)), [422, { problem: 'TooMany' }])
  })

  test('if the browser’s response is not a passkey’s', async () => {
    const browser = world.visitor()
    const { body } = await startLogin(browser)
    const right = device().get(body)
    const wrong = { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' }
    for (const response of [
      { ...right, response: wrong },
      { ...right, rawId: 'anders' },
    ]) {
      await startLogin(browser)
      assert.deepEqual(refusal(await browser.api('POST', '/api/Passkey/Login', { response })), refused)
    }
    for (const response of [null, {}, 'x', { ...right, id: '!' }, { ...right, type: 'password' }])
      assert.equal((await browser.api('POST', '/api/Passkey/Login', { response })).status, 400)
  })
})

describe('privacy and limits of passkeys', () => {
  test('logged-out visitors and guests can have no passkeys, and users can’t see or remove another’s', async () => {
    const { person } = await withPasskey('Nel Kok')
    const address = await removalOf(person)
    const guest = world.visitor()
    await guest.api('POST', '/api/Afstreper/Create', { email: 'gast@example.org' })
    for (const [who, status] of [
      [world.visitor(), 401],
      [guest, 403],
    ] as const) {
      // oxfmt-ignore
      assert.equal((await who.get('/account/passkeys')).status, status)
      assert.equal((await who.get(address)).status, status)
      assert.equal((await who.post(address)).status, status)
      assert.equal((await startAdding(Object.assign(who, { password: 'x' }))).status, 401)
      const response = device().create({ challenge: 'x', user: { id: 'x' } })
      assert.equal((await who.api('POST', '/api/Passkey/Add', { response })).status, 401)
    }
    assert.equal((await lotte.get(address)).status, 404)
    assert.equal((await lotte.post(address)).status, 404)
    assert.equal((await keysOf(person)).length, 1)
    assert.deepEqual(await keysOf(lotte), [])
  })

  test('a database dump reveals neither a challenge nor the time when it was given', async () => {
    const browser = world.visitor()
    await startLogin(browser)
    const restOfSession = async () => {
      const [session] = await world.sql`select * from sessions where challenge is not null order by id desc limit 1`
      return { ...session, challenge: null }
    }
    const before = await restOfSession()
    const { body } = await startLogin(browser)
    assert.deepEqual(await restOfSession(), before)
    const [row] = await world.sql<{ words: string }[]>`
      select encode(challenge, 'escape') || encode(challenge, 'hex') as words from sessions where challenge is not null order by id desc limit 1`
    for (const known of [body.challenge as string, Buffer.from(body.challenge as string, 'base64url').toString('hex')])
      assert.ok(!row!.words.includes(known))
  })

  test('refused passkeys count toward the limit of wrong logins, and challenges have a limit for each client', async () => {
    const limited = await openWorld({ BASE_URL: origin, RATE_LIMITS: 'on', TRUST_PROXY: 'on' })
    after(() => limited.close())
    const guesser = limited.visitor({ 'X-Forwarded-For': '203.0.113.9' })
    for (let n = 1; n <= 100; n++) assert.equal((await logInWith(guesser, device())).status, 422)
    assert.equal((await logInWith(guesser, device())).status, 429)
    for (let n = 102; n <= 120; n++) assert.equal((await startLogin(guesser)).status, 200)
    assert.equal((await startLogin(guesser)).status, 429)
    assert.equal((await startLogin(limited.visitor({ 'X-Forwarded-For': '203.0.113.10' }))).status, 200)
  })
})

describe('a forgotten password', () => {
  const codeFor = async ({ email }: Person) => {
    await world.visitor().api('POST', '/api/Account/RequestResetPassword', { login: email })
    const mail = (await world.mails()).findLast(({ kind, to }) => kind === 'reset-password' && to === email)!
    return /resetpassword\/(\S+)/.exec(mail.text)![1]!
  }
  const password = 'vier vrolijke vogels'

  test('is reset together with the passkeys, unless the user ticks that they recognize them', async () => {
    const { person, phone } = await withPasskey('Olga Kok')
    await proveAddress(world, person)
    const code = await codeFor(person)
    const form = await world.visitor().get(`/account/resetpassword/${code}`)
    assert.equal(form.$('[name=keepPasskeys]').length, 1)
    assert.equal(form.$('[name=keepPasskeys][checked]').length, 0)
    await world.visitor().post(`/account/resetpassword/${code}`, { password, keepPasskeys: 'on' })
    assert.equal((await logInWith(world.visitor(), phone)).status, 200)
    await world.visitor().post(`/account/resetpassword/${await codeFor(person)}`, { password })
    assert.deepEqual(refusal(await logInWith(world.visitor(), phone)), refused)
  })

  test('is reset without keeping the passkeys of somebody who registered with another person’s address', async () => {
    const { person: snoop, phone } = await withPasskey('Piet Kok')
    const resetCode = await codeFor(snoop)
    assert.equal((await world.visitor().get(`/account/resetpassword/${resetCode}`)).$('[name=keepPasskeys]').length, 0)
    const given = { resetCode, password, keepPasskeys: true }
    assert.equal((await world.visitor().api('POST', '/api/Account/ResetPassword', given)).status, 200)
    assert.deepEqual(refusal(await logInWith(world.visitor(), phone)), refused)
  })
})
