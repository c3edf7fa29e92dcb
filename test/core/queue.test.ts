import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { PgBoss } from 'pg-boss'
import { migrate } from '#core/migrate.ts'
import type { QueueDefinition } from '#core/queue.ts'
import { testDatabase, type TestDatabase } from '#test/support/database.ts'

let database: TestDatabase
let boss: PgBoss
before(async () => {
  database = await testDatabase()
  // Like that of a worker, this pg-boss runs schedules, for which it has a queue of its own.
  boss = new PgBoss({ connectionString: database.url, migrate: false, supervise: false, schedule: true })
  boss.on('error', () => {}) // It may still be closing a connection while the database is dropped.
  await boss.start()
})
after(async () => {
  await boss.stop({ graceful: false })
  await database.drop()
})

const options = { retryLimit: 3 }
const namesOfQueues = async () => (await boss.getQueues()).map(({ name }) => name).sort()
const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name)
const schedule = async () =>
  (await boss.getSchedules()).map(({ name, cron, timezone }) => ({ name, cron, timezone })).sort(byName)

test('migrating makes the queues and the schedule match their definitions, and deletes all others', async () => {
  await migrate(database.url, [
    { name: 'tidy', cron: '20 4 * * *', queue: options },
    { name: 'sweep', cron: '30 4 * * *', queue: options },
    { name: 'knock', queue: { ...options, deadLetter: 'bury' } },
    { name: 'bury', queue: options },
  ])
  await boss.send('tidy', {})
  assert.deepEqual(await namesOfQueues(), ['__pgboss__send-it', 'bury', 'knock', 'sweep', 'tidy'])
  assert.deepEqual(await schedule(), [
    { name: 'sweep', cron: '30 4 * * *', timezone: 'Europe/Amsterdam' },
    { name: 'tidy', cron: '20 4 * * *', timezone: 'Europe/Amsterdam' },
  ])

  const now: QueueDefinition[] = [
    { name: 'sweep', queue: { retryLimit: 7 } },
    { name: 'knock', cron: '0 5 * * *', queue: { ...options, deadLetter: 'bury' } },
    { name: 'bury', queue: options },
  ]
  for (const again of [false, true]) {
    await migrate(database.url, now)
    assert.deepEqual(
      await namesOfQueues(),
      ['__pgboss__send-it', 'bury', 'knock', 'sweep'],
      `the same migration again: ${again}`,
    )
    assert.deepEqual(await schedule(), [{ name: 'knock', cron: '0 5 * * *', timezone: 'Europe/Amsterdam' }])
  }
  assert.equal((await boss.getQueue('sweep'))!.retryLimit, 7)
  assert.equal((await boss.getQueue('knock'))!.deadLetter, 'bury')
  assert.equal((await database.sql`select 1 from pgboss.job where name = 'tidy'`).length, 0)
})
