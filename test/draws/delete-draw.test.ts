import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { startWorker } from '../../src/worker-loop.ts'
import { openFamily, riet } from '#test/support/family.ts'
import { draw, drawFamily, forgetMails, givenPeople, lotApi, lotStatus, mailsOf } from './drawing.ts'

const family = await openFamily()
const { world, lotte, bram, sem } = family

beforeEach(() => forgetMails(world))

describe('Deleting a draw', () => {
  test('Deleting a draw notifies every participant and destroys the envelopes, and may be repeated', async () => {
    const { publicGuid, lots } = await drawFamily(family)
    const deleted = await lotte.api('DELETE', `/api/Loting/${publicGuid}`)
    assert.deepEqual([deleted.status, deleted.body], [200, {}])
    assert.equal((await lotte.api('DELETE', `/api/Loting/${publicGuid}`)).status, 200)
    assert.deepEqual((await mailsOf(world, 'draw-deleted')).map(({ to }) => to).sort(), [bram.email, lotte.email, riet])
    assert.deepEqual((await lotte.api('GET', `/api/Loting/${publicGuid}`)).body, { problem: 'Deleted' })
    const overview = (await lotte.api('GET', '/api/Loting/Overview')).body.lotingen as { manageGuid: string }[]
    assert.ok(overview.every(({ manageGuid }) => manageGuid !== publicGuid))
    assert.equal(await lotStatus(world, lots.bram.guid), 'Deleted')
    assert.deepEqual(
      (await world.visitor().api('POST', '/api/Lot/SelectWishlist', { participantPrivateGuid: lots.bram.guid })).body,
      { problem: 'LotingDeleted' },
    )
    assert.deepEqual(
      (await world.visitor().api('POST', '/api/Lot/SendNudge', { participantPrivateGuid: lots.bram.guid })).body,
      { problem: 'LotDoesNotExist' },
    )
    const viewed = await lotApi(world.visitor(), 'RegisterFirstView', { participantPrivateGuid: lots.bram.guid })
    assert.equal(viewed.status, 404)
    const left =
      await world.sql`select 1 from participants p join draws d on d.id = p.draw_id where d.public_guid = ${publicGuid} and (sealed_receiver is not null or sealed_nudge is not null or sealed_state is not null)`
    assert.equal(left.length, 0)
    const excluded = await world.sql`
      select from exclusions x join participants p on p.id = x.participant_id join draws d on d.id = p.draw_id where d.public_guid = ${publicGuid}`
    assert.equal(excluded.length, 0)
  })

  test('Only the organizer can delete a draw', async () => {
    const { publicGuid, lots } = await drawFamily(family)
    for (const stranger of [world.visitor(), sem])
      assert.deepEqual(
        [(await stranger.api('DELETE', `/api/Loting/${publicGuid}`)).status, await lotStatus(world, lots.riet.guid)],
        [422, 'opens'],
      )
  })

  test('A draw that is deleted while its mails wait sends no lots', async (context) => {
    const organizer = world.visitor()
    await world.services.queue.boss.offWork('send-mail', { wait: true })
    const publicGuid = await draw(organizer, givenPeople(60))
    assert.equal((await organizer.api('DELETE', `/api/Loting/${publicGuid}`)).status, 200)
    const worker = await startWorker(world.services)
    context.after(() => worker.close())
    const mails = await world.mails()
    assert.equal(mails.filter(({ kind }) => kind === 'draw-deleted').length, 60)
    const [skipped] = await world.sql<
      { count: number }[]
    >`select count(*)::int as count from mails where kind = 'lot' and skipped_on is not null`
    assert.deepEqual([mails.filter(({ kind }) => kind === 'lot').length, skipped!.count], [0, 60])
  })
})
