import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type BlockDone, type Inspection, prepare } from '../../src/assignment/draw.ts'
import { type Line } from '../../src/assignment/best-line.ts'
import { type PartialDraw } from '../../src/assignment/partial-draw.ts'
import { cryptoRandom, type RandomSource } from '../../src/assignment/random.ts'
import { type Wishes } from '../../src/assignment/wishes.ts'
import {
  allAssignments,
  bestAssignments,
  chiSquare,
  type Exclusions,
  families,
  onlyThese,
  random,
  smallGraphs,
  repeated,
} from './graphs.ts'
import { seededRandom } from './seeded-random.ts'

/** Returns an assignment as one number, which is a safe integer for up to 13 people. */
const numberOf = (receivers: readonly number[]): number => {
  let number = 0
  for (const receiver of receivers) {
    if (receiver !== receiver >>> 0 || receiver >= receivers.length) assert.fail(`${receiver} is nobody’s number`)
    number = number * receivers.length + receiver
  }
  return number
}

/** Returns the index of every permitted assignment that fulfils the wishes best, by its number. */
const indexOf = (excluded: Exclusions, wishes: Wishes): Map<number, number> => {
  const all = bestAssignments(allAssignments(excluded.length, excluded), wishes)
  const found = new Map(all.map((receivers, index) => [numberOf(receivers), index]))
  assert.equal(found.size, all.length)
  return found
}

const assertUniform = (excluded: Exclusions, draws: number, source: RandomSource, given: Inspection & Wishes): void => {
  const all = indexOf(excluded, given)
  const counts = Array<number>(all.size).fill(0)
  const drawAgain = prepare(excluded.length, excluded, given)!
  for (let count = 0; count < draws; count++) {
    const drawn = drawAgain({ random: source })
    assert.ok(drawn.ok)
    assert.equal(drawn.value.length, excluded.length)
    const index = all.get(numberOf(drawn.value))
    if (index === undefined) assert.fail(`${drawn.value.join()} is not permitted`)
    counts[index]!++
  }
  const { sum, limit } = chiSquare(counts, draws)
  assert.ok(sum <= limit, `chi-square ${sum.toFixed(1)} of ${all.size} assignments, limit ${limit.toFixed(1)}`)
}

/**
 * Chooses the giver with the fewest choices. That rule skews a draw in which sums are scaled down; here the sums must
 * be refined instead.
 */
const fewestChoices = (position: PartialDraw): Line => {
  const best = position.bestLine()
  if (best.choices.length <= 1) return best
  let chosen = best
  for (let place = 0; place < position.left; place++) {
    const line = position.lineOfGiver(position.open.givers[place]!)
    if (!chosen.ofGiver || line.choices.length < chosen.choices.length) chosen = line
  }
  return chosen
}

const lineOfLargestSum = (position: PartialDraw): Line => {
  const best = position.bestLine()
  if (best.choices.length <= 1) return best
  let chosen = best
  for (let place = 0; place < position.left; place++) {
    const line = position.lineOfGiver(position.open.givers[place]!)
    if (line.sum > chosen.sum) chosen = line
  }
  return chosen
}

describe('every permitted assignment is equally likely', () => {
  for (const [name, excluded] of Object.entries(smallGraphs)) {
    test(`with a fixed seed, in 40,000 draws of ${name}`, () => assertUniform(excluded, 40_000, seededRandom(1), {}))
    test(`with the real source, in 40,000 draws of ${name}`, () => assertUniform(excluded, 40_000, cryptoRandom, {}))
    test(`by rejection alone, in 20,000 draws of ${name}`, () =>
      assertUniform(excluded, 20_000, seededRandom(2), { only: 'rejection' }))
    test(`by rejection without learning, in 20,000 draws of ${name}`, () =>
      assertUniform(excluded, 20_000, seededRandom(9), { only: 'rejection', forgetful: true }))
    test(`by counting alone, in 20,000 draws of ${name}`, () =>
      assertUniform(excluded, 20_000, seededRandom(3), { only: 'count' }))
    test(`by a tenth of the walk’s rounds, in 40,000 draws of ${name}`, () =>
      assertUniform(excluded, 40_000, seededRandom(4), { only: 'walk', rounds: 40 }))
  }

  test('even for lines whose sums exceed the bound, because those sums are refined', () => {
    const seen = new Map<BlockDone['rejection'], number>()
    let largestSum = 0
    const inspection: Inspection = {
      only: 'rejection',
      forgetful: true,
      onBlock: ({ rejection }) => {
        seen.set(rejection, rejection!.refinements)
        largestSum = Math.max(largestSum, rejection!.largestSum)
      },
    }
    assertUniform(smallGraphs['seven people with ever more choices']!, 8_000, seededRandom(5), {
      ...inspection,
      choose: lineOfLargestSum,
    })
    assertUniform(smallGraphs['six people, one with a single choice']!, 8_000, seededRandom(5), {
      ...inspection,
      choose: lineOfLargestSum,
    })
    assertUniform(
      onlyThese([
        [1, 2],
        [0, 2],
        [0, 1, 3, 4, 5],
        [0, 1, 2, 4, 5],
        [0, 1, 2, 3, 5],
        [1, 2, 3, 4],
      ]),
      8_000,
      seededRandom(6),
      { ...inspection, choose: fewestChoices },
    )
    assertUniform(random(7, 0.55, 4), 8_000, seededRandom(7), { ...inspection, choose: lineOfLargestSum })
    const refinements = seen.values().reduce((all, one) => all + one, 0)
    assert.ok(refinements > 3_000, `${refinements} steps were refined`)
    assert.ok(largestSum > 1.05, `the largest sum was ${largestSum}`)
  })

  test('and this check fails for a slightly skewed source', () => {
    const fair = seededRandom(8)
    const skewed = (): number => (fair() % 20 === 0 ? fair() >>> 1 : fair())
    assert.throws(
      () => assertUniform(smallGraphs['five people who may draw all others']!, 100_000, skewed, { only: 'count' }),
      /chi-square/,
    )
  })
})

/** Draws with wishes. `ways`: number of assignments that fulfil the wishes best, of which each must be equally likely. */
const wished: Record<string, Wishes & { excluded: Exclusions; ways: number }> = {
  'eight people, the last of whom is new': {
    excluded: families(...repeated(8, 1)),
    kept: [1, 2, 3, 4, 5, 6, 0, null],
    ways: 7,
  },
  'three couples and a newcomer': { excluded: families(2, 2, 2, 1), kept: [2, 4, 1, 5, 3, 0, null], ways: 6 },
  'three couples and a newcomer who may draw only one person, and whom the giver of that person excludes': {
    excluded: families(2, 2, 2, 1)
      .with(0, new Set([0, 1, 6]))
      .with(6, new Set([0, 1, 3, 4, 5])),
    kept: [2, 4, 1, 5, 3, 0, null],
    ways: 3,
  },
  'seven people after the leaving of somebody who had drawn their own giver': {
    excluded: families(...repeated(7, 1)),
    kept: [null, 2, 3, 4, 5, 6, 1],
    ways: 6,
  },
  'six people, one of whom now excludes their receiver': {
    excluded: families(...repeated(6, 1)).with(0, new Set([1])),
    kept: [1, 2, 3, 4, 5, 0],
    ways: 3,
  },
  'six people who all avoid the receiver of last year': {
    excluded: families(...repeated(6, 1)),
    avoided: [1, 2, 3, 4, 5, 0],
    ways: 80,
  },
  'three couples who avoid the receivers of last year': {
    excluded: families(2, 2, 2),
    avoided: [2, 3, 4, 5, 0, 1],
    ways: 17,
  },
  'two families of three who cannot all avoid the receivers of last year': {
    excluded: families(3, 3).map((own, giver) => (giver < 2 ? own.add(5) : own)),
    avoided: [3, 3, null, 0, 1, 2],
    ways: 4,
  },
  'a newcomer among people who also avoid the receivers of last year': {
    excluded: families(...repeated(7, 1)),
    kept: [1, 2, 3, 4, 5, 0, null],
    avoided: [6, 0, 6, 0, 6, 3, 1],
    ways: 3,
  },
}

describe('every assignment that fulfils the wishes best is equally likely', () => {
  for (const [name, { excluded, ways, ...wishes }] of Object.entries(wished)) {
    test(`for ${name}`, () => {
      assert.equal(indexOf(excluded, wishes).size, ways)
      assertUniform(excluded, 20_000, seededRandom(11), wishes)
      assertUniform(excluded, 20_000, cryptoRandom, wishes)
    })
  }
})

describe('larger draws', () => {
  test('give every pair the same share by rejection, by counting and by walking', () => {
    const excluded = random(14, 0.45, 3)
    const draws = 20_000
    const shares = (['count', 'rejection', 'walk'] as const).map((only, index) => {
      const seen = Array.from({ length: 14 }, () => new Float64Array(14))
      const source = seededRandom(index + 20)
      const drawAgain = prepare(14, excluded, { only, ...(only === 'walk' && { rounds: 40 }) })!
      for (let count = 0; count < draws; count++) {
        const drawn = drawAgain({ random: source })
        assert.ok(drawn.ok)
        drawn.value.forEach((receiver, giver) => seen[giver]![receiver]!++)
      }
      return seen
    })
    for (let giver = 0; giver < 14; giver++) {
      for (let receiver = 0; receiver < 14; receiver++) {
        const [counted, rejected, walked] = shares.map((seen) => seen[giver]![receiver]!)
        const spread = Math.sqrt(2 * Math.max(counted!, 25))
        assert.ok(
          Math.abs(counted! - rejected!) < 5.5 * spread,
          `${giver} to ${receiver}: counted ${counted}, by rejection ${rejected}`,
        )
        assert.ok(
          Math.abs(counted! - walked!) < 5.5 * spread,
          `${giver} to ${receiver}: counted ${counted}, by walking ${walked}`,
        )
      }
    }
  })

  test('go between families as often by rejection as by counting, for more than a hundred people', () => {
    const sizes = [40, 30, 20, 15, 10, 5, 1, 1]
    const excluded = families(...sizes)
    const familyOf = sizes.flatMap((size, family) => repeated(size, family))
    const draws = 500
    const [counted, rejected] = (['count', 'rejection'] as const).map((only, index) => {
      const moments = sizes.map(() => sizes.map(() => ({ sum: 0, squares: 0 })))
      const source = seededRandom(index + 40)
      const drawAgain = prepare(excluded.length, excluded, { only })!
      for (let count = 0; count < draws; count++) {
        const drawn = drawAgain({ random: source })
        assert.ok(drawn.ok)
        const seen = sizes.map(() => repeated(sizes.length, 0))
        drawn.value.forEach((receiver, giver) => seen[familyOf[giver]!]![familyOf[receiver]!]!++)
        moments.forEach((row, from) =>
          row.forEach((moment, to) => {
            moment.sum += seen[from]![to]!
            moment.squares += seen[from]![to]! ** 2
          }),
        )
      }
      return moments
    })
    for (const [from, row] of counted!.entries()) {
      for (const [to, { sum, squares }] of row.entries()) {
        const other = rejected![from]![to]!.sum
        const spread = Math.sqrt(2 * Math.max(squares - sum ** 2 / draws, 10))
        assert.ok(Math.abs(sum - other) <= 5.5 * spread, `${from} to ${to}: counted ${sum}, by rejection ${other}`)
      }
    }
  })

  test('have mutual pairs as often as chance predicts, for a thousand people and counts beyond any double', () => {
    const draws = 300
    let mutual = 0
    const source = seededRandom(31)
    const drawAgain = prepare(1000, families(...repeated(1000, 1)), { only: 'count' })!
    for (let count = 0; count < draws; count++) {
      const drawn = drawAgain({ random: source })
      assert.ok(drawn.ok)
      mutual += drawn.value.filter((receiver, giver) => drawn.value[receiver] === giver && receiver > giver).length
    }
    assert.ok(Math.abs(mutual / draws - 0.5) < 5.5 * Math.sqrt(0.5 / draws), `${mutual / draws} pairs a draw`)
  })

  test('have mutual pairs as often as chance predicts, for thirty people', () => {
    const people = 30
    const draws = 4000
    let mutual = 0
    const source = seededRandom(30)
    // `forgetful` makes every draw begin anew, as `draw` does.
    const drawAnew = prepare(people, families(...repeated(people, 1)), { forgetful: true })!
    for (let count = 0; count < draws; count++) {
      const drawn = drawAnew({ random: source })
      assert.ok(drawn.ok)
      mutual += drawn.value.filter((receiver, giver) => drawn.value[receiver] === giver && receiver > giver).length
    }
    // In a derangement the number of mutual pairs is nearly Poisson with mean 1/2.
    assert.ok(Math.abs(mutual / draws - 0.5) < 5.5 * Math.sqrt(0.5 / draws), `${mutual / draws} pairs a draw`)
  })
})
