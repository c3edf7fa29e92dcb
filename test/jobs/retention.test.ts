import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { dayMs, dayOf } from '#core/days.ts'
import type { Job } from '#jobs/define-job.ts'
import { jobs, polls } from '#jobs/index.ts'
import { purgeDrawsJob } from '#jobs/purge-draws.ts'
import { purgeGuestsJob } from '#jobs/purge-guests.ts'
import { purgeInvitesJob } from '#jobs/purge-invites.ts'
import { tellDrawEndsJob } from '#jobs/tell-draw-ends.ts'
import { drawFamily, forgetMails, lotStatus, mailsOf } from '#test/draws/drawing.ts'
import { editions } from '#core/editions.ts'
import { textsFor } from '#core/i18n.ts'
import { noTransports } from '#test/support/mail-transports.ts'
import { openFamily, proveAddress } from '#test/support/family.ts'
import { crossOff } from '#test/support/gifts.ts'
import { accept, invite } from '#test/support/owners.ts'
import type { Client } from '#test/support/world.ts'

const family = await openFamily()
const { world, noor, lotte, bram } = family

/** Runs a job as it would run this many days from now. */
async function runIn(days: number, job: Job): Promise<void> {
  world.travel(days)
  await job.run(world.services, {}, noTransports)
  world.travel(0)
}

test('docs/retention.md lists every table once, and exactly the jobs that delete or notify', async () => {
  const rows = [...readFileSync('docs/retention.md', 'utf8').matchAll(/^\|(.*)\|(.*)\|(.*)\|(.*)\|$/gm)].slice(2)
  const named = (cell: string | undefined) => [...(cell ?? '').matchAll(/`([\w-]+)`/g)].map(([, name]) => name!)
  const tables = await world.sql<{ name: string }[]>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`
  assert.deepEqual(rows.flatMap(([, cell]) => named(cell)).sort(), tables.map(({ name }) => name).sort())
  const told = new Set(rows.flatMap(([, , , , cell]) => named(cell)))
  const emptying = [...jobs, ...polls]
    .map(({ name }) => name)
    .filter((name) => /^(purge|delete|tell|confirm)-/.test(name))
  assert.deepEqual([...told].sort(), emptying.sort())
})

describe('guests', () => {
  const guest = async (email: string) => {
    const client = world.visitor()
    const { status } = await client.api('POST', '/api/Afstreper/Create', { email })
    assert.equal(status, 201)
    return client
  }
  const left = async () =>
    (
      await world.sql<
        { email: string }[]
      >`select email::text as email from users where password_hash is null order by email`
    ).map(({ email }) => email.replace(/@.*/, ''))
  const leave = (client: Client) => client.api('POST', '/api/Account/Logout')

  test('are deleted after 90 days if nothing of theirs is left, and kept as long as something is', async () => {
    const [gone, logged, giving, undone, writing, keeping, drawing] = await Promise.all(
      ['gone', 'ingelogd', 'geeft', 'deed-terug', 'schrijft', 'bewaart', 'trekt'].map((name) =>
        guest(`${name}@gast.example`),
      ),
    )
    const [gift, other] = [await world.addGift(noor.list), await world.addGift(noor.list)]
    await crossOff(giving!, gift.publicGuid)
    const privateCrossOffGuid = await crossOff(undone!, other.publicGuid)
    await undone!.api('POST', '/api/Gift/UndoCrossOff', { publicGuid: other.publicGuid, privateCrossOffGuid })
    const post = { publicWishlistGuid: noor.list.publicGuid, message: 'Dag', firstName: 'Tante', lastName: 'Jo' }
    assert.equal((await writing!.api('POST', '/api/Wishlist/CreateForumPost', post)).status, 200)
    await keeping!.api('POST', '/api/Friend/Add', { publicGuid: noor.list.publicGuid })
    await drawFamily(family, { organizer: drawing! })
    await world.mails()
    for (const client of [gone, giving, undone, writing, keeping, drawing]) await leave(client!)
    const all = await left()
    assert.ok(all.length >= 7)
    await runIn(89, purgeGuestsJob)
    assert.deepEqual(await left(), all)
    await runIn(91, purgeGuestsJob)
    // The draw belongs to a user who was made for the organizer's e-mail address, so the guest who drew keeps nothing
    // else.
    assert.deepEqual(
      await left(),
      all.filter((name) => !['gone', 'trekt'].includes(name)),
    )
    await leave(logged!)
    await runIn(91, purgeGuestsJob)
    assert.ok(!(await left()).includes('ingelogd'))
    assert.equal(
      (await world.sql`select 1 from cross_offs where undone_at is null`).length,
      1,
      'a standing cross-off was deleted',
    )
    await world.sql`delete from draws`
    await world.sql`delete from forum_posts`
    await world.sql`delete from friendships`
    await world.sql`delete from cross_offs`
    await leave(await world.person('Lang Weg'))
    await runIn(91, purgeGuestsJob)
    assert.deepEqual(await left(), [])
    assert.equal(
      (await world.sql`select 1 from users where password_hash is not null`).length,
      5,
      'an account was deleted',
    )
  })

  test('are kept while a lot, a notice, a mail or the recovery of the account that they joined needs them', async () => {
    const guests = ['bericht', 'brief', 'lootje', 'verstuurd', 'overgeslagen', 'opgegeven', 'samen']
    for (const name of guests) await leave(await guest(`${name}@gast.example`))
    const { participants } = await drawFamily(family)
    await world.mails()
    const idOf = (name: string) => world.sql`(select id from users where email = ${`${name}@gast.example`})`
    await world.sql`
      insert into cross_off_notices (user_id, description, list_guid, first_name, last_name)
      values (${idOf('bericht')}, 'Rode vlieger', ${noor.list.publicGuid}::uuid, 'Noor', 'de Vries')`
    const today = dayOf(new Date())
    await world.sql`
      insert into mails (kind, cause, recipient, edition, user_id, sent_on, skipped_on, given_up_on) values
        ('overview', 'a', 'a@gast.example', 'nl', ${idOf('brief')}, null, null, null),
        ('overview', 'b', 'b@gast.example', 'nl', ${idOf('verstuurd')}, ${today}, null, null),
        ('overview', 'c', 'c@gast.example', 'nl', ${idOf('overgeslagen')}, null, ${today}, null),
        ('overview', 'd', 'd@gast.example', 'nl', ${idOf('opgegeven')}, null, null, ${today})`
    await world.sql`
      with change as (
        insert into address_changes (user_id, old_email, proven_at, expires_at)
        select id, 'vroeger@example.org', now(), now() + interval '1 year' from users where email = ${noor.email} returning id
      )
      insert into guest_joins (address_change_id, guest_id, cross_off_ids, notice_ids, post_ids, lot_ids, friendship_ids)
      select id, ${idOf('samen')}, '{}', '{}', '{}', '{}', '{}' from change`
    await world.sql`update participants set user_id = ${idOf('lootje')} where public_guid = ${participants.bram}::uuid`
    await runIn(91, purgeGuestsJob)
    assert.deepEqual(await left(), ['bericht', 'brief', 'lootje', 'samen'])
    for (const table of ['cross_off_notices', 'mails', 'address_changes', 'draws'])
      await world.sql`delete from ${world.sql(table)}`
    await runIn(91, purgeGuestsJob)
    assert.deepEqual(await left(), [])
  })

  test('are kept while their e-mail address is being proven', async () => {
    await leave(await guest('bezig@gast.example'))
    await world.sql.begin(async (tx) => {
      await tx`select 1 from users where email = 'bezig@gast.example' for update`
      await runIn(91, purgeGuestsJob)
      assert.deepEqual(await left(), ['bezig'])
    })
    await runIn(91, purgeGuestsJob)
    assert.deepEqual(await left(), [])
  })

  test('are deleted whatever their number', async () => {
    await world.sql`insert into users (email, edition) select n || '@gast.example', 'nl' from generate_series(1, 1201) n`
    await runIn(91, purgeGuestsJob)
    assert.deepEqual(await left(), [])
  })
})

test('invites are deleted 90 days after they were accepted or expired', async () => {
  await invite(noor, 'Opa')
  const used = await invite(noor, 'Lotte')
  await accept(lotte, used)
  const left = async () =>
    (await world.sql<{ name: string }[]>`select name from owner_invites order by name`).map(({ name }) => name)
  await runIn(89, purgeInvitesJob)
  assert.deepEqual(await left(), ['Lotte', 'Opa'])
  await runIn(91, purgeInvitesJob)
  assert.deepEqual(await left(), ['Opa'])
  assert.equal((await world.visitor().get(`/i/${used}/open`)).status, 404)
  await runIn(119, purgeInvitesJob)
  assert.deepEqual(await left(), ['Opa'])
  await runIn(121, purgeInvitesJob)
  assert.deepEqual(await left(), [])
})

describe('draws', () => {
  const twoYears = (() => {
    const then = new Date()
    then.setUTCFullYear(then.getUTCFullYear() + 2)
    return Math.round((then.getTime() - Date.now()) / dayMs)
  })()
  const left = async () => (await world.sql`select 1 from draws`).length
  const told = () => mailsOf(world, 'draw-ends')

  test('are deleted two years after they were drawn, and their organizer is notified once, 30 days before', async () => {
    await world.sql`delete from draws`
    await proveAddress(world, lotte)
    const { publicGuid, lots } = await drawFamily(family)
    await forgetMails(world)
    const moveLotte = (from: string, to: string) => world.sql`update users set email = ${to} where email = ${from}`
    await moveLotte(lotte.email, 'lotte-nu@example.org')
    await runIn(twoYears - 31, tellDrawEndsJob)
    assert.deepEqual(await told(), [])
    for (const days of [29, 28, 2]) {
      await runIn(twoYears - days, tellDrawEndsJob)
      assert.equal((await told()).length, 1)
    }
    const [mail, ...others] = await told()
    assert.deepEqual([mail?.to, others.length], ['lotte-nu@example.org', 0])
    await moveLotte('lotte-nu@example.org', lotte.email)
    const { date } = textsFor(editions.nl)
    // The mail is written on the day of the job, or after the test has traveled back from that day.
    const ends = [twoYears, twoYears + 1].map((days) => date(new Date(Date.now() + days * dayMs)))
    const end = ends.find((day) => mail!.text.includes(day))
    assert.deepEqual(
      [mail!.subject, ...mail!.text.split('\n\n')],
      [
        'Over een maand verwijderen we je trekking: Sinterklaas met de familie',
        'Lotte de Vries, deze trekking is bijna twee jaar oud',
        `Op ${date(new Date())} trok je lootjes voor “Sinterklaas met de familie”. Zulke oude trekkingen bewaren we niet: op ${end} verwijderen we deze, met alle namen, adressen en lootjes.`,
        'Trek je binnenkort weer met dezelfde mensen? Neem ze dan nu mee naar een nieuwe trekking. Anders hoef je niets te doen.',
        `Opnieuw trekken:\nhttp://localhost:3000/lootjestrekken/loting/getrokken/${publicGuid}/opnieuw`,
        '-- \nWenskring\nJe krijgt deze mail omdat je de lootjes trok voor “Sinterklaas met de familie”.',
      ],
    )
    assert.doesNotMatch(mail!.html, /\/open\//, 'the mail to an account has the link for organizers without one')
    await runIn(twoYears - 1, purgeDrawsJob)
    assert.equal(await left(), 1)
    await runIn(twoYears + 2, purgeDrawsJob)
    assert.equal(await left(), 0)
    for (const table of ['participants', 'exclusions', 'lot_openings', 'draw_managers', 'former_addresses'])
      assert.equal((await world.sql.unsafe(`select 1 from ${table}`)).length, 0, table)
    assert.equal(await lotStatus(world, lots.bram.guid), 'NotFound')
    assert.equal((await bram.get(lots.bram.path)).headers.get('Location'), '/lootjestrekken/lootje/nietgevonden')
    assert.equal((await lotte.api('GET', `/api/Loting/${publicGuid}`)).body.problem, 'NotFound')
  })

  test('are kept a month longer if their organizer was notified late', async () => {
    await drawFamily(family)
    await forgetMails(world)
    await runIn(twoYears + 100, purgeDrawsJob)
    assert.equal(await left(), 1, 'the organizer is not notified yet')
    await runIn(twoYears + 100, tellDrawEndsJob)
    await runIn(twoYears + 129, purgeDrawsJob)
    assert.equal(await left(), 1)
    await runIn(twoYears + 131, purgeDrawsJob)
    assert.equal(await left(), 0)
  })

  test('notify an organizer without an account by the managing link, and nobody if the account is gone', async () => {
    const { manageLink } = await drawFamily(family, { organizer: world.visitor() })
    const { publicGuid } = await drawFamily(family)
    await world.sql`update draws set organizer_user_id = null where public_guid = ${publicGuid}`
    await forgetMails(world)
    await runIn(twoYears - 29, tellDrawEndsJob)
    const mails = await told()
    assert.equal(mails.length, 1)
    assert.ok(mails[0]!.text.includes(manageLink))
    const organizer = world.visitor()
    const managed = await organizer.get(manageLink)
    assert.match((await organizer.get(managed.headers.get('Location')!)).html, /Opnieuw trekken/)
    assert.equal((await world.sql`select 1 from draws where end_told_on is null`).length, 0)
    await runIn(twoYears + 2, purgeDrawsJob)
    assert.equal(await left(), 0)
  })

  test('are purged 90 days after their organizer deleted them, without a notification that they end', async () => {
    const { publicGuid, lots } = await drawFamily(family)
    assert.equal((await lotte.api('DELETE', `/api/Loting/${publicGuid}`)).status, 200)
    await runIn(89, purgeDrawsJob)
    assert.equal(await lotStatus(world, lots.bram.guid), 'Deleted')
    await forgetMails(world)
    await runIn(twoYears, tellDrawEndsJob)
    assert.deepEqual(await told(), [])
    await runIn(91, purgeDrawsJob)
    assert.equal(await lotStatus(world, lots.bram.guid), 'NotFound')
    assert.equal(await left(), 0)
  })

  test('are all deleted after their notification, whatever their number', async () => {
    await world.sql`
      insert into draws (title, drawn_at, organizer_name, organizer_email)
      select 'Trekking ' || n, now(), 'Lotte', 'lotte@familie.example' from generate_series(1, 250) n`
    await runIn(twoYears - 1, tellDrawEndsJob)
    await runIn(twoYears + 30, purgeDrawsJob)
    assert.equal(await left(), 0)
  })
})
