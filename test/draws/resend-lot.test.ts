import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { openWorld, type Client, type Person, type World } from '#test/support/world.ts'
import {
  draw,
  forgetMails,
  givenPerson,
  lotGuidIn,
  lotStatus,
  mailsOf,
  readDraw,
  readLot,
  threeDrawn,
} from './drawing.ts'

let world: World
let noor: Person
before(async () => {
  world = await openWorld()
  noor = await world.person('Noor de Vries')
})
after(() => world.close())

beforeEach(() => forgetMails(world))

const resend = (who: Client, participantPublicGuid: string, email: string | null) =>
  who.api('POST', '/api/Loting/ResendLot', { participantPublicGuid, email })

describe('sending a lot again', () => {
  test('to the same address brings the same link once more', async () => {
    const { organizer, guidOf, lotOf } = await threeDrawn(world)
    assert.equal((await resend(organizer, guidOf('Bram'), 'BRAM@familie.example')).status, 200)
    const mails = await mailsOf(world, 'lot', 'bram@familie.example')
    assert.deepEqual(mails.map(lotGuidIn), [lotOf('Bram'), lotOf('Bram')])
    assert.equal((await mailsOf(world, 'lot-moved')).length, 0)
  })

  test('to another address makes a new link, kills the old one, tells the old address, and resets “viewed”', async () => {
    const { organizer, publicGuid, guidOf, lotOf } = await threeDrawn(world)
    const before = await readLot(world, lotOf('Bram'))
    const wrongReader = world.visitor()
    await wrongReader.api('POST', '/api/Lot/RegisterFirstView', { participantPrivateGuid: lotOf('Bram') })
    assert.equal((await readDraw(organizer, publicGuid)).participants[1]!.isViewed, true)
    assert.equal((await resend(organizer, guidOf('Bram'), 'bram@nieuw.example')).status, 200)
    const [mail, ...others] = await mailsOf(world, 'lot', 'bram@nieuw.example')
    assert.equal(others.length, 0)
    assert.equal(await lotStatus(world, lotOf('Bram')), 'NotFound')
    const lot = await readLot(world, lotGuidIn(mail!))
    assert.deepEqual([lot.email, lot.drawnParticipant], ['bram@nieuw.example', before.drawnParticipant])
    const bram = (await readDraw(organizer, publicGuid)).participants[1]!
    assert.deepEqual([bram.email, bram.isViewed], ['bram@nieuw.example', false])
    const [notice] = await mailsOf(world, 'lot-moved', 'bram@familie.example')
    assert.ok(notice && !/lootje\/[0-9a-f]/.test(notice.text) && !notice.text.includes('bram@nieuw.example'))
    for (const dead of ['SelectWishlist', 'RegisterFirstView'])
      assert.equal(
        (await wrongReader.api('POST', `/api/Lot/${dead}`, { participantPrivateGuid: lotOf('Bram') })).status,
        404,
      )
  })

  test('not to the organizer’s or another’s address, unless it was shared at the draw', async () => {
    const { organizer, guidOf } = await threeDrawn(world)
    for (const email of ['lotte@example.org', 'LOTTE@example.org', 'riet@familie.example'])
      assert.deepEqual((await resend(organizer, guidOf('Bram'), email)).body, { problem: 'InvalidData' })
    assert.deepEqual(
      (await resend(organizer, guidOf('Lotte'), 'lotte@elders.example')).body,
      { problem: 'InvalidData' },
      'the organizer’s own is fixed',
    )
    const shared = [
      givenPerson(0),
      givenPerson(1, { email: 'thuis@familie.example' }),
      givenPerson(2, { email: 'thuis@familie.example' }),
    ]
    const second = world.visitor()
    const { participants } = await readDraw(second, await draw(second, shared))
    assert.equal((await resend(second, participants[1]!.publicGuid, 'weg@familie.example')).status, 200)
    assert.equal(
      (await resend(second, participants[1]!.publicGuid, 'thuis@familie.example')).status,
      200,
      'back to the address that it had',
    )
  })

  test('by nobody else, and not of a deleted draw', async () => {
    const { organizer, publicGuid, guidOf } = await threeDrawn(world)
    for (const stranger of [world.visitor(), noor])
      assert.deepEqual((await resend(stranger, guidOf('Bram'), 'x@example.org')).body, { problem: 'Unauthorized' })
    assert.equal((await organizer.api('DELETE', `/api/Loting/${publicGuid}`)).status, 200)
    assert.deepEqual((await resend(organizer, guidOf('Bram'), 'x@example.org')).body, { problem: 'Deleted' })
    assert.equal((await resend(organizer, guidOf('Bram'), 'geen adres')).status, 400)
  })

  test('two at once to two new addresses leave one living link, and it opens', async () => {
    const { organizer, guidOf, lotOf } = await threeDrawn(world)
    const { drawnParticipant } = await readLot(world, lotOf('Riet'))
    const answers = await Promise.all(
      ['een@nieuw.example', 'twee@nieuw.example'].map((email) => resend(organizer, guidOf('Riet'), email)),
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

  test('ten at once to one new address send one mail: the others find it on its way', async () => {
    const { organizer, guidOf } = await threeDrawn(world)
    await world.services.queue.boss.offWork('send-mail', { wait: true })
    try {
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => resend(organizer, guidOf('Riet'), 'riet@nieuw.example')),
      )
      assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200])
      const [count] = await world.sql<
        { count: number }[]
      >`select count(*)::int as count from mails where kind = 'lot' and recipient = 'riet@nieuw.example'`
      assert.equal(count!.count, 1)
    } finally {
      await world.sql`update mails set skipped_at = now() where sent_at is null`
      await reopen()
    }
  })

  test('while its first view is under way', async () => {
    for (let round = 0; round < 5; round++) {
      const { organizer, publicGuid, guidOf, lotOf } = await threeDrawn(world)
      const [viewed, sent] = await Promise.all([
        world.visitor().api('POST', '/api/Lot/RegisterFirstView', { participantPrivateGuid: lotOf('Bram') }),
        resend(organizer, guidOf('Bram'), `bram${round}@nieuw.example`),
      ])
      assert.ok([200, 404].includes(viewed.status))
      assert.equal(sent.status, 200)
      assert.equal(
        (await readDraw(organizer, publicGuid)).participants[1]!.isViewed,
        false,
        'the new link was not viewed by anybody',
      )
      await forgetMails(world)
    }
  })
})

/** A fresh world after a test that stopped this one's worker. */
async function reopen(): Promise<void> {
  await world.close()
  world = await openWorld()
  noor = await world.person('Noor de Vries')
}
