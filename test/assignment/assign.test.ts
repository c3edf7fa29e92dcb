import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { assign } from '../../src/assignment/index.ts'
import { excludingSome, families, nearTriangular, times } from './graphs.ts'

describe('assign', () => {
  test("draws a stranger's fourteen people while 45 draws of one client, the first of them hard, have their turns", async () => {
    const ended: number[] = []
    const asked = [excludingSome(1000, 980, 2), ...Array.from({ length: 44 }, () => nearTriangular(60))].map(
      async (excluded, index) => {
        const assigned = await assign(excluded, 'one client')
        if (assigned.ok) ended.push(index)
        return assigned
      },
    )
    const strangers = await assign(families(...times(14, 1)), 'a stranger')
    assert.ok(strangers.ok)
    assert.equal(new Set(strangers.value).size, 14)
    assert.deepEqual(ended, [])

    const answers = await Promise.all(asked)
    assert.deepEqual(ended, [0, 1, 2, 3])
    for (const answer of answers.slice(4)) {
      assert.ok(!answer.ok && answer.problem === 'Busy')
      assert.ok(answer.detail.retryAfterSeconds >= 1)
    }
  })

  test('tells of a thread that died to whom it drew for, and goes on with another', async () => {
    // more people than there is memory for
    const tooMany = assign(Array<Set<number>>(3_000_000), 'one client')
    const waits = assign(nearTriangular(60), 'another')
    await assert.rejects(tooMany, { name: 'RangeError' })
    assert.ok((await waits).ok)
    assert.ok((await assign(nearTriangular(60), 'one client')).ok)
  })

  test('says that there is no assignment', async () => {
    assert.deepEqual(await assign(families(21, ...times(20, 1)), 'one client'), {
      ok: false,
      problem: 'InvalidExclusions',
    })
    assert.deepEqual(await assign(families(2, 1), 'one client'), { ok: false, problem: 'InvalidExclusions' })
  })
})
