import assert from 'node:assert/strict'
import { test } from 'node:test'
import { consume } from '#core/limits.ts'
import { openFamily } from '#test/support/family.ts'
import { givenPeople } from '../draws/drawing.ts'
import { newGuests, newSessions } from '../../src/accounts/limits.ts'

const { world, noor } = await openFamily({ RATE_LIMITS: 'on', TRUST_PROXY: 'on' })

const from = (address: string) => world.visitor({ 'X-Forwarded-For': address })

test('links that open again and again give a client at most 600 sessions and 60 guests an hour', async () => {
  const organizer = from('203.0.113.90')
  const people = givenPeople(3)
  assert.equal(
    (await organizer.api('POST', '/api/Loting/Create', { title: 'Pakjesavond', participants: people })).status,
    200,
  )
  const mails = await world.mails()
  const manage = mails.find(({ kind, to }) => kind === 'draw-manage' && to === people[0]!.email)!
  const [, publicLotingGuid, privateUserGuid] = /open\/([0-9a-f-]{36})\/([0-9a-f-]{36})/.exec(manage.text)!
  const lot = mails.find(({ kind, to }) => kind === 'lot' && to === people[1]!.email)!
  const lotPath = /\/lootjestrekken\/lootje\/[0-9a-f-]{36}/.exec(lot.text)![0]
  const client = '203.0.113.91'
  const scope = { ...(await world.scopeOf(world.visitor())), clientAddress: client }
  await consume(scope, { ...newSessions, points: 599 })
  await consume(scope, { ...newGuests, points: 59 })
  const openInApp = async () =>
    (await from(client).api('POST', '/api/Loting/OpenWithOrganizer', { publicLotingGuid, privateUserGuid })).status
  assert.deepEqual([await openInApp(), await openInApp()], [200, 429])
  const known = from(client)
  const statuses = [(await known.get(lotPath)).status, (await from(client).get(lotPath)).status]
  assert.deepEqual(statuses, [200, 429])
  assert.equal((await known.get(lotPath)).status, 200, 'a client with a session')
  assert.equal(
    (await from(client).get(`/lootjestrekken/loting/open/${publicLotingGuid}/${privateUserGuid}`)).status,
    429,
  )
  assert.equal((await from('203.0.113.92').get(lotPath)).status, 200, 'another client')
})

test('a client’s eleventh wrong login to an account must wait, and its user can log in from elsewhere', async () => {
  const guesser = from('203.0.113.1')
  const guess = () => guesser.api('POST', '/api/Account/Login', { emailOrUsername: noor.email, password: 'geraden?' })
  for (let n = 1; n <= 10; n++) assert.equal((await guess()).status, 200, `guess ${n}`)
  const refused = await guess()
  assert.equal(refused.status, 429)
  assert.ok(Number(refused.headers.get('retry-after')) > 0)
  assert.equal(
    (
      await from('203.0.113.2').api('POST', '/api/Account/Login', {
        emailOrUsername: noor.email,
        password: noor.password,
      })
    ).body,
    true,
  )
})

test('the limit of logins does not reveal that a list’s name and an address belong to one account', async () => {
  const guesser = from('203.0.113.7')
  const guess = async (emailOrUsername: string) =>
    (await guesser.api('POST', '/api/Account/Login', { emailOrUsername, password: 'geraden?' })).status
  for (let n = 1; n <= 10; n++) assert.equal(await guess('noor'), 200, `guess ${n}`)
  assert.equal(await guess('NOOR'), 429)
  for (const other of [noor.email, 'lotte', 'iemand@example.org']) assert.equal(await guess(other), 200, other)
})

test('all IPv6 addresses of one /64 are one client, and the next /64 is another', async () => {
  const guess = async (address: string) =>
    (await from(address).api('POST', '/api/Account/Login', { emailOrUsername: 'noor', password: 'geraden?' })).status
  for (let n = 1; n <= 10; n++) assert.equal(await guess(`2001:db8:1:2:${n}::${n}`), 200, `guess ${n}`)
  assert.equal(await guess('2001:db8:1:2:ffff:ffff:ffff:ffff'), 429)
  assert.equal(await guess('2001:db8:1:3::1'), 200)
  for (let n = 1; n <= 10; n++) assert.equal(await guess('203.0.113.77'), 200)
  assert.equal(await guess('::ffff:203.0.113.77'), 429, 'the IPv6 form of the IPv4 address')
})

test('only ten of sixty simultaneous guesses of a password are checked', async () => {
  const guesser = from('203.0.113.8')
  await guesser.csrfToken()
  const guesses = Array.from({ length: 60 }, (_, n) =>
    guesser.api('POST', '/api/Account/Login', {
      emailOrUsername: 'noor',
      password: n === 45 ? noor.password : `gok ${n}`,
    }),
  )
  // The right guess, if it is among the ten, is refunded. By then all the others may have been refused already.
  const wrong = (await Promise.all(guesses)).filter(({ status, body }) => status === 200 && body === false)
  assert.ok(wrong.length === 9 || wrong.length === 10, `${wrong.length} wrong guesses were checked`)
})

test('successful logins do not count toward the limit', async () => {
  const client = from('203.0.113.3')
  for (let n = 1; n <= 12; n++)
    assert.equal(
      (await client.api('POST', '/api/Account/Login', { emailOrUsername: 'noor', password: noor.password })).body,
      true,
    )
})

test('a client’s 61st check of an address’s availability in a minute must wait', async () => {
  const client = from('203.0.113.4')
  const token = await client.csrfToken()
  const check = () =>
    client.request('POST', '/api/Account/CheckEmail', {
      headers: { 'X-CSRF-TOKEN': token, 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'iemand@example.org' }),
    })
  for (let n = 1; n <= 60; n++) assert.equal((await check()).status, 200)
  assert.equal((await check()).status, 429)
})

test('a client’s 61st guest and 21st account in an hour must wait', async () => {
  const client = from('203.0.113.5')
  for (let n = 1; n <= 60; n++)
    assert.equal((await client.api('POST', '/api/Afstreper/Create', { email: `a${n}@example.org` })).status, 201)
  assert.equal((await client.api('POST', '/api/Afstreper/Create', { email: 'a61@example.org' })).status, 429)
  const person = (n: number) => ({
    email: `b${n}@example.org`,
    username: `bea${n}`,
    firstName: 'Bea',
    lastName: 'Bos',
    password: 'een goed wachtwoord',
    receiveMailing: false,
  })
  for (let n = 1; n <= 20; n++)
    assert.equal((await from('203.0.113.6').api('POST', '/api/Account/Create', person(n))).status, 201)
  assert.equal((await from('203.0.113.6').api('POST', '/api/Account/Create', person(21))).status, 429)
})

test('a client gets no more accounts, guests or draws by sending eighty requests at once', async () => {
  const atOnce = async (address: string, path: string, body: (n: number) => object) => {
    const client = from(address)
    const token = await client.csrfToken()
    const answers = await Promise.all(
      Array.from({ length: 80 }, (_, n) =>
        client.request('POST', path, {
          headers: { 'X-CSRF-TOKEN': token, 'Content-Type': 'application/json' },
          body: JSON.stringify(body(n)),
        }),
      ),
    )
    return answers.filter(({ status }) => status < 300).length
  }
  const account = (n: number) => ({
    email: `burst${n}@example.org`,
    username: `burst${n}`,
    firstName: 'Bea',
    lastName: 'Bos',
    password: 'een goed wachtwoord',
    receiveMailing: false,
  })
  assert.equal(await atOnce('203.0.113.20', '/api/Account/Create', account), 20)
  assert.equal(await atOnce('203.0.113.21', '/api/Afstreper/Create', (n) => ({ email: `burst-${n}@example.org` })), 60)
  const draw = () => ({ title: 'Pakjesavond', participants: givenPeople(3) })
  assert.equal(await atOnce('203.0.113.22', '/api/Loting/Create', draw), 30)
})

test('a refused registration does not count toward the limit of accounts', async () => {
  const client = from('203.0.113.23')
  const create = (n: number, email: string) =>
    client.api('POST', '/api/Account/Create', {
      email,
      username: `terug${n}`,
      firstName: 'Bea',
      lastName: 'Bos',
      password: 'een goed wachtwoord',
      receiveMailing: false,
    })
  for (let n = 1; n <= 25; n++) assert.equal((await create(n, noor.email)).body.problem, 'EmailUnavailable')
  assert.equal((await create(26, 'terug@example.org')).status, 201)
})

test('impossible draws of more than twelve people count toward the thirty draws an hour', async () => {
  const statuses = async (address: string, count: number) => {
    const client = from(address)
    const people = givenPeople(count)
    people[1]!.exclude = people.filter((_, other) => other !== 1).map(({ localGuid }) => localGuid)
    const found: number[] = []
    for (let n = 1; n <= 31; n++)
      found.push((await client.api('POST', '/api/Loting/Create', { title: 'Kan niet', participants: people })).status)
    return found
  }
  const thirty = Array<number>(30).fill(422)
  assert.deepEqual(await statuses('203.0.113.24', 13), [...thirty, 429])
  assert.deepEqual(await statuses('203.0.113.25', 12), [...thirty, 422])
})

test('each refusal that reveals whether an address has an account comes at most sixty times a minute', async () => {
  const people = givenPeople(3)
  const everyoneButOne = people.map((person) => ({
    ...person,
    exclude: people.filter(({ localGuid }) => localGuid !== person.localGuid).map(({ localGuid }) => localGuid),
  }))
  const details = { firstName: 'Bea', lastName: 'Bos', password: 'een goed wachtwoord', receiveMailing: false }
  const asked: Record<string, object> = {
    'Account/Create': { ...details, email: 'vrij@example.org', username: 'noor' },
    'Account/CreateForExtraOwnerInvite': { ...details, email: 'vrij@example.org', inviteGuid: noor.user.publicGuid },
    'Afstreper/Create': { email: noor.email },
    'Loting/Create': { title: 'Kan niet', participants: everyoneButOne },
    'Loting/Create as an account': {
      title: 'x'.repeat(5),
      participants: givenPeople(3).with(0, { ...people[0]!, email: noor.email, exclude: [] }),
    },
  }
  for (const [index, [name, body]] of Object.entries(asked).entries()) {
    const client = from(`203.0.113.${100 + index}`)
    const token = await client.csrfToken()
    const ask = async () =>
      (
        await client.request('POST', `/api/${name.split(' ')[0]}`, {
          headers: { 'X-CSRF-TOKEN': token, 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).status
    const first = await ask()
    assert.ok(first === 422 || first === 401, `${name} ${first}`)
    for (let n = 2; n <= 60; n++) assert.equal(await ask(), first, `${name} ${n}`)
    assert.equal(await ask(), 429, name)
  }
})
