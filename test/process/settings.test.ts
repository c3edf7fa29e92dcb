import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { readConfig } from '#core/config.ts'
import { plainMessage } from '#core/plain-error.ts'
import { testDatabase, type TestDatabase } from '#test/support/database.ts'
import { runToEnd } from './processes.ts'

let dataDir: string
before(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'wishring-settings-'))
})
after(() => rm(dataDir, { recursive: true, force: true }))

const nowhere = 'postgres://nobody@127.0.0.1:1/nothing'

const run = (script: string, env: Record<string, string>) =>
  runToEnd('scripts/node.sh', [script], { DATA_DIR: dataDir, ...env })

test('a bad variable stops the start with one plain line that names it', async () => {
  const cases: [script: string, name: string, env: Record<string, string>][] = [
    ['src/main.ts', 'PORT', { PORT: 'x' }],
    ['src/main.ts', 'RATE_LIMITS', { NODE_ENV: 'production', RATE_LIMITS: 'off' }],
    ['src/main.ts', 'SECRET', { NODE_ENV: 'production', DATABASE_URL: nowhere }],
    ['src/web.ts', 'SECRET', { NODE_ENV: 'production', DATABASE_URL: nowhere }],
    ['src/worker.ts', 'SECRET', { NODE_ENV: 'production', DATABASE_URL: nowhere }],
    ['jobs/cli.ts', 'EDITION', { EDITION: 'xx' }],
  ]
  await Promise.all(
    cases.map(async ([script, name, env]) => {
      const { code, stdout, stderr } = await runToEnd(
        'scripts/node.sh',
        [script, ...(script === 'jobs/cli.ts' ? ['migrate'] : [])],
        {
          DATA_DIR: dataDir,
          ...env,
        },
      )
      assert.deepEqual({ code, stdout }, { code: 1, stdout: '' }, script)
      assert.match(stderr, new RegExp(`^${name}: [^\\n]+\\n$`), script)
    }),
  )
})

test('every variable must have its format', () => {
  const bad: Record<string, string>[] = [
    { PORT: '70000' },
    { PORT: '-1' },
    { PORT: '1.5' },
    { BASE_URL: 'ftp://wenskring.nl' },
    { BASE_URL: 'wenskring.nl' },
    { BASE_URL: 'https://wenskring.nl?x=1' },
    { BASE_URL: 'https://wenskring.nl/lijsten' },
    { DATA_DIR: '/proc/wishring' },
    { MAIL_FROM: 'abc' },
    { SECRETS_OLD: 'x' },
    { FETCH_ALLOW_HOSTS: '*' },
    { DATABASE_URL: 'mysql://localhost/wishring' },
    { SMTP_URL: 'http://localhost' },
    { SECRET: 'short' },
    { RATE_LIMITS: 'no' },
    { EDITION: 'NL' },
    { TRUST_PROXY: 'yes' },
    { FEATURE_DRAW_LOTS: '0' },
    { LOG_LEVEL: 'loud' },
    { NODE_ENV: 'prod' },
    { SENTRY_DSN: 'x' },
    { METRICS_TOKEN: 'x' },
  ]
  for (const env of bad)
    assert.throws(() => readConfig(env), new RegExp(`^Error: ${Object.keys(env)[0]}: `), JSON.stringify(env))
  assert.throws(() => readConfig({ PORT: 'x', EDITION: 'xx' }), /^Error: PORT: .+\nEDITION: .+$/)
  assert.equal(
    readConfig({ BASE_URL: 'https://wenskring.nl/' }).baseUrl,
    'https://wenskring.nl',
    'the trailing slash is removed',
  )
  assert.equal(readConfig({ PORT: '', EDITION: '', SECRET: '' }).port, 3000, 'an empty variable counts as unset')
})

test("a database that can't be reached stops the start with one line", async () => {
  const { code, stderr } = await run('src/main.ts', { DATABASE_URL: nowhere })
  assert.equal(code, 1)
  assert.match(stderr, /^DATABASE_URL: [^\n]*ECONNREFUSED[^\n]*\n$/)
})

test('the error that stops a process names the variable or the file', async (context) => {
  const file = join(dataDir, 'file')
  await writeFile(file, '')
  const taken = createServer().listen(0)
  context.after(() => taken.close())
  await once(taken, 'listening')
  const system = async (run: () => Promise<unknown>) => plainMessage(await run().catch((error: unknown) => error))
  assert.equal(await system(() => mkdir(file)), `${file}: is there already`)
  assert.equal(await system(() => readFile(join(dataDir, 'none'))), `${join(dataDir, 'none')}: is not there`)
  const again = createServer().listen((taken.address() as AddressInfo).port)
  assert.equal(plainMessage((await once(again, 'error'))[0]), 'PORT: is taken by another process')
})

describe('npm run job', () => {
  let database: TestDatabase
  before(async () => {
    database = await testDatabase()
  })
  after(() => database.drop())

  const job = (...args: string[]) =>
    runToEnd('scripts/node.sh', ['jobs/cli.ts', ...args], {
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      EDITION: 'nl',
      PORT: '4321',
    })

  test('npm run job reports an unknown command in one line on stderr and exits with 2', async () => {
    const { code, stdout, stderr } = await runToEnd('npm', ['run', '--silent', 'job', '--', 'nonsense'], {
      DATA_DIR: dataDir,
    })
    assert.deepEqual({ code, stdout }, { code: 2, stdout: '' })
    assert.match(stderr, /^[^\n]*nonsense[^\n]*\n$/)
  })

  test('npm run job refuses arguments that a command does not take', async () => {
    await Promise.all(
      [
        ['migrate', '--nonsense'],
        ['queue-status', 'too', 'many'],
        ['seed-demo', '--edition', 'fr'],
        ['retry-failed', '--queue', 'nonsense'],
        ['resend-lot', 'nonsense'],
        ['--nonsense'],
      ].map(async (args) => {
        const { code, stdout, stderr } = await job(...args)
        assert.deepEqual({ code, stdout }, { code: 2, stdout: '' }, args.join(' '))
        assert.match(stderr, /^[^\n]+\n$/, args.join(' '))
      }),
    )
  })

  test('npm run job lists its commands, and each command explains itself', async () => {
    const list = await job('--help')
    assert.deepEqual([list.code, list.stderr], [0, ''])
    const commands = [...list.stdout.slice(list.stdout.indexOf('Commands:')).matchAll(/^ {2}([a-z][a-z-]+)/gm)].map(
      ([, name]) => name!,
    )
    for (const name of ['migrate', 'seed-demo', 'queue-status', 'retry-failed'])
      assert.ok(commands.includes(name), name)
    await Promise.all(
      commands
        .filter((each) => each !== 'help')
        .map(async (name) => {
          const { code, stdout, stderr } = await job(name, '--help')
          assert.deepEqual([code, stderr], [0, ''], name)
          assert.match(stdout, new RegExp(`^Usage: npm run job -- ${name}`), name)
          assert.match(stdout, new RegExp(`\nExamples:\n  npm run job -- ${name}`), name)
          assert.match(stdout, /\nExit codes: 0 done, 1 failed, 2 wrong use\.\n$/, name)
        }),
    )
  })

  test('seed-demo fills a database, and says where to look', async () => {
    const seeded = await job('seed-demo')
    assert.equal(seeded.code, 0, seeded.stderr)
    assert.match(seeded.stdout, /^http:\/\/localhost:4321\/noor /m)
  })

  let failedMails = 0

  test('retry-failed tries failed jobs again, or counts them', async () => {
    await database.sql`update pgboss.job set state = 'failed', completed_on = now() where name = 'send-mail'`
    const [failed] = await database.sql<{ count: number }[]>`
      select count(*)::int as count from pgboss.job where state = 'failed'`
    failedMails = failed!.count
    assert.ok(failedMails > 1)
    const retry = async (...args: string[]) => (await job('retry-failed', ...args)).stdout
    assert.equal(await retry('--dry-run'), `${failedMails} jobs would be tried again (send-mail ${failedMails})\n`)
    assert.equal(await retry('--queue', 'purge-mails'), '0 jobs will be tried again\n')
    assert.equal(await retry(), `${failedMails} jobs will be tried again (send-mail ${failedMails})\n`)
  })

  test("queue-status shows each queue's jobs and next run, also as JSON", async () => {
    const { stdout } = await job('queue-status')
    assert.match(stdout, /^queue +waiting +running +failed +oldest +next run$/m)
    assert.match(stdout, new RegExp(`^send-mail +${failedMails} +0 +0 +\\d\\d:\\d\\d:\\d\\d +-$`, 'm'))
    assert.match(stdout, /^purge-mails +0 +0 +0 +- +\d{4}-\d\d-\d\d 04:35$/m)
    const { queues } = JSON.parse((await job('queue-status', '--json')).stdout)
    const of = (wanted: string) => queues.find(({ name }: { name: string }) => name === wanted)
    assert.equal(of('send-mail').waiting, failedMails)
    assert.ok(of('send-mail').oldestSeconds >= 0)
    assert.ok(Date.parse(of('purge-mails').nextRun) > Date.now())
    assert.equal(of('purge-mails').oldestSeconds, null)
  })

  test('resend-lot mails the lots of an e-mail address again, or counts them', async () => {
    await database.sql`update mails set sent_on = now()`
    const waiting = async () => (await database.sql`select 1 from mails where kind = 'lot' and sent_on is null`).length
    const [somebody] = await database.sql<{ email: string }[]>`select email::text as email from participants limit 1`
    assert.equal((await job('resend-lot', somebody!.email, '--dry-run')).stdout, '1 lot would be sent again\n')
    assert.equal(await waiting(), 0)
    assert.equal((await job('resend-lot', somebody!.email)).stdout, '1 lot will be sent again\n')
    assert.equal(await waiting(), 1)
    assert.equal((await job('resend-lot', somebody!.email, '--dry-run')).stdout, '0 lots would be sent again\n')
  })
})
