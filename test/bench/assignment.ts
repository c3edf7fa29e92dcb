import { pathToFileURL } from 'node:url'
import { draw, prepare, type Method } from '../../src/assignment/draw.ts'
import type { Wishes } from '../../src/assignment/wishes.ts'
import {
  circleOfFamilies,
  excludingSome,
  type Exclusions,
  families,
  nearTriangular,
  neighbours,
  nextTwo,
  oneWayOnly,
  random,
  repeated,
} from '../assignment/graphs.ts'
import { seededRandom } from '../assignment/seeded-random.ts'
import { median, shown, type Figure, type PartReport, type Remark } from './report.ts'

const onlyOne = (people: number): Exclusions => {
  const excluded = families(...repeated(people, 1))
  excluded[0] = new Set(Array.from({ length: people }, (_, person) => person).filter((person) => person !== 1))
  return excluded
}

const couples = (people: number): Exclusions => families(...repeated(people / 2, 2))

/** Draws once, for a later draw to keep or avoid the result. */
const earlier = (excluded: Exclusions): (number | null)[] => {
  const drawn = draw(excluded.length, excluded, { random: seededRandom(1) })
  return drawn.ok ? [...drawn.value] : []
}

/** Returns the receivers after the last participant has left. */
const withoutLast = (receivers: (number | null)[]): (number | null)[] =>
  receivers.slice(0, -1).map((receiver) => (receiver === receivers.length - 1 ? null : receiver))

const firstHalf = (receivers: (number | null)[]): (number | null)[] =>
  receivers.map((receiver, giver) => (giver < receivers.length / 2 ? receiver : null))

interface Measured {
  what: string
  excluded: Exclusions
  /** receivers of an earlier draw, to keep or to avoid */
  wishes?: () => Wishes
  /** number of times that it is measured */
  often: number
  /** budget for the median, in ms */
  max?: number
}

/** Draws in which all, half or none of the pairs of an earlier draw are to be avoided. */
const avoiding = (what: string, excluded: Exclusions): Measured[] => [
  { what: `${what}, avoiding all pairs`, excluded, wishes: () => ({ avoided: earlier(excluded) }), often: 21 },
  { what: `${what}, avoiding half`, excluded, wishes: () => ({ avoided: firstHalf(earlier(excluded)) }), often: 21 },
  { what: `${what}, avoiding none`, excluded, wishes: () => ({ avoided: excluded.map(() => null) }), often: 21 },
]

const draws: readonly Measured[] = [
  { what: '30 people, no exclusions', excluded: families(...repeated(30, 1)), often: 51, max: 100 },
  { what: 'two families of 15', excluded: families(15, 15), often: 51, max: 100 },
  { what: 'three families of 20', excluded: families(20, 20, 20), often: 51, max: 100 },
  { what: 'ten families of 10', excluded: families(...repeated(10, 10)), often: 51, max: 100 },
  { what: '50 couples', excluded: families(...repeated(50, 2)), often: 51, max: 100 },
  { what: 'mixed families of 46 people', excluded: families(12, 9, 7, 5, 4, 3, 2, 2, 1, 1), often: 51, max: 100 },
  { what: 'a family of 20 and 21 others', excluded: families(20, ...repeated(21, 1)), often: 51, max: 100 },
  { what: '200 people, one of whom may draw only one other', excluded: onlyOne(200), often: 31, max: 100 },
  { what: '1,000 people in couples', excluded: families(...repeated(500, 2)), often: 9, max: 1000 },
  { what: '1,000 people in families of 10', excluded: families(...repeated(100, 10)), often: 9, max: 1000 },
  { what: 'a family of 499 and 501 others', excluded: families(499, ...repeated(501, 1)), often: 5 },
  { what: '300 people who may draw those up to the next', excluded: nearTriangular(300), often: 11, max: 1000 },
  { what: 'a circle of 50 families of 20', excluded: circleOfFamilies(50, 20), often: 3 },
  { what: 'a circle of 1,000, two neighbours on either side', excluded: neighbours(1000, 2), often: 5 },
  { what: '30 people, half of the pairs at random', excluded: random(30, 0.5, 1), often: 31 },
  { what: '60 people, 30 % of the pairs at random', excluded: random(60, 0.3, 2), often: 21 },
  { what: '60 people, 15 % of the pairs at random', excluded: random(60, 0.15, 33), often: 5 },
  { what: '1,000 people, half of the pairs at random', excluded: random(1000, 0.5, 3), often: 3 },
  { what: '1,000 people who each exclude 900 at random', excluded: excludingSome(1000, 900, 1), often: 3 },
  ...[300, 1000].flatMap((people): Measured[] => [
    {
      what: `${people} people in couples, and a newcomer`,
      excluded: [...couples(people), new Set<number>()],
      wishes: () => ({ kept: [...earlier(couples(people)), null] }),
      often: 9,
      max: people === 300 ? 200 : 2000,
    },
    {
      what: `${people} people in couples, of whom one leaves`,
      excluded: couples(people).slice(0, -1),
      wishes: () => ({ kept: withoutLast(earlier(couples(people))) }),
      often: 9,
      max: people === 300 ? 200 : 2000,
    },
  ]),
  ...avoiding('30 people, no exclusions', families(...repeated(30, 1))),
  ...avoiding('300 people in couples', couples(300)),
  ...avoiding('300 people, one way only', oneWayOnly(300)),
  ...avoiding('300 people, two ways only', nextTwo(300)),
  {
    what: '300 people, two ways only, avoiding half of each',
    excluded: nextTwo(300),
    wishes: () => ({ avoided: nextTwo(300).map((_, giver) => (giver + (giver < 150 ? 1 : 2)) % 300) }),
    often: 21,
  },
]

/** Measures the time from exclusions to assignment. Reports the methods used, and the tries of rejection sampling. */
export const assignment = async (): Promise<PartReport> => {
  const lines: (Figure | Remark)[] = []
  for (const { what, excluded, wishes: wished, often, max } of draws) {
    const wishes = wished?.()
    draw(excluded.length, excluded, wishes)
    const took: number[] = []
    const used: number[] = []
    const methods = new Map<Method | 'too hard', number>()
    let tries = 0
    let byTrying = 0
    for (let count = 0; count < often; count++) {
      const before = performance.now()
      const cpuBefore = process.cpuUsage()
      const drawn = prepare(excluded.length, excluded, {
        ...wishes,
        onBlock: (done) => {
          methods.set(done.method, (methods.get(done.method) ?? 0) + 1)
          if (done.method !== 'rejection') return
          tries += done.tries
          byTrying++
        },
      })!()
      if (!drawn.ok) methods.set('too hard', (methods.get('too hard') ?? 0) + 1)
      took.push(performance.now() - before)
      const { user, system } = process.cpuUsage(cpuBefore)
      used.push((user + system) / 1000)
    }
    const how = [...methods].map(([method, count]) => (methods.size > 1 ? `${method} ${count}` : method)).join(', ')
    const sideNote = `${how}${byTrying > 0 ? `, ${(tries / byTrying).toFixed(1)} tries per sample` : ''}; processor ${shown(median(used), 'ms')}, slowest ${shown(Math.max(...took), 'ms')}`
    lines.push({ what, value: median(took), unit: 'ms', sideNote, ...(max !== undefined && { max }) })
  }
  return { title: 'assignment: time to draw lots once, median', lines }
}

// To run this part alone: node --import tsx test/bench/assignment.ts
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const line of (await assignment()).lines) {
    console.log(
      'remark' in line
        ? line.remark
        : `${line.what.padEnd(46)} ${shown(line.value, line.unit).padStart(10)}  ${line.max === undefined ? '' : `(at most ${line.max})`} ${line.sideNote}`,
    )
  }
}
