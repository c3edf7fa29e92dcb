import assert from 'node:assert/strict'
import { afterEach, describe, test } from 'node:test'
import { dayMs } from '#core/days.ts'
import { editions } from '#core/editions.ts'
import { textsFor } from '#core/i18n.ts'
import { giveMailUpJob } from '#jobs/give-mail-up.ts'
import { sendBulkJob } from '#jobs/send-bulk.ts'
import { sendOverviewMailsCommand as command } from '#jobs/commands/send-overview-mails.ts'
import { sendOverviewMails } from '../../src/overview/index.ts'
import { transportsOf } from '#test/support/mail-transports.ts'
import { dayFromNow, daysToMidnight } from '#test/support/days.ts'
import { openFamily, proveAddress } from '#test/support/family.ts'
import { crossOff } from '#test/support/gifts.ts'
import { addList, setAccess } from '#test/support/lists.ts'
import { ownLinksIn } from '#test/support/own-links.ts'
import { createProofFor } from '#test/support/proofs.ts'
import type { Client, Person } from '#test/support/world.ts'

// Overview mails: a user's lists, coming birthdays and crossed-off gifts, sent once in the period that the user chose.
// A mail contains nothing that the user may not know.

const { world, noor, lotte, bram, sem } = await openFamily(
  { BASE_URL: 'https://wenskring.example' },
  { countsQueries: true },
)
for (const person of [noor, lotte, bram]) await proveAddress(world, person)

const wants = (months: number, ...people: Pick<Person, 'email'>[]) =>
  world.sql`
    update users set overview_email_frequency = ${months} where email = any(${people.map(({ email }) => email)}::text[])`
const send = () => sendOverviewMails(world.services)
const mailsTo = async ({ email }: Pick<Person, 'email'>) =>
  (await world.mails()).filter(({ kind, to }) => kind === 'overview' && to === email)
const mailTo = async (person: Pick<Person, 'email'>) => (await mailsTo(person)).at(-1)!
const befriend = async (who: Client, list: Person['list']) =>
  assert.equal((await who.api('POST', '/api/Friend/Add', { publicGuid: list.publicGuid })).status, 200)
const bornInDays = (person: Person, days: number | null) =>
  world.sql`
    update lists set birthday = ${days === null ? null : `1980${dayFromNow(days).slice(4).replace('-02-29', '-03-01')}`}
    where id = ${person.list.id}`
const occasion = (person: Person, name: string, days: number) =>
  world.sql`update lists set occasion = ${name}::occasion, occasion_date = ${dayFromNow(days)} where id = ${person.list.id}`

afterEach(async () => {
  world.travel(0)
  await world.mails()
  for (const table of ['mails', 'overview_days', 'cross_offs', 'gifts', 'friendships'])
    await world.sql`delete from ${world.sql(table)}`
  await world.sql`delete from list_owners where not is_primary`
  await world.sql`delete from lists where username <> all(${[noor, lotte, bram, sem].map(({ username }) => username)}::citext[])`
  await world.sql`update lists set occasion_date = null, occasion = 'JustBecause', birthday = null, title = null, access_type = 'PUBLIC'`
  await world.sql`update users set overview_email_frequency = 0, edition = 'nl'`
})

describe('The overview mail', () => {
  test('An overview mail has the user’s lists, coming birthdays, and the gifts they have crossed off', async () => {
    await wants(3, lotte)
    await world.addGift(lotte.list)
    await world.addGift(lotte.list)
    await occasion(lotte, 'Sinterklaas', 12)
    await befriend(lotte, noor.list)
    await befriend(lotte, bram.list)
    await bornInDays(noor, 31)
    await bornInDays(bram, 32)
    await occasion(noor, 'MyBirthday', 31)
    const gift = await world.addGift(noor.list, { description: 'Wollen sokken', url: 'https://winkel.example/sokken' })
    const guid = await crossOff(lotte, gift.publicGuid)
    assert.deepEqual(await send(), { mails: 1, withoutMail: 0 })
    const mail = await mailTo(lotte)
    assert.equal(mail.subject, 'Noor de Vries is bijna jarig')
    assert.match(mail.text, /Even bijpraten, Lotte\n/)
    assert.match(
      mail.text,
      /\nBijna jarig\n\nNoor de Vries\n\d+ [a-z]+, over 31 dagen\nhttps:\/\/wenskring\.example\/noor\n/,
    )
    assert.doesNotMatch(mail.text, /Bram/, 'Bram’s birthday is after the coming month')
    assert.match(mail.text, /\nDit geef jij\n\nWollen sokken\nVoor Noor de Vries, op \d+ [a-z]+\n/)
    assert.ok(mail.text.includes(`https://wenskring.example/crossedoff/${gift.publicGuid}/${guid}`))
    assert.match(
      mail.text,
      /\nJe lijst\n\nVerlanglijst van Lotte de Vries\n2 cadeaus, Sinterklaas over 12 dagen\nhttps:\/\/wenskring\.example\/account\/login\?returnUrl=%2Flotte\n/,
    )
    for (const link of mail.text.match(/https:\S+/g)!)
      assert.ok(mail.html.includes(link.replaceAll('&', '&amp;')), link)
    const back = /https:\S+returnUrl=%2F(?=\s)/.exec(mail.text)![0]
    assert.equal((await lotte.get(new URL(back).pathname + new URL(back).search)).headers.get('location'), '/')
  })

  test('An overview mail doesn’t depend on cross-offs on the user’s own list, even if the list shows them', async () => {
    await wants(1, noor)
    const gift = await world.addGift(noor.list)
    await world.addGift(noor.list)
    const said = async () => {
      await world.sql`delete from overview_days`
      await world.sql`delete from mails`
      await send()
      const { subject, text, html } = await mailTo(noor)
      return [subject, text, html]
    }
    const before = await said()
    await crossOff(bram, gift.publicGuid)
    await world.mails()
    assert.deepEqual(await said(), before)
    await world.sql`update lists set show_crossed_off = true where id = ${noor.list.id}`
    assert.deepEqual(await said(), before)
    await world.sql`update lists set show_crossed_off = false where id = ${noor.list.id}`
  })

  test('An overview mail leaves out gifts on lists owned by somebody with the reader’s e-mail address', async () => {
    await wants(1, lotte)
    await crossOff(lotte, (await world.addGift(noor.list, { description: 'Geheim' })).publicGuid)
    await crossOff(lotte, (await world.addGift(bram.list, { description: 'Theepot' })).publicGuid)
    await crossOff(lotte, (await world.addGift(sem.list, { description: 'Samen' })).publicGuid)
    const [twin] = await world.sql<{ id: number }[]>`
      insert into users (email, edition) values (${lotte.email}, 'nl') returning id`
    await world.sql`insert into list_owners (list_id, user_id) values (${noor.list.id}, ${twin!.id})`
    await world.sql`insert into list_owners (list_id, user_id) select ${sem.list.id}, id from users where email = ${lotte.email} and password_hash is not null`
    await send()
    const { text } = await mailTo(lotte)
    assert.match(text, /Theepot/)
    assert.doesNotMatch(text, /Geheim|Samen/)
    await world.sql`delete from users where id = ${twin!.id}`
  })

  test('An overview mail leaves out undone cross-offs, and gifts whose day has passed', async () => {
    await wants(1, lotte)
    await crossOff(lotte, (await world.addGift(noor.list, { description: 'Gegeven' })).publicGuid)
    const { publicGuid } = await world.addGift(bram.list, { description: 'Bedacht' })
    await lotte.api('POST', '/api/Gift/CrossOff', { publicGiftGuid: publicGuid })
    await world.sql`update cross_offs set undone_at = now() where gift_id = (select id from gifts where public_guid = ${publicGuid}::uuid)`
    await occasion(noor, 'MyBirthday', 1)
    world.travel(daysToMidnight()) // The next day has begun in Amsterdam, but not yet in UTC.
    const later = await crossOff(lotte, (await world.addGift(noor.list, { description: 'Voor later' })).publicGuid)
    await world.sql`update cross_offs set crossed_off_at = ${world.services.now()} where private_guid = ${later}::uuid`
    await send()
    const { text } = await mailTo(lotte)
    assert.doesNotMatch(text, /Gegeven|Bedacht/)
    assert.match(text, /Voor later/, 'a gift that was crossed off since is for the next day')
  })

  test('An overview mail shows at most ten rows a section, and says how many more there are', async () => {
    await wants(1, lotte)
    for (let n = 1; n <= 12; n++)
      await crossOff(lotte, (await world.addGift(noor.list, { description: `Wens nummer ${n}.` })).publicGuid)
    for (let n = 1; n <= 10; n++) await addList(world, lotte, `lotte-${n}`, { title: `Lijst ${n}` })
    await send()
    const { text } = await mailTo(lotte)
    assert.equal(text.match(/Wens nummer/g)!.length, 10)
    assert.match(text, /Wens nummer 10[^]*\nEn nog 2\n[^]*Lijst 9\n[^]*\nEn nog 1\n/)
    assert.doesNotMatch(text, /Lijst 10/)
  })

  test('An overview mail leaves out birthdays of closed lists and of the reader’s own lists', async () => {
    await wants(1, lotte)
    for (const friend of [noor, bram]) {
      await befriend(lotte, friend.list)
      await bornInDays(friend, 5)
    }
    await setAccess(world, 'noor', 'CLOSED')
    await world.sql`insert into list_owners (list_id, user_id) select ${bram.list.id}, id from users where email = ${lotte.email}`
    await send()
    assert.doesNotMatch((await mailTo(lotte)).text, /jarig/)
  })

  test('An overview mail to a guest leaves out birthdays of lists whose owner has the guest’s e-mail address', async () => {
    const guest = world.visitor()
    await guest.api('POST', '/api/Afstreper/Create', { email: 'iemand@example.org' })
    for (const friend of [noor, bram]) {
      await befriend(guest, friend.list)
      await bornInDays(friend, 5)
    }
    await world.sql`update users set email = ${noor.email}, overview_email_frequency = 1, email_proven_at = now() where email = 'iemand@example.org'`
    await send()
    const [mail] = await mailsTo(noor)
    assert.match(mail!.text, /Bram Visser\n/)
    assert.deepEqual((await ownLinksIn(world, noor.email, mail!.text + mail!.html)).bare, [])
    await world.sql`delete from users where password_hash is null`
  })

  test('An overview mail has its sections in order, with texts and dates of the reader’s edition', async () => {
    await wants(1, lotte)
    await world.sql`update users set edition = 'de' where email = ${lotte.email}`
    await world.sql`update lists set created_at = '2021-01-01' where id = ${lotte.list.id}`
    const older = await addList(world, lotte, 'lotte-oud', { title: 'Zum Fest & mehr' })
    await world.sql`
      update lists set created_at = '2020-01-01', occasion = 'OurMarriage', occasion_date = ${dayFromNow(1)} where id = ${older.id}`
    for (const friend of [noor, bram, sem]) await befriend(lotte, friend.list)
    await bornInDays(noor, 9)
    await bornInDays(bram, 9)
    await bornInDays(sem, 0)
    await occasion(bram, 'MyBirthday', 20)
    await occasion(sem, 'MyBirthday', -3)
    for (const [person, description] of [
      [noor, 'Zuerst'],
      [sem, 'Vorbei'],
      [noor, 'Danach'],
      [bram, 'Mit Tag'],
    ] as const)
      await crossOff(lotte, (await world.addGift(person.list, { description })).publicGuid)
    await world.sql`
      update cross_offs set crossed_off_at = case when gift_id in (select id from gifts where description = 'Zuerst') then timestamptz '2020-01-01' else now() end`
    await world.sql`delete from mails`
    await send()
    const { subject, text } = await mailTo(lotte)
    const day = (days: number) => textsFor(editions.de).date(dayFromNow(days), 'day')
    const gift = 'https://wenskring.example/crossedoff/guid/guid'
    const login = 'https://wenskring.example/account/login?returnUrl='
    const rows = (...some: readonly string[][]) => some.flatMap((lines) => ['', ...lines])
    assert.equal(subject, 'Sem Bakker und 2 andere haben bald Geburtstag')
    assert.deepEqual(text.replaceAll(/[0-9a-f-]{36}/g, 'guid').split('\n'), [
      'Kurz das Wichtigste, Lotte',
      ...rows(
        ['Bald Geburtstag'],
        ['Sem Bakker', `${day(0)}, heute`, 'https://wenskring.example/sem'],
        ['Bram Visser', `${day(9)}, in 9 Tagen`, 'https://wenskring.example/bram'],
        ['Noor de Vries', `${day(9)}, in 9 Tagen`, 'https://wenskring.example/noor'],
        ['Das schenkst du'],
        ['Mit Tag', `Für Bram Visser, am ${day(20)}`, gift],
        ['Zuerst', 'Für Noor de Vries', gift],
        ['Vorbei', 'Für Sem Bakker', gift],
        ['Danach', 'Für Noor de Vries', gift],
        ['Deine Listen'],
        ['Zum Fest & mehr', 'noch leer, Unsere Hochzeit morgen', `${login}%2Flotte-oud`],
        ['Wunschliste von Lotte de Vries', 'noch leer', `${login}%2Flotte`],
        ['Alles ansehen:', `${login}%2F`],
      ),
      '',
      '-- ',
      'Wunschkreis',
      'Du bekommst diese Mail, weil du einen Überblick haben wolltest. Wie oft er kommt, bestimmst du.',
      'E-Mail-Einstellungen ändern: https://wenskring.example/account/mailings/guid',
    ])
  })

  test('A birthday on 29 February falls on the 28th in other years', async () => {
    await wants(1, lotte)
    await befriend(lotte, noor.list)
    await world.sql`update lists set birthday = '1992-02-29' where id = ${noor.list.id}`
    const thisYear = Number(dayFromNow(0).slice(0, 4))
    const year = [thisYear + 1, thisYear + 2].find((each) => each % 4 !== 0)!
    world.travel(Math.ceil((Date.parse(`${year}-02-10T12:00Z`) - Date.now()) / dayMs))
    await send()
    assert.match((await mailTo(lotte)).text, /\nNoor de Vries\n28 februari, over 1[78] dagen\n/)
  })

  test('A waiting overview mail is skipped if the user’s e-mail address has changed, except in case', async () => {
    await wants(1, noor)
    const sent: string[] = []
    const transports = transportsOf(async ({ to }) => void sent.push(to))
    for (const now of ['NOOR@example.org', 'noor.elders@example.org']) {
      await sendOverviewMails({ ...world.services, queue: { ...world.services.queue, enqueue: async () => {} } })
      const mails = await world.sql<{ id: number }[]>`select id from mails where kind = 'overview' and sent_on is null`
      await world.sql`update users set email = ${now} where email = ${noor.email}`
      await sendBulkJob.run(world.services, { mailIds: mails.map(({ id }) => id) }, transports)
      await world.sql`update users set email = ${noor.email} where email = ${now}`
      await world.sql`delete from overview_days`
    }
    assert.deepEqual(sent, [noor.email])
  })

  test('An overview mail is in the language of the reader’s edition', async () => {
    await wants(1, noor, lotte)
    await befriend(lotte, noor.list)
    await bornInDays(noor, 1)
    await world.sql`update users set edition = 'de' where email = ${lotte.email}`
    await world.sql`update users set edition = 'en' where email = ${noor.email}`
    await send()
    assert.equal((await mailTo(lotte)).subject, 'Noor de Vries hat bald Geburtstag')
    assert.match((await mailTo(lotte)).text, /, morgen\n/)
    assert.equal((await mailTo(noor)).subject, 'Your list at a glance')
    assert.match((await mailTo(noor)).text, /no gifts yet/)
  })

  test('An unproven address gets no overview mail until it is confirmed, and the settings say so', async () => {
    await wants(1, sem)
    await crossOff(sem, (await world.addGift(noor.list, { description: 'Zelf beloofd' })).publicGuid)
    const settings = async () => (await sem.get('/account')).$('#mails').text()
    assert.match(await settings(), /komen pas als je je e-mailadres hebt bevestigd/)
    assert.equal((await send()).mails, 0)
    assert.equal((await mailsTo(sem)).length, 0)
    await sem.post('/account/confirm', { proof: await createProofFor(world.sql, sem) })
    assert.doesNotMatch(await settings(), /komen pas/)
    assert.equal((await send()).mails, 1)
    assert.match((await mailTo(sem)).text, /Zelf beloofd/)
    await world.sql`update users set email_proven_at = null where email = ${sem.email}`
  })

  test('An overview mail that waits is skipped if its user has not proven the address', async () => {
    await wants(1, sem)
    await world.sql`update users set email_proven_at = now() where email = ${sem.email}`
    await sendOverviewMails({ ...world.services, queue: { ...world.services.queue, enqueue: async () => {} } })
    const mails = await world.sql<{ id: number }[]>`
      select id from mails where kind = 'overview' and recipient = ${sem.email} and sent_on is null`
    await world.sql`update users set email_proven_at = null where email = ${sem.email}`
    const sent: string[] = []
    await sendBulkJob.run(world.services, { mailIds: mails.map(({ id }) => id) }, transportsOf(async ({ to }) => void sent.push(to))) // oxfmt-ignore
    assert.deepEqual(sent, [])
  })

  test('One click unsubscribes from overview mails', async () => {
    await wants(1, lotte, noor)
    await send()
    const { headers } = await mailTo(lotte)
    assert.equal(headers['List-Unsubscribe-Post'], 'List-Unsubscribe=One-Click')
    const { pathname, search } = new URL(/^<(.+)>$/.exec(headers['List-Unsubscribe']!)![1]!)
    assert.match(pathname + search, /^\/account\/mailings\/[0-9a-f-]{36}\/unsubscribe\?kind=overview$/)
    world.travel(32)
    await world.visitor().request('POST', pathname + search, { body: 'List-Unsubscribe=One-Click' })
    assert.deepEqual(await send(), { mails: 1, withoutMail: 0 })
    assert.equal((await mailsTo(lotte)).length, 1)
    assert.equal((await mailsTo(noor)).length, 2)
  })
})

describe('The period of overview mails', () => {
  test('A user gets one mail in the period they chose, counted from their last overview day', async () => {
    await wants(1, noor)
    await wants(3, lotte)
    const sent = async (day: number) => {
      world.travel(day)
      return (await send()).mails
    }
    assert.deepEqual(
      [await sent(0), await sent(0), await sent(27), await sent(31), await sent(58), await sent(93), await sent(94)],
      [2, 0, 0, 1, 0, 2, 0],
    )
  })

  test('A user who switches the mails off and on again gets no second mail within the period', async () => {
    await wants(12, noor)
    assert.equal((await send()).mails, 1)
    await wants(0, noor)
    assert.equal((await send()).mails, 0)
    await wants(6, noor)
    world.travel(100)
    assert.equal((await send()).mails, 0)
    world.travel(190)
    assert.equal((await send()).mails, 1)
  })

  test('A user who got their mail as a guest gets no second one after proving the guest’s address', async () => {
    const guest = world.visitor()
    await guest.api('POST', '/api/Afstreper/Create', { email: 'lotte.elders@example.org' })
    await crossOff(guest, (await world.addGift(noor.list)).publicGuid)
    await wants(1, { email: 'lotte.elders@example.org' })
    await world.sql`update users set email_proven_at = now() where email = 'lotte.elders@example.org'`
    assert.equal((await send()).mails, 1)
    await world.sql`update users set email = ${lotte.email} where email = 'lotte.elders@example.org'`
    await wants(1, lotte)
    await world.sql`
      insert into overview_days (user_id, had_on) select id, ${dayFromNow(-40)} from users where email = ${lotte.email} and password_hash is not null`
    await proveAddress(world, lotte)
    await lotte.post('/account/confirm', { proof: await createProofFor(world.sql, guest) })
    assert.equal((await send()).mails, 0)
    await guest.api('POST', '/api/Account/Delete', {})
  })

  test('Several runs at once send each user one mail', async () => {
    await wants(1, noor, lotte, bram)
    const reports = await Promise.all(Array.from({ length: 6 }, send))
    assert.equal(reports.reduce((sum, { mails }) => sum + mails, 0), 3) // oxfmt-ignore
    for (const person of [noor, lotte, bram]) assert.equal((await mailsTo(person)).length, 1)
  })

  test('A user without news gets no mail, and their period counts as done', async () => {
    const guest = world.visitor()
    await guest.api('POST', '/api/Afstreper/Create', { email: 'gast@example.org' })
    await wants(1, { email: 'gast@example.org' })
    await world.sql`update users set email_proven_at = now() where email = 'gast@example.org'`
    assert.deepEqual(await send(), { mails: 0, withoutMail: 1 })
    await crossOff(guest, (await world.addGift(noor.list)).publicGuid)
    assert.deepEqual(await send(), { mails: 0, withoutMail: 0 })
    world.travel(32)
    assert.deepEqual(await send(), { mails: 1, withoutMail: 0 })
    const mail = await mailTo({ email: 'gast@example.org' })
    assert.match(mail.text, /^Even bijpraten\n/)
    assert.doesNotMatch(mail.text, /account\/login/, 'a guest, who has no password, gets no link to the login')
    await world.sql`delete from users where email = 'gast@example.org'`
  })

  test('A run needs the same number of statements for one user and for many', async () => {
    await wants(1, noor)
    /** Counts the run's own statements, without those of the worker, which sends the mails meanwhile. */
    const statementsOf = async () =>
      (await world.countQueries(send)).filter((statement) => /overview_days|insert into/.test(statement)).length
    const looksOf = async () =>
      (await world.countQueries(() => sendOverviewMails(world.services, { isDryRun: true }))).length
    const looks = await looksOf()
    const statements = await statementsOf()
    await wants(1, lotte, bram)
    assert.equal(await looksOf(), looks)
    assert.equal(await statementsOf(), statements)
  })

  test('All mails of a job that is given up are marked as given up', async () => {
    await wants(1, noor, lotte)
    await sendOverviewMails({ ...world.services, queue: { ...world.services.queue, enqueue: () => Promise.resolve() } })
    const mailIds = (
      await world.sql<{ id: number }[]>`select id from mails where kind = 'overview' and sent_on is null`
    ).map(({ id }) => id)
    assert.equal(mailIds.length, 2)
    await giveMailUpJob.run(world.services, { mailIds }, null as never)
    const rows = await world.sql`select 1 from mails where id = any(${mailIds}) and given_up_on is not null`
    assert.equal(rows.length, 2)
  })

  test('A mail is recorded before it is sent, so that it is lost rather than sent twice if the worker dies', async () => {
    await wants(1, noor)
    const services = { ...world.services, queue: { ...world.services.queue, enqueue: () => Promise.resolve() } }
    await sendOverviewMails(services)
    const [row] = await world.sql<{ id: number }[]>`select id from mails where kind = 'overview'`
    const isRecorded = async () =>
      (await world.sql`select 1 from mails where id = ${row!.id} and sent_on is not null`).length === 1
    let sent = 0
    const run = (during: () => Promise<void>) =>
      sendBulkJob.run(
        world.services,
        { mailIds: [row!.id] },
        transportsOf(async () => {
          sent++
          assert.ok(await isRecorded())
          await during()
        }),
      )
    await assert.rejects(Promise.resolve(run(() => Promise.reject(new Error('busy')))), /busy/)
    assert.equal(await isRecorded(), false, 'a refused mail is tried again')
    await run(async () => void (await run(() => Promise.resolve())))
    assert.equal(sent, 2, 'a run meanwhile finds the mail recorded as sent')
  })
})

describe('The command that sends overview mails', () => {
  test('A dry run counts the mails and sends none', async () => {
    await wants(1, noor, lotte)
    assert.equal(await command(world.services, true), 'Would send 2 overview mails.')
    assert.deepEqual([await mailsTo(noor), await world.sql`select 1 from overview_days`.then((rows) => rows.length)], [[], 0]) // oxfmt-ignore
    assert.equal(await command(world.services, false), '2 overview mails will be sent.')
    assert.equal(await command(world.services, true), 'Would send 0 overview mails.')
    assert.equal(await command(world.services, false), '0 overview mails will be sent.')
  })

  test('The command sends no mails while reminder mails are switched off', async () => {
    await wants(1, noor)
    const { config } = world.services
    const services = {
      ...world.services,
      config: { ...config, switches: { ...config.switches, reminderMails: false } },
    }
    assert.match(await command(services, false), /^FEATURE_REMINDER_MAILS is off/)
    assert.deepEqual(await sendOverviewMails(services), { mails: 0, withoutMail: 0 })
  })
})
