import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { type BlockDone, draw, prepare } from '../../src/assignment/draw.ts'
import { explain } from '../../src/assignment/explain.ts'
import { isPerfect, largestMatching } from '../../src/assignment/matching.ts'
import { permittedPairs } from '../../src/assignment/pairs.ts'
import {
  circleOfFamilies,
  excludingSome,
  type Exclusions,
  families,
  nearTriangular,
  neighbours,
  onlyThese,
  permuted,
  random,
  repeated,
} from './graphs.ts'
import { seededRandom } from './seeded-random.ts'

/** Fails unless everybody is drawn once, and nobody draws themselves or a person they exclude. */
const assertPermitted = (receivers: readonly number[], excluded: Exclusions): void => {
  assert.equal(receivers.length, excluded.length)
  assert.equal(new Set(receivers).size, excluded.length)
  receivers.forEach((receiver, giver) => {
    assert.ok(
      receiver >= 0 && receiver < excluded.length && receiver !== giver && !excluded[giver]!.has(receiver),
      `${giver} draws ${receiver}`,
    )
  })
}

const mayDraw = (excluded: Exclusions, giver: number, receiver: number): boolean =>
  giver !== receiver && !excluded[giver]!.has(receiver)

/** Whether these rows can all be matched at once. Uses the simplest search, as a check on the fast one. */
const canAllBeMatched = (rows: readonly number[], columnsOf: (row: number) => number[]): boolean => {
  const ownerOf = new Map<number, number>()
  const place = (row: number, seen: Set<number>): boolean =>
    columnsOf(row).some((column) => {
      if (seen.has(column)) return false
      seen.add(column)
      const owner = ownerOf.get(column)
      if (owner !== undefined && !place(owner, seen)) return false
      ownerOf.set(column, row)
      return true
    })
  return rows.every((row) => place(row, new Set()))
}

/** Exclusions of every density, from almost none to almost all. */
const anyDraw = fc.integer({ min: 1, max: 26 }).chain((people) =>
  fc.oneof(
    fc
      .double({ min: 0, max: 1, noNaN: true })
      .chain((density) => fc.integer().map((seed) => random(people, density, seed))),
    fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 6 }).map((sizes) => families(...sizes)),
    fc
      .array(fc.uniqueArray(fc.integer({ min: 0, max: people - 1 }), { maxLength: 4 }), {
        minLength: people,
        maxLength: people,
      })
      .map((allowed) => onlyThese(allowed)),
  ),
)

describe('any draw', () => {
  test('gives a permitted assignment if one exists, and is refused if explain finds an obstacle', () => {
    fc.assert(
      fc.property(anyDraw, fc.integer(), (excluded, seed) => {
        const people = excluded.length
        const everybody = Array.from({ length: people }, (_, person) => person)
        const feasible = canAllBeMatched(everybody, (giver) =>
          everybody.filter((receiver) => mayDraw(excluded, giver, receiver)),
        )
        assert.equal(isPerfect(largestMatching(permittedPairs(people, excluded))), feasible)
        assert.equal(explain(people, excluded) === null, feasible)
        const drawn = draw(people, excluded, { random: seededRandom(seed) })
        if (drawn.ok) assertPermitted(drawn.value, excluded)
        else assert.equal(drawn.problem, 'InvalidExclusions')
        assert.equal(drawn.ok, feasible)
      }),
      { numRuns: 1500, seed: 3 },
    )
  })

  test('never gives a forbidden assignment, whichever method makes it', () => {
    fc.assert(
      fc.property(anyDraw, fc.constantFrom('count', 'rejection', 'walk'), fc.integer(), (excluded, only, seed) => {
        const drawAgain = prepare(excluded.length, excluded, { only, rounds: 20 })
        fc.pre(drawAgain !== undefined && (only !== 'count' || excluded.length <= 16))
        const drawn = drawAgain({ random: seededRandom(seed), budgetSteps: 2e7 })
        if (drawn.ok) assertPermitted(drawn.value, excluded)
        else assert.equal(drawn.problem, 'TooHard')
      }),
      { numRuns: 600, seed: 4 },
    )
  })

  test('ignores exclusions of people outside the draw, and of oneself', () => {
    const drawn = draw(3, [new Set([0, 7, -1]), new Set([1])])
    assert.ok(drawn.ok)
    assertPermitted(drawn.value, families(1, 1, 1))
  })

  test('is empty for nobody, impossible for one person, and a swap for two', () => {
    assert.deepEqual(draw(0, []), { ok: true, value: [] })
    assert.deepEqual(draw(1, []), { ok: false, problem: 'InvalidExclusions' })
    assert.deepEqual(draw(2, []), { ok: true, value: [1, 0] })
  })

  test('is repeated by the same seed, and differs each time with the real source', () => {
    const excluded = families(5, 4, 3, 2, 2, 1, 1)
    assert.deepEqual(draw(18, excluded, { random: seededRandom(1) }), draw(18, excluded, { random: seededRandom(1) }))
    assert.notDeepEqual(draw(18, excluded), draw(18, excluded))
  })
})

describe('the obstacle to an assignment', () => {
  const obstacle = (excluded: Exclusions): ReturnType<typeof explain> => explain(excluded.length, excluded)
  const allBut = (people: number, ...allowed: number[]): Set<number> =>
    new Set(Array.from({ length: people }, (_, index) => index).filter((index) => !allowed.includes(index)))

  test('is a group with one partner too few, in which every member is needed', () => {
    fc.assert(
      fc.property(anyDraw, (excluded) => {
        const people = excluded.length
        const found = explain(people, excluded)
        fc.pre(found !== null)
        const everybody = Array.from({ length: people }, (_, person) => person)
        const [many, few] = found.side === 'givers' ? [found.givers, found.receivers] : [found.receivers, found.givers]
        const partners = (person: number): number[] =>
          everybody.filter((other) =>
            found.side === 'givers' ? mayDraw(excluded, person, other) : mayDraw(excluded, other, person),
          )
        assert.deepEqual(
          few,
          everybody.filter((other) => many.some((person) => partners(person).includes(other))),
        )
        assert.equal(many.length, few.length + 1)
        for (const spared of many)
          assert.ok(
            canAllBeMatched(
              many.filter((person) => person !== spared),
              partners,
            ),
          )
        assert.deepEqual(explain(people, excluded), found)
      }),
      { numRuns: 1500, seed: 5 },
    )
  })

  test('is null if an assignment exists', () => assert.equal(obstacle(families(2, 2)), null))

  test('is the giver who can draw nobody', () => {
    const excluded = families(...repeated(6, 1))
    excluded[4] = allBut(6)
    assert.deepEqual(obstacle(excluded), { side: 'givers', givers: [4], receivers: [] })
  })

  test('is the receiver whom nobody can draw', () => {
    const excluded = families(...repeated(6, 1)).map((own) => own.add(2))
    assert.deepEqual(obstacle(excluded), { side: 'receivers', givers: [], receivers: [2] })
  })

  test('is two givers who can draw only the same receiver', () => {
    const excluded = families(...repeated(6, 1))
    excluded[1] = allBut(6, 5)
    excluded[3] = allBut(6, 5)
    assert.deepEqual(obstacle(excluded), { side: 'givers', givers: [1, 3], receivers: [5] })
  })

  test('is two receivers whom only one giver can draw, rather than five givers who can draw four receivers', () => {
    const excluded = families(...repeated(6, 1)).map((own, giver) => (giver === 0 ? own : own.add(1).add(2)))
    assert.deepEqual(obstacle(excluded), { side: 'receivers', givers: [0], receivers: [1, 2] })
  })

  test('is three givers who can draw only two receivers, also if other givers have as few choices', () => {
    const excluded = families(...repeated(9, 1))
    excluded[0] = allBut(9, 3, 4)
    excluded[1] = allBut(9, 3, 4)
    excluded[2] = allBut(9, 3, 4)
    excluded[5] = allBut(9, 6, 7)
    excluded[8] = allBut(9, 6, 7)
    assert.deepEqual(obstacle(excluded), { side: 'givers', givers: [0, 1, 2], receivers: [3, 4] })
  })

  test('is the larger family if there are only two families', () => {
    assert.deepEqual(obstacle(families(4, 3)), { side: 'givers', givers: [0, 1, 2, 3], receivers: [4, 5, 6] })
  })

  test('is found within a second for a thousand people', () => {
    const excluded = families(501, ...repeated(499, 1))
    const used = process.threadCpuUsage()
    assert.equal(obstacle(excluded)?.givers.length, 500)
    assert.ok(process.threadCpuUsage(used).user < 1e6)
  })
})

describe('hard draws', () => {
  const complementOf = (receivers: (giver: number) => number, people: number): Exclusions =>
    Array.from({ length: people }, (_, giver) => new Set([giver, receivers(giver)]))
  const tight = (people: number): Exclusions => {
    const excluded = families(...repeated(people, 1))
    excluded[0] = new Set(Array.from({ length: people }, (_, index) => index).filter((index) => index !== 1))
    return excluded
  }
  const star = (people: number): Exclusions =>
    Array.from({ length: people }, (_, giver) =>
      giver === 0 ? new Set([0]) : new Set(Array.from({ length: people }, (_, index) => index).slice(1, -1)),
    )

  const draws: Record<string, { excluded: Exclusions; answer?: 'InvalidExclusions'; exact?: true }> = {
    'twelve people, one with a single choice': { excluded: tight(12), exact: true },
    'two hundred people, one with a single choice': { excluded: tight(200), exact: true },
    'two families of fifteen': { excluded: families(15, 15), exact: true },
    'a family of half the people': { excluded: families(20, ...repeated(20, 1)), exact: true },
    'a family of one more than half the people': {
      excluded: families(21, ...repeated(20, 1)),
      answer: 'InvalidExclusions',
    },
    'a family of one less than half the people': { excluded: families(20, ...repeated(21, 1)), exact: true },
    'a family of 499 among a thousand people': { excluded: families(499, ...repeated(501, 1)), exact: true },
    'forty people in a star': { excluded: star(40), answer: 'InvalidExclusions' },
    'a circle of a thousand people with two choices each': { excluded: neighbours(1000, 1), exact: true },
    'a circle of a thousand people with four choices each': { excluded: neighbours(1000, 2), exact: true },
    'sixty people with near-triangular exclusions': { excluded: nearTriangular(60), exact: true },
    'three hundred people with near-triangular exclusions in any order': {
      excluded: permuted(nearTriangular(300), 1),
      exact: true,
    },
    'a thousand people with near-triangular exclusions': { excluded: nearTriangular(1000, 2), exact: true },
    '300 people who exclude all after the next one and a fifth of those before': {
      excluded: nearTriangular(300).map((others, giver) => {
        const some = random(giver, 0.8, giver)[0] ?? []
        return new Set([...others, ...[...some].filter((other) => other < giver - 1)])
      }),
      exact: true,
    },
    'a circle of fifty families of twenty': { excluded: permuted(circleOfFamilies(50, 20), 2), exact: true },
    '300 people who may draw all but one neighbour': {
      excluded: complementOf((giver) => (giver + 1) % 300, 300),
      exact: true,
    },
    'a thousand people in couples': { excluded: families(...repeated(500, 2)), exact: true },
    'sixty people with 15 % of the pairs permitted': { excluded: random(60, 0.15, 3) },
    'a thousand people who each exclude 900 at random': { excluded: excludingSome(1000, 900, 1) },
    'a thousand people who each exclude 980 at random': { excluded: excludingSome(1000, 980, 2) },
    'a thousand people who each exclude 995 at random': {
      excluded: excludingSome(1000, 995, 2),
      answer: 'InvalidExclusions',
    },
  }
  for (const [name, { excluded, answer, exact }] of Object.entries(draws)) {
    test(`end within ten seconds for ${name}`, () => {
      const used = process.threadCpuUsage()
      const methods = new Set<BlockDone['method']>()
      const drawn = prepare(excluded.length, excluded, { onBlock: ({ method }) => methods.add(method) })?.({
        random: seededRandom(7),
      })
      assert.ok(process.threadCpuUsage(used).user < 10e6)
      if (drawn?.ok) assertPermitted(drawn.value, excluded)
      assert.equal(drawn === undefined ? 'InvalidExclusions' : drawn.ok || drawn.problem, answer ?? true)
      assert.equal(explain(excluded.length, excluded) === null, answer === undefined)
      if (exact) assert.ok(!methods.has('walk'), 'drawn by walking')
    })
  }

  test('are rejected as too hard when the budget is spent', () => {
    const excluded = random(60, 0.15, 3)
    assert.deepEqual(draw(60, excluded, { random: seededRandom(1), budgetSteps: 1e5 }), {
      ok: false,
      problem: 'TooHard',
    })
    assert.deepEqual(prepare(60, excluded, { only: 'rejection' })!({ random: seededRandom(1), budgetSteps: 1e7 }), {
      ok: false,
      problem: 'TooHard',
    })
  })

  test('never decide a line whose sum exceeds the bound', () => {
    const source = seededRandom(12)
    for (const excluded of [
      families(9, 7, 5, 3, 1),
      families(20, 15, 8),
      random(30, 0.5, 5),
      random(24, 0.3, 6),
      neighbours(40, 6),
      tight(30),
      excludingSome(50, 20, 9),
      families(70, 50, 40, 10),
      random(150, 0.6, 5),
    ]) {
      const drawAgain = prepare(excluded.length, excluded, {
        only: 'rejection',
        forgetful: true,
        onBlock: ({ rejection }) =>
          assert.ok(rejection!.largestSum < 1 + 1e-9 && rejection!.refinements === 0, `${rejection!.largestSum}`),
      })!
      for (let count = 0; count < 20; count++) assert.ok(drawAgain({ random: source, budgetSteps: 1e9 }).ok)
    }
  })
})
