import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { createServer, type Server, type Socket } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { WebSocket } from 'ws'
import { openMailServer, type MailServer } from '#test/support/mail-server.ts'
import { testDatabase, type TestDatabase } from '#test/support/database.ts'
import type { Client } from '#test/support/world.ts'
import {
  crossOff,
  openDatabaseProxy,
  emptyDatabase,
  runToEnd,
  newAccount,
  newGift,
  repository,
  start,
  type Running,
} from './processes.ts'
import { until } from '#test/support/until.ts'

const metricsToken = 'een-geheim-voor-prometheus'
const password = 'een goed wachtwoord'

/** Returns the command of a process in the Procfile, as a hosting platform would run it. */
async function procfile(process: string): Promise<string> {
  const line = (await readFile(join(repository, 'Procfile'), 'utf8'))
    .split('\n')
    .find((each) => each.startsWith(`${process}: `))
  return line!.slice(process.length + 2)
}

describe('separate web and worker processes on one database in production', () => {
  let beside: TestDatabase
  let database: Awaited<ReturnType<typeof emptyDatabase>>
  let cuttable: Awaited<ReturnType<typeof openDatabaseProxy>>
  let office: MailServer
  let env: Record<string, string>
  let webA: Running
  let webB: Running
  let worker: Running
  /** all processes that these tests started, to read their logs */
  const everything: Running[] = []
  /** strings that must not appear in any line of the log */
  const secrets = new Set<string>(['nobody@example.net'])
  let owner: Client
  let account: Awaited<ReturnType<typeof newAccount>>

  const startWorker = async () => {
    const started = await start('src/worker.ts', env, (stdout) => stdout.includes('worker is up'))
    everything.push(started)
    return started
  }

  before(async () => {
    beside = await testDatabase()
    database = await emptyDatabase(beside.url)
    cuttable = await openDatabaseProxy(database.url)
    office = await openMailServer()
    // This rejection by the mail server contains the e-mail address, which our log must not.
    office.treat = (recipient, earlier) => (recipient === 'sem@example.org' && earlier === 0 ? 'busy' : 'take')
    env = {
      NODE_ENV: 'production',
      DATABASE_URL: database.url,
      SECRET: 'a secret of more than 32 bytes for tests only',
      SMTP_URL: office.url,
      MAIL_DELAYS: 'off',
      EDITION: 'nl',
    }
  })
  after(async () => {
    for (const { kill } of everything) kill('SIGKILL')
    await Promise.all(everything.map(({ ended }) => ended))
    await office.close()
    await cuttable.close()
    await database.drop()
    await beside.drop()
  })

  const statusOf = async (address: string, headers: Record<string, string> = {}) =>
    (await fetch(address, { headers })).status

  test('a web process starts before the migration, and is ready only after the release command', async () => {
    webA = await start('src/web.ts', { ...env, METRICS_TOKEN: metricsToken })
    everything.push(webA)
    assert.equal(await statusOf(`${webA.address}/healthz`), 200)
    assert.equal(await statusOf(`${webA.address}/readyz`), 503)
    const release = await runToEnd('/bin/sh', ['-c', await procfile('release')], env)
    assert.equal(release.code, 0, release.stderr)
    assert.match(release.stdout, /migrated 0001-/)
    assert.equal(await statusOf(`${webA.address}/readyz`), 200)
    const again = await runToEnd('/bin/sh', ['-c', await procfile('release')], env)
    assert.deepEqual([again.code, /nothing to migrate/.test(again.stdout)], [0, true])
  })

  test('the Procfile runs the processes that these tests run', async () => {
    const { scripts } = JSON.parse(await readFile(join(repository, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>
    }
    assert.equal(await procfile('web'), 'npm run web')
    assert.equal(await procfile('worker'), 'npm run worker')
    assert.deepEqual([scripts.web, scripts.worker], ['scripts/node.sh src/web.ts', 'scripts/node.sh src/worker.ts'])
  })

  test('a cross-off made at one web process appears at another, and the worker sends its mail', async () => {
    const started = await Promise.all([start('src/web.ts', { ...env, DATABASE_URL: cuttable.url }), startWorker()])
    webB = started[0]
    worker = started[1]
    everything.push(webB)
    // `webA` opened its queue before the tables existed, so its first requests may fail.
    owner = webA.client()
    account = await until(() => newAccount(owner, 'noor').catch(() => null), 'an account')
    const gift = await newGift(owner, account.categoryPrivateGuid, 'Een geheime theepot')
    await until(() => office.takenFor('noor@example.org').length === 1, 'the welcome mail')

    const ear = new WebSocket(`ws://127.0.0.1:${webB.port}/live?watch=list:${account.listPublicGuid}`)
    const heard: string[] = []
    ear.on('message', (data: Buffer) => heard.push(data.toString('utf8')))
    await new Promise((resolve, reject) => ear.once('open', resolve).once('error', reject))
    const lena = webA.client()
    const { status, body } = await crossOff(lena, gift, 'lena@example.org')
    assert.equal(status, 200)
    await until(() => heard.some((message) => message.includes(`gift-${gift}`)), 'the gift’s card at the other process')
    ear.close()
    await until(() => office.takenFor('lena@example.org').length === 1, 'the mail')
    for (const secret of [
      body.crossOffGuid,
      gift,
      lena.token!,
      await lena.csrfToken(),
      owner.token!,
      await owner.csrfToken(),
      ...Object.values(account),
    ])
      secrets.add(secret)
    for (const { mail } of office.taken) secrets.add(/proof(?:=|%3D)([\w.-]+)/.exec(mail.text!)![1]!)
  })

  test('in production nobody can read the kept mails', async () => {
    assert.equal(await statusOf(`${webA.address}/dev/mails`), 404)
    assert.equal(await statusOf(`${webA.address}/dev/mails/1`), 404)
  })

  test('only this machine and clients with the token may read the metrics', async () => {
    const metrics = await fetch(`${webA.address}/metrics`)
    assert.deepEqual([metrics.status, metrics.headers.get('content-type')?.startsWith('text/plain')], [200, true])
    const text = await metrics.text()
    assert.match(text, /^http_request_seconds_count\{[^}]*route="\/api\/Account\/Create"/m)
    assert.doesNotMatch(text, /[0-9a-f]{8}-[0-9a-f]{4}-/)
    assert.equal(
      await statusOf(`${webA.address}/metrics`, { 'X-Forwarded-For': '127.0.0.1' }),
      403,
      'a request forwarded by a local proxy is not local',
    )
    assert.equal(
      await statusOf(`${webA.address}/metrics`, {
        'X-Forwarded-For': '10.0.0.1',
        Authorization: `Bearer ${metricsToken}`,
      }),
      200,
    )
    assert.equal(
      await statusOf(`${webA.address}/metrics`, { 'X-Forwarded-For': '10.0.0.1', Authorization: 'Bearer undefined' }),
      403,
    )
    assert.equal(
      await statusOf(`${webB.address}/metrics`, { 'X-Forwarded-For': '10.0.0.1', Authorization: 'Bearer undefined' }),
      403,
    )
    const outside = Object.values(networkInterfaces())
      .flat()
      .find((each) => each?.family === 'IPv4' && !each.internal)?.address
    if (!outside) return
    assert.equal(await statusOf(`http://${outside}:${webA.port}/metrics`), 403)
    assert.equal(
      await statusOf(`http://${outside}:${webA.port}/metrics`, { Authorization: `Bearer ${metricsToken}` }),
      200,
    )
    assert.equal(await statusOf(`http://${outside}:${webA.port}/healthz`), 200)
  })

  test('a web process survives an outage of its database, and receives all events again afterwards', async () => {
    const visitor = webB.client()
    await crossOff(visitor, await newGift(owner, account.categoryPrivateGuid, 'Sokken'), 'sem@example.org')
    secrets.add(visitor.token!)
    await cuttable.cut()
    assert.equal(await statusOf(`${webB.address}/healthz`), 200)
    assert.equal(await statusOf(`${webB.address}/readyz`), 503)
    const page = await visitor.get('/noor')
    assert.deepEqual([page.status, page.headers.get('retry-after')], [503, '5'])
    assert.equal(page.$('h1').text(), 'We zijn er heel even niet')
    assert.doesNotMatch(page.html, /postgres|ECONN|at file:/i)
    const fragment = await visitor.get('/noor', { 'HX-Request': 'true' })
    assert.deepEqual([fragment.status, fragment.headers.get('hx-reswap')], [503, 'none'])
    assert.match(fragment.html, /We zijn er heel even niet/)
    const call = await visitor.request('GET', '/api/Wishlist/Get/noor')
    assert.deepEqual(
      [call.status, call.headers.get('retry-after'), await call.json()],
      [503, '5', { problem: 'Unavailable' }],
    )
    const refusal = await new Promise((resolve, reject) =>
      new WebSocket(`ws://127.0.0.1:${webB.port}/live?watch=list:${account.listPublicGuid}`)
        .on('unexpected-response', (_request, response) => resolve(response.statusCode))
        .on('error', reject),
    )
    assert.equal(refusal, 503)
    assert.equal(await statusOf(`${webA.address}/readyz`), 200)

    await cuttable.mend()
    await until(async () => (await statusOf(`${webB.address}/readyz`)) === 200, 'readiness')
    assert.equal((await visitor.get('/noor')).status, 200)
    const ear = new WebSocket(`ws://127.0.0.1:${webB.port}/live?watch=list:${account.listPublicGuid}`)
    await new Promise((resolve, reject) => ear.once('open', resolve).once('error', reject))
    let hears = false
    ear.on('message', () => (hears = true))
    await until(async () => {
      await newGift(owner, account.categoryPrivateGuid, 'Nog iets')
      return hears
    }, 'an announcement')
    ear.close()
  })

  test('a worker that must stop while a mail server is silent stops in time, and another sends the mail', async (context) => {
    await until(() => office.takenFor('sem@example.org').length === 1, 'the mail that was refused first')
    const { port } = office
    await office.close()
    const held = new Set<Socket>()
    const silence: Server = createServer((socket) => void held.add(socket.on('error', () => {}))).listen(
      port,
      '127.0.0.1',
    )
    context.after(() => {
      for (const socket of held) socket.destroy()
      silence.close()
    })
    await new Promise((resolve) => silence.once('listening', resolve))
    const gift = await newGift(owner, account.categoryPrivateGuid, 'Een boek')
    assert.equal((await crossOff(webA.client(), gift, 'bas@example.org')).status, 200)
    await until(() => held.size > 0, 'a connection to the silent server')
    const told = Date.now()
    worker.kill('SIGTERM')
    assert.deepEqual(await worker.ended, { code: 0, signal: null })
    assert.ok(Date.now() - told < 10_000, `stopped after ${Date.now() - told} ms`)
    for (const socket of held) socket.destroy()
    await new Promise((resolve) => silence.close(resolve))

    office = await openMailServer(port)
    worker = await startWorker()
    await until(() => office.takenFor('bas@example.org').length === 1, 'the mail')
  })

  test('the log consists of JSON lines without tokens, guids, passwords, bodies or addresses', async () => {
    const client = webA.client()
    const asked = [
      `/api/Account/GetEmailSettings/${account.privateGuid}`,
      `/account/mailings/${account.privateGuid}`,
      `/account/mailings/${account.privateGuid.toUpperCase()}`,
      `/account/resetpassword/een-code-die-niemand-mag-zien`,
      `/noor?proof=eyJhbGciOiJIUzI1NiJ9.e30.geheim&email=iemand@example.org`,
      `/api/MyList/Get/${account.listPrivateGuid}`,
      `/list/search?query=iemand@example.org`,
      `/live?watch=list:${account.listPublicGuid}`,
    ]
    for (const path of asked)
      await client.request('GET', path, {
        headers: {
          Cookie: `session=${'t'.repeat(43)}`,
          Authorization: 'Bearer een-ander-geheim',
          Referer: 'https://elders.example/geheim',
        },
      })
    await client.api('POST', '/api/Account/Login', {
      emailOrUsername: 'iemand@example.org',
      password: 'een-verkeerd-wachtwoord',
    })
    await client.post('/account/login', { emailOrUsername: 'iemand@example.org', password: 'een-verkeerd-wachtwoord' })
    await client.api('POST', '/api/Account/CheckEmail', '{"email": "gebroken-json@example.org"')
    await client.api('POST', '/api/MyGift/EditWithoutProduct', {
      categoryPrivateGuid: account.categoryPrivateGuid,
      description: 'Wat niemand mag lezen',
    })
    for (const secret of [
      'een-code-die-niemand-mag-zien',
      'iemand@example.org',
      'gebroken-json',
      'een-verkeerd-wachtwoord',
      'een-ander-geheim',
      'Wat niemand mag lezen',
      'Een geheime theepot',
      'elders.example',
      'eyJhbGciOi',
      't'.repeat(43),
      password,
      metricsToken,
      env.SECRET!,
      'noor@example.org',
      'lena@example.org',
      'sem@example.org',
      'bas@example.org',
    ])
      secrets.add(secret)

    const told = [
      '"path":"/account/mailings/:guid"',
      '"path":"/api/account/login"',
      'job failed',
      'not ready',
      '"msg":"no database"',
    ]
    const written = () => everything.map(({ stdout }) => stdout()).join('')
    await until(() => told.every((what) => written().toLowerCase().includes(what)), 'the log to tell all of it')
    const lines = written()
      .split('\n')
      .filter((line) => line !== '')
    for (const line of lines) assert.doesNotThrow(() => JSON.parse(line), line)
    const log = lines.join('\n').toLowerCase()
    assert.deepEqual(
      [...secrets].filter((secret) => log.includes(secret.toLowerCase())),
      [],
    )
    assert.doesNotMatch(log, /[\w.+-]+@[\w-]+\.(org|net|nl)\b/)
    assert.doesNotMatch(log, /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/)
    for (const { stderr } of everything) assert.equal(stderr(), '')
  })

  test('all processes end with exit code 0', async () => {
    await Promise.all([webA.stop(), webB.stop(), worker.stop()])
  })
})
