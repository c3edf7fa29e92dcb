import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { makeBackup, restoreBackup } from '#operations/backup/index.ts'
import { readConfig } from '#core/config.ts'
import { dayMs } from '#core/days.ts'
import { connect, type Pool } from '#core/db.ts'
import { openImageStore } from '#core/images/store.ts'
import { jobs } from '#jobs/index.ts'
import { halves } from '#test/core/pictures.ts'
import { givenPerson, lotGuidIn } from '#test/draws/drawing.ts'
import { testDatabase, type TestDatabase } from '#test/support/database.ts'
import { openMailServer, type MailServer } from '#test/support/mail-server.ts'
import { until } from '#test/support/until.ts'
import { clientOf, type Client } from '#test/support/world.ts'
import { crossOff, emptyDatabase, runToEnd, newAccount, repository, start, type Running } from './processes.ts'

/** An installation of Wishring: its database, and a data folder with a secret of its own. */
interface Place {
  env: Record<string, string>
  url: string
  dataDir: string
}

const participants = ['noor@example.org', 'lotte@familie.example', 'riet@familie.example']

describe('the restore drill, in which everything is lost and comes back', () => {
  let beside: TestDatabase
  let office: MailServer
  let folder: string
  let live: Place
  let web: Running
  const drops: (() => Promise<unknown>)[] = []
  const running = new Set<Running>()

  const newPlace = async (): Promise<Place> => {
    const database = await emptyDatabase(beside.url)
    drops.push(() => database.drop())
    const dataDir = await mkdtemp(join(tmpdir(), 'backup-'))
    drops.push(() => rm(dataDir, { recursive: true, force: true }))
    const env = {
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      SMTP_URL: office.url,
      MAIL_DELAYS: 'off',
      EDITION: 'nl',
      RATE_LIMITS: 'off',
    }
    return { env, url: database.url, dataDir }
  }
  const started = async (...given: Parameters<typeof start>) => {
    const one = await start(...given)
    running.add(one)
    return one
  }
  const job = (place: Place, ...args: string[]) => runToEnd('scripts/node.sh', ['jobs/cli.ts', ...args], place.env)
  const services = async ({ env, url, dataDir }: Place) => ({
    config: readConfig(env),
    url,
    images: await openImageStore(dataDir),
    queues: jobs,
    now: () => new Date(),
  })
  const backUp = async (place: Place, name: string) => {
    const made = join(folder, name)
    return { made, report: await makeBackup(made, await services(place)) }
  }
  const refused = async (from: string, place: Place, why: RegExp) =>
    assert.rejects(restoreBackup(from, await services(place)), why)
  const sqlOf = async <Value>({ url }: Place, run: (sql: Pool) => Promise<Value>) => {
    const sql = connect(url, { max: 2 })
    try {
      return await run(sql)
    } finally {
      await sql.end({ timeout: 5 })
    }
  }
  const isUntouched = async (place: Place) =>
    sqlOf(
      place,
      async (sql) => (await sql`select from pg_tables where schemaname in ('public', 'pgboss')`).length === 0,
    )

  const colours = (function* () {
    for (let number = 1; ; number += 1) yield `#${((number * 0x3b9aca) & 0xffffff).toString(16).padStart(6, '0')}`
  })()
  /** Adds a gift with a picture that no other gift has. */
  const addGift = async (client: Client, categoryPrivateGuid: string, description: string) => {
    const picture = await halves(40, 40, colours.next().value).png().toBuffer()
    const { status, body } = await client.api('POST', '/api/MyGift/EditWithoutProduct', {
      categoryPrivateGuid,
      description,
      enableCrossOff: true,
      newImageBase64: picture.toString('base64'),
      hasCustomImage: true,
    })
    assert.equal(status, 201, JSON.stringify(body))
    return body.gift as { publicGuid: string; displayImageUrl: string }
  }
  const bytesOf = async (client: Client, path: string) => {
    const answer = await client.request('GET', path)
    assert.equal(answer.status, 200, path)
    return Buffer.from(await answer.arrayBuffer())
  }

  let noor: Client
  let account: Awaited<ReturnType<typeof newAccount>>
  let gifts: Awaited<ReturnType<typeof addGift>>[]
  let pictures: Buffer[]
  let organizerLot: string
  let drawGuid: string

  before(async () => {
    beside = await testDatabase()
    office = await openMailServer()
    folder = await mkdtemp(join(tmpdir(), 'backups-'))
    live = await newPlace()
    await job(live, 'migrate')
    // No worker runs, so every mail and every job stays in the queue.
    web = await started('src/web.ts', live.env)
    noor = web.client()
    account = await newAccount(noor, 'noor')
    gifts = []
    for (const description of ['Theepot', 'Sokken\tmet \\tab', 'Regel\nen nog een'])
      gifts.push(await addGift(noor, account.categoryPrivateGuid, description))
    assert.equal((await crossOff(web.client(), gifts[0]!.publicGuid, 'lena@example.org')).status, 200)
    const drawn = await noor.api('POST', '/api/Loting/Create', {
      title: 'Pakjesavond',
      description: 'Rond de € 25.',
      participants: participants.map((email, number) => givenPerson(number, { email })),
    })
    assert.equal(drawn.status, 200, JSON.stringify(drawn.body))
    drawGuid = drawn.body as string
    organizerLot = (await noor.api('GET', `/api/Loting/${drawGuid}`)).body.organizerLot as string
    pictures = await Promise.all(gifts.map(({ displayImageUrl }) => bytesOf(noor, displayImageUrl)))
  })
  after(async () => {
    for (const one of running) one.kill('SIGKILL')
    await Promise.all([...running].map(({ ended }) => ended))
    await office?.close()
    for (const drop of drops) await drop()
    await rm(folder, { recursive: true, force: true })
    await beside?.drop()
  })

  const receiver = async (client: Client, lot: string) => {
    const { status, body } = await client.api('GET', `/api/Lot/${lot}`)
    assert.equal(status, 200, JSON.stringify(body))
    return body.drawnParticipant as { publicGuid: string; name: string }
  }

  test('backup and restore bring back lists, pictures, cross-offs, lots, sessions and waiting mails', async () => {
    const drawnBefore = await receiver(web.client(), organizerLot)
    const made = join(folder, 'drill')
    const backup = await job(live, 'backup', made)
    assert.equal(backup.code, 0, backup.stderr)
    assert.match(backup.stdout, /3 pictures\nIt holds the secret/)
    assert.match(backup.stderr, /public\.gifts: 3 rows/)
    for (const [name, mode] of [
      ['', 0o700],
      ['secret', 0o600],
      ['SHA256SUMS', 0o600],
    ] as const)
      assert.equal((await stat(join(made, name))).mode & 0o777, mode, name)
    const sums = await runToEnd('/bin/sh', ['-c', `cd ${made} && sha256sum --check --quiet --strict SHA256SUMS`])
    assert.equal(sums.code, 0, sums.stdout + sums.stderr)

    const place = await newPlace()
    const tried = await job(place, 'restore', made, '--dry-run')
    assert.match(tried.stdout, /^Would restore 2 users, 1 lists, 3 gifts, 1 cross-offs, 1 draws and 3 pictures of 20/)
    assert.ok(await isUntouched(place))
    assert.equal((await readdir(join(place.dataDir, 'images'))).join(), 'drafts')

    const restored = await job(place, 'restore', made)
    assert.equal(restored.code, 0, restored.stderr)
    assert.match(restored.stdout, /^Restored 2 users.*\n6 mails had not been sent/)
    const again = await backUp(place, 'again')
    const tablesIn = async (backup: string) =>
      (await readFile(join(backup, 'SHA256SUMS'), 'utf8'))
        .split('\n')
        .filter((line) => / {2}(images|tables\/public)/.test(line))
    assert.deepEqual(await tablesIn(again.made), await tablesIn(made), 'a backup of the restored data is the same')

    const other = await started('src/web.ts', place.env)
    const returned = clientOf((path, init) => fetch(`${other.address}${path}`, init))
    for (const [name, value] of noor.cookies) returned.cookies.set(name, value)
    const { body } = await returned.api('GET', `/api/MyList/Get/${account.listPrivateGuid}`)
    const descriptions = body.categories[0].gifts.map(({ description }: { description: string }) => description)
    assert.deepEqual(descriptions.sort(), ['Regel\nen nog een', 'Sokken\tmet \\tab', 'Theepot'])
    for (const [index, { displayImageUrl }] of gifts.entries())
      assert.deepEqual(await bytesOf(returned, displayImageUrl), pictures[index])
    const seen = (await other.client().api('GET', '/api/Wishlist/Get/noor')).body
    const taken = seen.categories[0].gifts.filter(({ isCrossedOff }: { isCrossedOff: boolean }) => isCrossedOff)
    assert.deepEqual(
      taken.map(({ publicGuid }: { publicGuid: string }) => publicGuid),
      [gifts[0]!.publicGuid],
    )
    assert.deepEqual(await receiver(other.client(), organizerLot), drawnBefore)
    await addGift(returned, account.categoryPrivateGuid, 'Na het herstel')

    const worker = await started('src/worker.ts', place.env, (stdout) => stdout.includes('worker is up'))
    await until(
      () =>
        sqlOf(
          place,
          async (sql) => (await sql`select from mails where sent_on is null and skipped_on is null`).length === 0,
        ),
      'the waiting mails',
    )
    const recipients = office.taken.map(({ recipients }) => recipients.join()).sort()
    assert.deepEqual(
      recipients,
      ['lena@example.org', 'noor@example.org', 'noor@example.org', ...participants].sort(),
      'each waiting mail is sent once',
    )
    const receivers = new Set<string>()
    for (const { mail } of office.taken.filter((each) => each.mail.text!.includes('/lootjestrekken/lootje/')))
      receivers.add((await receiver(other.client(), lotGuidIn({ text: mail.text! }))).publicGuid)
    assert.equal(receivers.size, participants.length, 'every lot opens, with a receiver of its own')
    await Promise.all([worker.stop(), other.stop()])
  })

  test('restore refuses a damaged, incomplete or too new backup before it touches anything', async () => {
    const { made } = await backUp(live, 'whole')
    const place = await newPlace()
    const damaged = async (name: string, damage: (copy: string) => Promise<void>, why: RegExp) => {
      const copy = join(folder, `damaged-${name}`)
      await cp(made, copy, { recursive: true })
      await damage(copy)
      await refused(copy, place, why)
      assert.ok(await isUntouched(place), name)
    }
    const picture = (await readFile(join(made, 'SHA256SUMS'), 'utf8'))
      .split(/\s+/)
      .find((each) => each.startsWith('images/'))!
    const changed = (path: string, change: (bytes: Buffer) => Buffer) => async (copy: string) =>
      writeFile(join(copy, path), change(await readFile(join(copy, path))))
    const flipped = (bytes: Buffer) => {
      bytes[bytes.length >> 1]! ^= 1
      return bytes
    }
    await damaged('table', changed('tables/public.gifts.gz', flipped), /public\.gifts\.gz of the backup is damaged/)
    await damaged('picture', changed(picture, flipped), /images\/.* is damaged/)
    await damaged('secret', changed('secret', flipped), /secret of the backup is damaged/)
    await damaged('manifest', changed('manifest.json', flipped), /manifest\.json of the backup is damaged/)
    await damaged(
      'cut',
      (copy) => truncate(join(copy, 'tables/public.users.gz'), 20),
      /public\.users\.gz .* is damaged/,
    )
    await damaged('missing', (copy) => rm(join(copy, 'tables/public.users.gz')), /public\.users\.gz is missing/)
    await damaged('without sums', (copy) => rm(join(copy, 'SHA256SUMS')), /no complete backup/)
    const lines = (keep: (line: string) => boolean) =>
      changed('SHA256SUMS', (text) => Buffer.from(text.toString().split('\n').filter(keep).join('\n')))
    await damaged(
      'short',
      lines((line) => !line.endsWith('manifest.json')),
      /ends too early/,
    )
    await damaged(
      'fewer tables',
      lines((line) => !line.endsWith('public.gifts.gz')),
      /public\.gifts\.gz is not in/,
    )
    await damaged(
      'fewer pictures',
      lines((line) => !line.endsWith(picture)),
      /a picture is not in/,
    )
    await damaged(
      'path',
      changed('SHA256SUMS', (text) => Buffer.from(`${'0'.repeat(64)}  ../secret\n${text}`)),
      /damaged/,
    )
  })

  test('restore requires an empty database, and backup requires an empty folder', async () => {
    const { made } = await backUp(live, 'for-nobody')
    await refused(made, live, /the database is not empty \(categories, /)
    await assert.rejects(backUp(live, 'for-nobody'), /is not empty/)
    const refusal = await job(live, 'restore', made)
    assert.deepEqual(
      [refusal.code, refusal.stderr.trim().split('\n').at(-1)!.slice(0, 25)],
      [1, 'the database is not empty'],
    )
  })

  test('restore refuses a backup without its secret, unless the operator sets SECRET or does without', async () => {
    const made = join(folder, 'without-secret')
    const { hasSecret } = await makeBackup(made, { ...(await services(live)), withoutSecret: true })
    assert.equal(hasSecret, false)
    await assert.rejects(stat(join(made, 'secret')), /ENOENT/)
    const place = await newPlace()
    await refused(made, place, /set SECRET to what it was/)
    assert.ok(await isUntouched(place))
    const secret = await readFile(join(live.dataDir, 'secret'), 'utf8')
    await restoreBackup(made, await services({ ...place, env: { ...place.env, SECRET: secret } }))

    const withSecret = await backUp(live, 'with-secret')
    const configured = await newPlace()
    configured.env.SECRET = 'another secret of more than 32 bytes for tests'
    await refused(withSecret.made, configured, /SECRETS_OLD/)
    configured.env.SECRETS_OLD = secret
    await restoreBackup(withSecret.made, { ...(await services(configured)), isDryRun: true })
    assert.ok(await isUntouched(configured))
  })

  test('a backup made while people cross off, add and delete gifts shows a single moment, with every picture', async () => {
    let isDone = false
    const added: string[] = []
    const busy = (async () => {
      const visitor = web.client()
      while (!isDone) {
        const gift = await addGift(noor, account.categoryPrivateGuid, `Tijdens ${added.length}`)
        const { status } = await crossOff(visitor, gift.publicGuid, 'bas@example.org')
        assert.equal(status, 200)
        if (added.length % 3 === 2) await noor.api('DELETE', `/api/MyGift/${added.at(-1)}`)
        added.push(gift.publicGuid)
      }
    })()
    await until(() => added.length >= 2, 'some gifts')
    const alreadyThere = [...added]
    const { made, report } = await backUp(live, 'busy').finally(() => (isDone = true))
    await busy
    assert.equal(report.missingImages, 0)
    const place = await newPlace()
    await restoreBackup(made, await services(place))
    await sqlOf(place, async (sql) => {
      const shown = await sql<{ guid: string; hash: string; isTaken: boolean }[]>`
        select g.public_guid as guid, g.image_hash as hash, exists (select from cross_offs c where c.gift_id = g.id) as "isTaken" from gifts g`
      const guids = new Set(shown.map(({ guid }) => guid))
      assert.deepEqual(
        [...gifts.map(({ publicGuid }) => publicGuid), ...alreadyThere].filter((guid) => !guids.has(guid)),
        [],
      )
      const images = await openImageStore(place.dataDir)
      for (const { hash } of shown) {
        const file = await images.open(hash, 480)
        assert.ok(file && file.bytes > 0, hash)
        file.stream.destroy()
      }
      assert.ok(shown.filter(({ isTaken }) => isTaken).length > alreadyThere.length - 1)
    })
  })

  test('nothing purges a picture or migrates the database during a backup', async () => {
    const images = await openImageStore(live.dataDir)
    const later = new Date(Date.now() + 2 * dayMs)
    await sqlOf(live, async (sql) => {
      const stored = await images.store(sql, await halves(30, 30, '#00ff00').png().toBuffer())
      assert.ok(stored.ok)
      const blocker = await sql.reserve()
      await blocker.unsafe('begin; lock table users in access exclusive mode')
      const backup = backUp(live, 'unpurged')
      await until(
        async () =>
          (
            await sql`select from pg_stat_activity where wait_event_type = 'Lock' and query like 'copy (select%public.users%'`
          ).length > 0,
        'the backup to wait for the table of users',
      )
      assert.equal(await images.purgeUnused(sql, later), 0)
      const [locks] = await sql<[{ isFree: boolean }]>`select pg_try_advisory_lock(727465001) as "isFree"`
      assert.equal(locks.isFree, false, 'migrations wait for the backup')
      await blocker.unsafe('rollback')
      blocker.release()
      const { made } = await backup
      assert.ok((await readFile(join(made, 'SHA256SUMS'), 'utf8')).includes(stored.value.hash))
      assert.ok((await images.purgeUnused(sql, later)) > 0)
    })
  })

  test('a backup that is killed half-way leaves nothing that looks like a backup', async () => {
    const made = join(folder, 'killed')
    await sqlOf(live, async (sql) => {
      const blocker = await sql.reserve()
      await blocker.unsafe('begin; lock table users in access exclusive mode')
      const child = spawn(join(repository, 'scripts/node.sh'), ['jobs/cli.ts', 'backup', made], {
        cwd: repository,
        env: { ...process.env, ...live.env },
        stdio: 'ignore',
      })
      await until(
        async () =>
          (
            await sql`select from pg_stat_activity where wait_event_type = 'Lock' and query like 'copy (select%public.users%'`
          ).length > 0,
        'the backup to wait for the table of users',
      )
      child.kill('SIGKILL')
      await once(child, 'close')
      await blocker.unsafe('rollback')
      blocker.release()
    })
    await assert.rejects(stat(made), /ENOENT/)
    const draft = (await readdir(folder)).find((name) => name.startsWith('.killed.incomplete-'))!
    const place = await newPlace()
    await refused(join(folder, draft), place, /no complete backup/)
    await rename(join(folder, draft), made)
    await refused(made, place, /no complete backup/)
    assert.ok(await isUntouched(place))
  })

  test('a backup removes the remains of killed backups, but nothing of a running one', async () => {
    const draftOf = (name: string) => join(folder, `.${name}.incomplete-${crypto.randomUUID()}`)
    const [abandoned, running, other] = [draftOf('abandoned'), draftOf('running'), join(folder, '.kept.incomplete')]
    for (const each of [abandoned, running, other]) await mkdir(join(each, 'tables'), { recursive: true })
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
    await utimes(abandoned, hoursAgo(2), hoursAgo(2))
    await utimes(running, hoursAgo(0.5), hoursAgo(0.5))
    await utimes(other, hoursAgo(100), hoursAgo(100))
    await backUp(live, 'after-a-kill')
    await assert.rejects(stat(abandoned), /ENOENT/)
    for (const each of [running, other]) assert.ok((await stat(each)).isDirectory(), each)
  })

  test('a restore that fails half-way leaves no rows, and can be run again', async () => {
    const { made } = await backUp(live, 'twice')
    const place = await newPlace()
    const atGifts = new Error('the power went out')
    await assert.rejects(
      restoreBackup(made, {
        ...(await services(place)),
        onProgress: (line) => {
          if (line.startsWith('public.gifts')) throw atGifts
        },
      }),
      atGifts,
    )
    const count = () =>
      sqlOf(place, async (sql) => (await sql`select from gifts`).length + (await sql`select from categories`).length)
    assert.equal(await count(), 0)
    await restoreBackup(made, await services(place))
    assert.ok((await count()) > 3)
  })
})
