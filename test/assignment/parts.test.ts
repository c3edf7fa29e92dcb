import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { type Block, independentBlocks } from '../../src/assignment/blocks.ts'
import { balancedWeights, gamma, logBound } from '../../src/assignment/bregman.ts'
import { CountedStates } from '../../src/assignment/counted-states.ts'
import { planCounting } from '../../src/assignment/counting-plan.ts'
import { Counting } from '../../src/assignment/counting.ts'
import { largestMatching } from '../../src/assignment/matching.ts'
import { isAllowed, permittedPairs } from '../../src/assignment/pairs.ts'
import { cryptoRandom, randomBelow, randomUnit, shuffle } from '../../src/assignment/random.ts'
import {
  allAssignments,
  chiSquare,
  type Exclusions,
  families,
  nearTriangular,
  neighbours,
  permuted,
  random,
  smallGraphs,
  repeated,
} from './graphs.ts'
import { seededRandom } from './seeded-random.ts'

/** Returns everybody as one block, even if it could be cut into several. */
const whole = (excluded: Exclusions): Pick<Block, 'pairs' | 'selfOf'> => ({
  pairs: permittedPairs(excluded.length, excluded),
  selfOf: excluded.map((_, person) => person),
})

const totalOf = (block: Pick<Block, 'pairs' | 'selfOf'>): number =>
  new Counting(block, { steps: 0 }).within(Infinity)!.total()

describe('the steps of a draw', () => {
  for (const [name, excluded] of Object.entries({
    ...smallGraphs,
    'eight people with random exclusions': random(8, 0.5, 21),
    'families of three, three and one': families(3, 3, 1),
  })) {
    test(`count, bound and cut into blocks correctly for ${name}`, () => {
      const people = excluded.length
      const all = allAssignments(people, excluded)
      assert.ok(all.length > 0)
      const { pairs } = whole(excluded)
      assert.equal(totalOf(whole(excluded)), all.length)
      assert.ok(logBound(pairs, balancedWeights(pairs, { steps: 0 })) >= Math.log(all.length) - 1e-9)

      const blocks = independentBlocks(pairs, largestMatching(pairs))
      const used = new Set(all.flatMap((receivers) => receivers.map((receiver, giver) => `${giver} ${receiver}`)))
      const kept = blocks.flatMap(({ givers, receivers, pairs: own }) =>
        givers.flatMap((giver, row) =>
          receivers.filter((_, column) => isAllowed(own, row, column)).map((receiver) => `${giver} ${receiver}`),
        ),
      )
      assert.deepEqual(kept.toSorted(), [...used].toSorted())
      assert.equal(
        blocks.reduce((product, block) => product * totalOf(block), 1),
        all.length,
      )
    })
  }

  test('count derangements and circles of any length', () => {
    assert.equal(totalOf(whole(families(...repeated(14, 1)))), 32071101049)
    // With direct neighbours in a circle there are four assignments: all one way, all the other way, or swaps of
    // neighbours from either of two starts.
    assert.equal(totalOf(whole(neighbours(1000, 1))), 4)
    // This is 15! · 15!, to the 12 digits that `Counting` promises.
    assert.ok(Math.abs(totalOf(whole(families(15, 15))) / 1307674368000 ** 2 - 1) < 1e-12)
    assert.equal(totalOf(whole(families(...repeated(400, 1)))), Infinity)
  })

  test('count near-triangular exclusions with a few states a person, whatever the order of people', () => {
    for (const excluded of [nearTriangular(60), permuted(nearTriangular(60), 3)]) {
      const counted = new Counting(whole(excluded), { steps: 0 }).within(1e6)
      assert.ok(counted)
      // This is the 59th Fibonacci number: of two choices, one leaves the same problem for one person less, the other
      // for two.
      assert.equal(counted.total(), 956722026041)
      assert.ok(counted.states < 60 * 10, `${counted.states} states`)
    }
  })

  test('count correctly in any order of givers and receivers', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 7 }),
        fc.double({ min: 0.2, max: 1, noNaN: true }),
        fc.integer(),
        (people, density, seed) => {
          const excluded = random(people, density, seed)
          const { pairs } = whole(excluded)
          const order = Int32Array.from({ length: 2 * people }, (_, vertex) => vertex)
          shuffle(seededRandom(seed), order)
          const plan = planCounting(pairs, [...order], { steps: 0 }, Infinity)!
          const counted = CountedStates.count(plan, { steps: 0 }, Infinity)!
          const all = allAssignments(people, excluded)
          assert.equal(counted.total(), all.length)
          if (all.length > 0) {
            const drawn = [...counted.draw(seededRandom(seed))]
            assert.ok(all.some((receivers) => receivers.every((receiver, giver) => receiver === drawn[giver])))
          }
        },
      ),
      { numRuns: 1000, seed: 6 },
    )
  })

  test('compute γ(r), the r-th root of r!', () => {
    assert.equal(gamma(0), 0)
    assert.ok(Math.abs(gamma(3) - 6 ** (1 / 3)) < 1e-12)
    assert.ok(Math.abs(gamma(1000) / Math.exp(5912.128178488163 / 1000) - 1) < 1e-12)
  })
})

describe('randomness', () => {
  for (const [name, source] of [
    ['the real source', cryptoRandom],
    ['the seeded source', seededRandom(1)],
  ] as const) {
    test(`gives every number and every order its share, from ${name}`, () => {
      const counts = Array<number>(7).fill(0)
      const orders = new Map<string, number>()
      let mean = 0
      for (let count = 0; count < 60_000; count++) {
        counts[randomBelow(source, 7)]!++
        mean += randomUnit(source) / 60_000
        const order = Int32Array.of(0, 1, 2, 3)
        shuffle(source, order)
        orders.set(order.join(), (orders.get(order.join()) ?? 0) + 1)
      }
      assert.equal(orders.size, 24)
      for (const { sum, limit } of [chiSquare(counts, 60_000), chiSquare([...orders.values()], 60_000)])
        assert.ok(sum <= limit)
      assert.ok(Math.abs(mean - 0.5) < 5.5 / Math.sqrt(12 * 60_000))
    })
  }

  test('drops values that would favour the lower numbers', () => {
    const given = [0xffffffff, 0xfffffffe, 0x80000005]
    // Values from 2³² − (2³² mod (3 · 2³⁰)) on are dropped.
    assert.equal(
      randomBelow(() => given.shift()!, 3 * 2 ** 30),
      0x80000005,
    )
    assert.equal(given.length, 0)
  })

  test('is repeated only from the same seed', () => {
    const [one, same, other] = [seededRandom(5), seededRandom(5), seededRandom(6)].map((source) =>
      Array.from({ length: 8 }, source),
    )
    assert.deepEqual(one, same)
    assert.notDeepEqual(one, other)
  })
})
