import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { openWorld, type Person, type World } from '#test/support/world.ts'
import { draw, forgetMails, givenPerson, lotStatus, mailsOf, threeDrawn } from './drawing.ts'

let world: World
let noor: Person
before(async () => {
  world = await openWorld()
  noor = await world.person('Noor de Vries')
})
after(() => world.close())

beforeEach(() => forgetMails(world))

describe('deleting a draw', () => {
  test('tells every participant, destroys what was drawn, and can be said twice', async () => {
    const { organizer, publicGuid, lotOf } = await threeDrawn(world)
    const listener = await organizer.api('DELETE', `/api/Loting/${publicGuid}`)
    assert.deepEqual([listener.status, listener.body], [200, {}])
    assert.equal((await organizer.api('DELETE', `/api/Loting/${publicGuid}`)).status, 200)
    assert.deepEqual((await mailsOf(world, 'draw-deleted')).map(({ to }) => to).sort(), [
      'bram@familie.example',
      'lotte@example.org',
      'riet@familie.example',
    ])
    assert.deepEqual((await organizer.api('GET', `/api/Loting/${publicGuid}`)).body, { problem: 'Deleted' })
    assert.equal(await lotStatus(world, lotOf('Bram')), 'Deleted')
    assert.deepEqual(
      (await world.visitor().api('POST', '/api/Lot/SelectWishlist', { participantPrivateGuid: lotOf('Bram') })).body,
      { problem: 'LotingDeleted' },
    )
    assert.deepEqual(
      (await world.visitor().api('POST', '/api/Lot/SendNudge', { participantPrivateGuid: lotOf('Bram') })).body,
      { problem: 'LotDoesNotExist' },
    )
    const left =
      await world.sql`select 1 from participants p join draws d on d.id = p.draw_id where d.public_guid = ${publicGuid} and (sealed_receiver is not null or sealed_nudge is not null)`
    assert.equal(left.length, 0)
  })

  test('is for its organizer alone', async () => {
    const { publicGuid, lotOf } = await threeDrawn(world)
    for (const stranger of [world.visitor(), noor])
      assert.deepEqual(
        [(await stranger.api('DELETE', `/api/Loting/${publicGuid}`)).status, await lotStatus(world, lotOf('Riet'))],
        [422, 'opens'],
      )
  })

  test('while its mails are on their way sends no lot that does not open', async () => {
    const organizer = world.visitor()
    const people = Array.from({ length: 60 }, (_, number) => givenPerson(number))
    const publicGuid = await draw(organizer, people)
    assert.equal((await organizer.api('DELETE', `/api/Loting/${publicGuid}`)).status, 200)
    const mails = await world.mails()
    assert.equal(mails.filter(({ kind }) => kind === 'draw-deleted').length, 60)
    const [skipped] = await world.sql<
      { count: number }[]
    >`select count(*)::int as count from mails where kind = 'lot' and skipped_at is not null`
    assert.equal(mails.filter(({ kind }) => kind === 'lot').length + skipped!.count, 60)
  })
})
