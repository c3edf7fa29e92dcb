import assert from 'node:assert/strict'
import { randomInt, randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { testDatabase, type TestDatabase } from '#test/support/database.ts'
import { openMailServer, type MailServer } from '#test/support/mail-server.ts'
import { until } from '#test/support/until.ts'
import type { Client } from '#test/support/world.ts'
import { newAccount, newGift, start, type Running } from './processes.ts'

const rounds = 20
const giversARound = 6

let database: TestDatabase
let office: MailServer
let web: Running
let worker: Running

before(async () => {
  database = await testDatabase()
  office = await openMailServer()
  const env = {
    DATABASE_URL: database.url,
    SMTP_URL: office.url,
    RATE_LIMITS: 'off',
    MAIL_DELAYS: 'off',
    EDITION: 'nl',
  }
  ;[web, worker] = await Promise.all([
    start('src/web.ts', env),
    start('src/worker.ts', env, (stdout) => stdout.includes('worker is up')),
  ])
})
after(async () => {
  for (const process of [web, worker]) process?.kill('SIGKILL')
  await Promise.all([web?.ended, worker?.ended])
  await office.close()
  await database.drop()
})

/** Ends all database connections of the web process and the worker, as a restart of the database does. */
const endConnections = () => database.sql`
  select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`

/** Sends an API request. Returns its status, or the status of the request for the CSRF token if that one failed. */
async function call(client: Client, path: string, body: object): Promise<number> {
  const token = await client.request('GET', '/api/Utility/CsrfToken')
  if (!token.ok) return token.status
  const headers = { 'Content-Type': 'application/json', 'X-CSRF-TOKEN': (await token.json()) as string }
  const answer = await client.request('POST', path, { headers, body: JSON.stringify(body) })
  await answer.arrayBuffer()
  return answer.status
}

test(
  'web and worker survive twenty losses of all connections, and leave no cross-off half done',
  { timeout: 600_000 },
  async () => {
    const owner = web.client()
    const account = await newAccount(owner, 'noor')
    const gifts: string[] = []
    for (let index = 0; index < rounds * giversARound; index++)
      gifts.push(await newGift(owner, account.categoryPrivateGuid, `Cadeau ${index}`))
    // The server tells a visitor without a session to reconnect, so this socket uses the owner's session.
    const ear = new WebSocket(`ws://127.0.0.1:${web.port}/live?watch=list:${account.listPublicGuid}`, {
      headers: { Cookie: `session=${owner.token}` },
    })
    const heard: string[] = []
    ear.on('message', (data: Buffer) => heard.push(data.toString('utf8')))
    await new Promise((resolve, reject) => ear.once('open', resolve).once('error', reject))

    const addresses: string[] = []
    const statuses = new Set<number>()
    for (let round = 0; round < rounds; round++) {
      const crossings = gifts.slice(round * giversARound, (round + 1) * giversARound).map(async (gift, index) => {
        const address = `gever-${round}-${index}@example.org`
        addresses.push(address)
        const giver = web.client()
        const contextId = randomUUID() // by which the server recognizes a cross-off that is repeated because its response was lost
        let isGuest = false
        await until(async () => {
          const status = isGuest
            ? await call(giver, '/api/Gift/CrossOff', { publicGiftGuid: gift, contextId })
            : await call(giver, '/api/Afstreper/Create', { email: address })
          if (status === 201) isGuest = true
          else statuses.add(status)
          return status === 200
        }, `the cross-off of ${address}`)
      })
      for (let time = 0; time < 5; time++) {
        await endConnections()
        await sleep(randomInt(40)) // so that connections end at any moment of a cross-off
      }
      await Promise.all(crossings)
    }
    assert.deepEqual([...statuses].sort(), [200, 503])

    const unconfirmed = async () => (await database.sql`select 1 from unconfirmed_cross_offs`).length
    await until(async () => (await unconfirmed()) === 0, 'every cross-off to be confirmed')
    const [halves] = await database.sql`
      select count(distinct x.gift_id)::int as gifts, count(*)::int as "crossOffs", count(m.id)::int as mails, count(j.id)::int as jobs
      from cross_offs x
      left join mails m on m.cause = 'cross-off:' || x.id
      left join pgboss.job j on j.name = 'send-mail' and (j.data->>'mailId')::int = m.id`
    const all = addresses.length
    assert.deepEqual({ ...halves }, { gifts: all, crossOffs: all, mails: all, jobs: all })
    for (const address of addresses) await until(() => office.takenFor(address).length > 0, `the mail to ${address}`)

    assert.equal(ear.readyState, WebSocket.OPEN)
    heard.length = 0
    await newGift(owner, account.categoryPrivateGuid, 'Nog iets')
    await until(() => heard.length > 0, 'word of the new gift at the open socket')
    ear.close()
    await Promise.all([web.stop(), worker.stop()])
  },
)
