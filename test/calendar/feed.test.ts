import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { signerOf } from '#core/secret.ts'
import { dayInYear, dayOf, nextOccurrence } from '#core/days.ts'
import { reseal } from '#jobs/commands/reseal.ts'
import { drawFamily } from '#test/draws/drawing.ts'
import { dumpOf } from '#test/support/dump.ts'
import { openFamily, proveAddress } from '#test/support/family.ts'
import { filledForm } from '#test/support/forms.ts'
import { crossOff } from '#test/support/gifts.ts'
import { setAccess } from '#test/support/lists.ts'
import { waitForLocks, whileLocked } from '#test/support/locks.ts'
import { ownLinksIn } from '#test/support/own-links.ts'
import { accept, invite } from '#test/support/owners.ts'
import type { Client, Person } from '#test/support/world.ts'
import { guidHashOf, sealGuid } from '../../src/calendar/calendar-guid.ts'
import { ownDays } from '../../src/calendar/own-days.ts'
import { ownCalendar } from '../../src/calendar/index.ts'
import { readCalendar, type CalendarEvent } from './icalendar.ts'

const { world, noor, lotte, bram, sem } = await openFamily({ RATE_LIMITS: 'on' }, { countsQueries: true })

const make = async (who: Client, form = {}) => (await who.htmx('POST', '/account/calendar', form)).$
/** Returns the path of a user's calendar. Creates the calendar if there is none. */
async function calendarOf(who: Client): Promise<string> {
  const $ = await make(who)
  return new URL($('#calendar-address').attr('value')!).pathname
}
const outside = world.visitor()
const bytesOf = async (path: string) => (await outside.request('GET', path)).text()
const eventsOf = async (who: Client) => readCalendar(await bytesOf(await calendarOf(who))).events
const titlesOf = async (who: Client) => (await eventsOf(who)).map(({ title }) => title)

const befriend = async (who: Person, friend: Person) =>
  (await who.api('POST', '/api/Friend/Add', { publicGuid: friend.list.publicGuid })).body.friendPrivateGuid as string
const bornOn = (who: Person, birthday: string | null) =>
  world.sql`update lists set birthday = ${birthday} where id = ${who.list.id}`
const tellOccasion = (who: Person, occasion: string, occasionDate: string) =>
  who.api('POST', '/api/MyList/UpdateOccasion', { privateGuid: who.list.privateGuid, occasion, occasionDate })

async function drawFor(title: string) {
  const drawn = await drawFamily({ world, lotte, bram })
  await world.sql`update draws set title = ${title} where public_guid = ${drawn.publicGuid}`
  return drawn
}

beforeEach(async () => {
  await world.sql`delete from friendships`
  await world.sql`delete from draws`
  await world.sql`update lists set birthday = null, occasion_date = null, access_type = 'PUBLIC'`
})

describe('The events of a calendar', () => {
  test('A calendar has friends’ birthdays, repeated every year, without their years of birth', async () => {
    await befriend(lotte, noor)
    await befriend(lotte, bram)
    await bornOn(noor, '1987-07-31')
    const [event, ...others] = await eventsOf(lotte)
    assert.deepEqual(others, [], 'a friend without a known birthday has an event')
    assert.deepEqual(
      { day: event!.day, rule: event!.rule, title: event!.title, url: event!.url, about: event!.about },
      {
        day: '2024-07-31',
        rule: 'FREQ=YEARLY',
        title: 'Noor de Vries is jarig',
        url: 'http://localhost:3000/noor',
        about: 'Wensen: http://localhost:3000/noor',
      },
    )
    const withoutUids = (await bytesOf(await calendarOf(lotte))).replaceAll(/^UID:.*$/gm, '')
    assert.doesNotMatch(withoutUids, /1987/)
  })

  test('A birthday on 29 February falls on the last day of that month', async () => {
    await befriend(lotte, noor)
    await bornOn(noor, '1992-02-29')
    const [event] = await eventsOf(lotte)
    assert.deepEqual([event!.day, event!.rule], ['2024-02-29', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1'])
    assert.equal(dayInYear({ day: 29, month: 2 }, 2027), '2027-02-28', 'the day on the page of friends')
  })

  test('A calendar has no birthday of a list that is closed or the user’s own by now, nor of a former friend', async () => {
    const friendship = await befriend(lotte, noor)
    await befriend(lotte, bram)
    await bornOn(noor, '1987-07-31')
    await bornOn(bram, '1985-01-01')
    const both = ['Bram Visser is jarig', 'Noor de Vries is jarig']
    assert.deepEqual((await titlesOf(lotte)).sort(), both)
    await setAccess(world, 'bram', 'CLOSED')
    assert.deepEqual(await titlesOf(lotte), both.slice(1))
    await setAccess(world, 'bram', 'OPEN', 'Welke hond?', 'Takkie')
    assert.deepEqual((await titlesOf(lotte)).sort(), both)
    assert.equal((await lotte.api('DELETE', `/api/Friend/${friendship}`)).status, 200)
    assert.deepEqual(await titlesOf(lotte), both.slice(0, 1))
    await setAccess(world, 'bram', 'PUBLIC')
    await accept(lotte, await invite(bram, 'Lotte'))
    assert.deepEqual(await titlesOf(lotte), [])
    await world.sql`delete from list_owners where list_id = ${bram.list.id} and not is_primary`
  })

  test('A calendar has the occasions of the user’s own lists, and of no other lists', async () => {
    await befriend(lotte, noor)
    await tellOccasion(noor, 'OurMarriage', '2030-06-07')
    await tellOccasion(lotte, 'JustBecause', '2030-01-02')
    await setAccess(world, 'noor', 'CLOSED')
    const noors = await eventsOf(noor)
    assert.deepEqual(
      noors.map(({ day, rule, title, url }) => ({ day, rule, title, url })),
      [
        {
          ...{ day: '2030-06-07', rule: null, title: 'Bruiloft: Noor de Vries' },
          url: 'http://localhost:3000/account/login?returnUrl=%2Fnoor',
        },
      ],
    )
    assert.deepEqual(await titlesOf(lotte), ['Lotte de Vries'])
  })

  test('Links to own lists lead through the login, because a logged-out owner would see cross-offs', async () => {
    await accept(noor, await invite(bram, 'Noor'))
    await befriend(noor, lotte)
    await bornOn(lotte, '1990-03-04')
    for (const each of [noor, bram]) await tellOccasion(each, 'OurMarriage', '2030-06-07')
    const { bare, throughLogin } = await ownLinksIn(
      world,
      noor.email,
      (await eventsOf(noor)).map(({ url, about }) => `${url} ${about}`).join(' '),
    )
    assert.deepEqual([bare, throughLogin.length], [[], 4])
    await world.sql`delete from list_owners where list_id = ${bram.list.id} and not is_primary`
  })

  test('A calendar has the draws that its user organizes or has opened a lot of, until they are deleted', async () => {
    await Promise.all([lotte, bram].map((who) => proveAddress(world, who)))
    const plain = await drawFor('De hele familie')
    const feast = await drawFor('Sint met de buren')
    const today = dayOf(world.services.now())
    const eve = nextOccurrence({ month: 12, day: 5 }, world.services.now())
    const expected = [
      { day: today, title: 'Lootjes getrokken: De hele familie' },
      { day: eve, title: 'Lootjes: Sint met de buren' },
    ]
    const drawsOf = async (who: Client) =>
      (await eventsOf(who)).map(({ day, title }) => ({ day, title })).sort((a, b) => a.title.length - b.title.length)
    const sorted = expected.toSorted((a, b) => a.title.length - b.title.length)
    assert.deepEqual(await drawsOf(lotte), sorted, 'the organizer')
    const { id } = (await world.scopeOf(lotte)).user!
    assert.deepEqual(await ownDays(world.sql, id, false), [], 'with draws switched off')
    assert.deepEqual(await drawsOf(bram), [], 'a participant who has not opened the lot')
    for (const { lots } of [plain, feast])
      assert.equal((await bram.get(`/lootjestrekken/lootje/${lots.bram.guid}`)).status, 200)
    assert.deepEqual(await drawsOf(bram), sorted)
    assert.deepEqual(await drawsOf(sem), [])
    for (const edition of ['be', 'de']) {
      await world.sql`update users set edition = ${edition} where email = ${bram.email}`
      assert.ok(
        (await eventsOf(bram)).some(({ day }) => day.endsWith('-12-06')),
        `in ${edition} Sint comes a day later`,
      )
    }
    await world.sql`update users set edition = 'nl' where email = ${bram.email}`
    assert.equal((await lotte.api('DELETE', `/api/Loting/${plain.publicGuid}`)).status, 200)
    assert.deepEqual(await drawsOf(bram), expected.slice(1))
  })

  test('A draw is on its feast’s next day in the user’s country, or on its own day if it has no feast', async () => {
    await proveAddress(world, lotte)
    for (const title of ['Alles', 'Sint', 'Kerst', 'Valentijn', 'Anders']) await drawFor(title)
    const at = '2026-12-20T23:30:00Z'
    await world.sql`
      update draws set drawn_at = ${at}, occasion = case title when 'Anders' then 'Valentine' end::draw_occasion`
    const daysIn = async (edition: string) => {
      await world.sql`update users set edition = ${edition}::edition where email = ${lotte.email}`
      return (await eventsOf(lotte)).map(({ day, title }) => `${day} ${title}`).sort()
    }
    const told = [await daysIn('nl'), await daysIn('be'), await daysIn('de')]
    const [{ stamp, url, about }] = (await eventsOf(lotte)) as [CalendarEvent]
    await world.sql`update users set edition = 'nl' where email = ${lotte.email}`
    const page = 'http://localhost:3000/lootjestrekken'
    assert.deepEqual([stamp, url, about], ['20261220T233000Z', page, `Deine Lose: ${page}`])
    const valentine = (word: string) => [`2027-02-14 ${word}: Anders`, `2027-02-14 ${word}: Valentijn`]
    assert.deepEqual(told, [
      [
        '2026-12-21 Lootjes getrokken: Alles',
        '2026-12-25 Lootjes: Kerst',
        ...valentine('Lootjes'),
        '2027-12-05 Lootjes: Sint',
      ],
      [
        '2026-12-21 Lootjes getrokken: Alles',
        '2026-12-25 Lootjes: Kerst',
        ...valentine('Lootjes'),
        '2027-12-06 Lootjes: Sint',
      ],
      [
        '2026-12-21 Lose gezogen: Alles',
        '2026-12-24 Auslosung: Kerst',
        ...valentine('Auslosung'),
        '2027-12-06 Auslosung: Sint',
      ],
    ])
  })

  test('A calendar has the same bytes with and without cross-offs and opened lots', async () => {
    await proveAddress(world, lotte)
    await befriend(lotte, noor)
    await befriend(noor, lotte)
    await bornOn(noor, '1987-07-31')
    await tellOccasion(noor, 'Christmas', '2030-12-25')
    const { lots } = await drawFor('Kerst bij ons')
    const gift = await world.addGift(noor.list)
    const paths = [await calendarOf(noor), await calendarOf(lotte)]
    const before = await Promise.all(paths.map(bytesOf))
    await crossOff(lotte, gift.publicGuid)
    assert.equal((await bram.get(`/lootjestrekken/lootje/${lots.bram.guid}`)).status, 200)
    const nudge = { participantPrivateGuid: lots.bram.guid }
    assert.equal((await world.visitor().api('POST', '/api/Lot/SendNudge', nudge)).status, 200)
    assert.deepEqual(await Promise.all(paths.map(bytesOf)), before)
    assert.match(before[1]!, /Kerst bij ons/)
    assert.doesNotMatch(before.join(), /[0-9a-f]{8}-[0-9a-f]{4}-/, 'the calendar contains a guid')
    assert.doesNotMatch(before.join(), /@/, 'the calendar contains an e-mail address')
  })

  test('An event keeps its UID when its day or text changes, and its stamp when the calendar is read', async () => {
    await tellOccasion(lotte, 'Christmas', '2030-12-25')
    const [before] = await eventsOf(lotte)
    await tellOccasion(lotte, 'OurMarriage', '2031-06-07')
    const [after] = await eventsOf(lotte)
    assert.equal(after!.uid, before!.uid)
    assert.notEqual(after!.day, before!.day)
    assert.ok(after!.stamp >= before!.stamp)
    assert.equal((await eventsOf(lotte))[0]!.stamp, after!.stamp, 'reading the calendar changed the stamp')
  })

  test('A calendar is in its user’s language, and escapes and folds any text as RFC 5545 says', async () => {
    await world.sql`update users set edition = 'de' where email = ${lotte.email}`
    const title = 'Wunsch; "eins", zwei\\n: 🎁'.repeat(3)
    assert.equal(
      (await lotte.api('POST', '/api/MyList/UpdateTitle', { privateGuid: lotte.list.privateGuid, title })).status,
      200,
    )
    await tellOccasion(lotte, 'Christmas', '2030-12-25')
    const calendar = readCalendar(await bytesOf(await calendarOf(lotte)))
    assert.equal(calendar.name, 'Geburtstage und Feste (Wunschkreis)')
    assert.equal(calendar.refresh, 'PT12H')
    assert.deepEqual(
      calendar.events.map((event) => event.title),
      [`Weihnachten: ${title}`],
    )
    await world.sql`update users set edition = 'nl' where email = ${lotte.email}`
  })
})

describe('The URL of a calendar', () => {
  test('A user makes a calendar, gets its URL again later, and can renew the URL or delete the calendar', async () => {
    const plain = await sem.post('/account/calendar')
    assert.deepEqual([plain.status, plain.headers.get('Location')], [303, '/account#calendar'])
    const first = await calendarOf(sem)
    assert.equal(await calendarOf(sem), first)
    const statusOf = async (path: string) => (await outside.request('GET', path)).status
    assert.equal(await statusOf(first), 200)
    /** Presses a button of the calendar's section: sends the fields of the button's form, as a browser does. */
    const press = async (button: string) => {
      const page = await sem.get('/account')
      const form = `#calendar form:contains("${button}")`
      return sem.htmx('POST', page.$(form).attr('action')!, filledForm(page, form))
    }
    const { $ } = await press('Link vernieuwen')
    assert.equal($('.flash').text(), 'Je agenda heeft een nieuwe link. Abonneer je er opnieuw op.')
    const second = new URL($('#calendar-address').attr('value')!).pathname
    assert.notEqual(second, first)
    assert.deepEqual([await statusOf(first), await statusOf(second)], [404, 200])
    assert.equal($('a[href^="webcal:"]').attr('href'), `webcal://localhost:3000${second}`)
    assert.equal(
      $('a[href^="https://calendar.google"]').attr('href'),
      `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(`webcal://localhost:3000${second}`)}`,
    )
    const off = await press('Agenda uitzetten')
    assert.equal(off.$('#calendar-address').length, 0)
    assert.equal(off.$('.flash').text(), 'Je agenda staat uit. De link werkt niet meer.')
    assert.equal(await statusOf(second), 404)
    assert.equal((await sem.post('/account/calendar/delete')).status, 303, 'deleting the calendar once more')
  })

  test('Two simultaneous requests for a calendar get the same URL', async () => {
    await sem.post('/account/calendar/delete')
    const { id } = (await world.scopeOf(sem)).user!
    const [one, other] = await whileLocked(
      world.sql,
      (tx) => tx`select from users where id = ${id} for update`,
      () => Promise.all([calendarOf(sem), calendarOf(sem)]),
      () => waitForLocks(world.sql, 2),
    )
    assert.equal(one, other)
  })

  test('A user without an account can’t make or delete a calendar', async () => {
    const nobody = world.visitor()
    assert.equal((await nobody.post('/account/calendar')).status, 401)
    assert.equal((await nobody.post('/account/calendar/delete')).status, 401)
    await nobody.api('POST', '/api/Afstreper/Create', { email: 'gast@familie.example' })
    assert.equal((await nobody.post('/account/calendar')).status, 403)
    assert.equal((await nobody.htmx('POST', '/account/calendar')).status, 403)
  })

  test('A calendar program gets the file without a session and without a cookie', async () => {
    const path = await calendarOf(lotte)
    const answer = await outside.request('GET', path)
    assert.equal(answer.headers.get('Content-Type'), 'text/calendar; charset=utf-8')
    assert.equal(answer.headers.get('Content-Disposition'), 'attachment; filename="wenskring.ics"')
    assert.equal(answer.headers.get('Cache-Control'), 'no-store')
    assert.equal(answer.headers.get('Referrer-Policy'), 'same-origin')
    assert.equal(answer.headers.get('Set-Cookie'), null)
    const head = await outside.request('HEAD', path)
    assert.deepEqual(
      [head.status, await head.text(), head.headers.get('Content-Type')],
      [200, '', 'text/calendar; charset=utf-8'],
    )
    assert.equal(
      (await outside.request('GET', path.toUpperCase().replace('/CALENDAR/', '/calendar/').replace('.ICS', '.ics')))
        .status,
      200,
    )
    for (const wrong of [
      '/calendar/x',
      '/calendar/x.ics',
      path.replace('.ics', ''),
      path.replace(/^\/calendar\/./, '/calendar/g'),
    ])
      assert.equal((await outside.request('GET', wrong)).status, 404, wrong)
    assert.equal(
      (await outside.request('GET', `/calendar/${lotte.user.privateGuid}.ics`)).status,
      404,
      'the user’s private guid',
    )
  })

  test('A dump of the database doesn’t contain the guid of a calendar', async () => {
    const guid = (await calendarOf(lotte)).slice('/calendar/'.length, -'.ics'.length)
    const dump = JSON.stringify(await dumpOf(world.sql))
    assert.ok(dump.includes(lotte.user.privateGuid), 'the dump does not even contain guids that are stored as they are')
    for (const written of [guid, guid.replaceAll('-', ''), Buffer.from(guid).toString('hex')])
      assert.ok(!dump.includes(written), written)
  })

  test('A calendar’s URL keeps working after a change of the server’s secret', async () => {
    const path = await calendarOf(lotte)
    const { signer } = world.services
    const [second, first] = [
      'the second secret, of more than 32 bytes',
      'a secret of more than 32 bytes for tests only',
    ] as const
    Object.assign(world.services, { signer: signerOf(second, first) })
    assert.match(await reseal(world.services, () => {}), /[1-9] calendars are sealed with the newest secret$/)
    Object.assign(world.services, { signer: signerOf(second) })
    assert.equal(await calendarOf(lotte), path)
    assert.equal((await outside.request('GET', path)).status, 200)
    Object.assign(world.services, { signer })
    assert.equal(await ownCalendar(await world.scopeOf(lotte)), null)
    const anew = await calendarOf(lotte)
    assert.equal(await ownCalendar(await world.scopeOf(lotte)), anew.slice('/calendar/'.length, -'.ics'.length))
    assert.notEqual(anew, path, 'a calendar that can’t be unsealed any more keeps its URL')
    assert.equal((await outside.request('GET', path)).status, 404)
  })

  test('A calendar that is renewed during resealing keeps its renewed URL', async () => {
    await calendarOf(lotte)
    const { id } = (await world.scopeOf(lotte)).user!
    const guid = crypto.randomUUID()
    const sealed = sealGuid(world.services.signer, id, guid)
    await whileLocked(
      world.sql,
      (tx) => tx`update calendars set guid_hash = ${guidHashOf(guid)}, sealed_guid = ${sealed} where user_id = ${id}`,
      () => reseal(world.services, () => {}),
    )
    assert.equal(await calendarOf(lotte), `/calendar/${guid}.ics`)
  })

  test('A calendar is deleted together with its user', async () => {
    const gone = await world.person('Ivo Maas')
    const path = await calendarOf(gone)
    assert.equal((await outside.request('GET', path)).status, 200)
    await world.sql`delete from users where email = ${gone.email}`
    assert.equal((await outside.request('GET', path)).status, 404)
  })
})

test('A calendar is read in three queries, however many events it has', async () => {
  const path = await calendarOf(lotte)
  const read = async () =>
    (await world.countQueries(() => world.visitor().request('GET', path))).filter(
      (each) => !each.includes('rate_limits'),
    ).length
  assert.equal(await read(), 3)
  for (const friend of [noor, bram, sem]) {
    await befriend(lotte, friend)
    await bornOn(friend, '1990-05-05')
  }
  assert.equal((await titlesOf(lotte)).length, 3)
  assert.equal(await read(), 3)
})

test('A client may read a calendar, or guess guids, sixty times an hour', async () => {
  const path = await calendarOf(lotte)
  const statuses = async (address: string) => {
    const all: number[] = []
    for (let n = 0; n < 61; n++) all.push((await outside.request('HEAD', address)).status)
    return [...new Set(all)]
  }
  await world.sql`delete from rate_limits`
  assert.deepEqual(await statuses(path), [200, 429])
  assert.equal((await outside.request('GET', await calendarOf(noor))).status, 200, 'another calendar')
  assert.deepEqual(await statuses('/calendar/00000000-0000-4000-8000-000000000000.ics'), [404, 429])
  await world.sql`delete from rate_limits`
})

test('Pages that show birthdays offer the calendar, and pages without birthdays don’t', async () => {
  const offersOn = async (path: string) => (await lotte.get(path)).$('main a[href="/account#calendar"]').length
  await befriend(lotte, noor)
  assert.deepEqual([await offersOn('/friends'), await offersOn('/')], [0, 0])
  await bornOn(noor, `1992${dayOf(world.services.now()).slice(4)}`)
  assert.deepEqual([await offersOn('/friends'), await offersOn('/')], [1, 1])
})
