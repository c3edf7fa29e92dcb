import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { consume, consumeUpTo, defineLimit, refund } from '#core/limits.ts'
import type { Scope } from '#core/scope.ts'
import { openWorld, type World } from '#test/support/world.ts'

const limit = defineLimit('test', { max: 10, seconds: 3600 })

let world: World
let scope: Scope
before(async () => {
  world = await openWorld({ RATE_LIMITS: 'on' })
  scope = await world.scopeOf(world.visitor())
})
after(() => world.close())

test('a use that is given back after its window is over makes no room in the next one', async () => {
  const use = { ...limit, about: 'window', points: 4 }
  await consume(scope, use)
  await world.sql`update rate_limits set expire = 1 where key like 'test:%'`
  await refund(scope, use)
  assert.equal(await consumeUpTo(scope, { ...use, points: 30 }), 10)
})

test('as many points are counted as there is room for, and simultaneous uses get no more', async () => {
  const use = { ...limit, about: 'room', points: 4 }
  const counted = await Promise.all(Array.from({ length: 8 }, () => consumeUpTo(scope, use)))
  assert.ok(counted.reduce((sum, each) => sum + each) <= 10, counted.join())
  await refund(scope, { ...use, points: 100 })
  assert.equal(await consumeUpTo(scope, { ...use, points: 7 }), 7)
  assert.equal(await consumeUpTo(scope, { ...use, points: 7 }), 3)
  assert.equal(await consumeUpTo(scope, use), 0)
})
