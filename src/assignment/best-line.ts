import { type Weights } from './bregman.ts'
import { type Effort } from './effort.ts'
import { type GiverBounds } from './giver-bounds.ts'
import { type OpenPairs } from './open-pairs.ts'
import { lowestBitIndex, type Pairs } from './pairs.ts'

/**
 * A row or column of the matrix of allowed pairs: a giver with all receivers the giver may draw, or a receiver with all
 * givers who may draw the receiver.
 */
export interface Line {
  readonly ofGiver: boolean
  readonly index: number
  /** the other person of each pair, ascending */
  readonly choices: Int32Array
  /** for each pair, the bound after fixing the pair, as a fraction of the bound before */
  readonly parts: Float64Array
  /** sum of all parts; if it is above 1, the parts can't be used as probabilities */
  readonly sum: number
}

/**
 * Number of people left above which a try decides a line that is found quickly, because finding the best line takes
 * too long.
 */
export const MANY_LEFT = 100

/** Returns, for each row (or column), the first row (or column) with the same bits. */
const twins = (bits: Uint32Array, words: number, size: number): Int32Array => {
  const first = new Map<string, number>()
  return Int32Array.from({ length: size }, (_, line) => {
    const key = bits.subarray(line * words, (line + 1) * words).join()
    const known = first.get(key) ?? line
    first.set(key, known)
    return known
  })
}

/**
 * Finds the line whose parts have the smallest sum, in any position of one block.
 *
 * Fixing the pair (i, j) removes Tᵢ and dⱼ (bregman.ts) from the bound, and the choice j from all other givers who
 * could draw j. Let c be the class of j, ρₖⱼ = Tₖ⁻ᶜ / Tₖ, and wⱼ = dⱼ · ∏ₖ ρₖⱼ over all givers k who may draw j. Then
 * the part of the bound that remains is wⱼ / Tᵢ⁻ᶜ. So one pass over the pairs gives the sums of all lines. If fewer
 * pairs are missing than present, the pass goes over the missing ones.
 */
export class LineSearch {
  private readonly classOf: Uint8Array
  private readonly value: Float64Array
  private readonly effort: Effort
  /**
   * By giver (receiver), the first giver (receiver) with the same choices. Such twins stay twins in every position, so
   * a result for one of them holds for all.
   */
  private readonly giverTwin: Int32Array
  private readonly receiverTwin: Int32Array
  /** by twin, the number of the pass that last visited it */
  private readonly passOf: Int32Array
  private passes = 0
  private readonly receiverSums: Float64Array
  /** by receiver j, the value wⱼ (see `LineSearch`) */
  private readonly receiverPart: Float64Array
  private readonly partTotals: Float64Array
  private readonly giverTotals: Float64Array

  constructor({ rows, columns, words, size }: Pairs, { classOf, value }: Weights, effort: Effort) {
    this.classOf = classOf
    this.value = value
    this.effort = effort
    this.giverTwin = twins(rows, words, size)
    this.receiverTwin = twins(columns, words, size)
    this.passOf = new Int32Array(size)
    this.receiverSums = new Float64Array(size)
    this.receiverPart = new Float64Array(size)
    this.partTotals = new Float64Array(value.length)
    this.giverTotals = new Float64Array(value.length)
  }

  /**
   * Returns the line with the smallest sum among all givers and receivers, or a forced pair if there is one. With more
   * than `MANY_LEFT` people left, finding that line takes as long as dozens of tries. In that case the search returns
   * the line of the receiver with the fewest possible givers, if that line's sum is below 1.
   */
  best(open: OpenPairs, bounds: GiverBounds): Line {
    const { givers, receivers, rowSizes, columnSizes, left } = open
    for (let place = 0; place < left; place++) {
      if (rowSizes[givers[place]!]! <= 1) return this.forcedLine(open, bounds, true, givers[place]!)
      if (columnSizes[receivers[place]!]! <= 1) return this.forcedLine(open, bounds, false, receivers[place]!)
    }
    if (left > MANY_LEFT) {
      const line = this.narrowest(open, bounds)
      if (line.sum < 1) return line
    }
    this.effort.steps += left * (2 * bounds.classes + 40)
    this.weighReceivers(open, bounds)
    const giver = this.bestGiver(open, bounds)
    const receiver = this.bestReceiver(open, bounds)
    return receiver.sum < giver.sum
      ? this.line(open, bounds, false, receiver.index)
      : this.line(open, bounds, true, giver.index)
  }

  /** Returns the line of the receiver with the fewest possible givers. */
  private narrowest(open: OpenPairs, { classes, inverse, logRatio }: GiverBounds): Line {
    const { columns, words, receivers, giverBits, columnSizes, left } = open
    let index = receivers[0]!
    for (let place = 1; place < left; place++)
      if (columnSizes[receivers[place]!]! < columnSizes[index]!) index = receivers[place]!
    const c = this.classOf[index]!
    const choices = new Int32Array(columnSizes[index]!)
    let place = 0
    let logPart = Math.log(this.value[c]!)
    for (let word = 0; word < words; word++) {
      for (let rest = columns[index * words + word]! & giverBits[word]!; rest !== 0; rest &= rest - 1) {
        choices[place] = word * 32 + lowestBitIndex(rest)
        logPart += logRatio[choices[place]! * classes + c]!
        place++
      }
    }
    const part = Math.exp(logPart)
    const parts = Float64Array.from(choices, (giver) => part * inverse[giver * classes + c]!)
    let sum = 0
    for (const each of parts) sum += each
    this.effort.steps += words + left + choices.length * 10
    return { ofGiver: false, index, choices, parts, sum }
  }

  /**
   * Returns the line of one giver. Call it only right after `best`, and only if `best` found no forced pair: it uses
   * values that `best` computed for all lines.
   */
  ofGiver(open: OpenPairs, bounds: GiverBounds, giver: number): Line {
    return this.line(open, bounds, true, giver)
  }

  /** Computes wⱼ for every receiver who is left, and the totals of wⱼ by class. */
  private weighReceivers(open: OpenPairs, bounds: GiverBounds): void {
    const { receivers, left } = open
    const { classOf, value, receiverTwin, passOf, receiverSums, receiverPart } = this
    this.sumGivers(open, bounds, bounds.logRatio)
    const totals = this.partTotals.fill(0)
    const pass = ++this.passes
    for (let place = 0; place < left; place++) {
      const receiver = receivers[place]!
      const twin = receiverTwin[receiver]!
      const c = classOf[receiver]!
      if (passOf[twin] !== pass) {
        passOf[twin] = pass
        receiverPart[twin] = Math.exp(receiverSums[twin]!) * value[c]!
      }
      receiverPart[receiver] = receiverPart[twin]!
      totals[c]! += receiverPart[receiver]
    }
  }

  private bestGiver(open: OpenPairs, { inverse, classes }: GiverBounds): { index: number; sum: number } {
    const { rows, words, givers, receiverBits, rowSizes, left } = open
    const { classOf, giverTwin, passOf, receiverPart, partTotals } = this
    const pass = ++this.passes
    let index = -1
    let smallest = Infinity
    let steps = 0
    for (let place = 0; place < left; place++) {
      const giver = givers[place]!
      if (passOf[giverTwin[giver]!] === pass) continue
      passOf[giverTwin[giver]!] = pass
      const first = giver * classes
      const byMissing = rowSizes[giver]! * 2 > left
      const flip = byMissing ? -1 : 0
      const sign = byMissing ? -1 : 1
      let sum = 0
      if (byMissing) for (let c = 0; c < classes; c++) sum += partTotals[c]! * inverse[first + c]!
      for (let word = 0; word < words; word++) {
        for (let rest = (rows[giver * words + word]! ^ flip) & receiverBits[word]!; rest !== 0; rest &= rest - 1) {
          const receiver = word * 32 + lowestBitIndex(rest)
          sum += sign * receiverPart[receiver]! * inverse[first + classOf[receiver]!]!
        }
      }
      steps += words + (byMissing ? left - rowSizes[giver]! : rowSizes[giver]!)
      if (sum < smallest) {
        smallest = sum
        index = giver
      }
    }
    this.effort.steps += steps
    return { index, sum: smallest }
  }

  private bestReceiver(open: OpenPairs, bounds: GiverBounds): { index: number; sum: number } {
    const { receivers, left } = open
    const { receiverTwin, receiverSums, receiverPart } = this
    this.sumGivers(open, bounds, bounds.inverse)
    let index = -1
    let smallest = Infinity
    for (let place = 0; place < left; place++) {
      const receiver = receivers[place]!
      const sum = receiverSums[receiverTwin[receiver]!]! * receiverPart[receiver]!
      if (sum < smallest) {
        smallest = sum
        index = receiver
      }
    }
    return { index, sum: smallest }
  }

  /**
   * Sums, for each receiver, the givers' `values` in the receiver's class over all givers who may draw the receiver.
   * Stores the sum in `receiverSums` at the receiver's twin.
   */
  private sumGivers(open: OpenPairs, { classes }: GiverBounds, values: Float64Array): void {
    const { columns, words, givers, receivers, giverBits, columnSizes, left } = open
    const { classOf, receiverTwin, passOf, receiverSums } = this
    const totals = this.giverTotals.fill(0)
    for (let place = 0; place < left; place++) {
      const first = givers[place]! * classes
      for (let c = 0; c < classes; c++) totals[c]! += values[first + c]!
    }
    const pass = ++this.passes
    let steps = 0
    for (let place = 0; place < left; place++) {
      const receiver = receivers[place]!
      const twin = receiverTwin[receiver]!
      if (passOf[twin] === pass) continue
      passOf[twin] = pass
      const c = classOf[receiver]!
      const byMissing = columnSizes[receiver]! * 2 > left
      const flip = byMissing ? -1 : 0
      const sign = byMissing ? -1 : 1
      let sum = byMissing ? totals[c]! : 0
      for (let word = 0; word < words; word++) {
        for (let rest = (columns[receiver * words + word]! ^ flip) & giverBits[word]!; rest !== 0; rest &= rest - 1)
          sum += sign * values[(word * 32 + lowestBitIndex(rest)) * classes + c]!
      }
      receiverSums[twin] = sum
      steps += words + (byMissing ? left - columnSizes[receiver]! : columnSizes[receiver]!)
    }
    this.effort.steps += steps
  }

  private line(open: OpenPairs, { classes, inverse }: GiverBounds, ofGiver: boolean, index: number): Line {
    const { words } = open
    const { classOf, receiverPart } = this
    const [bits, present, sizes] = ofGiver
      ? [open.rows, open.receiverBits, open.rowSizes]
      : [open.columns, open.giverBits, open.columnSizes]
    const choices = new Int32Array(sizes[index]!)
    const parts = new Float64Array(sizes[index]!)
    let sum = 0
    let place = 0
    for (let word = 0; word < words; word++) {
      for (let rest = bits[index * words + word]! & present[word]!; rest !== 0; rest &= rest - 1) {
        const other = word * 32 + lowestBitIndex(rest)
        const [giver, receiver] = ofGiver ? [index, other] : [other, index]
        choices[place] = other
        parts[place] = receiverPart[receiver]! * inverse[giver * classes + classOf[receiver]!]!
        sum += parts[place]!
        place++
      }
    }
    return { ofGiver, index, choices, parts, sum }
  }

  /**
   * Returns the line of a person who has one possible partner left, or none. For a giver's only choice T⁻ᶜ is 0, so the
   * part is computed without dividing by T⁻ᶜ.
   */
  private forcedLine(open: OpenPairs, bounds: GiverBounds, ofGiver: boolean, index: number): Line {
    const { columns, words, giverBits, rowSizes } = open
    const { classes, total, logRatio } = bounds
    const [bits, present] = ofGiver ? [open.rows, open.receiverBits] : [columns, giverBits]
    let other = -1
    for (let word = 0; word < words; word++) {
      const rest = bits[index * words + word]! & present[word]!
      if (rest !== 0) other = word * 32 + lowestBitIndex(rest)
    }
    if (other < 0) return { ofGiver, index, choices: new Int32Array(0), parts: new Float64Array(0), sum: 0 }
    const [giver, receiver] = ofGiver ? [index, other] : [other, index]
    const c = this.classOf[receiver]!
    let part = this.value[c]! / total[giver]!
    for (let word = 0; word < words; word++) {
      for (let rest = columns[receiver * words + word]! & giverBits[word]!; rest !== 0; rest &= rest - 1) {
        const loser = word * 32 + lowestBitIndex(rest)
        if (loser !== giver) part *= rowSizes[loser] === 1 ? 0 : Math.exp(logRatio[loser * classes + c]!)
      }
    }
    this.effort.steps += open.left * 4
    return { ofGiver, index, choices: Int32Array.of(other), parts: Float64Array.of(part), sum: part }
  }
}
