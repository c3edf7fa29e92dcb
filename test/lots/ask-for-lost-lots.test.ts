import assert from 'node:assert/strict'
import { after, beforeEach, describe, test } from 'node:test'
import { resendLotCommand } from '#jobs/commands/resend-lot.ts'
import { openFamily, riet } from '#test/support/family.ts'
import { openWorld } from '#test/support/world.ts'
import { startWorker } from '../../src/worker-loop.ts'
import { askForLostLots } from '../../src/lots/ask-for-lost-lots.ts'
import { draw, drawFamily, forgetMails, givenPeople, lotGuidIn, mailsOf } from '../draws/drawing.ts'

const family = await openFamily()
const { world, lotte, bram } = family

beforeEach(() => forgetMails(world))

describe('Requests for lost lots', () => {
  test('A request mails an address its lots, and its response time doesn’t reveal whether there are any', async () => {
    const { lots } = await drawFamily(family)
    const timed = async (email: string) => {
      const started = performance.now()
      await askForLostLots(await world.scopeOf(world.visitor()), email)
      return performance.now() - started
    }
    // A busy machine may delay some requests, but hardly all three.
    const fastest = async (...addresses: string[]) => {
      const times: number[] = []
      for (const email of addresses) times.push(await timed(email))
      return Math.min(...times)
    }
    const known = await fastest('Bram@example.org', riet, lotte.email)
    const unknown = await fastest('niemand@example.org', 'geen@familie.example', 'geen@example.org')
    assert.ok(Math.abs(known - unknown) < 60, `${known} ms against ${unknown} ms`)
    const again = (await mailsOf(world, 'lot', bram.email)).map(lotGuidIn)
    assert.equal(
      again.filter((guid) => guid === lots.bram.guid).length,
      2,
      'one mail of the draw, and one of the request',
    )
    assert.equal((await mailsOf(world, 'lot', 'niemand@example.org')).length, 0)
  })

  test('Waiting lots and lots of old or deleted draws are not mailed again', async () => {
    const [organizer, email] = [world.visitor(), 'deelnemer1@example.org']
    const ask = async () => askForLostLots(await world.scopeOf(world.visitor()), email)
    const ordered = async () => (await world.sql`select from mails where kind = 'lot' and recipient = ${email}`).length
    await world.services.queue.boss.offWork('send-mail', { wait: true })
    const publicGuid = await draw(organizer, givenPeople(3))
    await ask()
    assert.equal(await ordered(), 1)
    const worker = await startWorker(world.services)
    await world.mails()
    worker.close()
    world.travel(119)
    await ask()
    assert.equal(await ordered(), 2)
    await world.mails()
    world.travel(121)
    await ask()
    world.travel(0)
    assert.equal(await ordered(), 2)
    assert.equal(await resendLotCommand(world.services, email, true), '1 lot would be sent again')
    await organizer.api('DELETE', `/api/Loting/${publicGuid}`)
    assert.equal(await resendLotCommand(world.services, email, true), '0 lots would be sent again')
  })

  test('Excess requests for one address are dropped silently, and a client with too many requests is refused', async () => {
    const limited = await openWorld({ RATE_LIMITS: 'on' })
    after(() => limited.close())
    const organizer = limited.visitor()
    await draw(organizer, givenPeople(3))
    assert.ok(organizer.token)
    await limited.mails()
    const scope = await limited.scopeOf(limited.visitor())
    for (let time = 0; time < 7; time++) {
      await askForLostLots(scope, 'deelnemer1@example.org')
      await limited.mails()
    }
    assert.equal(
      (await mailsOf(limited, 'lot', 'deelnemer1@example.org')).length,
      6,
      'one mail of the draw, and five of the requests',
    )
    await Promise.all(Array.from({ length: 13 }, (_, time) => askForLostLots(scope, `a${time}@example.org`)))
    await assert.rejects(askForLostLots(scope, 'b@example.org'), /too many/)
  })
})
