import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openTwoProcesses } from '#test/support/two-processes.ts'
import { until } from '#test/support/until.ts'
import type { Client, Person } from '#test/support/world.ts'

// Two web processes on one database, both of which keep sessions in memory.

const { world, noor, lotte, hubs, heartbeats, clientHere, ...processes } = await openTwoProcesses()

/** Logs a person in at both processes, in one session. */
async function logIn(person: Person): Promise<{ one: Client; same: Client }> {
  const { one, same } = await processes.logIn(person)
  await isKept(one)
  await until(async () => (await userOf(same)) !== null, 'the login')
  return { one, same }
}

const userOf = async (client: Client) => (await client.api('GET', '/api/Account/UserData')).body
const queriesOf = (client: Client) => world.countQueries(() => userOf(client))
const isKept = async (client: Client) => {
  await heartbeats()
  await until(async () => (await queriesOf(client)).length === 0, 'the session to be kept')
}

test('a kept session takes no query to read, and a change looks it up in the database', async () => {
  const { one } = await logIn(noor)
  assert.deepEqual(await queriesOf(one), [])
  const csrf = await one.csrfToken()
  const statements = await world.countQueries(() =>
    one.request('POST', '/api/Account/CheckEmail', {
      headers: { 'X-CSRF-TOKEN': csrf, 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'nieuw@example.org' }),
    }),
  )
  assert.ok(statements.some((statement) => /from sessions s/.test(statement)))
})

test('a logout ends the session at once where it was made, and everywhere as soon as it is announced', async () => {
  const { one, same } = await logIn(noor)
  const thief = clientHere()
  for (const [name, value] of one.cookies) thief.cookies.set(name, value)
  assert.equal((await userOf(thief)).email, noor.email)
  await one.api('POST', '/api/Account/Logout')
  assert.equal(await userOf(thief), null)
  await until(async () => (await userOf(same)) === null, 'the logout to reach the other process')
})

test('a new password ends the user’s other sessions', async () => {
  const { one } = await logIn(noor)
  const { one: second, same } = await logIn(noor)
  const settings = (await one.api('GET', `/api/Account/GetEmailSettings/${noor.user.privateGuid}`)).body
  const edited = await one.api('POST', '/api/Account/Edit', {
    ...settings,
    firstName: 'Noor',
    lastName: 'de Vries',
    password: 'een ander wachtwoord',
  })
  assert.equal(edited.status, 200)
  noor.password = 'een ander wachtwoord'
  assert.equal(await userOf(second), null)
  await until(async () => (await userOf(same)) === null, 'the end of the session to reach the other process')
  assert.equal((await userOf(one)).email, noor.email, 'the session that changed the password goes on')
})

test('a new name, a new list and its new title show in every process', async () => {
  const { one, same } = await logIn(lotte)
  const settings = (await one.api('GET', `/api/Account/GetEmailSettings/${lotte.user.privateGuid}`)).body
  await one.api('POST', '/api/Account/Edit', { ...settings, firstName: 'Charlotte', lastName: 'Bakker' })
  assert.equal((await userOf(one)).firstName, 'Charlotte')
  await until(async () => (await userOf(same)).firstName === 'Charlotte', 'the name')
  const menuOf = async (client: Client) => (await client.get('/faq')).$('#account').text()
  const made = await one.api('POST', '/api/MyList/Create', {
    username: 'lotte-trouwt',
    firstName: 'Lotte',
    lastName: 'Bakker',
    accessType: 'PUBLIC',
    title: 'Bruiloft',
  })
  assert.match(await menuOf(one), /Bruiloft/)
  await until(async () => (await menuOf(same)).includes('Bruiloft'), 'the list')
  await one.api('POST', '/api/MyList/UpdateTitle', { privateGuid: made.body.privateGuid, title: 'Ons feest' })
  assert.match(await menuOf(one), /Ons feest/)
  await until(async () => (await menuOf(same)).includes('Ons feest'), 'the title')
})

test('a session of a deleted user says so in every process', async () => {
  const daan = await world.person('Daan Vos')
  const { one, same } = await logIn(daan)
  await world.sql`delete from sessions where user_id = (select id from users where email = ${daan.email})`
  for (const client of [one, same]) await until(async () => (await userOf(client)) === null, 'the end of the session')
})

test('nothing is taken from memory while heartbeats don’t arrive', async () => {
  const { one } = await logIn(noor)
  hubs[0]!.close()
  await until(async () => (await queriesOf(one)).length > 0, 'the session to be read again')
})
