import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, beforeEach, describe, test } from 'node:test'
import { openFamily, proveAddress, riet } from '#test/support/family.ts'
import { openSocketServer } from '#test/support/sockets.ts'
import { until } from '#test/support/until.ts'
import type { Client } from '#test/support/world.ts'
import { startWorker } from '../../src/worker-loop.ts'
import { drawFamily, forgetMails, lotApi, lotGuidIn, mailsOf, readDraw } from '../draws/drawing.ts'

const family = await openFamily()
const { world, lotte } = family
const ears = await openSocketServer(world)
after(() => ears.close()) // The sockets must close before the world.
beforeEach(() => forgetMails(world))

const write = (lotPrivateGuid: string, wishes: string | null, who: Client = world.visitor()) =>
  lotApi(who, 'SetWishes', { lotPrivateGuid, wishes })
const read = async (lotGuid: string) => (await world.visitor().api('GET', `/api/Lot/${lotGuid}`)).body
const hasWishlist = async (publicGuid: string) =>
  (await readDraw(lotte, publicGuid)).participants.map((each) => each.hasWishlist)

describe('Wishes without an account', () => {
  test('Their participant and the giver read them, and nobody else does', async () => {
    const { publicGuid, lots } = await drawFamily(family)
    const wishes = 'Warme sokken\nEen boek <b>'
    const written = await write(lots.bram.guid, ` ${wishes.replace('\n', '\r\n')}\n`)
    assert.deepEqual([written.status, written.body], [200, {}])
    const seen = async () => {
      const [riets, brams, lottes] = await Promise.all([lots.riet, lots.bram, lots.lotte].map(({ guid }) => read(guid)))
      return [riets, brams, lottes].map((lot) => [lot.wishes, lot.drawnParticipant.wishes])
    }
    assert.deepEqual(await seen(), [
      [null, null],
      [wishes, null],
      [null, wishes],
    ])
    assert.ok(!JSON.stringify(await readDraw(lotte, publicGuid)).includes('sokken'), 'the organizer reads no wishes')
    for (const nothing of [null, '  \n', '\u200b\n\u2800']) {
      await write(lots.bram.guid, wishes)
      assert.equal((await write(lots.bram.guid, nothing)).status, 200)
      assert.deepEqual((await seen())[2], [null, null])
    }
  })

  test('They have 2,000 characters at most, none of which hides or reverses others', async () => {
    const { lots } = await drawFamily(family)
    const { guid } = lots.bram
    assert.equal((await write(guid, '🎁'.repeat(2000))).status, 200)
    const long = await write(guid, '🎁'.repeat(2001))
    assert.deepEqual([long.status, long.body], [400, { errors: { wishes: ['lot.wishes.too_long'] } }])
    assert.equal((await read(guid)).wishes, '🎁'.repeat(2000), 'refused wishes change nothing')
    assert.equal((await write(guid, 'a\0b')).status, 400)
    assert.equal((await write(guid, 'kop\u202ethee\u202c')).status, 200)
    assert.equal((await read(guid)).wishes, 'kopthee')
  })

  test('The organizer sees that there are wishes, and the giver sees them, as soon as they are written', async () => {
    const { publicGuid, lots, participants } = await drawFamily(family)
    const [giver, bystander] = [world.visitor(), world.visitor()]
    await giver.api('GET', `/api/Lot/${lots.lotte.guid}`)
    await bystander.api('GET', `/api/Lot/${lots.riet.guid}`)
    const [app, page, givers, other] = [
      await ears.app(lotte),
      await ears.browser(lotte, `draw:${publicGuid}`),
      await ears.app(giver),
      await ears.app(bystander),
    ]
    await app.invoke('JoinLotingGroup', publicGuid)
    await givers.invoke('JoinDrawnLotGroup', participants.bram)
    await assert.rejects(other.invoke('JoinDrawnLotGroup', participants.bram))

    await write(lots.bram.guid, 'Sokken')
    await until(() => app.heard.length > 0 && givers.heard.length > 0 && page.heard.length > 0, 'the wishes')
    assert.deepEqual(givers.heard, ['SetLotWishes Sokken'])
    assert.deepEqual(app.heard, [`SetLotHasWishlist ${participants.bram} true`])
    assert.ok(page.heard.every((html) => !html.includes('Sokken')))
    assert.deepEqual(await hasWishlist(publicGuid), [false, true, false])
    assert.match((await lotte.get(`/lootjestrekken/loting/getrokken/${publicGuid}`)).$('.facts').text(), /1 met wensen/)

    await write(lots.bram.guid, null)
    await until(() => app.heard.length > 1 && givers.heard.length > 1, 'that the wishes are gone')
    assert.deepEqual(
      [givers.heard[1], app.heard[1]],
      ['SetLotWishes null', `SetLotHasWishlist ${participants.bram} false`],
    )
    assert.deepEqual(await hasWishlist(publicGuid), [false, false, false])
    assert.deepEqual(other.heard, [])
  })

  test('A giver can’t nudge somebody who has written wishes, not even by a nudge that waits', async () => {
    const { lots } = await drawFamily(family)
    const nudge = () => lotApi(world.visitor(), 'SendNudge', { participantPrivateGuid: lots.bram.guid })
    await world.services.queue.boss.offWork('send-mail', { wait: true })
    assert.equal((await nudge()).status, 200)
    await write(lots.riet.guid, 'Thee')
    assert.deepEqual((await nudge()).body, { problem: 'WishlistAlreadySelected' })
    const worker = await startWorker(world.services)
    after(() => worker.close())
    assert.deepEqual(await mailsOf(world, 'nudge', riet), [])
  })

  test('A lot whose participant wrote wishes counts as opened, and loses them at another address', async () => {
    const { publicGuid, lots, participants } = await drawFamily(family)
    const giver = world.visitor()
    await giver.api('GET', `/api/Lot/${lots.lotte.guid}`)
    const app = await ears.app(giver)
    await app.invoke('JoinDrawnLotGroup', participants.bram)
    await write(lots.bram.guid, 'Van een ander')
    const moved = { participantPublicGuid: participants.bram, email: 'bram@nieuw.example' }
    assert.equal((await lotte.api('POST', '/api/Loting/ResendLot', moved)).status, 200)
    const [mail] = await mailsOf(world, 'lot', 'bram@nieuw.example')
    assert.match(mail!.text, /en is daar geopend/)
    assert.equal((await read(lotGuidIn(mail!))).wishes, null)
    assert.deepEqual(await hasWishlist(publicGuid), [false, false, false])
    await until(() => app.heard.includes('SetLotWishes null'), 'that the wishes are gone')
    assert.deepEqual((await write(lots.bram.guid, 'Te laat')).body, { problem: 'NotFound' }, 'the old link is dead')
  })

  test('A deleted draw keeps no wishes and takes none', async () => {
    const { publicGuid, lots } = await drawFamily(family)
    await write(lots.bram.guid, 'Sokken')
    assert.equal((await lotte.api('DELETE', `/api/Loting/${publicGuid}`)).status, 200)
    assert.deepEqual((await write(lots.bram.guid, 'Meer sokken')).body, { problem: 'Deleted' })
    assert.deepEqual((await write(randomUUID(), 'Sokken')).body, { problem: 'NotFound' })
    const left = await world.sql`
      select from participants p join draws d on d.id = p.draw_id
      where d.public_guid = ${publicGuid}::uuid and (p.wishes is not null or p.sealed_state is not null)`
    assert.equal(left.length, 0)
  })

  test('The wishes at a user’s lots go with the user, and the giver sees that they are gone', async () => {
    const { lots } = await drawFamily(family)
    const leaver = await world.person('Weg Bakker')
    const other = await drawFamily({ world, lotte, bram: leaver })
    await proveAddress(world, leaver)
    await leaver.api('GET', `/api/Lot/${other.lots.bram.guid}`)
    for (const { bram } of [lots, other.lots]) await write(bram.guid, 'Sokken')
    const giver = world.visitor()
    await giver.api('GET', `/api/Lot/${other.lots.lotte.guid}`)
    const app = await ears.app(giver)
    await app.invoke('JoinDrawnLotGroup', other.participants.bram)
    assert.equal((await leaver.api('POST', '/api/Account/Delete', {})).status, 200)
    await until(() => app.heard.includes('SetLotWishes null'), 'that the wishes are gone')
    assert.equal((await read(other.lots.lotte.guid)).drawnParticipant.wishes, null)
    assert.equal((await read(lots.lotte.guid)).drawnParticipant.wishes, 'Sokken', 'another person’s wishes stay')
  })
})
