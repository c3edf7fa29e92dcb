import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { forcedGivers } from '../../src/assignment/forced-givers.ts'
import { allAssignments, excludingSome, type Exclusions, families, nextTwo, onlyThese, random, smallGraphs, repeated } from './graphs.ts' // oxfmt-ignore

/**
 * Returns the givers with only one receiver left for some receiver of the organizer, found by comparing all
 * assignments.
 */
function foundByTryingAll(excluded: Exclusions, organizer: number | null) {
  const forced = new Set<number>()
  const lotOf = (receivers: readonly number[]) => (organizer === null ? undefined : receivers[organizer])
  for (const [first, ...others] of Map.groupBy(allAssignments(excluded.length, excluded), lotOf).values())
    for (const giver of excluded.keys())
      if (giver !== organizer && others.every((receivers) => receivers[giver] === first![giver])) forced.add(giver)
  return [...forced].sort((one, other) => one - other)
}

/** Returns every organizer that a draw can have: each of its people, or somebody who doesn't take part. */
const everyOrganizer = (excluded: Exclusions) => [null, ...excluded.keys()]

describe('forced givers', () => {
  for (const [name, excluded] of Object.entries({
    ...smallGraphs,
    'a circle of nine people with two choices each': nextTwo(9),
  })) {
    test(`have one receiver left for some lot of the organizer, whoever that is, for ${name}`, () => {
      for (const organizer of everyOrganizer(excluded))
        assert.deepEqual(forcedGivers(excluded.length, excluded, organizer), foundByTryingAll(excluded, organizer))
    })
  }

  test('have one receiver left for some lot of the organizer, whoever that is, for up to seven people with random exclusions', () => {
    let byExclusions = 0
    let byOwnLot = 0
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 7 }),
        fc.double({ min: 0.2, max: 0.9, noNaN: true }),
        fc.integer(),
        (people, density, seed) => {
          const excluded = random(people, density, seed)
          const always = forcedGivers(people, excluded, null)
          for (const organizer of everyOrganizer(excluded)) {
            const found = forcedGivers(people, excluded, organizer)
            assert.deepEqual(found, foundByTryingAll(excluded, organizer))
            byExclusions += found.filter((giver) => always.includes(giver)).length
            byOwnLot += found.filter((giver) => !always.includes(giver)).length
          }
        },
      ),
      { seed: 1, numRuns: 800 },
    )
    assert.ok(byExclusions > 50 && byOwnLot > 50, `${byExclusions} and ${byOwnLot} forced givers were compared`)
  })

  test('are all eleven others if twelve people may each draw the next two in a circle', () => {
    assert.deepEqual(forcedGivers(12, nextTwo(12), 0), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    assert.deepEqual(forcedGivers(12, nextTwo(12), 7), [0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11])
  })

  test('are none if the organizer doesn’t take part in that circle, and so has no lot to infer from', () => {
    assert.deepEqual(forcedGivers(12, nextTwo(12), null), [])
  })

  test('include a giver with two possible receivers, if another giver needs one of them', () => {
    const excluded = onlyThese([[1], [0, 2, 3, 4, 5], [1, 3], [0, 1, 2, 4, 5], [0, 1, 2, 3, 5], [0, 1, 2, 3, 4]])
    assert.deepEqual(forcedGivers(6, excluded, 0), [2])
  })

  test('are none if no assignment exists', () => {
    assert.deepEqual(forcedGivers(3, [new Set([1, 2]), new Set(), new Set()], 0), [])
  })

  for (const [name, excluded] of Object.entries({
    'a thousand people in couples': families(...repeated(500, 2)),
    'a thousand people who each exclude 28': excludingSome(1000, 28, 4),
    'a thousand people who each exclude 900': excludingSome(1000, 900, 5),
    'a thousand people who each exclude 990': excludingSome(1000, 990, 6),
    'a thousand people with two choices each, but the first with all': nextTwo(1000).with(0, new Set()), // oxfmt-ignore
    'a chain of a thousand people, all forced but the last two': onlyThese(
      Array.from({ length: 1000 }, (_, giver) => (giver < 998 ? [giver + 1, ...(giver > 0 ? [giver] : [])] : [0, 999])), // oxfmt-ignore
    ),
  })) {
    test(`are found within two seconds for ${name}`, () => {
      const before = process.threadCpuUsage()
      forcedGivers(1000, excluded, 0)
      const { user } = process.threadCpuUsage(before)
      assert.ok(user < 2_000_000, `${user / 1000} ms`)
    })
  }
})
