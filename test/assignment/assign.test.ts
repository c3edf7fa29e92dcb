import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { assign, examine } from '../../src/assignment/index.ts'
import { excludingSome, families, fourteenForThirteen, nearTriangular, nextTwo, onlyThese, repeated } from './graphs.ts'

describe('assign', () => {
  test('draws fourteen people while 45 draws of another client wait, the first of them hard', async () => {
    const ended: number[] = []
    const asked = [excludingSome(1000, 980, 2), ...Array.from({ length: 44 }, () => nearTriangular(60))].map(
      async (excluded, index) => {
        const assigned = await assign(excluded, 'one client', { organizer: 0 })
        if (assigned.ok) ended.push(index)
        return assigned
      },
    )
    const strangers = await assign(families(...repeated(14, 1)), 'a stranger', { organizer: 0 })
    assert.ok(strangers.ok)
    assert.equal(new Set(strangers.value.receiverOf).size, 14)
    assert.deepEqual(ended, [])

    const answers = await Promise.all(asked)
    assert.deepEqual(ended, [0, 1, 2, 3])
    for (const answer of answers.slice(4)) {
      assert.ok(!answer.ok && answer.problem === 'Busy')
      assert.ok(answer.detail.retryAfterSeconds >= 1)
    }
  })

  test('rejects the draw whose thread died, and draws the next one in a new thread', async () => {
    // This draw has more people than the thread has memory for, so the thread dies.
    const tooMany = assign(Array<Set<number>>(3_000_000), 'one client', { organizer: 0 })
    const waits = assign(nearTriangular(60), 'another', { organizer: 0 })
    await assert.rejects(tooMany, { name: 'RangeError' })
    assert.ok((await waits).ok)
    assert.ok((await assign(nearTriangular(60), 'one client', { organizer: 0 })).ok)
  })

  test('returns the people who stand in the way of an assignment, at once and in the thread', async () => {
    for (const people of [4, 42]) {
      const assigned = await assign(families(people / 2 + 1, ...repeated(people / 2 - 1, 1)), 'one client', {
        organizer: 0,
      })
      assert.ok(!assigned.ok && assigned.problem === 'InvalidExclusions')
      assert.equal(assigned.detail.side, 'givers')
    }
  })

  test('returns the givers whose receivers the organizer may know, but none if nobody excludes anybody', async () => {
    for (const people of [4, 42]) {
      const loops = onlyThese(Array.from({ length: people }, (_, giver) => [(giver + 1) % people]))
      const assigned = await assign(loops, 'one client', { organizer: 0 })
      assert.ok(assigned.ok)
      assert.equal(assigned.value.forced.length, people - 1)
      assert.deepEqual(await examine(loops, 'one client', 0), { ok: true, value: { forced: assigned.value.forced } })
    }
    assert.deepEqual(await examine([new Set(), new Set(), new Set()], 'one client', 0), {
      ok: true,
      value: { forced: [] },
    })
  })
})

describe('the organizer', () => {
  test('may be any participant, or not take part, at once and in the thread', async () => {
    for (const people of [4, 42]) {
      const circle = nextTwo(people)
      const others = [...circle.keys()].filter((position) => position !== 2)
      for (const [organizer, forced] of [
        [2, others],
        [null, []],
      ] as const) {
        const assigned = await assign(circle, 'one client', { organizer })
        assert.ok(assigned.ok)
        assert.deepEqual(assigned.value.forced, forced)
        assert.deepEqual(await examine(circle, 'one client', organizer), { ok: true, value: { forced } })
      }
    }
  })
})

describe('examine', () => {
  test('examines few people and makes small draws while large examinations of the same client wait', async () => {
    const ended: string[] = []
    const large = Array.from({ length: 5 }, async (_, index) => {
      const examined = await examine(fourteenForThirteen(), 'one client', 0)
      assert.ok(!examined.ok)
      ended.push(`${index}: ${examined.problem}`)
    })
    const few = await examine(families(15, ...repeated(15, 1)), 'one client', 0)
    assert.ok(few.ok)
    assert.ok((await assign(families(...repeated(14, 1)), 'one client', { organizer: 0 })).ok)
    assert.deepEqual(ended, ['4: Busy'], 'only the fifth examination has ended, at once')
    await Promise.all(large)
    assert.deepEqual(ended, ['4: Busy', ...[0, 1, 2, 3].map((index) => `${index}: InvalidExclusions`)])
  })
})
