import { shuffle } from '../../src/assignment/random.ts'
import { type EarlierReceivers, type Wishes } from '../../src/assignment/wishes.ts'
import { seededRandom } from './seeded-random.ts'

/** Exclusions as `draw` takes them: for each person, the people they may not draw. */
export type Exclusions = Set<number>[]

/** Returns families of these sizes, one after the other. The members of a family don't draw each other. */
export const families = (...sizes: number[]): Exclusions => {
  const excluded: Exclusions = []
  for (const size of sizes) {
    const first = excluded.length
    for (let member = 0; member < size; member++)
      excluded.push(new Set(Array.from({ length: size }, (_, index) => first + index)))
  }
  return excluded
}

/** Returns the same number several times. */
export const repeated = (count: number, size: number): number[] => Array<number>(count).fill(size)

/** Returns exclusions with which everybody may draw only the people listed for them. */
export const onlyThese = (allowed: readonly (readonly number[])[]): Exclusions =>
  allowed.map((receivers) => new Set(allowed.map((_, index) => index).filter((index) => !receivers.includes(index))))

/**
 * Returns exclusions with which everybody may draw one of the next two people in a circle. There are two assignments,
 * and each lot reveals which of them was drawn.
 */
export const nextTwo = (people: number): Exclusions =>
  onlyThese(Array.from({ length: people }, (_, giver) => [(giver + 1) % people, (giver + 2) % people]))

/** Returns a circle in which everybody may draw their `reach` nearest neighbours on both sides. */
export const neighbours = (people: number, reach: number): Exclusions =>
  Array.from({ length: people }, (_, giver) => {
    const excluded = new Set<number>()
    for (let step = reach + 1; step < people - reach; step++) excluded.add((giver + step) % people)
    return excluded
  })

/** Returns exclusions with which everybody may draw all people before them, and the `reach` people after them. */
export const nearTriangular = (people: number, reach = 1): Exclusions =>
  Array.from(
    { length: people },
    (_, giver) =>
      new Set(Array.from({ length: Math.max(0, people - giver - 1 - reach) }, (_, place) => giver + 1 + reach + place)),
  )

/** Returns families in a circle. Everybody may draw the others of their own family, and all members of the next. */
export const circleOfFamilies = (count: number, size: number): Exclusions => {
  const people = count * size
  return Array.from({ length: people }, (_, giver) => {
    const first = Math.floor(giver / size) * size
    const far = Array.from({ length: people - 2 * size }, (_, place) => (first + 2 * size + place) % people)
    return new Set([giver, ...far])
  })
}

/** Returns the same exclusions with the people in another order. */
export const permuted = (excluded: Exclusions, seed: number): Exclusions => {
  const placeOf = Int32Array.from({ length: excluded.length }, (_, person) => person)
  shuffle(seededRandom(seed), placeOf)
  const moved: Exclusions = []
  excluded.forEach((others, person) => (moved[placeOf[person]!] = new Set([...others].map((other) => placeOf[other]!))))
  return moved
}

/** Returns exclusions in which each pair is allowed with this probability. */
export const random = (people: number, allowed: number, seed: number): Exclusions => {
  const next = seededRandom(seed)
  return Array.from(
    { length: people },
    (_, giver) =>
      new Set(
        Array.from({ length: people }, (_, other) => other).filter(
          (other) => other !== giver && next() / 2 ** 32 >= allowed,
        ),
      ),
  )
}

/** Returns exclusions in which everybody excludes exactly this many others, at random. */
export const excludingSome = (people: number, count: number, seed: number): Exclusions => {
  const next = seededRandom(seed)
  return Array.from({ length: people }, (_, giver) => {
    const others = Array.from({ length: people }, (_, other) => other).filter((other) => other !== giver)
    for (let place = 0; place < count; place++) {
      const swap = place + (next() % (others.length - place))
      ;[others[place], others[swap]] = [others[swap]!, others[place]!]
    }
    return new Set(others.slice(0, count))
  })
}

/** Returns every permitted assignment, found by trying all. */
export const allAssignments = (people: number, excluded: Exclusions): number[][] => {
  const found: number[][] = []
  const taken = new Set<number>()
  const receivers: number[] = []
  const next = (giver: number): void => {
    if (giver === people) {
      found.push([...receivers])
      return
    }
    for (let receiver = 0; receiver < people; receiver++) {
      if (receiver === giver || taken.has(receiver) || excluded[giver]!.has(receiver)) continue
      taken.add(receiver)
      receivers[giver] = receiver
      next(giver + 1)
      taken.delete(receiver)
    }
  }
  next(0)
  return found
}

/** Returns all orders of these items. */
const ordersOf = (items: readonly number[]): number[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((first) => ordersOf(items.filter((item) => item !== first)).map((rest) => [first, ...rest]))

/**
 * Returns every choice of exclusions among this many people, but only one of those that differ by the people's numbers
 * alone. There are 16 for three people, 218 for four and 9,608 for five.
 */
export const everyExclusions = (people: number): Exclusions[] => {
  const everybody = Array.from({ length: people }, (_, person) => person)
  const pairs = everybody.flatMap((giver) =>
    everybody.filter((other) => other !== giver).map((other) => [giver, other]),
  )
  const placeOf = new Map(pairs.map(([giver, receiver], place) => [giver! * people + receiver!, place]))
  const renamings = ordersOf(everybody).map((names) =>
    pairs.map(([giver, receiver]) => placeOf.get(names[giver!]! * people + names[receiver!]!)!),
  )
  const seen = new Uint8Array(2 ** pairs.length)
  const found: Exclusions[] = []
  for (let choice = 0; choice < seen.length; choice++) {
    if (seen[choice]) continue
    for (const renaming of renamings) {
      let renamed = 0
      for (let place = 0; place < pairs.length; place++) renamed |= ((choice >>> place) & 1) << renaming[place]!
      seen[renamed] = 1
    }
    found.push(
      everybody.map(
        (_, giver) =>
          new Set(pairs.flatMap(([from, to], place) => (from === giver && (choice >>> place) & 1 ? [to!] : []))),
      ),
    )
  }
  return found
}

/** Returns the assignments with the lowest cost. */
const cheapest = (assignments: readonly number[][], costOf: (assignment: number[]) => number): number[][] => {
  const costs = assignments.map(costOf)
  const least = Math.min(...costs)
  return assignments.filter((_, index) => costs[index] === least)
}

/** Returns the number of givers who have the same receiver as in an earlier draw. */
export const pairsInCommon = (assignment: readonly number[], earlier: EarlierReceivers): number =>
  earlier.filter((receiver, giver) => receiver === assignment[giver]).length

/** Returns the assignments that fulfil the wishes best, found by comparing all. */
export const bestAssignments = (all: readonly number[][], { kept = [], avoided = [] }: Wishes): number[][] =>
  cheapest(
    cheapest(all, (assignment) => -pairsInCommon(assignment, kept)),
    (assignment) => pairsInCommon(assignment, avoided),
  )

/**
 * Returns exclusions that leave one assignment, in which everybody draws the next person in a circle. Everybody but the
 * first may also draw all people before them, except the first.
 */
export const oneWayOnly = (people: number): Exclusions =>
  onlyThese(
    Array.from({ length: people }, (_, giver) =>
      Array.from({ length: giver + 1 }, (_own, place) => (place + 1) % people).filter((receiver) => receiver !== giver),
    ),
  )

/** Small graphs for which tests enumerate all assignments. */
export const smallGraphs: Record<string, Exclusions> = {
  'three people': families(1, 1, 1),
  'five people who may draw all others': families(...repeated(5, 1)),
  'six people who may draw all others': families(...repeated(6, 1)),
  'three couples': families(2, 2, 2),
  'families of three, two and two': families(3, 2, 2),
  'two families of three': families(3, 3),
  'a family of three and four others': families(3, 1, 1, 1, 1),
  'six people, one with a single choice': onlyThese([
    [1],
    [0, 2, 3, 4, 5],
    [0, 1, 3, 4, 5],
    [0, 1, 2, 4, 5],
    [0, 1, 2, 3, 5],
    [0, 1, 2, 3, 4],
  ]),
  'six people, two with the same two choices': onlyThese([
    [2, 3],
    [2, 3],
    [0, 1, 3, 4, 5],
    [0, 1, 2, 4, 5],
    [0, 1, 2, 3, 5],
    [0, 1, 2, 3, 4],
  ]),
  'a circle of nine people with four choices each': neighbours(9, 2),
  'eight people with two to four choices': onlyThese([
    [1, 4],
    [2, 0, 7],
    [3, 1, 5],
    [0, 4, 6],
    [5, 2],
    [6, 3, 1],
    [7, 0, 4],
    [0, 5, 2, 6],
  ]),
  'seven people with ever more choices': onlyThese([
    [1, 2],
    [0, 2, 3],
    [0, 1, 3, 4],
    [0, 1, 2, 4, 5],
    [0, 1, 2, 3, 5, 6],
    [0, 1, 2, 3, 4, 6],
    [0, 1, 2, 3, 4, 5],
  ]),
  'separate groups of three and four people': onlyThese([
    [1, 2],
    [0, 2],
    [0, 1],
    [4, 5, 6],
    [3, 5, 6],
    [3, 4, 6],
    [3, 4, 5],
  ]),
  'seven people with random exclusions': random(7, 0.6, 11),
}

/**
 * Returns the chi-square sum of the observed counts against equal counts, and a limit that chance exceeds once in 50
 * million times (Wilson and Hilferty's approximation, z = 5.5).
 */
export const chiSquare = (observed: readonly number[], draws: number): { sum: number; limit: number } => {
  const expected = draws / observed.length
  const freedom = observed.length - 1
  const sum = observed.reduce((all, count) => all + (count - expected) ** 2 / expected, 0)
  const spread = 2 / (9 * Math.max(freedom, 1))
  return { sum, limit: freedom === 0 ? 0 : freedom * (1 - spread + 5.5 * Math.sqrt(spread)) ** 3 }
}

/**
 * Returns exclusions of a thousand people with which fourteen givers have only thirteen receivers. Explaining them
 * takes long.
 */
export const fourteenForThirteen = (): Exclusions =>
  Array.from(
    { length: 1000 },
    (_, giver) => new Set(giver < 14 ? Array.from({ length: 987 }, (_, receiver) => receiver) : []),
  )
