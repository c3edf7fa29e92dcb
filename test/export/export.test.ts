import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { after, describe, test } from 'node:test'
import { load } from 'cheerio'
import sharp from 'sharp'
import { zipOf, type ZipEntry } from '../../src/export/zip.ts'
import { dayOf } from '#core/days.ts'
import { openFamily, proveAddress, riet } from '#test/support/family.ts'
import { crossOff, editGift, editGiftPath } from '#test/support/gifts.ts'
import { addCategory, addList } from '#test/support/lists.ts'
import { addOwners } from '#test/support/owners.ts'
import { ownLinksIn } from '#test/support/own-links.ts'
import { writePost } from '#test/support/posts.ts'
import { until } from '#test/support/until.ts'
import { openWorld, type Client } from '#test/support/world.ts'
import { sendOverviewMails } from '../../src/overview/index.ts'
import { addPasskey, Authenticator } from '../passkeys/authenticator.ts'
import { draw, drawFamily, givenPerson } from '../draws/drawing.ts'
import { runToEnd } from '../process/processes.ts'
import { unzip } from './unzip.ts'

const { world, noor, lotte, bram, sem } = await openFamily()
const today = dayOf(world.services.now())

const asked = async (who: Client) =>
  who.request('POST', '/account/export', { body: new URLSearchParams({ csrfToken: await who.csrfToken() }) })
const bytesOf = async (who: Client) => {
  const answer = await asked(who)
  assert.equal(answer.status, 200)
  return Buffer.from(await answer.arrayBuffer())
}
const filesOf = async (who: Client) => unzip(await bytesOf(who))
const jsonIn = (files: Map<string, Buffer>, path: string) => JSON.parse(files.get(path)!.toString())
const guids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i

const photo = (background: string) =>
  sharp({ create: { width: 900, height: 700, channels: 3, background } })
    .png()
    .toBuffer()

describe('The zip of an export', () => {
  test('contains all of the user’s data', async () => {
    await proveAddress(world, noor)
    await noor.api('POST', '/api/MyList/UpdateTitle', { privateGuid: noor.list.privateGuid, title: 'Pakjesavond' })
    const second = await addCategory(world, noor.list, 'Boeken')
    const red = await photo('#8c1d40')
    for (const description of ['Sjaal', 'Das'])
      assert.equal(
        (
          await noor.api('POST', editGiftPath, {
            categoryPrivateGuid: second.privateGuid,
            description,
            url: 'https://www.wolwinkel.example/sjaal',
            enableCrossOff: true,
            newImageBase64: red.toString('base64'),
          })
        ).status,
        201,
      )
    await world.addGift(noor.list, { description: 'Theepot\nmet “oor”', crossOffEnabled: false })
    await addOwners(noor, lotte)
    const house = await addList(world, noor, 'huis', {
      accessType: 'OPEN',
      accessQuestion: 'Hond?',
      accessAnswer: 'Takkie',
    })
    const upload = await noor.request('POST', '/api/WishlistImage/UploadImage/huis', {
      headers: { 'Content-Type': 'image/png', 'X-CSRF-TOKEN': await noor.csrfToken() },
      body: new Uint8Array(await photo('#123456')),
    })
    assert.equal(upload.status, 200)
    const globe = await world.addGift(sem.list, { description: 'Globe', url: 'https://www.kaarten.example/globe' })
    await crossOff(noor, globe.publicGuid)
    await noor.post(`/crossedoff/gifts/${globe.publicGuid}/ticks`, { isBought: 'true' })
    const gone = await world.addGift(sem.list, { description: 'Kompas' })
    await crossOff(noor, gone.publicGuid)
    await sem.api('DELETE', `/api/MyGift/${gone.publicGuid}`)
    await world.mails()
    await noor.api('POST', '/api/Friend/Add', { publicGuid: sem.list.publicGuid })
    await writePost(noor, sem.list.publicGuid, 'Wat een mooie lijst')
    const deleted = await drawFamily({ world, lotte: noor, bram })
    await noor.api('DELETE', `/api/Loting/${deleted.publicGuid}`)
    await drawFamily({ world, lotte: noor, bram })
    const others = [givenPerson(0, { name: 'Sem', email: sem.email }), givenPerson(1), givenPerson(2)]
    await draw(sem, others, { title: 'Met de buren' })

    await world.sql`insert into list_names (username, list_id, expires_at) values ('noor-vroeger', ${noor.list.id}, '2030-05-06T12:00Z')`

    // The export must leave out other people's data.
    await writePost(bram, sem.list.publicGuid, 'Van Bram')
    await world.sql`
      insert into address_changes (user_id, old_email, proven_at, expires_at)
      select id, 'sem-vroeger@example.org', now(), now() + interval '7 days' from users where email = ${sem.email}`
    await world.sql`
      insert into passkeys (user_id, user_handle, credential_id, public_key, counter, transports, name, created_on)
      select id, '\\x01', '\\x02', '\\x03', 0, '{}', 'Telefoon van Sem', current_date from users where email = ${sem.email}`
    await world.sql`
      update gifts set price_cents = 1250, currency = 'EUR', priced_on = '2026-01-02' where description = 'Sjaal'`
    const answer = await asked(noor)
    assert.equal(answer.headers.get('content-type'), 'application/zip')
    assert.equal(answer.headers.get('content-disposition'), `attachment; filename="wenskring-${today}.zip"`)
    assert.equal(answer.headers.get('cache-control'), 'no-store')
    const files = unzip(Buffer.from(await answer.arrayBuffer()))
    await world.sql`delete from address_changes`
    await world.sql`delete from passkeys`
    const pictures = [...files.keys()].filter((path) => path.startsWith('pictures/'))
    assert.deepEqual(
      [...files.keys()].filter((path) => !path.startsWith('pictures/')),
      [
        'README.txt',
        'account.json',
        'lists/noor.json',
        'lists/huis.json',
        'giving.json',
        'friends.json',
        'messages.json',
        'draws.json',
        'lots.json',
        'index.html',
      ],
    )
    assert.match(files.get('README.txt')!.toString(), /^Jouw gegevens bij Wenskring, van /)

    const account = jsonIn(files, 'account.json')
    assert.deepEqual(
      [account.email, account.firstName, account.hasPassword, account.addressConfirmedOn, account.sessions.length],
      ['noor@example.org', 'Noor', true, today, 1],
    )
    assert.deepEqual([account.earlierAddresses, account.passkeys], [[], []])
    assert.deepEqual(account.mails, {
      overviewEveryMonths: 0,
      lastOverviewOn: null,
      aboutCrossOffs: true,
      aboutMessages: true,
    })

    const list = jsonIn(files, 'lists/noor.json')
    assert.deepEqual(
      [list.title, list.address, list.formerAddresses, list.owners],
      [
        'Pakjesavond',
        'http://localhost:3000/noor',
        [{ address: 'http://localhost:3000/noor-vroeger', until: '2030-05-06' }],
        [
          { name: 'Noor de Vries', isPrimary: true },
          { name: 'Lotte de Vries', isPrimary: false },
        ],
      ],
    )
    assert.deepEqual(
      list.categories.map(
        ({ name, gifts }: { name: string; gifts: { description: string; picture: string | null }[] }) => [
          name,
          gifts.map(({ description, picture }) => [description, picture === null ? null : files.has(picture)]),
        ],
      ),
      [
        ['Cadeaus', [['Theepot\nmet “oor”', null]]],
        [
          'Boeken',
          [
            ['Sjaal', true],
            ['Das', true],
          ],
        ],
      ],
    )
    assert.equal(list.categories[0].gifts[0].mayBeCrossedOff, false)
    assert.equal(list.categories[1].gifts[0].link, 'https://www.wolwinkel.example/sjaal')
    assert.deepEqual(list.categories[1].gifts[0].price, { amount: 12.5, currency: 'EUR', on: '2026-01-02' })
    const house2 = jsonIn(files, 'lists/huis.json')
    assert.deepEqual([house2.access, house2.question, house2.answer], ['OPEN', 'Hond?', 'Takkie'])
    assert.equal(pictures.length, 2, 'the same photo is in the zip once')
    for (const path of pictures) {
      const { format, width } = await sharp(files.get(path)).metadata()
      assert.deepEqual([format, width], path === house2.picture ? ['png', 500] : ['webp', 900])
    }
    assert.ok(house.id)

    const giving = jsonIn(files, 'giving.json')
    assert.deepEqual(
      giving.gifts.map(({ to, description, isBought }: Record<string, unknown>) => [to, description, isBought]),
      [['Sem Bakker', 'Globe', true]],
    )
    assert.deepEqual(giving.gone, [{ to: 'Sem Bakker', description: 'Kompas', link: null }])
    assert.deepEqual(
      jsonIn(files, 'friends.json').map(({ name, list: at }: Record<string, unknown>) => [name, at]),
      [['Sem Bakker', 'http://localhost:3000/sem']],
    )
    assert.deepEqual(
      jsonIn(files, 'messages.json').map(({ on, message }: Record<string, unknown>) => [on, message]),
      [['Sem Bakker', 'Wat een mooie lijst']],
    )
    const [own, ...more] = jsonIn(files, 'draws.json')
    assert.deepEqual([own.title, own.drawnOn, more], ['Sinterklaas met de familie', today, []])
    assert.deepEqual(own.participants, [
      { name: 'Lotte de Vries', email: 'noor@example.org', mayNotDraw: ['Oma Riet'] },
      { name: 'Bram Visser', email: bram.email, mayNotDraw: [] },
      { name: 'Oma Riet', email: 'riet@familie.example', mayNotDraw: [] },
    ])
    const [lot, ...otherLots] = jsonIn(files, 'lots.json')
    assert.deepEqual(
      [lot.draw, lot.name, lot.organizer, otherLots],
      [own.title, 'Lotte de Vries', 'Lotte de Vries', []],
    )
    assert.ok(!JSON.stringify(lot).includes('Bram'), 'the export names the drawn person')
  })

  test('opens as a page in the reader’s language, which needs only the pictures beside it', async () => {
    const files = await filesOf(noor)
    const html = files.get('index.html')!.toString()
    assert.match(html, /^<!doctype html><html lang="nl-NL">/)
    const $ = load(html)
    const sources = $('[src], link, script, iframe')
      .toArray()
      .map((element) => $(element).attr('src'))
    assert.ok(sources.length >= 3)
    for (const source of sources) assert.ok(files.has(source!), source)
    assert.doesNotMatch($('style').text(), /url\(|@import/)
    assert.deepEqual(
      $('h2')
        .toArray()
        .map((heading) => $(heading).text()),
      ['Mijn lijsten', 'Wat ik geef', 'Vrienden', 'Berichten', 'Lootjes'],
    )
    const text = $('main').text()
    for (const words of [
      'Pakjesavond',
      'Boeken',
      'Theepot\nmet “oor”',
      'Globe',
      'Kompas',
      'Sem Bakker',
      'Wat een mooie lijst',
      'Sinterklaas met de familie',
      'Oma Riet',
    ])
      assert.ok(text.includes(words), words)
    assert.equal($('.gift:contains(Sjaal) a').attr('href'), 'https://www.wolwinkel.example/sjaal')
    assert.ok(!text.includes(riet), 'the page shows a participant’s e-mail address')
  })

  test('links to the user’s own list through the login, under the list’s own URL', async () => {
    const $ = load((await filesOf(noor)).get('index.html')!.toString())
    const links = $('.head a')
      .toArray()
      .map((element) => [$(element).text(), $(element).attr('href')])
    assert.deepEqual(links[0], ['http://localhost:3000/noor', 'http://localhost:3000/account/login?returnUrl=%2Fnoor'])
    const hrefs = $('a[href]')
      .toArray()
      .map((element) => $(element).attr('href')!)
    const { bare } = await ownLinksIn(world, noor.email, hrefs.join(' '))
    assert.deepEqual(bare, [], 'a direct link would show an owner cross-offs when logged out')
  })

  test('shows markup in names and wishes as it was written, and has no link that runs a script', async () => {
    const eve = await world.person('Eve Kwaad')
    const markup = '<img src=x onerror=alert(1)>"\'&</style><script>alert(1)</script>'
    await eve.api('POST', '/api/MyList/UpdateTitle', { privateGuid: eve.list.privateGuid, title: markup })
    await world.addGift(eve.list, { description: markup, url: 'javascript:alert(1)' })
    await writePost(eve, sem.list.publicGuid, markup)
    const $ = load((await filesOf(eve)).get('index.html')!.toString())
    assert.equal($('script, img').length, 0)
    assert.equal($('a[href^="javascript"]').length, 0)
    assert.equal($('h3').first().text(), markup)
    assert.equal($('.words').filter((_, element) => $(element).text() === markup).length, 2)
  })

  test('names a participant who was chosen from the friends, without an e-mail address', async () => {
    const friend = { publicUserGuid: sem.user.publicGuid, friendParticipantPublicGuid: sem.list.publicGuid }
    await noor.api('POST', '/api/Friend/Add', { publicGuid: sem.list.publicGuid })
    await draw(
      noor,
      [
        givenPerson(0, { name: 'Noor', email: noor.email }),
        givenPerson(1, { name: 'Kees' }),
        givenPerson(2, { email: null, ...friend }),
      ],
      { title: 'Met een vriend' },
    )
    const files = await filesOf(noor)
    const exported = (jsonIn(files, 'draws.json') as { title: string; participants: object[] }[]).find(
      ({ title }) => title === 'Met een vriend',
    )
    assert.deepEqual(exported!.participants, [
      { name: 'Noor', email: noor.email, mayNotDraw: [] },
      { name: 'Kees', email: 'deelnemer1@example.org', mayNotDraw: [] },
      { name: 'Sem Bakker', email: null, mayNotDraw: [] },
    ])
    for (const [path, bytes] of files) assert.ok(!bytes.includes(sem.email), path)
  })

  test('contains no guid, hash or token, and no other user’s data', async () => {
    for (const [path, bytes] of await filesOf(noor)) {
      if (path.startsWith('pictures/')) continue
      const text = bytes.toString()
      assert.doesNotMatch(text, guids, path)
      assert.doesNotMatch(text, /argon2|password_|token/i, path)
      // In draws.json, organizers read the addresses that they entered.
      const hidden = path === 'draws.json' ? [sem.email] : [lotte.email, bram.email, sem.email, riet]
      for (const email of hidden) assert.ok(!text.includes(email), path)
    }
  })

  test('has the same bytes whatever is crossed off on its lists, even if the lists show it', async () => {
    const { publicGuid } = await world.addGift(noor.list, { description: 'Geheim' })
    const own = await addList(world, lotte, 'open-kaart')
    const shown = await world.addGift(own, { description: 'Open' })
    await world.sql`update lists set show_crossed_off = true where id = ${own.id}`
    const before = [await bytesOf(noor), await bytesOf(lotte)]
    await crossOff(sem, publicGuid)
    await crossOff(sem, shown.publicGuid)
    const later = [await bytesOf(noor), await bytesOf(lotte)]
    assert.ok(before[0]!.equals(later[0]!))
    assert.ok(before[1]!.equals(later[1]!))
    const changed = await world.addGift(noor.list, { description: 'Nog iets' })
    assert.ok(!before[0]!.equals(await bytesOf(noor)), 'a new gift does not change the zip')
    await editGift(noor, changed.publicGuid, 'Toch iets anders')
  })

  test('contains the user’s passkeys, sessions, calendar and mails', async () => {
    const anna = await world.person('Anna Kok')
    await proveAddress(world, anna)
    await addPasskey(anna, new Authenticator(world.services.config.baseUrl), 'Telefoon')
    await anna.post('/account/calendar')
    await world.sql`update users set overview_email_frequency = 1 where email = ${anna.email}`
    await sendOverviewMails(world.services)
    const account = jsonIn(await filesOf(anna), 'account.json')
    assert.deepEqual(account.passkeys, [{ name: 'Telefoon', since: today, lastUsed: null }])
    assert.deepEqual(account.sessions, [{ browser: null, system: null, since: today, lastUsed: today }])
    assert.deepEqual([account.hasCalendar, account.mails.lastOverviewOn, account.earlierAddresses], [true, today, []])
  })

  test('is available to a guest, too', async () => {
    const guest = world.visitor()
    await guest.api('POST', '/api/Afstreper/Create', { email: 'gast@example.net' })
    const files = await filesOf(guest)
    assert.equal(jsonIn(files, 'account.json').hasPassword, false)
    assert.ok(![...files.keys()].some((path) => path.startsWith('lists/')))
  })
})

describe('The button of the export', () => {
  test('needs a login and a token, and is limited to ten times in an hour', async () => {
    const strict = await openWorld({ RATE_LIMITS: 'on' })
    after(() => strict.close())
    const visitor = strict.visitor()
    assert.equal((await visitor.post('/account/export')).status, 401)
    const owner = await strict.person('Noor de Vries')
    assert.equal((await owner.request('POST', '/account/export', { body: new URLSearchParams() })).status, 400)
    for (let n = 0; n < 10; n++) await bytesOf(owner)
    const refused = await asked(owner)
    assert.equal(refused.status, 429)
    assert.ok(Number(refused.headers.get('retry-after')) > 0)
  })

  test('is in a form that works without script', async () => {
    const { $ } = await noor.get('/account/delete')
    const form = $('form[action="/account/export"]')
    assert.deepEqual(
      [form.attr('method'), form.find('[name=csrfToken]').length, form.attr('hx-post')],
      ['post', 1, undefined],
    )
  })
})

describe('The stream of an export', () => {
  const chunk = Buffer.alloc(64 * 1024, 'x')
  /** Yields pictures of ten megabytes each, and counts the chunks that were requested. */
  async function* pictures(count: number, asked: { chunks: number; open: Set<Readable> }): AsyncGenerator<ZipEntry> {
    for (let n = 0; n < count; n++) {
      const content = Readable.from(
        (function* () {
          for (let piece = 0; piece < 160; piece++) {
            asked.chunks++
            yield chunk
          }
        })(),
      )
      asked.open.add(content)
      content.once('close', () => asked.open.delete(content))
      yield { path: `pictures/${n}`, content, isCompressed: false }
    }
  }

  test('reads a picture only as fast as the zip is read, and one at a time', async () => {
    const asked = { chunks: 0, open: new Set<Readable>() }
    const zip = zipOf(pictures(30, asked), today)
    const reader = zip[Symbol.asyncIterator]()
    let read = 0
    let ahead = 0
    for (;;) {
      const next = (await reader.next()) as IteratorResult<Buffer>
      if (next.done) break
      read += next.value.length
      ahead = Math.max(ahead, asked.chunks * chunk.length - read)
      assert.ok(asked.open.size <= 1)
    }
    assert.ok(read > 30 * 160 * chunk.length)
    assert.ok(ahead < 40 * chunk.length, `${ahead} bytes ahead of 300 MB`)
  })

  test('leaves nothing open if its reader gives up', async () => {
    const asked = { chunks: 0, open: new Set<Readable>() }
    const zip = zipOf(pictures(3, asked), today)
    await zip[Symbol.asyncIterator]().next()
    zip.destroy()
    await until(() => asked.open.size === 0, 'the picture to be closed')
    assert.ok(asked.chunks < 160)
  })

  test(
    'closes its pictures’ files if its reader gives up over HTTP',
    { skip: process.platform !== 'linux' },
    async () => {
      const openPictures = async () => {
        const paths = await Promise.all(
          (await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')),
        )
        return paths.filter((path) => path.startsWith(join(world.services.config.dataDir, 'images'))).length
      }
      for (let n = 0; n < 5; n++) await (await asked(noor)).body!.cancel()
      await until(async () => (await openPictures()) === 0, 'all files to be closed')
    },
  )

  test('fails if its content fails, so that it does not end as if it were complete', async () => {
    async function* broken(): AsyncGenerator<ZipEntry> {
      yield { path: 'a', content: Readable.from([Buffer.from('a')]), isCompressed: true }
      throw new Error('the database is gone')
    }
    await assert.rejects(zipOf(broken(), today).toArray(), /the database is gone/)
  })
})

describe('An operator', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wishring-export-'))
  after(() => rm(folder, { recursive: true }))
  const job = (...args: string[]) =>
    runToEnd(process.execPath, ['--import', 'tsx', 'jobs/cli.ts', 'export-user', ...args], {
      DATA_DIR: world.services.config.dataDir,
      DATABASE_URL: world.url,
      SECRET: 'a secret of more than 32 bytes for tests only',
      EDITION: 'nl',
      LOG_LEVEL: 'warn',
    })

  test('writes the same zip to a file that nobody else can read, and overwrites no file', async () => {
    const path = join(folder, 'noor.zip')
    const done = await job(noor.email, '--out', path)
    assert.deepEqual([done.code, done.stdout, done.stderr], [0, `Wrote the data of the account to ${path}.\n`, ''])
    assert.ok((await readFile(path)).equals(await bytesOf(noor)))
    assert.equal((await stat(path)).mode & 0o777, 0o600)
    await writeFile(path, 'van mij')
    const again = await job(noor.email, '--out', path)
    assert.deepEqual([again.code, again.stderr], [1, `${path} is there already\n`])
    assert.equal(await readFile(path, 'utf8'), 'van mij')
  })

  test('gets an error for an unknown address, and no file', async () => {
    const path = join(folder, 'niemand.zip')
    const { code, stderr } = await job('niemand@example.org', '--out', path)
    assert.deepEqual([code, stderr], [1, 'nobody has the address niemand@example.org\n'])
    assert.ok(!(await readdir(folder)).includes('niemand.zip'))
  })

  test('gets no data of guests who typed an account’s address, because they may give gifts on its list', async () => {
    const guest = world.visitor()
    await guest.api('POST', '/api/Afstreper/Create', { email: 'ander@example.net' })
    await crossOff(guest, (await world.addGift(sem.list, { description: 'Verrassing' })).publicGuid)
    await world.sql`update users set email = ${sem.email} where email = 'ander@example.net'`
    const path = join(folder, 'sem.zip')
    const { code, stdout } = await job(sem.email, '--out', path)
    assert.equal(code, 0)
    assert.match(stdout, /Not in it: 1 guest who gave the same address/)
    assert.doesNotMatch(
      unzip(await readFile(path))
        .get('giving.json')!
        .toString(),
      /Verrassing/,
    )
  })
})
