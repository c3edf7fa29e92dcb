import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { independentBlocks } from '../../src/assignment/blocks.ts'
import { balancedWeights, gamma, logBound } from '../../src/assignment/bregman.ts'
import { Counting } from '../../src/assignment/counting.ts'
import { largestMatching } from '../../src/assignment/matching.ts'
import { isAllowed, permittedPairs } from '../../src/assignment/pairs.ts'
import { cryptoRandom, randomBelow, randomUnit, shuffle } from '../../src/assignment/random.ts'
import { allAssignments, chiSquare, families, neighbours, random, smallGraphs, times } from './graphs.ts'
import { seededRandom } from './seeded-random.ts'

describe('the parts of a draw', () => {
  for (const [name, excluded] of Object.entries({
    ...smallGraphs,
    'eight with few choices': random(8, 0.5, 21),
    'families of three, three and one': families(3, 3, 1),
  })) {
    test(`count, bound and cut right for ${name}`, () => {
      const people = excluded.length
      const all = allAssignments(people, excluded)
      assert.ok(all.length > 0)
      const pairs = permittedPairs(people, excluded)
      assert.equal(new Counting(pairs).total(), all.length)
      assert.ok(logBound(pairs, balancedWeights(pairs)) >= Math.log(all.length) - 1e-9)

      const blocks = independentBlocks(pairs, largestMatching(pairs))
      const used = new Set(all.flatMap((receivers) => receivers.map((receiver, giver) => `${giver} ${receiver}`)))
      const kept = blocks.flatMap(({ givers, receivers, pairs: own }) =>
        givers.flatMap((giver, row) =>
          receivers.filter((_, column) => isAllowed(own, row, column)).map((receiver) => `${giver} ${receiver}`),
        ),
      )
      assert.deepEqual(kept.toSorted(), [...used].toSorted())
      assert.equal(
        blocks.reduce((product, block) => product * new Counting(block.pairs).total(), 1),
        all.length,
      )
    })
  }

  test('count derangements and circles of any length', () => {
    assert.equal(new Counting(permittedPairs(14, families(...times(14, 1)))).total(), 32071101049)
    // Of a circle's direct neighbours: all one way, all the other way, or swaps of neighbours, from either of two starts.
    assert.equal(new Counting(permittedPairs(1000, neighbours(1000, 1))).total(), 4)
    assert.equal(new Counting(permittedPairs(40, families(...times(40, 1)))).states, Infinity)
  })

  test('know γ(r), the r-th root of r!', () => {
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
    test(`of ${name} gives every number its share`, () => {
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

  test('throws away what would favour the lower numbers', () => {
    const given = [0xffffffff, 0xfffffffe, 0x80000005]
    // Above 2³² − 2³² mod 3 · 2³⁰ nothing counts.
    assert.equal(
      randomBelow(() => given.shift()!, 3 * 2 ** 30),
      0x80000005,
    )
    assert.equal(given.length, 0)
  })

  test('repeats itself from the same seed alone', () => {
    const [one, same, other] = [seededRandom(5), seededRandom(5), seededRandom(6)].map((source) =>
      Array.from({ length: 8 }, source),
    )
    assert.deepEqual(one, same)
    assert.notDeepEqual(one, other)
  })
})
