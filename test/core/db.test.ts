import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { connect, isConnectionLost, transact } from '#core/db.ts'
import { ok } from '#core/result.ts'
import { testDatabase } from '#test/support/database.ts'
import { until } from '#test/support/until.ts'

const database = await testDatabase()
// The pool has one connection, so that after a loss the next statement runs on the connection that replaces it.
const sql = connect(database.url, { max: 1 })
after(async () => {
  await sql.end({ timeout: 5 })
  await database.drop()
})
await database.sql`create table words (word text)`

const words = async () =>
  (await database.sql<{ word: string }[]>`select word from words order by word`).map((row) => row.word)
const endConnections = () => database.sql`
  select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`

test('a statement fails if its connection is lost, and the next statement gets its own result', async () => {
  for (let round = 0; round < 10; round++) {
    const asked = sql`select pg_sleep(10), ${`round ${round}`} as word`.then(
      () => assert.fail('the connection of the statement was not ended'),
      (error: unknown) => error,
    )
    await until(
      async () => (await database.sql`select 1 from pg_stat_activity where wait_event = 'PgSleep'`).length > 0,
      'the statement to run',
    )
    await endConnections()
    assert.ok(isConnectionLost(await asked))
    assert.deepEqual([...(await sql`select ${'next'} as word`)], [{ word: 'next' }])
  }
})

test('a transaction that lost its connection neither writes into the next transaction nor ends it', async () => {
  let goOn: (() => void) | undefined
  const paused = new Promise<void>((resolve) => (goOn = resolve))
  let begun: (() => void) | undefined
  const hasBegun = new Promise<void>((resolve) => (begun = resolve))
  let late: unknown
  const lost = transact(sql, async (tx) => {
    await tx`insert into words values ('lost')`
    begun!()
    await paused
    late = await tx`insert into words values ('late')`.catch((error: unknown) => error)
    throw new Error('this error asks for a rollback')
  }).catch((error: unknown) => error)
  await hasBegun
  await endConnections()
  assert.ok(isConnectionLost(await lost))
  await transact(sql, async (tx) => {
    await tx`insert into words values ('next')`
    goOn!()
    await until(() => late, 'the end of the lost transaction')
    await tx`insert into words values ('and last')`
    return ok(null)
  })
  assert.ok(isConnectionLost(late))
  assert.deepEqual(await words(), ['and last', 'next'])
})

test('other errors do not count as a lost connection', async () => {
  const mistake = await sql`select nonsense`.catch((error: unknown) => error)
  assert.equal(isConnectionLost(mistake), false)
  assert.equal(isConnectionLost(Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'open' })), false)
})
