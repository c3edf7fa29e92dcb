import { type Line, LineSearch, MANY_LEFT } from './best-line.ts'
import { gammaTable, type Weights } from './bregman.ts'
import { type Effort } from './effort.ts'
import { type GiverBounds, allocateGiverBounds, computeGiverBounds } from './giver-bounds.ts'
import { type Matching } from './matching.ts'
import { allocateOpenPairs, type OpenPairs, openPairs, removePair } from './open-pairs.ts'
import { lowestBitIndex, type Pairs, popCount } from './pairs.ts'
import { usefulPairs } from './useful-pairs.ts'

/**
 * Number of people who are drawn between two positions that `trim` examines, while more than `MANY_LEFT` people are
 * left.
 */
const STEPS_BETWEEN_TRIMS = 16

/** Values that all partial draws of a block share. */
interface Shared {
  readonly weights: Weights
  readonly gammaOf: Float64Array
  readonly search: LineSearch
  readonly effort: Effort
}

/** A partial draw, also called a position: the pairs that are still open, and the bounds of the givers who are left. */
export class PartialDraw {
  readonly open: OpenPairs
  private readonly bounds: GiverBounds
  private readonly shared: Shared

  private constructor(open: OpenPairs, shared: Shared) {
    this.open = open
    this.bounds = allocateGiverBounds(open.size, shared.weights, shared.gammaOf)
    this.shared = shared
  }

  /**
   * Creates the first position of a block, in which nobody has been drawn yet.
   * @param effort grows with all the work done in this position and its copies
   */
  static start(pairs: Pairs, weights: Weights, matching: Matching, effort: Effort): PartialDraw {
    const start = new PartialDraw(openPairs(pairs, matching), {
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
          counts[giver * classes + weights.classOf[word * 32 + lowestBitIndex(rest)]!]!++
      }
      computeGiverBounds(start.bounds, giver)
    }
    return start
  }

  copy(): PartialDraw {
    const copy = new PartialDraw(allocateOpenPairs(this.open.size, this.open.words), this.shared)
    copy.set(this)
    return copy
  }

  /** Makes this position equal to the other one. Both must belong to the same block. */
  copyFrom(other: PartialDraw): void {
    this.set(other)
    this.shared.effort.steps += this.open.size * (2 * this.open.words + 3 * this.bounds.classes)
  }

  private set(other: PartialDraw): void {
    this.open.left = other.open.left
    this.open.bytes.set(other.open.bytes)
    this.bounds.bytes.set(other.bounds.bytes)
  }

  get left(): number {
    return this.open.left
  }

  /** approximate memory that a copy takes, in bytes */
  get bytes(): number {
    return this.open.bytes.length + this.bounds.bytes.length + 4000
  }

  fix(giver: number, receiver: number): void {
    const { open, bounds } = this
    const { columns, words, giverBits } = open
    const { counts, classes } = bounds
    removePair(open, giver, receiver)
    const c = this.shared.weights.classOf[receiver]!
    let losers = 0
    for (let word = 0; word < words; word++) {
      for (let rest = columns[receiver * words + word]! & giverBits[word]!; rest !== 0; rest &= rest - 1) {
        const loser = word * 32 + lowestBitIndex(rest)
        counts[loser * classes + c]!--
        computeGiverBounds(bounds, loser)
        losers++
      }
    }
    this.shared.effort.steps += open.left * 2 + losers * (4 * classes + 20)
  }

  /**
   * Drops the pairs that no full assignment uses. With many people left there are hardly any such pairs, so only some
   * positions are trimmed.
   * @returns the bound after trimming as a fraction of the bound before; 0 if no full assignment is left
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
          const receiver = word * 32 + lowestBitIndex(rest)
          columns[receiver * words + (giver >>> 5)]! &= ~(1 << (giver & 31))
          columnSizes[receiver]!--
          counts[giver * classes + classOf[receiver]!]!--
        }
      }
      if (dropped === 0) continue
      rowSizes[giver]! -= dropped
      computeGiverBounds(bounds, giver)
      part *= total[giver]! / before
    }
    return part
  }

  /**
   * Returns the line to decide next: a forced pair if there is one, else a line whose parts have a small sum (see
   * `LineSearch.best`).
   */
  bestLine(): Line {
    return this.shared.search.best(this.open, this.bounds)
  }

  /**
   * Returns the line of one giver. Call it only right after `bestLine`, and only if `bestLine` found no forced pair.
   */
  lineOfGiver(giver: number): Line {
    return this.shared.search.ofGiver(this.open, this.bounds, giver)
  }
}
