import assert from 'node:assert/strict'
import { test } from 'node:test'
import { load } from 'cheerio'
import sharp from 'sharp'
import { dayOf } from '#core/days.ts'
import { editions } from '#core/editions.ts'
import { textsFor } from '#core/i18n.ts'
import { openFamily, proveAddress } from '#test/support/family.ts'
import { crossOff, editGift, editGiftPath } from '#test/support/gifts.ts'
import { addCategory, addList } from '#test/support/lists.ts'
import { addOwners } from '#test/support/owners.ts'
import { writePost } from '#test/support/posts.ts'
import type { Client, Person } from '#test/support/world.ts'
import { draw, givenPerson, lotApi, lotGuidIn, mailsOf } from '../draws/drawing.ts'
import { unzip } from './unzip.ts'

// These tests check each field of an export and each line of its page, because the export must hold the user's own data
// exactly.

const { world, noor, lotte, sem } = await openFamily({ EDITION: 'de' })
const { sql } = world

/** Half past midnight of 7 May in Amsterdam, which is still 6 May in UTC. */
const late = new Date('2026-05-06T22:30:00Z')

const filesOf = async (who: Client) => {
  const answer = await who.request('POST', '/account/export', {
    body: new URLSearchParams({ csrfToken: await who.csrfToken() }),
  })
  return unzip(Buffer.from(await answer.arrayBuffer()))
}

const rose = sharp({ create: { width: 40, height: 40, channels: 3, background: '#8c1d40' } })

async function drawn(who: Person, second: string, title: string, at: Date, description: string | null = null) {
  const people = [
    givenPerson(0, { name: who === sem ? 'Uwe' : 'Zoe', email: who.email }),
    givenPerson(1, { name: 'Mia', email: second }),
    givenPerson(2, { name: 'Anna', email: 'anna@familie.example' }),
  ]
  people[0]!.exclude = [people[1]!.localGuid]
  const guid = await draw(who, people, { title, description, occasion: 'Sinterklaas' })
  await sql`update draws set drawn_at = ${at} where public_guid = ${guid}`
}

/** Gives Noor something for every field of an export. */
async function fill(): Promise<void> {
  await proveAddress(world, noor)
  const { id } = (await world.scopeOf(noor)).user!
  await sql`
    update users set created_at = ${late}, email_proven_at = ${late}, overview_email_frequency = 3, cross_off_mails = false where id = ${id}`
  await sql`insert into overview_days (user_id, had_on) values (${id}, '2026-04-01')`
  await lotte.post('/account/calendar')
  for (const [email, until] of [
    ['vroeger@example.org', '2030-05-06T22:30:00Z'],
    ['daarna@example.org', '2030-06-01T10:00:00Z'],
  ])
    await sql`
      insert into address_changes (user_id, old_email, proven_at, expires_at) values (${id}, ${email!}, now(), ${until!})`
  await sql`
    insert into passkeys (user_id, user_handle, credential_id, public_key, counter, transports, name, created_on, last_used_on)
    values (${id}, '\\x01', '\\x02', '\\x03', 0, '{}', 'Tablet', '2026-03-01', '2026-03-09'),
      (${id}, '\\x01', '\\x04', '\\x03', 0, '{}', 'Handy', '2026-02-01', null)`
  await sql`update sessions set created_on = '2026-05-02', seen_on = '2026-05-05' where user_id = ${id}`
  await sql`
    insert into sessions (token_hash, user_id, browser, system, created_on, seen_on, expires_at)
    select '\\x05', ${id}, 'Firefox', 'Linux', '2026-05-01', '2026-05-04', expires_at from sessions where user_id = ${id}`

  await sql`
    update lists set title = 'Zum Fest', city = 'Ulm', birthday = '1990-04-03', description = 'Für uns.', occasion = 'Christmas', occasion_date = '2030-12-24',
      wants_search = false, theme_image = 'pram'
    where id = ${noor.list.id}`
  await sql`
    insert into list_names (username, list_id, expires_at) values ('noor-vroeger', ${noor.list.id}, '2030-05-06T22:30:00Z')`
  await addOwners(noor, lotte)
  const books = await addCategory(world, noor.list, 'Bücher')
  const atlas = await noor.api('POST', editGiftPath, {
    categoryPrivateGuid: books.privateGuid,
    description: 'Atlas',
    url: 'https://www.winkel.example/?a=1&b=2',
    enableCrossOff: true,
    newImageBase64: (await rose.png().toBuffer()).toString('base64'),
  })
  assert.equal(atlas.status, 201)
  await sql`
    update gifts set price_cents = 1999, currency = 'USD', priced_on = '2026-01-02', gtin = '4006381333931', edited_at = ${late} where description = 'Atlas'`
  await world.addGift(noor.list, { description: 'Tee', crossOffEnabled: false, editedAt: late })
  const house = await addList(world, noor, 'huis', { accessType: 'OPEN', accessQuestion: 'Hund?', accessAnswer: 'Bo' })
  await sql`
    update lists set image_hash = (select image_hash from gifts where description = 'Atlas'), wants_search = true, show_crossed_off = true where id = ${house.id}`

  await sql`
    update lists set occasion = 'MyBirthday', occasion_date = '2030-06-07', birthday = '1992-02-29', city = 'Gent' where id = ${sem.list.id}`
  const globe = await world.addGift(sem.list, { description: 'Globus', url: 'https://www.karten.example/globus' })
  await crossOff(noor, globe.publicGuid)
  await noor.post(`/crossedoff/gifts/${globe.publicGuid}/ticks`, { isWrapped: 'true' })
  await world.mails()
  await editGift(sem, globe.publicGuid, 'Großer Globus', 'https://www.karten.example/globus')
  const ivo = await world.person('Ivo Maas')
  const gone = await world.addGift(ivo.list, { description: 'Kompass', url: 'https://www.karten.example/kompass' })
  await crossOff(noor, gone.publicGuid)
  await world.mails()
  await ivo.api('DELETE', `/api/MyGift/${gone.publicGuid}`)
  await world.mails()
  await noor.api('POST', '/api/Friend/Add', { publicGuid: sem.list.publicGuid })
  await writePost(noor, sem.list.publicGuid, 'Zuerst')
  await writePost(noor, sem.list.publicGuid, 'Danach')
  await sql`
    update forum_posts set created_at = case message when 'Zuerst' then ${late} else timestamptz '2026-05-08T10:00Z' end`

  await drawn(noor, 'mia@familie.example', 'Später', new Date('2026-05-09T10:00:00Z'))
  await drawn(noor, 'mia@familie.example', 'Früher', late, 'Bis 10 €.')
  await drawn(sem, noor.email, 'Bei Sem', late, 'Bis 20 €.')
  await sql`update draws set day = '2026-12-05', budget = 1250 where title = 'Früher'`
  for (const mail of await mailsOf(world, 'lot', noor.email))
    if (mail.text.includes('Bei Sem')) {
      await noor.get(`/lootjestrekken/lootje/${lotGuidIn(mail)}`)
      await lotApi(noor, 'SetWishes', { lotPrivateGuid: lotGuidIn(mail), wishes: 'Socken\nTee' })
      await lotApi(noor, 'Tick', { lotPrivateGuid: lotGuidIn(mail), step: 'Bought' })
    }
  await sql`update lists set last_update = ${late}`
}

await fill()
const files = await filesOf(noor)
const json = (path: string): unknown => JSON.parse(files.get(path)!.toString())
const [picture] = await sql<{ hash: string }[]>`select image_hash as hash from gifts where description = 'Atlas'`

test('account.json has the account with its addresses, passkeys, sessions and mails', () => {
  assert.deepEqual(json('account.json'), {
    email: 'noor@example.org',
    firstName: 'Noor',
    lastName: 'de Vries',
    hasPassword: true,
    edition: 'de',
    hasCalendar: false,
    earlierAddresses: [
      { email: 'vroeger@example.org', until: '2030-05-07' },
      { email: 'daarna@example.org', until: '2030-06-01' },
    ],
    passkeys: [
      { name: 'Tablet', since: '2026-03-01', lastUsed: '2026-03-09' },
      { name: 'Handy', since: '2026-02-01', lastUsed: null },
    ],
    sessions: [
      { browser: 'Firefox', system: 'Linux', since: '2026-05-01', lastUsed: '2026-05-04' },
      { browser: null, system: null, since: '2026-05-02', lastUsed: dayOf(world.services.now()) },
    ],
    since: '2026-05-07',
    addressConfirmedOn: '2026-05-07',
    mails: { overviewEveryMonths: 3, lastOverviewOn: '2026-04-01', aboutCrossOffs: false, aboutMessages: true },
  })
})

test('the file of a list has every field of the list, its categories and its gifts', () => {
  const host = 'http://localhost:3000'
  assert.deepEqual(json('lists/noor.json'), {
    address: `${host}/noor`,
    formerAddresses: [{ address: `${host}/noor-vroeger`, until: '2030-05-07' }],
    title: 'Zum Fest',
    firstName: 'Noor',
    lastName: 'de Vries',
    city: 'Ulm',
    birthday: '1990-04-03',
    description: 'Für uns.',
    occasion: 'Christmas',
    occasionDate: '2030-12-24',
    picture: null,
    drawing: 'pram',
    access: 'PUBLIC',
    question: null,
    answer: null,
    mayBeFound: false,
    showsWhatIsCrossedOff: false,
    lastChanged: late.toISOString(),
    owners: [
      { name: 'Noor de Vries', isPrimary: true },
      { name: 'Lotte de Vries', isPrimary: false },
    ],
    categories: [
      {
        name: 'Wünsche',
        gifts: [
          {
            description: 'Tee',
            link: null,
            price: null,
            gtin: null,
            mayBeCrossedOff: false,
            lastChanged: late.toISOString(),
            picture: null,
          },
        ],
      },
      {
        name: 'Bücher',
        gifts: [
          {
            description: 'Atlas',
            link: 'https://www.winkel.example/?a=1&b=2',
            price: { amount: 19.99, currency: 'USD', on: '2026-01-02' },
            gtin: '4006381333931',
            mayBeCrossedOff: true,
            lastChanged: late.toISOString(),
            picture: `pictures/${picture!.hash}-1000.webp`,
          },
        ],
      },
    ],
  })
  assert.deepEqual(json('lists/huis.json'), {
    address: `${host}/huis`,
    formerAddresses: [],
    title: null,
    firstName: 'Noor',
    lastName: 'de Vries',
    city: null,
    birthday: null,
    description: null,
    occasion: 'JustBecause',
    occasionDate: null,
    picture: `pictures/${picture!.hash}-square.png`,
    drawing: null,
    access: 'OPEN',
    question: 'Hund?',
    answer: 'Bo',
    mayBeFound: true,
    showsWhatIsCrossedOff: true,
    lastChanged: late.toISOString(),
    owners: [{ name: 'Noor de Vries', isPrimary: true }],
    categories: [{ name: 'Wünsche', gifts: [] }],
  })
})

test('the files of cross-offs, friends, messages, draws and lots have every field', () => {
  assert.deepEqual(json('giving.json'), {
    gifts: [
      {
        to: 'Sem Bakker',
        list: 'http://localhost:3000/sem',
        occasion: 'MyBirthday',
        occasionDate: '2030-06-07',
        description: 'Großer Globus',
        link: 'https://www.karten.example/globus',
        descriptionBefore: 'Globus',
        isBought: false,
        isWrapped: true,
      },
    ],
    gone: [{ to: 'Ivo Maas', description: 'Kompass', link: 'https://www.karten.example/kompass' }],
  })
  assert.deepEqual(json('friends.json'), [
    { name: 'Sem Bakker', list: 'http://localhost:3000/sem', city: 'Gent', birthday: { day: 29, month: 2 } },
  ])
  assert.deepEqual(json('messages.json'), [
    { on: 'Sem Bakker', message: 'Zuerst', at: late.toISOString() },
    { on: 'Sem Bakker', message: 'Danach', at: '2026-05-08T10:00:00.000Z' },
  ])
  const participants = [
    { name: 'Zoe', email: 'noor@example.org', mayNotDraw: ['Mia'] },
    { name: 'Mia', email: 'mia@familie.example', mayNotDraw: [] },
    { name: 'Anna', email: 'anna@familie.example', mayNotDraw: [] },
  ]
  const occasion = 'Sinterklaas'
  assert.deepEqual(json('draws.json'), [
    {
      title: 'Früher',
      description: 'Bis 10 €.',
      occasion,
      date: '2026-12-05',
      budget: 1250,
      drawnOn: '2026-05-07',
      participants,
    },
    { title: 'Später', description: null, occasion, date: null, budget: null, drawnOn: '2026-05-09', participants },
  ])
  const email = 'noor@example.org'
  assert.deepEqual(json('lots.json'), [
    {
      draw: 'Früher',
      description: 'Bis 10 €.',
      date: '2026-12-05',
      budget: 1250,
      organizer: 'Zoe',
      drawnOn: '2026-05-07',
      name: 'Zoe',
      email,
      wishes: null,
    },
    {
      draw: 'Bei Sem',
      description: 'Bis 20 €.',
      date: null,
      budget: null,
      organizer: 'Uwe',
      drawnOn: '2026-05-07',
      name: 'Mia',
      email,
      wishes: 'Socken\nTee',
    },
    {
      draw: 'Später',
      description: null,
      date: null,
      budget: null,
      organizer: 'Zoe',
      drawnOn: '2026-05-09',
      name: 'Zoe',
      email,
      wishes: null,
    },
  ])
})

test('the page of an export shows all of it, in the reader’s language', () => {
  const $ = load(files.get('index.html')!.toString())
  const day = textsFor(editions.de).date(dayOf(world.services.now()))
  assert.deepEqual([$('html').attr('lang'), $('title').text()], ['de-DE', 'Wunschkreis - Deine Daten'])
  assert.deepEqual(
    $('header p, main h2, main h3, main h4, main p')
      .map((_, line) => $(line).text())
      .get(),
    [
      `Von Wunschkreis, am ${day}. Diese Seite funktioniert auch ohne Internet.`,
      'Noor de Vries · noor@example.org',
      'Was andere auf deinen Listen abhaken und wen du gezogen hast, steht nicht darin.',
      'Meine Listen',
      'Zum Fest',
      'Noor de Vries · Ulm · Weihnachten, 24. Dezember 2030',
      'http://localhost:3000/noor',
      'Für uns.',
      'Liste von Noor de Vries, Lotte de Vries',
      'Zuletzt geändert am 7. Mai 2026',
      'Wünsche 1 Wunsch',
      'Tee',
      'Bücher 1 Wunsch',
      'Atlas',
      '20\u00a0$ (2. Januar 2026)',
      'winkel.example',
      'Wunschliste von Noor de Vries',
      'Noor de Vries · Einfach so',
      'http://localhost:3000/huis',
      'Zuletzt geändert am 7. Mai 2026',
      'Wünsche noch leer',
      'Was ich schenke',
      'Großer Globus',
      'Für Sem Bakker, Geburtstag, 7. Juni 2030',
      'karten.example',
      'Kompass',
      'Für Ivo Maas. Steht nicht mehr auf der Liste.',
      'Freunde',
      'Sem Bakker',
      'Gent, 29. Februar',
      'Nachrichten',
      'Zuerst',
      'Wunschliste von Sem Bakker, 7. Mai 2026',
      'Danach',
      'Wunschliste von Sem Bakker, 8. Mai 2026',
      'Wichteln',
      'Früher',
      'Ausgelost am 7. Mai 2026',
      'Die Geschenke gibt es am 5. Dezember 2026.',
      'Das Budget ist 12,50\u00a0€.',
      'Bis 10 €.',
      'Teilnehmende: Zoe, Mia, Anna',
      'Später',
      'Ausgelost am 9. Mai 2026',
      'Teilnehmende: Zoe, Mia, Anna',
      'Früher',
      'Du warst dabei. Zoe hat am 7. Mai 2026 ausgelost.',
      'Die Geschenke gibt es am 5. Dezember 2026.',
      'Das Budget ist 12,50\u00a0€.',
      'Bis 10 €.',
      'Bei Sem',
      'Du warst dabei. Uwe hat am 7. Mai 2026 ausgelost.',
      'Bis 20 €.',
      'Deine Wünsche:',
      'Socken\nTee',
      'Später',
      'Du warst dabei. Zoe hat am 9. Mai 2026 ausgelost.',
    ],
  )
  assert.deepEqual(
    $('a')
      .map((_, link) => $(link).attr('href'))
      .get(),
    [
      'http://localhost:3000/account/login?returnUrl=%2Fnoor',
      'https://www.winkel.example/?a=1&b=2',
      'http://localhost:3000/account/login?returnUrl=%2Fhuis',
      'https://www.karten.example/globus',
      'http://localhost:3000/sem',
    ],
  )
  assert.deepEqual(
    $('img')
      .map((_, image) => $(image).attr('src'))
      .get(),
    [`pictures/${picture!.hash}-1000.webp`, `pictures/${picture!.hash}-square.png`],
  )
})

test('a guest’s page shows the guest’s e-mail address, and each part even if it has only one entry', async () => {
  const guest = world.visitor()
  await guest.api('POST', '/api/Afstreper/Create', { email: 'gast@example.net' })
  const gone = await world.addGift(sem.list, { description: 'Karte' })
  await crossOff(guest, gone.publicGuid)
  await world.mails()
  await sem.api('DELETE', `/api/MyGift/${gone.publicGuid}`)
  await world.mails()
  const [{ id }] = (await sql`select id from users where email = 'gast@example.net'`) as unknown as [{ id: number }]
  await sql`
    update participants set user_id = ${id} where name = 'Anna' and draw_id = (select id from draws where title = 'Bei Sem')`
  const $ = load((await filesOf(guest)).get('index.html')!.toString())
  assert.equal($('header p').eq(1).text(), 'gast@example.net')
  assert.deepEqual(
    $('main h2')
      .map((_, heading) => $(heading).text())
      .get(),
    ['Was ich schenke', 'Wichteln'],
  )
})
