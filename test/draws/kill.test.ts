import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { after, test } from 'node:test'
import { start, type Running } from '#test/process/processes.ts'
import { testDatabase } from '#test/support/database.ts'
import { freePort } from '#test/support/free-port.ts'
import { openMailServer } from '#test/support/mail-server.ts'
import { couples, givenPeople } from './drawing.ts'

// Starts the processes of the Procfile, and kills them with SIGKILL at random moments of a draw of 200 people.

const people = 200
const rounds = 10

const database = await testDatabase()
const office = await openMailServer()
office.treat = () => ({ takeAfterMs: 3 })
const dataDir = await mkdtemp(join(tmpdir(), 'wishring-'))
const port = await freePort()
let web: Running
let worker: Running
after(async () => {
  await Promise.all([kill(web), kill(worker)])
  await office.close()
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

const env = {
  NODE_ENV: 'test',
  PORT: `${port}`,
  DATABASE_URL: database.url,
  DATA_DIR: dataDir,
  SECRET: 'a secret of more than 32 bytes for tests only',
  SMTP_URL: office.url,
  MAIL_PACE: '0',
  RATE_LIMITS: 'off',
  EDITION: 'nl',
  LOG_LEVEL: 'silent',
}
const isReady = (_: string, address: string) =>
  fetch(`${address}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
const startWeb = () => start('src/web.ts', env, isReady)
/** Starts the worker without waiting until it is ready. */
const startWorker = () => start('src/worker.ts', env, () => true)

async function kill(running: Running): Promise<void> {
  running.kill('SIGKILL')
  await running.ended
}

/** Returns a client with its CSRF token, so that a kill hits the request for the draw and not the one for the token. */
async function organizer() {
  const client = web.client()
  return { client, token: await client.csrfToken() }
}

/** Requests a draw. @returns the status; null if the process died before the response */
function drawNow({ client, token }: Awaited<ReturnType<typeof organizer>>, title: string): Promise<number | null> {
  return client
    .request('POST', '/api/Loting/Create', {
      headers: { 'X-CSRF-TOKEN': token, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        title,
        participants: couples(givenPeople(people)).map((person) => ({
          ...person,
          email: `${title.replace(' ', '')}.${person.email}`,
        })),
      }),
    })
    .then(
      ({ status }) => status,
      () => null,
    )
}

test(
  'After ten random kills of web and worker each draw is complete or absent, and every mail is sent',
  { timeout: 600_000 },
  async (t) => {
    web = await startWeb()
    worker = await startWorker()
    const answers = new Map<string, number | null>()
    let workerKills = 0
    let webKills = 0
    // The first draw runs without a kill, to measure how long a draw takes on this machine.
    const first = await organizer()
    const began = performance.now()
    answers.set('Ronde 0', await drawNow(first, 'Ronde 0'))
    const oneDraw = performance.now() - began
    for (let round = 1; round <= rounds; round++) {
      const title = `Ronde ${round}`
      const answering = drawNow(await organizer(), title)
      if (round % 2 === 0) {
        await sleep(Math.random() * oneDraw * 1.2)
        await kill(web)
        webKills++
        answers.set(title, await answering)
        web = await startWeb()
      } else {
        answers.set(title, await answering)
        const sent = office.taken.length
        const moment = sent + Math.floor(Math.random() * people * 0.8)
        while (office.taken.length < moment) await sleep(1)
        await sleep(Math.random() * 10)
        await kill(worker)
        workerKills++
        worker = await startWorker()
      }
    }
    const deadline = Date.now() + 120_000
    for (;;) {
      const [waiting] = await database.sql<
        { count: number }[]
      >`select count(*)::int as count from mails where sent_on is null and skipped_on is null`
      if (waiting!.count === 0) break
      assert.ok(Date.now() < deadline, `${waiting!.count} mails are still waiting`)
      await sleep(200)
    }

    const draws = await database.sql<{ title: string; participants: number; sealed: number; mails: number }[]>`
    select d.title, count(p.id)::int as participants, count(p.sealed_receiver)::int as sealed,
      (select count(*)::int from mails m where m.kind = 'lot' and m.sent_on is not null and m.cause in (select 'lot:' || q.id || ':1' from participants q where q.draw_id = d.id)) as mails
    from draws d join participants p on p.draw_id = d.id
    group by d.id order by d.id`
    for (const draw of draws)
      assert.deepEqual([draw.participants, draw.sealed, draw.mails], [people, people, people], draw.title)
    for (const [title, status] of answers) {
      if (status !== null) assert.equal(status, 200)
      if (status === 200)
        assert.ok(
          draws.some((draw) => draw.title === title),
          `${title} is missing after a response of 200`,
        )
    }
    const copies = new Map<string, number>()
    for (const { messageId } of office.taken) copies.set(messageId, (copies.get(messageId) ?? 0) + 1)
    assert.equal(copies.size, draws.length * (people + 1), 'each lot and each organizer has a mail')
    const recipients = new Set(office.taken.map(({ recipients }) => recipients[0]!))
    for (const { title } of draws)
      for (const { email } of givenPeople(people))
        assert.ok(recipients.has(`${title.replace(' ', '')}.${email}`), `${title}: ${email}`)
    const twice = [...copies.values()].filter((count) => count > 1)
    assert.ok(
      [...copies.values()].every((count) => count <= 2),
      'a mail came three times',
    )
    assert.ok(twice.length <= workerKills, `${twice.length} mails came twice in ${workerKills} kills`)
    t.diagnostic(
      `${webKills} kills of web, ${workerKills} of the worker; ${draws.length} draws of ${answers.size} whole, ${twice.length} of ${copies.size} mails came twice; a draw of ${people} takes ${oneDraw.toFixed(0)} ms`,
    )
  },
)
