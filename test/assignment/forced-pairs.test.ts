import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { forcedPairs } from '../../src/assignment/forced-pairs.ts'
import { allAssignments, excludingSome, type Exclusions, families, onlyThese, random, smallGraphs, times } from './graphs.ts' // prettier-ignore

/** The forced pairs, found by comparing all assignments. */
function foundByTryingAll(excluded: Exclusions) {
  const [first, ...others] = allAssignments(excluded.length, excluded)
  return (first ?? []).flatMap((receiver, giver) =>
    others.every((receivers) => receivers[giver] === receiver) ? [{ giver, receiver }] : [],
  )
}

describe('forced pairs', () => {
  for (const [name, excluded] of Object.entries(smallGraphs)) {
    test(`are those that all assignments share, for ${name}`, () =>
      assert.deepEqual(forcedPairs(excluded.length, excluded), foundByTryingAll(excluded)))
  }

  test('are those that all assignments share, for random exclusions of up to seven people', () => {
    let forced = 0
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 7 }),
        fc.double({ min: 0.2, max: 0.8, noNaN: true }),
        fc.integer(),
        (people, density, seed) => {
          const excluded = random(people, density, seed)
          const found = forcedPairs(people, excluded)
          assert.deepEqual(found, foundByTryingAll(excluded))
          forced += found.length
        },
      ),
      { seed: 1, numRuns: 500 },
    )
    assert.ok(forced > 50, `only ${forced} forced pairs were compared`)
  })

  test('of three people with one exclusion are all three', () => {
    assert.deepEqual(forcedPairs(3, [new Set([1]), new Set(), new Set()]), [
      { giver: 0, receiver: 2 },
      { giver: 1, receiver: 0 },
      { giver: 2, receiver: 1 },
    ])
  })

  test('include somebody who has two left, of whom somebody else needs one', () => {
    const excluded = onlyThese([[1], [0, 2, 3, 4], [1, 3], [0, 1, 2, 4], [0, 1, 2, 3]])
    assert.deepEqual(forcedPairs(5, excluded), [
      { giver: 0, receiver: 1 },
      { giver: 2, receiver: 3 },
    ])
  })

  test('are none where nobody can draw', () => {
    assert.deepEqual(forcedPairs(3, [new Set([1, 2]), new Set(), new Set()]), [])
  })

  for (const [name, excluded] of Object.entries({
    'a thousand people in couples': families(...times(500, 2)),
    'a thousand people who each exclude 900': excludingSome(1000, 900, 5),
    'a thousand people who each exclude 990': excludingSome(1000, 990, 6),
    'a chain of a thousand, all forced but the last two': onlyThese(
      Array.from({ length: 1000 }, (_, giver) => (giver < 998 ? [giver + 1, ...(giver > 0 ? [giver] : [])] : [0, 999])), // prettier-ignore
    ),
  })) {
    test(`take a moment for ${name}`, () => {
      const before = process.cpuUsage()
      forcedPairs(1000, excluded)
      const { user } = process.cpuUsage(before)
      assert.ok(user < 1_000_000, `${user / 1000} ms`)
    })
  }
})
