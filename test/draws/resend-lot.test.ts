import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { relinkLot } from '../../src/lots/index.ts'
import { startWorker } from '../../src/worker-loop.ts'
import { openFamily, proveAddress, riet } from '#test/support/family.ts'
import { whileLocked } from '#test/support/locks.ts'
import type { Client } from '#test/support/world.ts'
import { unzip } from '../export/unzip.ts'
import {
  draw,
  drawFamily,
  drawWithFriend,
  forgetMails,
  givenPerson,
  lotApi,
  lotGuidIn,
  lotStatus,
  mailsOf,
  readDraw,
  readLot,
} from './drawing.ts'

const family = await openFamily()
const { world, lotte, bram, sem } = family

beforeEach(() => forgetMails(world))

const resend = (who: Client, participantPublicGuid: string, email: string | null) =>
  who.api('POST', '/api/Loting/ResendLot', { participantPublicGuid, email })

describe('Sending a lot again', () => {
  test('A lot sent to the same address again has the same link', async () => {
    const { lots, participants } = await drawFamily(family)
    assert.equal((await resend(lotte, participants.bram, 'BRAM@example.org')).status, 200)
    const mails = await mailsOf(world, 'lot', bram.email)
    for (const { text } of mails) {
      assert.match(text, /Lotte de Vries heeft/)
      assert.doesNotMatch(text, /ging eerst naar/)
    }
    assert.deepEqual(mails.map(lotGuidIn), [lots.bram.guid, lots.bram.guid])
    assert.equal((await mailsOf(world, 'lot-moved')).length, 0)
  })

  test('A friend’s lot is sent to the address that the friend has now', async () => {
    const friend = await world.person('Fien Verhuist')
    await proveAddress(world, friend)
    const publicGuid = await drawWithFriend(lotte, friend)
    const { participants } = await readDraw(lotte, publicGuid)
    await forgetMails(world)
    await world.sql`update users set email = 'fien-nu@example.org' where public_guid = ${friend.user.publicGuid}::uuid`
    assert.equal((await resend(lotte, participants[1]!.publicGuid, null)).status, 200)
    assert.deepEqual(
      (await mailsOf(world, 'lot')).map(({ to }) => to),
      ['fien-nu@example.org'],
    )
  })

  test('A lot whose mail was given up can be sent to the same address again', async () => {
    const { participants } = await drawFamily(family)
    await world.sql`update mails set sent_on = null, given_up_on = current_date where kind = 'lot' and recipient = ${bram.email}`
    assert.equal((await resend(lotte, participants.bram, null)).status, 200)
    assert.equal((await mailsOf(world, 'lot', bram.email)).length, 1)
  })

  test('A lot sent to another address gets a new link and is unviewed, and the old address gets a notice', async () => {
    const { publicGuid, lots, participants } = await drawFamily(family)
    const before = await readLot(world, lots.bram.guid)
    const wrongReader = world.visitor()
    await wrongReader.api('POST', '/api/Lot/RegisterFirstView', { participantPrivateGuid: lots.bram.guid })
    assert.equal((await readDraw(lotte, publicGuid)).participants[1]!.isViewed, true)
    assert.equal((await resend(lotte, participants.bram, 'bram@nieuw.example')).status, 200)
    const [mail, ...others] = await mailsOf(world, 'lot', 'bram@nieuw.example')
    assert.equal(others.length, 0)
    assert.equal(await lotStatus(world, lots.bram.guid), 'NotFound')
    const lot = await readLot(world, lotGuidIn(mail!))
    assert.deepEqual([lot.email, lot.drawnParticipant], ['bram@nieuw.example', before.drawnParticipant])
    const moved = (await readDraw(lotte, publicGuid)).participants[1]!
    assert.deepEqual([moved.email, moved.isViewed], ['bram@nieuw.example', false])
    const [notice] = await mailsOf(world, 'lot-moved', bram.email)
    assert.ok(notice && !/lootje\/[0-9a-f]/.test(notice.text) && !notice.text.includes('bram@nieuw.example'))
    for (const dead of ['SelectWishlist', 'RegisterFirstView'])
      assert.equal(
        (await wrongReader.api('POST', `/api/Lot/${dead}`, { participantPrivateGuid: lots.bram.guid })).status,
        404,
      )
  })

  test('Mail and page of a moved lot say where it was before and whether it was opened there', async () => {
    const ways: [words: RegExp, read: (lotGuid: string) => Promise<unknown>][] = [
      [/ging eerst naar b…@alias\. ?example\. Daar is het niet geopend/, async () => {}],
      [
        /ging eerst naar b…@alias\. ?example en is daar geopend/,
        (guid) => world.visitor().api('GET', `/api/Lot/${guid}`),
      ],
      [
        /ging eerst naar b…@alias\. ?example en is daar geopend/,
        (guid) => world.visitor().post(`/lootjestrekken/lootje/${guid}/openen`),
      ],
      ...(['SendNudge', 'SendQuestion'] as const).map((call): [RegExp, (guid: string) => Promise<unknown>] => [
        // The refusals of nudges would reveal which receivers have a list by now.
        /en is daar geopend/,
        (guid) =>
          lotApi(world.visitor(), call, {
            participantPrivateGuid: guid,
            lotPrivateGuid: guid,
            question: 'Wie ben je?',
          }),
      ]),
      [
        /Daar is het niet geopend/,
        // Neither the closed envelope nor the actions of an open lot reveal the receiver.
        async (guid) => {
          const reader = world.visitor()
          const answers = [
            await reader.get(`/lootjestrekken/lootje/${guid}`),
            await reader.post(`/lootjestrekken/lootje/${guid}/seintje`),
            await reader.get(`/lootjestrekken/lootje/${guid}/vraag`),
            await reader.get(`/lootjestrekken/lootje/${guid}/lijst/nieuw`),
          ]
          answers.push(await reader.get('/'))
          for (const { html } of answers) assert.ok(!html.includes('Oma Riet'), html)
        },
      ],
    ]
    for (const [words, read] of ways) {
      await forgetMails(world)
      const { lots, participants } = await drawFamily(family, { emails: { bram: 'bram@alias.example' } })
      await read(lots.bram.guid)
      assert.equal((await resend(lotte, participants.bram, 'bram@echt.example')).status, 200)
      const [mail] = await mailsOf(world, 'lot', 'bram@echt.example')
      assert.match(mail!.text, words)
      assert.ok(!mail!.text.includes('bram@alias'), 'the mail shortens the former address')
      const page = await world.visitor().get(`/lootjestrekken/lootje/${lotGuidIn(mail!)}`)
      assert.match(page.$('.banner').text(), words)
    }
  })

  test('A lot that moved twice says for each former address whether it was opened there', async () => {
    const { lots, participants } = await drawFamily(family, { emails: { bram: 'bram@alias.example' } })
    await world.visitor().api('GET', `/api/Lot/${lots.bram.guid}`)
    for (const email of ['bram@verder.example', 'bram@echt.example'])
      assert.equal((await resend(lotte, participants.bram, email)).status, 200)
    const [mail] = await mailsOf(world, 'lot', 'bram@echt.example')
    assert.match(mail!.text, /b…@alias\. ?example en is daar geopend/)
    assert.match(mail!.text, /b…@verder\. ?example\. Daar is het niet geopend/)
  })

  test('A moved lot loses the list chosen at its former address, and says that it was opened there', async () => {
    await forgetMails(world)
    const { lots, participants, publicGuid } = await drawFamily(family, { emails: { bram: 'bram@alias.example' } })
    const chosen = await lotApi(lotte, 'SelectWishlist', {
      participantPrivateGuid: lots.bram.guid,
      wishlistPrivateGuid: lotte.list.privateGuid,
    })
    assert.equal(chosen.status, 200)
    assert.equal((await resend(lotte, participants.bram, 'bram@echt.example')).status, 200)
    const [mail] = await mailsOf(world, 'lot', 'bram@echt.example')
    assert.match(mail!.text, /en is daar geopend/)
    const { participants: seen } = await readDraw(lotte, publicGuid)
    assert.equal(seen.find((each) => each.publicGuid === participants.bram)!.hasWishlist, false)
    const own = { participantPrivateGuid: lotGuidIn(mail!), wishlistPrivateGuid: bram.list.privateGuid }
    assert.equal((await lotApi(bram, 'SelectWishlist', own)).status, 200)
    assert.equal((await resend(lotte, participants.bram, bram.email)).status, 200)
    assert.equal(
      (await readDraw(lotte, publicGuid)).participants[1]!.hasWishlist,
      true,
      'the list chosen by the owner of the new address stays',
    )
  })

  test('A lot sent to another address no longer belongs to its former account', async () => {
    await proveAddress(world, bram)
    const { lots, participants } = await drawFamily(family)
    const shown = async () => {
      const oldLink = await bram.api('GET', `/api/Lot/${lots.bram.guid}`)
      const zip = await bram.request('POST', '/account/export', {
        body: new URLSearchParams({ csrfToken: await bram.csrfToken() }),
      })
      assert.equal(zip.status, 200)
      return {
        overview: (await bram.api('GET', '/api/Loting/Overview')).body as { lotingen: { lots: object[] }[] },
        page: (await bram.get('/lootjestrekken')).html,
        exported:
          unzip(Buffer.from(await zip.arrayBuffer()))
            .get('lots.json')
            ?.toString() ?? '',
        oldLink,
      }
    }
    const before = await shown()
    assert.deepEqual(
      before.overview.lotingen.map(({ lots: own }) => own),
      [[{ privateParticipantGuid: lots.bram.guid, participantName: 'Bram Visser' }]],
    )
    assert.ok(before.page.includes(lots.bram.guid) && before.exported.includes('Sinterklaas met de familie'))
    assert.equal(before.oldLink.status, 200)
    assert.equal((await resend(lotte, participants.bram, 'bram@nieuw.example')).status, 200)
    const newGuid = lotGuidIn((await mailsOf(world, 'lot', 'bram@nieuw.example'))[0]!)
    const opened = await world.sql`
      select 1 from lot_openings o join participants p on p.id = o.participant_id where p.public_guid = ${participants.bram}::uuid`
    assert.equal(opened.length, 0, 'the database does not know who opened the lot')
    const after = await shown()
    assert.deepEqual([after.overview.lotingen, after.oldLink.body], [[], { problem: 'NotFound' }])
    assert.doesNotMatch(after.page + after.exported, new RegExp(`${newGuid}|Sinterklaas met de familie`))
  })

  test('Waiting nudges and questions follow a participant’s lot to its new address', async (context) => {
    const { lots, participants } = await drawFamily(family, { emails: { bram: 'bram@alias.example' } })
    await world.services.queue.boss.offWork('send-mail')
    await resend(lotte, participants.bram, null)
    // Lotte drew Bram.
    await world.visitor().api('POST', '/api/Lot/SendQuestion', { lotPrivateGuid: lots.lotte.guid, question: 'Maat?' })
    await world.visitor().api('POST', '/api/Lot/SendNudge', { participantPrivateGuid: lots.lotte.guid })
    await resend(lotte, participants.bram, 'bram@echt.example')
    const worker = await startWorker(world.services)
    context.after(() => worker.close())
    const mails = await world.mails()
    for (const kind of ['message', 'nudge']) {
      assert.deepEqual(
        mails.filter((mail) => mail.kind === kind).map(({ to }) => to),
        ['bram@echt.example'],
      )
    }
    const [link] = await mailsOf(world, 'lot', 'bram@echt.example')
    const toAlias = mails.filter(({ to }) => to === 'bram@alias.example')
    assert.ok(toAlias.length > 0 && toAlias.every(({ text }) => !text.includes(lotGuidIn(link!))))
  })

  test('A lot can’t be sent to another participant’s address, unless both shared it at the draw', async () => {
    const { participants } = await drawFamily(family)
    for (const email of [lotte.email, 'LOTTE@example.org', riet])
      assert.deepEqual((await resend(lotte, participants.bram, email)).body, { problem: 'InvalidData' })
    assert.deepEqual(
      (await resend(lotte, participants.lotte, 'lotte@elders.example')).body,
      { problem: 'InvalidData' },
      'the address of the organizer’s own lot is fixed',
    )
    const shared = [
      givenPerson(0),
      givenPerson(1, { email: 'thuis@familie.example' }),
      givenPerson(2, { email: 'thuis@familie.example' }),
    ]
    const second = world.visitor()
    const [, one] = (await readDraw(second, await draw(second, shared))).participants
    assert.equal((await resend(second, one!.publicGuid, 'weg@familie.example')).status, 200)
    assert.equal(
      (await resend(second, one!.publicGuid, 'thuis@familie.example')).status,
      200,
      'the lot goes back to its first address',
    )
  })

  test('A lot can’t be sent to the address that the organizer has now', async () => {
    const organizer = await world.person('Wil Jansen')
    const { publicGuid } = organizer.user
    const people = [givenPerson(0, { email: organizer.email }), givenPerson(1), givenPerson(2)]
    const { participants } = await readDraw(organizer, await draw(organizer, people))
    const email = 'wil@nieuw.example'
    const edited = await organizer.api('POST', '/api/Account/Edit', {
      userPrivateGuid: organizer.user.privateGuid,
      firstName: 'Wil',
      lastName: 'Jansen',
      email,
      overviewEmailFrequency: 0,
      enableCrossOffNotifications: true,
    })
    assert.deepEqual([edited.body.user.publicGuid, edited.body.user.email], [publicGuid, email])
    for (const { publicGuid: participant } of participants.slice(1))
      for (const to of [email, email.toUpperCase(), organizer.email])
        assert.deepEqual((await resend(organizer, participant, to)).body, { problem: 'InvalidData' }, to)
    assert.deepEqual(await mailsOf(world, 'lot', email), [])
  })

  test('Only a manager of the draw can send a lot again, and a lot of a deleted draw can’t be sent', async () => {
    const { publicGuid, participants } = await drawFamily(family)
    for (const stranger of [world.visitor(), sem])
      assert.deepEqual((await resend(stranger, participants.bram, 'x@example.org')).body, { problem: 'Unauthorized' })
    assert.equal((await lotte.api('DELETE', `/api/Loting/${publicGuid}`)).status, 200)
    assert.deepEqual((await resend(lotte, participants.bram, 'x@example.org')).body, { problem: 'Deleted' })
    assert.equal((await resend(lotte, participants.bram, 'geen adres')).status, 400)
  })

  test('Two simultaneous resends to two new addresses leave one link, which opens', async () => {
    const { lots, participants } = await drawFamily(family)
    const { drawnParticipant } = await readLot(world, lots.riet.guid)
    const answers = await Promise.all(
      ['een@nieuw.example', 'twee@nieuw.example'].map((email) => resend(lotte, participants.riet, email)),
    )
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200],
    )
    const guids = [
      ...(await mailsOf(world, 'lot', 'een@nieuw.example')),
      ...(await mailsOf(world, 'lot', 'twee@nieuw.example')),
    ].map(lotGuidIn)
    const opening = (await Promise.all(guids.map((guid) => lotStatus(world, guid)))).filter(
      (status) => status === 'opens',
    )
    assert.equal(opening.length, 1)
    const [living] = (
      await Promise.all(guids.map(async (guid) => ((await lotStatus(world, guid)) === 'opens' ? [guid] : [])))
    ).flat()
    assert.deepEqual((await readLot(world, living!)).drawnParticipant, drawnParticipant)
  })

  test('Ten simultaneous resends to one new address send one mail', async () => {
    // The test uses its own family, because it stops the worker.
    const busy = await openFamily()
    const { participants } = await drawFamily(busy)
    await busy.world.services.queue.boss.offWork('send-mail', { wait: true })
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => resend(busy.lotte, participants.riet, 'riet@nieuw.example')),
    )
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200])
    const [count] = await busy.world.sql<
      { count: number }[]
    >`select count(*)::int as count from mails where kind = 'lot' and recipient = 'riet@nieuw.example'`
    assert.equal(count!.count, 1)
  })

  test('A lot that moves during its first view is unviewed under the new link', async () => {
    const { publicGuid, lots, participants } = await drawFamily(family)
    const [bramsLot] = await world.sql<{ id: number }[]>`
      select id from participants where public_guid = ${participants.bram}::uuid`
    const scope = await world.scopeOf(lotte)
    const { status } = await whileLocked(
      world.sql,
      (tx) => relinkLot(scope, tx as never, bramsLot!.id, { email: 'bram@nieuw.example', userId: null }),
      () => lotApi(world.visitor(), 'RegisterFirstView', { participantPrivateGuid: lots.bram.guid }),
    )
    assert.equal(status, 404)
    assert.equal((await readDraw(lotte, publicGuid)).participants[1]!.isViewed, false)
  })
})
