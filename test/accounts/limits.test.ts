import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openFamily } from '#test/support/family.ts'

const { world, noor } = await openFamily({ RATE_LIMITS: 'on', TRUST_PROXY: 'on' })

const from = (address: string) => world.visitor({ 'X-Forwarded-For': address })

test('the eleventh wrong login on an address from one client waits; its owner gets in from elsewhere', async () => {
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

test('an account’s list name and its address are one account to guess at', async () => {
  const guesser = from('203.0.113.7')
  const guess = (emailOrUsername: string) =>
    guesser.api('POST', '/api/Account/Login', { emailOrUsername, password: 'geraden?' })
  for (let n = 1; n <= 10; n++)
    assert.equal((await guess(n % 2 ? 'noor' : noor.email.toUpperCase())).status, 200, `guess ${n}`)
  assert.equal((await guess('noor')).status, 429)
  assert.equal((await guess(noor.email)).status, 429)
})

test('sixty guesses at once are ten', async () => {
  const guesser = from('203.0.113.8')
  await guesser.csrfToken()
  const guesses = Array.from({ length: 60 }, (_, n) =>
    guesser.api('POST', '/api/Account/Login', {
      emailOrUsername: 'noor',
      password: n === 45 ? noor.password : `gok ${n}`,
    }),
  )
  const statuses = (await Promise.all(guesses)).map(({ status }) => status)
  assert.ok(statuses.filter((status) => status === 200).length <= 10, String(statuses))
})

test('right logins do not count', async () => {
  const client = from('203.0.113.3')
  for (let n = 1; n <= 12; n++)
    assert.equal(
      (await client.api('POST', '/api/Account/Login', { emailOrUsername: 'noor', password: noor.password })).body,
      true,
    )
})

test('the 61st availability check of a client in a minute waits', async () => {
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

test('the 61st afstreper and the 21st account of a client in an hour wait', async () => {
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
