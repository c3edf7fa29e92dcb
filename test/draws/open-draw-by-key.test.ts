import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { sendMailKind } from '#core/mail/enqueue-mail.ts'
import { openFamily, proveAddress } from '#test/support/family.ts'
import { dumpOf } from '#test/support/dump.ts'
import { crossOff } from '#test/support/gifts.ts'
import { createProof } from '#test/support/proofs.ts'
import type { Client, Person } from '#test/support/world.ts'
import { tellDrawEnds } from '../../src/draws/index.ts'
import { draw, drawFamily, forgetMails, givenPerson, lotGuidIn, mailsOf, readDraw } from './drawing.ts'

const family = await openFamily()
const { world, lotte, bram } = family

beforeEach(() => forgetMails(world))

describe('The link in the organizer’s mail', () => {
  const linkIn = (text: string) =>
    /loting\/open\/([0-9a-f-]{36})\/([0-9a-f-]{36})/.exec(text)!.slice(1) as [string, string]
  const open = (who: Client, body: object) => who.api('POST', '/api/Loting/OpenWithOrganizer', body)

  test('The link opens the draw in any session, and makes a visitor a guest with the organizer’s address', async () => {
    await drawFamily(family, { organizer: world.visitor() })
    const [mail] = await mailsOf(world, 'draw-manage')
    const [publicLotingGuid, privateUserGuid] = linkIn(mail!.text)
    const elsewhere = world.visitor()
    const opened = await open(elsewhere, { publicLotingGuid, privateUserGuid })
    assert.deepEqual(
      [opened.status, opened.body.changedCurrentUser, opened.body.loting.publicGuid],
      [200, true, publicLotingGuid],
    )
    const user = (await elsewhere.api('GET', '/api/Account/UserData')).body
    assert.deepEqual([user.email, user.isAccount], ['lotte@familie.example', false])
    assert.notEqual(user.privateGuid, privateUserGuid, 'the key is not the guest’s private guid')
    const [session] = await world.sql<{ unproven: boolean }[]>`
      select s.unproven from sessions s join users u on u.id = s.user_id where u.public_guid = ${user.publicGuid}::uuid`
    assert.equal(session!.unproven, true, 'a session that opened a forwarded link stays unproven')
    assert.equal((await open(elsewhere, { publicLotingGuid, privateUserGuid })).body.changedCurrentUser, false)
    const overview = (await elsewhere.api('GET', '/api/Loting/Overview')).body.lotingen
    assert.equal(overview[0].manageGuid, publicLotingGuid)
    const [{ id } = { id: 0 }] = await world.sql<
      { id: number }[]
    >`select id from draws where public_guid = ${publicLotingGuid}`
    assert.equal(
      (await open(world.visitor(), { lotingId: id, privateUserGuid })).status,
      200,
      'the link has the draw’s number instead of its guid',
    )
    assert.equal((await open(world.visitor(), { lotingId: id })).status, 400)
    assert.equal((await open(world.visitor(), { privateUserGuid })).status, 400)
    assert.deepEqual((await open(world.visitor(), { publicLotingGuid, privateUserGuid: publicLotingGuid })).body, {
      problem: 'NotFound',
    })
  })

  test('The organizer’s own lot is shown to the session that drew, and to nobody who came by the link', async () => {
    const organizer = world.visitor()
    const { publicGuid, manageLink } = await drawFamily(family, { organizer })
    assert.ok((await readDraw(organizer, publicGuid)).organizerLot)
    await organizer.get(manageLink)
    assert.ok(
      (await readDraw(organizer, publicGuid)).organizerLot,
      'the session that drew still sees the lot after it opens the link',
    )
    const key = manageLink.split('/').at(-1)!
    const [byApp, byPage, asBram] = [world.visitor(), world.visitor(), bram]
    const opened = await open(byApp, { publicLotingGuid: publicGuid, privateUserGuid: key })
    assert.deepEqual([opened.body.loting.organizerLot, opened.body.loting.lots], [null, []])
    await byPage.get(manageLink)
    await asBram.get(manageLink)
    for (const who of [byApp, byPage, asBram]) {
      assert.equal((await readDraw(who, publicGuid)).organizerLot, null)
      const page = await who.get(`/lootjestrekken/loting/getrokken/${publicGuid}`)
      assert.deepEqual([page.status, page.$('a[href*="/lootje/"]').length], [200, 0])
    }
    const overview = (await byApp.api('GET', '/api/Loting/Overview')).body.lotingen
    assert.deepEqual(overview[0].lots, [])
    await byApp.api('POST', '/api/Account/Create', {
      email: 'lotte@familie.example',
      username: 'lotte-namens',
      firstName: 'Lotte',
      lastName: 'Namens',
      password: 'een goed wachtwoord',
      receiveMailing: false,
    })
    assert.deepEqual(
      (await byApp.api('GET', '/api/Loting/Overview')).body.lotingen,
      [],
      'an account without a proven address has no draws',
    )
    assert.equal((await byApp.api('POST', '/api/Account/Delete', {})).status, 200)
  })

  test('The lot of an organizer with an unproven address says that the browser that drew opens it too', async () => {
    const words = /gaat ook open in de browser waarin deze trekking is gemaakt.*iemand anders jouw adres/s
    const saysSo = async (email: string) => {
      const mail = (await mailsOf(world, 'lot', email)).at(-1)!
      const page = await world.visitor().get(`/lootjestrekken/lootje/${lotGuidIn(mail)}`)
      assert.equal(words.test(page.$('main').text()), words.test(mail.text))
      return words.test(mail.text)
    }
    await drawFamily(family, { organizer: world.visitor() })
    assert.equal(await saysSo('lotte@familie.example'), true)
    assert.equal(await saysSo(bram.email), false)
    const unproven = await world.person('Onbevestigd Account')
    const drawnBy = (who: Person) => draw(who, [givenPerson(0, { email: who.email }), givenPerson(1), givenPerson(2)])
    await drawnBy(unproven)
    assert.equal(await saysSo(unproven.email), true)
    await proveAddress(world, unproven)
    assert.equal(await saysSo(unproven.email), true, 'the lot still says so after a later proof')
    await forgetMails(world)
    await drawnBy(unproven)
    assert.equal(await saysSo(unproven.email), false)
  })

  test('A later account in the organizer’s browser can’t see the organizer’s lot, even with that address', async () => {
    const [forwarded, typed] = [world.visitor(), world.visitor()]
    for (const shared of [forwarded, typed]) {
      const { publicGuid, manageLink } = await drawFamily(family, { organizer: shared })
      if (shared === forwarded) {
        await shared.api('POST', '/api/Account/Login', { emailOrUsername: bram.email, password: bram.password })
        await shared.get(manageLink)
        assert.equal((await readDraw(shared, publicGuid)).organizerLot, null)
      } else {
        await shared.api('POST', '/api/Account/Create', {
          email: 'volgende@example.org',
          username: 'volgende',
          firstName: 'Vol',
          lastName: 'Gende',
          password: 'een goed wachtwoord',
          receiveMailing: false,
        })
        const { privateGuid } = (await shared.api('GET', '/api/Account/UserData')).body
        const edited = await shared.api('POST', '/api/Account/Edit', {
          userPrivateGuid: privateGuid,
          firstName: 'Vol',
          lastName: 'Gende',
          email: 'lotte@familie.example',
          overviewEmailFrequency: 0,
          enableCrossOffNotifications: true,
        })
        assert.equal(edited.status, 200)
        assert.equal((await shared.api('GET', `/api/Loting/${publicGuid}`)).status, 422)
        assert.equal((await shared.api('POST', '/api/Account/Delete', {})).status, 200)
      }
    }
  })

  test('A participant who uses the organizer’s browser later sees only their own lot', async () => {
    const shared = world.visitor()
    const { lots } = await drawFamily(family, { organizer: shared })
    await proveAddress(world, bram)
    await bram.get(lots.bram.path)
    await shared.api('POST', '/api/Account/Login', { emailOrUsername: bram.email, password: bram.password })
    const [draw] = (await shared.api('GET', '/api/Loting/Overview')).body.lotingen
    assert.equal(draw.manageGuid, null)
    assert.deepEqual(draw.lots, [{ privateParticipantGuid: lots.bram.guid, participantName: 'Bram Visser' }])
  })

  test('An account that lost the proof of its address since it opened a lot no longer sees the lot', async () => {
    const { lots } = await drawFamily(family, { organizer: world.visitor() })
    const account = await world.person('Namens Lotte')
    await world.sql`update users set email = 'lotte@familie.example', email_proven_at = now() where email = ${account.email}`
    const own = async () => {
      const [draw] = (await account.api('GET', '/api/Loting/Overview')).body.lotingen
      return (draw.lots as { privateParticipantGuid: string }[]).map((lot) => lot.privateParticipantGuid)
    }
    await account.get(lots.lotte.path)
    assert.deepEqual(await own(), [lots.lotte.guid])
    await world.sql`update users set email_proven_at = null where email = 'lotte@familie.example' and password_hash is not null`
    assert.deepEqual(await own(), [])
    assert.equal((await account.api('POST', '/api/Account/Delete', { password: account.password })).status, 200)
  })

  test('A later guest in the organizer’s browser can’t see the organizer’s lot', async () => {
    const shared = world.visitor()
    const { publicGuid } = await drawFamily(family, { organizer: shared })
    const other = world.visitor()
    const { body } = await other.api('POST', '/api/Afstreper/Create', { email: 'volgende-gast@example.org' })
    await shared.post('/account/confirm', { proof: await createProof(world.sql, body.user.publicGuid as string) })
    assert.equal((await shared.api('GET', '/api/Account/UserData')).body.email, 'volgende-gast@example.org')
    assert.equal((await readDraw(shared, publicGuid)).organizerLot, null)
  })

  test('A guest with the organizer’s address can’t see the organizer’s lot, even after a proof elsewhere', async () => {
    const shared = world.visitor()
    const { publicGuid } = await drawFamily(family, { organizer: shared })
    const { body } = await shared.api('POST', '/api/Afstreper/Create', { email: 'lotte@familie.example' })
    const isHidden = async () => {
      const read = await shared.api('GET', `/api/Loting/${publicGuid}`)
      return read.status === 422 || read.body.organizerLot === null
    }
    assert.equal(await isHidden(), true)
    await lotte.post('/account/confirm', { proof: await createProof(world.sql, body.user.publicGuid as string) })
    assert.equal(await isHidden(), true)
  })

  test('The organizer’s mails warn that anybody who follows the link manages the draw', async () => {
    const { publicGuid } = await drawFamily(family, { organizer: world.visitor() })
    await world.sql`update draws set drawn_at = drawn_at - interval '2 years' where public_guid = ${publicGuid}`
    await tellDrawEnds(world.services)
    for (const kind of ['draw-manage', 'draw-ends']) {
      const [mail] = await mailsOf(world, kind, 'lotte@familie.example')
      assert.match(mail!.text, /iedereen met de link kan de trekking beheren\./, kind)
    }
  })

  test('A reader of the link can’t send the organizer’s lot to another address', async () => {
    const { publicGuid, manageLink, participants } = await drawFamily(family, { organizer: world.visitor() })
    const reader = world.visitor()
    await open(reader, { publicLotingGuid: publicGuid, privateUserGuid: manageLink.split('/').at(-1)! })
    const { privateGuid } = (await reader.api('GET', '/api/Account/UserData')).body
    const edited = await reader.api('POST', '/api/Account/Edit', {
      userPrivateGuid: privateGuid,
      firstName: 'Lezer',
      lastName: 'Elders',
      email: 'lezer-elders@example.org',
      overviewEmailFrequency: 0,
      enableCrossOffNotifications: true,
    })
    assert.equal(edited.status, 200)
    await world.mails()
    await world.sql`delete from mails`
    for (const [email, status] of [
      ['lezer-elders@example.org', 422],
      [null, 200],
    ] as const)
      assert.equal(
        (await reader.api('POST', '/api/Loting/ResendLot', { participantPublicGuid: participants.lotte, email }))
          .status,
        status,
      )
    assert.deepEqual(
      (await mailsOf(world, 'lot')).map(({ to }) => to),
      ['lotte@familie.example'],
    )
  })

  test('Two readers of the link don’t see each other’s cross-offs', async () => {
    const { publicGuid, manageLink } = await drawFamily(family, { organizer: world.visitor() })
    const [one, other] = [world.visitor(), world.visitor()]
    for (const who of [one, other])
      await open(who, { publicLotingGuid: publicGuid, privateUserGuid: manageLink.split('/').at(-1)! })
    await crossOff(one, (await world.addGift(bram.list)).publicGuid)
    const listsGivenTo = async (who: Client) =>
      ((await who.api('GET', '/api/Gift/CrossedOff')).body.crossedOffWishlists as unknown[]).length
    assert.deepEqual([await listsGivenTo(one), await listsGivenTo(other)], [1, 0])
  })

  test('The link logs no account in, and an account’s private guid opens its draw only in its own session', async () => {
    const { publicGuid } = await drawFamily(family)
    const asked = { publicLotingGuid: publicGuid, privateUserGuid: lotte.user.privateGuid }
    for (const stranger of [world.visitor(), bram])
      assert.deepEqual((await open(stranger, asked)).body, { problem: 'NotFound' })
    const opened = await open(lotte, asked)
    assert.deepEqual([opened.status, opened.body.changedCurrentUser], [200, false])
    assert.ok(opened.body.loting.organizerLot)
    await drawFamily(family, { organizer: world.visitor() })
    const [publicLotingGuid, privateUserGuid] = linkIn(
      (await mailsOf(world, 'draw-manage', 'lotte@familie.example'))[0]!.text,
    )
    assert.equal((await open(lotte, { publicLotingGuid, privateUserGuid })).body.changedCurrentUser, false)
    assert.equal((await lotte.api('GET', '/api/Account/UserData')).body.email, lotte.email)
  })

  test('A link from before draws had keys still opens the draw, and a later mail brings a new key', async () => {
    const { publicGuid, manageLink } = await drawFamily(family, { organizer: world.visitor() })
    const former = crypto.randomUUID()
    await world.sql`
      update draws set former_key_hash = sha256(convert_to(${former}, 'UTF8')), key_hash = null, sealed_key = null where public_guid = ${publicGuid}::uuid`
    const status = async (key: string) =>
      (await open(world.visitor(), { publicLotingGuid: publicGuid, privateUserGuid: key })).status
    assert.equal(await status(manageLink.split('/').at(-1)!), 422)
    assert.equal(await status(former), 200)
    await world.sql`
      insert into mails (kind, cause, recipient, edition, data)
      select 'draw-manage', 'draw-manage:again', 'lotte@familie.example', 'nl', jsonb_build_object('drawId', id) from draws where public_guid = ${publicGuid}::uuid`
    const [{ id }] = await world.sql<[{ id: number }]>`select id from mails where cause = 'draw-manage:again'`
    await world.sql.begin((tx) =>
      world.services.queue.enqueue(tx, sendMailKind, [{ data: { mailId: id }, delayMs: 0 }]),
    )
    const again = (await mailsOf(world, 'draw-manage')).at(-1)!
    assert.match(again.text, /Lotte de Vries, de lootjes/)
    const [, key] = linkIn(again.text)
    assert.deepEqual([await status(key), await status(former)], [200, 200])
  })

  test('No row of the database contains the link’s key', async () => {
    const { manageLink } = await drawFamily(family, { organizer: world.visitor() })
    await world.sql`update mails set kept = null` // Only tests and development keep the texts of mails.
    const key = manageLink.split('/').at(-1)!
    for (const [table, rows] of Object.entries(await dumpOf(world.sql)))
      assert.ok(!rows.some((row) => row.includes(key) || row.includes(key.replaceAll('-', ''))), table)
  })

  test('The link’s page opens the draw and logs nobody in', async () => {
    await drawFamily(family, { organizer: world.visitor() })
    const [mail] = await mailsOf(world, 'draw-manage')
    const { pathname } = new URL(/http\S+\/loting\/open\/\S+/.exec(mail!.text)![0])
    const reader = world.visitor()
    const opened = await reader.get(pathname)
    assert.equal(opened.status, 303)
    assert.equal((await reader.get(opened.headers.get('location')!)).status, 200)
    assert.equal((await reader.api('GET', '/api/Account/UserData')).status, 204)
  })

  test('No response to the session that drew contains the link’s key', async () => {
    const organizer = world.visitor()
    const { publicGuid } = await drawFamily(family, { organizer })
    const [, privateUserGuid] = linkIn((await mailsOf(world, 'draw-manage'))[0]!.text)
    assert.ok(!JSON.stringify(await readDraw(organizer, publicGuid)).includes(privateUserGuid))
    for (const part of ['getrokken/', 'open/']) {
      const answer = await organizer.request('GET', `/lootjestrekken/loting/${part}${publicGuid}`)
      assert.ok(answer.status < 400, part)
      assert.ok(![...answer.headers, await answer.text()].join().includes(privateUserGuid), part)
    }
    for (const page of ['verwijderen', 'opnieuw']) {
      const { status, html } = await organizer.get(`/lootjestrekken/loting/getrokken/${publicGuid}/${page}`)
      assert.deepEqual([status, html.includes(privateUserGuid)], [200, false], page)
    }
    const overview = await organizer.get('/lootjestrekken')
    assert.deepEqual([overview.status, overview.html.includes(privateUserGuid)], [200, false])
  })

  test('The link still opens the draw after its reader’s guest has proven the address', async () => {
    await drawFamily(family, { organizer: world.visitor() })
    const mail = (await mailsOf(world, 'draw-manage'))[0]!
    const [publicLotingGuid, privateUserGuid] = linkIn(mail.text)
    const reader = world.visitor()
    assert.equal((await open(reader, { publicLotingGuid, privateUserGuid })).body.changedCurrentUser, true)
    await crossOff(reader, (await world.addGift(bram.list)).publicGuid)
    const [crossedOff] = await mailsOf(world, 'cross-off', 'lotte@familie.example')
    await reader.post('/account/confirm', { proof: /confirm\?proof=(\S+)/.exec(crossedOff!.text)![1]! })
    assert.equal((await open(world.visitor(), { publicLotingGuid, privateUserGuid })).status, 200)
    const [draw] = (await reader.api('GET', '/api/Loting/Overview')).body.lotingen
    assert.deepEqual([draw.manageGuid, draw.lots], [publicLotingGuid, []])
  })

  test('A client’s 31st wrong link in an hour is refused, and right links don’t count', async () => {
    const limited = await openFamily({ RATE_LIMITS: 'on', TRUST_PROXY: 'on' })
    const organizer = limited.world.visitor({ 'X-Forwarded-For': '198.51.100.1' })
    const { manageLink } = await drawFamily(limited, { organizer })
    const [publicLotingGuid, privateUserGuid] = manageLink.split('/').slice(-2)
    const guesser = limited.world.visitor({ 'X-Forwarded-For': '198.51.100.2' })
    const guess = async (guid: string) => (await open(guesser, { lotingId: 1, privateUserGuid: guid })).status
    for (let n = 0; n < 5; n++) assert.equal((await open(guesser, { publicLotingGuid, privateUserGuid })).status, 200)
    for (let n = 0; n < 30; n++) assert.equal(await guess(crypto.randomUUID()), 422)
    assert.equal(await guess(crypto.randomUUID()), 429)
  })
})
