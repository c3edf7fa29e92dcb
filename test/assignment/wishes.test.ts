import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { assign } from '../../src/assignment/index.ts'
import { independentBlocks } from '../../src/assignment/blocks.ts'
import { computations } from '../../src/assignment/computations.ts'
import { draw, prepare } from '../../src/assignment/draw.ts'
import { explain } from '../../src/assignment/explain.ts'
import { isPerfect, largestMatching } from '../../src/assignment/matching.ts'
import { isAllowed, permittedPairs } from '../../src/assignment/pairs.ts'
import { narrowed, type Wishes } from '../../src/assignment/wishes.ts'
import {
  allAssignments,
  bestAssignments,
  everyExclusions,
  type Exclusions,
  families,
  nextTwo,
  oneWayOnly,
  pairsInCommon,
  random,
  repeated,
} from './graphs.ts'
import { seededRandom } from './seeded-random.ts'

/** Returns those of the assignments that the draw can give: the ones that agree with its blocks. */
const drawable = (all: readonly number[][], excluded: Exclusions, wishes: Wishes): number[][] => {
  const pairs = permittedPairs(excluded.length, excluded)
  const matching = largestMatching(pairs)
  assert.equal(isPerfect(matching), all.length > 0)
  if (all.length === 0) return []
  const blocks = independentBlocks(pairs, matching).flatMap((block) => narrowed(block, wishes, { steps: 0 }))
  return all.filter((assignment) =>
    blocks.every(({ givers, receivers, pairs: own }) =>
      givers.every((giver, row) => {
        const column = receivers.indexOf(assignment[giver]!)
        return column >= 0 && isAllowed(own, row, column)
      }),
    ),
  )
}

/** Fails unless the draw can give exactly the assignments that fulfil the wishes best. */
const assertBest = (all: readonly number[][], excluded: Exclusions, wishes: Wishes): void => {
  const best = bestAssignments(all, wishes)
  const found = drawable(all, excluded, wishes)
  if (found.length === best.length && found.every((assignment, index) => assignment === best[index])) return
  assert.deepEqual(found, best, `${JSON.stringify(wishes)} with ${excluded.map((own) => [...own].join()).join(' / ')}`)
}

/** Returns every assignment of these givers to these receivers that the exclusions permit. */
const assignmentsAmong = (excluded: Exclusions, givers: number[], receivers: number[]): (number | null)[][] => {
  const [giver, ...others] = givers
  if (giver === undefined) return [repeated(excluded.length, 0).map(() => null)]
  return receivers
    .filter((receiver) => receiver !== giver && !excluded[giver]!.has(receiver))
    .flatMap((receiver) =>
      assignmentsAmong(
        excluded,
        others,
        receivers.filter((other) => other !== receiver),
      ).map((rest) => rest.with(giver, receiver)),
    )
}

/** Returns every list of receivers for the givers from `from` on: each a person, or nobody (null). */
const everyEarlier = (people: number, from = 0): (number | null)[][] =>
  from === people
    ? [[]]
    : everyEarlier(people, from + 1).flatMap((rest) =>
        [null, ...repeated(people, 0).keys()].map((receiver) => [receiver, ...rest]),
      )

const anyEarlier = (people: number) =>
  fc.array(fc.option(fc.integer({ min: -1, max: people })), { minLength: people, maxLength: people })

test('tests compare every choice of exclusions among three to five people, apart from their numbers', () => {
  assert.deepEqual(
    [3, 4, 5].map((people) => everyExclusions(people).length),
    [16, 218, 9608],
  )
})

describe('a change of a drawn draw', () => {
  for (const people of [3, 4, 5]) {
    const everybody = [...repeated(people, 0).keys()]
    const allBut = (left: number) => everybody.filter((person) => person !== left)

    test(`keeps as many receivers as possible when one of ${people} people is new, whatever the exclusions`, () => {
      let changes = 0
      for (const excluded of everyExclusions(people)) {
        const all = allAssignments(people, excluded)
        for (const newcomer of everybody) {
          for (const kept of assignmentsAmong(excluded, allBut(newcomer), allBut(newcomer))) {
            assertBest(all, excluded, { kept })
            changes++
          }
        }
      }
      assert.equal(changes, { 3: 13, 4: 224, 5: 27_391 }[people])
    })

    test(`keeps as many receivers as possible when somebody leaves ${people} others, whatever the exclusions`, () => {
      let changes = 0
      for (const excluded of everyExclusions(people)) {
        const all = allAssignments(people, excluded)
        for (const giverOfLeaver of everybody) {
          for (const receiverOfLeaver of everybody) {
            for (const kept of assignmentsAmong(excluded, allBut(giverOfLeaver), allBut(receiverOfLeaver))) {
              assertBest(all, excluded, { kept })
              changes++
            }
          }
        }
      }
      assert.equal(changes, { 3: 39, 4: 1254, 5: 160_641 }[people])
    })
  }

  test('keeps as many receivers as possible when many come and go and the exclusions change', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 7 }).chain((people) => fc.tuple(fc.constant(people), anyEarlier(people))),
        fc.double({ min: 0.3, max: 1, noNaN: true }),
        fc.integer(),
        ([people, kept], density, seed) => {
          const excluded = random(people, density, seed)
          assertBest(allAssignments(people, excluded), excluded, { kept })
        },
      ),
      { numRuns: 2000, seed: 7 },
    )
  })

  test('changes one lot besides the newcomer’s, in a large draw too, at once and in the thread', async () => {
    for (const people of [11, 41]) {
      const before = await assign(families(...repeated(people, 1)), 'one client', { organizer: 0 })
      assert.ok(before.ok)
      const kept = [...before.value.receiverOf, null]
      const after = await assign(families(...repeated(people + 1, 1)), 'one client', { organizer: 0, kept })
      assert.ok(after.ok)
      assert.equal(pairsInCommon(after.value.receiverOf, kept), people - 1)
    }
  })

  test('lets two newcomers at once draw each other, so callers add one person at a time', () => {
    const excluded = families(...repeated(6, 1))
    const drawn = draw(6, excluded, { kept: [1, 2, 3, 0, null, null] })
    assert.deepEqual(drawn, { ok: true, value: [1, 2, 3, 0, 5, 4] })
  })

  test('lets a newcomer whom only one giver may draw have the former receiver of that giver', () => {
    const excluded = families(...repeated(5, 1)).map((own, giver) => (giver === 2 ? own : own.add(4)))
    assert.deepEqual(draw(5, excluded, { kept: [1, 2, 3, 0, null] }), { ok: true, value: [1, 2, 4, 0, 3] })
  })

  test('is impossible only if no assignment exists, and then names the people who stand in the way', () => {
    const kept = [1, 2, 0, null]
    const excluded = families(1, 1, 1, 1).with(3, new Set([0, 1, 2]))
    assert.deepEqual(computations.assign(excluded, { organizer: null, kept }), {
      ok: false,
      problem: 'InvalidExclusions',
      detail: explain(4, excluded),
    })
    assert.ok(computations.assign(excluded.with(3, new Set([0, 1])), { organizer: null, kept }).ok)
  })

  test('takes less than half a second for 300 people in couples and a newcomer', () => {
    const couples = families(...repeated(150, 2))
    const before = draw(300, couples, { random: seededRandom(2) })
    assert.ok(before.ok)
    const used = process.threadCpuUsage()
    const after = draw(301, [...couples, new Set()], { kept: [...before.value, null], random: seededRandom(3) })
    assert.ok(process.threadCpuUsage(used).user < 500_000)
    assert.ok(after.ok)
    assert.equal(pairsInCommon(after.value, before.value), 299)
  })

  // Half of these people keep their receivers, whichever half it is. Finding that out takes 500 rounds.
  const circle = nextTwo(1000)
  const halves = Array.from({ length: 1000 }, (_, giver) => (giver < 500 ? (giver + 1) % 1000 : (giver + 2) % 1000))

  test('takes less than two seconds for a thousand people, of whom only one or the other half can keep theirs', () => {
    const used = process.threadCpuUsage()
    const drawn = draw(1000, circle, { kept: halves })
    assert.ok(process.threadCpuUsage(used).user < 2_000_000)
    assert.ok(drawn.ok)
    assert.equal(pairsInCommon(drawn.value, halves), 500)
  })

  test('is too hard if finding the receivers to keep spends the budget', () => {
    const options = { random: seededRandom(1), budgetSteps: 1e8 }
    assert.ok(draw(1000, circle, options).ok)
    assert.deepEqual(draw(1000, circle, { ...options, kept: halves }), { ok: false, problem: 'TooHard' })
  })
})

describe('a draw that avoids the pairs of an earlier one', () => {
  for (const people of [2, 3, 4]) {
    test(`repeats as few pairs as possible among ${people} people, whatever the exclusions and the earlier pairs`, () => {
      for (const excluded of everyExclusions(people)) {
        const all = allAssignments(people, excluded)
        for (const avoided of everyEarlier(people)) assertBest(all, excluded, { avoided })
      }
    })
  }

  test('repeats as few pairs as possible among five people with any exclusions, for earlier pairs at random', () => {
    const earlier = fc.sample(anyEarlier(5), { numRuns: 97, seed: 8 })
    let place = 0
    for (const excluded of everyExclusions(5)) {
      const all = allAssignments(5, excluded)
      for (let count = 0; count < 5; count++) assertBest(all, excluded, { avoided: earlier[place++ % earlier.length]! })
    }
  })

  test('repeats as few pairs as possible of those that a change leaves open', () => {
    fc.assert(
      fc.property(
        fc
          .integer({ min: 2, max: 7 })
          .chain((people) => fc.tuple(fc.constant(people), anyEarlier(people), anyEarlier(people))),
        fc.double({ min: 0.3, max: 1, noNaN: true }),
        fc.integer(),
        ([people, kept, avoided], density, seed) => {
          const excluded = random(people, density, seed)
          assertBest(allAssignments(people, excluded), excluded, { kept, avoided })
        },
      ),
      { numRuns: 2000, seed: 9 },
    )
  })

  test('ignores those pairs if avoiding them is too hard, so that the wish never causes an error', () => {
    // Members of either family may draw the whole other family. A shuffle draws that, whatever the budget.
    const excluded = families(20, 20)
    const avoided = repeated(40, 0).map((_, giver) => (giver + 20) % 40)
    const kept = avoided.map((receiver, giver) => (giver < 5 ? receiver : null))
    const options = { random: seededRandom(1), budgetSteps: 1e4 }
    assert.deepEqual(prepare(40, excluded, { avoided })!(options), { ok: false, problem: 'TooHard' })
    const drawn = draw(40, excluded, { ...options, kept, avoided })
    assert.ok(drawn.ok)
    assert.deepEqual(drawn.value.slice(0, 5), avoided.slice(0, 5))
  })

  test('does no work for the wish if the exclusions leave one way only, whatever the earlier pairs', () => {
    const people = 40
    const excluded = oneWayOnly(people)
    const only = Array.from({ length: people }, (_, giver) => (giver + 1) % people)
    const pairs = permittedPairs(people, excluded)
    const blocks = independentBlocks(pairs, largestMatching(pairs))
    for (const avoided of [only, only.map(() => null), only.map((receiver, giver) => (giver % 2 ? receiver : null))]) {
      const effort = { steps: 0 }
      assert.deepEqual(
        blocks.flatMap((block) => narrowed(block, { avoided }, effort)),
        blocks,
      )
      assert.equal(effort.steps, 0)
      assert.deepEqual(draw(people, excluded, { avoided }), { ok: true, value: only })
    }
  })
})
