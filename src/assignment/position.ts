import { type Line, LineSearch, MANY_LEFT } from './best-line.ts'
import { gammaTable, type Weights } from './bregman.ts'
import { type Effort } from './effort.ts'
import { type GiverBounds, giverBounds, refresh } from './giver-bounds.ts'
import { type Matching } from './matching.ts'
import { noOpenPairs, type OpenPairs, openPairs, takeOut } from './open-pairs.ts'
import { lowestBit, type Pairs, popCount } from './pairs.ts'
import { usefulPairs } from './useful-pairs.ts'

/** Where many are left. */
const STEPS_BETWEEN_TRIMS = 16

/** What all positions of a block share. */
interface Shared {
  readonly weights: Weights
  readonly gammaOf: Float64Array
  readonly search: LineSearch
  readonly effort: Effort
}

/** A half-made draw: the pairs that are still open, and the bounds of the givers who are left. */
export class Position {
  readonly open: OpenPairs
  private readonly bounds: GiverBounds
  private readonly shared: Shared

  private constructor(open: OpenPairs, shared: Shared) {
    this.open = open
    this.bounds = giverBounds(open.size, shared.weights, shared.gammaOf)
    this.shared = shared
  }

  /**
   * A block with nobody drawn.
   * @param effort grows with all that is done in this position and its copies
   */
  static start(pairs: Pairs, weights: Weights, matching: Matching, effort: Effort): Position {
    const start = new Position(openPairs(pairs, matching), {
      weights,
      gammaOf: gammaTable(pairs.size),
      search: new LineSearch(pairs, weights, effort),
      effort,
    })
    const { rows, words, size } = pairs
    const { counts, classes } = start.bounds
    for (let giver = 0; giver < size; giver++) {
      for (let word = 0; word < words; word++) {
        for (let rest = rows[giver * words + word]!; rest !== 0; rest &= rest - 1)
          counts[giver * classes + weights.classOf[word * 32 + lowestBit(rest)]!]!++
      }
      refresh(start.bounds, giver)
    }
    return start
  }

  copy(): Position {
    const copy = new Position(noOpenPairs(this.open.size, this.open.words), this.shared)
    copy.set(this)
    return copy
  }

  /** Makes this position what the other is; both must be of one block. */
  become(other: Position): void {
    this.set(other)
    this.shared.effort.steps += this.open.size * (2 * this.open.words + 3 * this.bounds.classes)
  }

  private set(other: Position): void {
    this.open.left = other.open.left
    this.open.bytes.set(other.open.bytes)
    this.bounds.bytes.set(other.bounds.bytes)
  }

  get left(): number {
    return this.open.left
  }

  /** About what a copy takes in memory. */
  get bytes(): number {
    return this.open.bytes.length + this.bounds.bytes.length + 4000
  }

  fix(giver: number, receiver: number): void {
    const { open, bounds } = this
    const { columns, words, giverBits } = open
    const { counts, classes } = bounds
    takeOut(open, giver, receiver)
    const c = this.shared.weights.classOf[receiver]!
    let losers = 0
    for (let word = 0; word < words; word++) {
      for (let rest = columns[receiver * words + word]! & giverBits[word]!; rest !== 0; rest &= rest - 1) {
        const loser = word * 32 + lowestBit(rest)
        counts[loser * classes + c]!--
        refresh(bounds, loser)
        losers++
      }
    }
    this.shared.effort.steps += open.left * 2 + losers * (4 * classes + 20)
  }

  /**
   * Drops the pairs that no full assignment uses. Where many are left there hardly are any, so it looks at some positions only.
   * @returns the bound now as a part of the bound before; 0 if there is no full assignment left
   */
  trim(): number {
    const { open, bounds } = this
    const { classOf } = this.shared.weights
    const { rows, columns, words, givers, rowSizes, columnSizes, left } = open
    const { counts, classes, total } = bounds
    if (left > MANY_LEFT && left % STEPS_BETWEEN_TRIMS !== 0) return 1
    const useful = usefulPairs(open, this.shared.effort)
    if (useful === 'none') return 0
    if (useful === 'all') return 1
    let part = 1
    for (let place = 0; place < left; place++) {
      const giver = givers[place]!
      const before = total[giver]!
      let dropped = 0
      for (let word = 0; word < words; word++) {
        const useless = rows[giver * words + word]! & ~useful.receivers[useful.groupOf[giver]! * words + word]!
        if (useless === 0) continue
        dropped += popCount(useless)
        rows[giver * words + word]! &= ~useless
        for (let rest = useless; rest !== 0; rest &= rest - 1) {
          const receiver = word * 32 + lowestBit(rest)
          columns[receiver * words + (giver >>> 5)]! &= ~(1 << (giver & 31))
          columnSizes[receiver]!--
          counts[giver * classes + classOf[receiver]!]!--
        }
      }
      if (dropped === 0) continue
      rowSizes[giver]! -= dropped
      refresh(bounds, giver)
      part *= total[giver]! / before
    }
    return part
  }

  /** The line whose parts have the smallest sum; a pair that is forced comes first. */
  bestLine(): Line {
    return this.shared.search.best(this.open, this.bounds)
  }

  /** The line of one giver; only right after `bestLine`, if that found no forced pair. */
  lineOfGiver(giver: number): Line {
    return this.shared.search.ofGiver(this.open, this.bounds, giver)
  }
}
