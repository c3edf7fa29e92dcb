import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { openWorld, type World } from '#test/support/world.ts'
import { askForLostLots } from '../../src/lots/ask-for-lost-lots.ts'
import { forgetMails, lotGuidIn, mailsOf, threeDrawn } from '../draws/drawing.ts'

let world: World
before(async () => {
  world = await openWorld()
})
after(() => world.close())

beforeEach(() => forgetMails(world))

describe('asking for one’s own lot again', () => {
  test('mails the lots of that address to it, and answers alike, in like time, for an unknown one', async () => {
    const { lotOf } = await threeDrawn(world)
    const timed = async (email: string) => {
      const started = performance.now()
      await askForLostLots(await world.scopeOf(world.visitor()), email)
      return performance.now() - started
    }
    // A busy machine delays the one or the other now and then, but not all three.
    const fastest = async (...addresses: string[]) => {
      const times: number[] = []
      for (const email of addresses) times.push(await timed(email))
      return Math.min(...times)
    }
    const known = await fastest('Bram@familie.example', 'riet@familie.example', 'lotte@example.org')
    const unknown = await fastest('niemand@familie.example', 'geen@familie.example', 'geen@example.org')
    assert.ok(Math.abs(known - unknown) < 60, `${known} ms against ${unknown} ms`)
    const again = (await mailsOf(world, 'lot', 'bram@familie.example')).map(lotGuidIn)
    assert.equal(again.filter((guid) => guid === lotOf('Bram')).length, 2, 'the first one, and this one')
    assert.equal((await mailsOf(world, 'lot', 'niemand@familie.example')).length, 0)
  })

  test('says nothing when it is too much for one address, and refuses a client that asks for too many', async () => {
    const limited = await openWorld({ RATE_LIMITS: 'on' })
    try {
      const { organizer } = await threeDrawn(limited)
      assert.ok(organizer.token)
      const scope = await limited.scopeOf(limited.visitor())
      for (let time = 0; time < 7; time++) {
        await askForLostLots(scope, 'bram@familie.example')
        await limited.mails()
      }
      assert.equal(
        (await limited.mails()).filter(({ kind, to }) => kind === 'lot' && to === 'bram@familie.example').length,
        6,
        'the first one, and five',
      )
      await Promise.all(Array.from({ length: 13 }, (_, time) => askForLostLots(scope, `a${time}@example.org`)))
      await assert.rejects(askForLostLots(scope, 'b@example.org'), /too many/)
    } finally {
      await limited.close()
    }
  })
})
