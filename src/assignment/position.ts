import { gammaTable, type Weights } from './bregman.ts'
import { swapGroups } from './blocks.ts'
import { augment, type Matching } from './matching.ts'
import { bitsSet, lineSize, lowestBit, type Pairs } from './pairs.ts'

/** The next pair to decide on, as one line of the table: a giver with each receiver he may draw, or a receiver with each of her givers. */
export interface Line {
  readonly ofGiver: boolean
  readonly index: number
  /** The other side of each pair. */
  readonly choices: Int32Array
  /** The bound that is left after each pair, as a part of the bound now. */
  readonly parts: Float64Array
  /** All parts together; above 1 the bound is no bound to draw by. */
  readonly sum: number
}

/** For each line the first one with the same bits. */
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
 * A half-made draw: the pairs that are still open, with everything the bound needs kept up to date as pairs are fixed.
 * With Tᵢ⁻ᶜ for giver i's T without one receiver of class c (see bregman.ts), ρᵢⱼ = Tᵢ⁻ᶜ⁽ʲ⁾ / Tᵢ and wⱼ = dⱼ · ∏ₖ ρₖⱼ over the givers k of j,
 * fixing the pair (i, j) leaves the part wⱼ / Tᵢ⁻ᶜ⁽ʲ⁾ of the bound: giver i's T goes, dⱼ goes, and everybody else who could draw j has her no longer.
 * So all lines' sums take one pass over the pairs, or over the pairs that are missing where those are fewer.
 */
export class Position {
  readonly size: number
  readonly words: number
  readonly weights: Weights
  readonly rows: Uint32Array
  readonly columns: Uint32Array
  readonly givers: Int32Array
  readonly receivers: Int32Array
  /** How many givers (and receivers) are still without a pair; they are the first so many of `givers` and `receivers`. */
  left: number
  /** Elementary steps spent so far, about a nanosecond each. */
  spent = 0

  private readonly classes: number
  private readonly gammaOf: Float64Array
  private readonly giverPlace: Int32Array
  private readonly receiverPlace: Int32Array
  private readonly giverBits: Uint32Array
  private readonly receiverBits: Uint32Array
  private readonly rowSize: Int32Array
  private readonly columnSize: Int32Array
  private readonly counts: Int32Array
  private readonly total: Float64Array
  private readonly inverse: Float64Array
  private readonly logRatio: Float64Array
  private readonly matching: Matching
  private readonly suffix: Float64Array
  private readonly classLog: Float64Array
  private readonly classSum: Float64Array
  private readonly part: Float64Array
  /** The first giver (receiver) with the very same choices; such twins stay twins, so that what is computed for one holds for all. */
  private readonly giverTwin: Int32Array
  private readonly receiverTwin: Int32Array
  private readonly asked: Int32Array
  private readonly sums: Float64Array
  private askedNow = 0

  /** The block with nobody drawn, or a second copy of another position to look ahead with. */
  constructor(source: { pairs: Pairs; weights: Weights; matching: Matching } | Position) {
    if (source instanceof Position) {
      this.size = source.size
      this.words = source.words
      this.weights = source.weights
      this.classes = source.classes
      this.gammaOf = source.gammaOf
      this.rows = source.rows.slice()
      this.columns = source.columns.slice()
      this.givers = source.givers.slice()
      this.receivers = source.receivers.slice()
      this.giverPlace = source.giverPlace.slice()
      this.receiverPlace = source.receiverPlace.slice()
      this.giverBits = source.giverBits.slice()
      this.receiverBits = source.receiverBits.slice()
      this.rowSize = source.rowSize.slice()
      this.columnSize = source.columnSize.slice()
      this.counts = source.counts.slice()
      this.total = source.total.slice()
      this.inverse = source.inverse.slice()
      this.logRatio = source.logRatio.slice()
      this.matching = { receiverOf: source.matching.receiverOf.slice(), giverOf: source.matching.giverOf.slice() }
      this.left = source.left
      this.giverTwin = source.giverTwin
      this.receiverTwin = source.receiverTwin
    } else {
      const { pairs, weights, matching } = source
      const { size, words } = pairs
      this.size = size
      this.words = words
      this.weights = weights
      this.classes = weights.value.length
      this.gammaOf = gammaTable(size)
      this.rows = pairs.rows.slice()
      this.columns = pairs.columns.slice()
      this.givers = Int32Array.from({ length: size }, (_, index) => index)
      this.receivers = this.givers.slice()
      this.giverPlace = this.givers.slice()
      this.receiverPlace = this.givers.slice()
      this.giverBits = new Uint32Array(words)
      for (let index = 0; index < size; index++) this.giverBits[index >>> 5]! |= 1 << (index & 31)
      this.receiverBits = this.giverBits.slice()
      this.rowSize = new Int32Array(size)
      this.columnSize = new Int32Array(size)
      this.counts = new Int32Array(size * this.classes)
      this.total = new Float64Array(size)
      this.inverse = new Float64Array(size * this.classes)
      this.logRatio = new Float64Array(size * this.classes)
      this.matching = { receiverOf: matching.receiverOf.slice(), giverOf: matching.giverOf.slice() }
      this.left = size
      this.giverTwin = twins(pairs.rows, words, size)
      this.receiverTwin = twins(pairs.columns, words, size)
    }
    this.asked = new Int32Array(this.size)
    this.sums = new Float64Array(this.size)
    this.suffix = new Float64Array(this.classes + 1)
    this.classLog = new Float64Array(this.classes)
    this.classSum = new Float64Array(this.classes)
    this.part = new Float64Array(this.size)
    if (!(source instanceof Position)) {
      for (let index = 0; index < this.size; index++) {
        this.rowSize[index] = lineSize(this.rows, this.words, index)
        this.columnSize[index] = lineSize(this.columns, this.words, index)
        this.count(index)
        this.refresh(index)
      }
    }
  }

  /** About what a copy takes in memory. */
  get bytes(): number {
    return this.size * (8 * this.words + 20 * this.classes + 72) + 4000
  }

  /** Makes this position what the other is; both must be of one block. */
  become(other: Position): void {
    this.rows.set(other.rows)
    this.columns.set(other.columns)
    this.givers.set(other.givers)
    this.receivers.set(other.receivers)
    this.giverPlace.set(other.giverPlace)
    this.receiverPlace.set(other.receiverPlace)
    this.giverBits.set(other.giverBits)
    this.receiverBits.set(other.receiverBits)
    this.rowSize.set(other.rowSize)
    this.columnSize.set(other.columnSize)
    this.counts.set(other.counts)
    this.total.set(other.total)
    this.inverse.set(other.inverse)
    this.logRatio.set(other.logRatio)
    this.matching.receiverOf.set(other.matching.receiverOf)
    this.matching.giverOf.set(other.matching.giverOf)
    this.left = other.left
    this.spent += this.size * (2 * this.words + 3 * this.classes)
  }

  /** Fixes a pair: the giver and the receiver leave, and nobody else may draw the receiver. */
  fix(giver: number, receiver: number): void {
    const { words, classes } = this
    this.left--
    this.leave(this.givers, this.giverPlace, this.giverBits, giver)
    this.leave(this.receivers, this.receiverPlace, this.receiverBits, receiver)
    for (let word = 0; word < words; word++) {
      for (let rest = this.rows[giver * words + word]! & this.receiverBits[word]!; rest !== 0; rest &= rest - 1) {
        const other = word * 32 + lowestBit(rest)
        this.columns[other * words + (giver >>> 5)]! &= ~(1 << (giver & 31))
        this.columnSize[other]!--
      }
    }
    const kind = this.weights.classOf[receiver]!
    for (let word = 0; word < words; word++) {
      for (let rest = this.columns[receiver * words + word]! & this.giverBits[word]!; rest !== 0; rest &= rest - 1) {
        const other = word * 32 + lowestBit(rest)
        this.rows[other * words + (receiver >>> 5)]! &= ~(1 << (receiver & 31))
        this.rowSize[other]!--
        this.counts[other * classes + kind]!--
        this.refresh(other)
      }
    }
    this.spent += this.left * 2
  }

  /**
   * Drops the pairs that no full assignment of the rest uses (as for the blocks at the start).
   * @returns the bound now as a part of the bound before; 0 where no assignment is left at all
   */
  trim(): number {
    const { matching, words, size } = this
    const { receiverOf, giverOf } = matching
    let fewestChoices = Infinity
    let fewestGivers = Infinity
    for (let place = 0; place < this.left; place++) {
      fewestChoices = Math.min(fewestChoices, this.rowSize[this.givers[place]!]!)
      fewestGivers = Math.min(fewestGivers, this.columnSize[this.receivers[place]!]!)
    }
    if (fewestChoices === 0 || fewestGivers === 0) return 0
    // With so many choices everybody can still be matched whichever pair is fixed (Hall), so every pair is of use.
    if (fewestChoices + fewestGivers > this.left) return 1

    const open = { rows: this.rows, columns: this.columns, words, size }
    for (let place = 0; place < this.left; place++) {
      const giver = this.givers[place]!
      const receiver = receiverOf[giver]!
      if (
        receiver >= 0 &&
        this.hasLeft(this.receiverBits, receiver) &&
        giverOf[receiver] === giver &&
        this.isOpen(giver, receiver)
      )
        continue
      receiverOf[giver] = -1
    }
    for (let place = 0; place < this.left; place++) {
      const receiver = this.receivers[place]!
      const giver = giverOf[receiver]!
      if (giver >= 0 && (!this.hasLeft(this.giverBits, giver) || receiverOf[giver] !== receiver)) giverOf[receiver] = -1
    }
    for (let place = 0; place < this.left; place++) {
      if (receiverOf[this.givers[place]!]! >= 0) continue
      this.spent += this.left * (words + 4)
      if (!augment(open, matching, this.givers[place]!)) return 0
    }
    const groupOf = new Int32Array(size)
    const groups = swapGroups(open, matching, this.giverBits, groupOf)
    this.spent += this.left * (3 * words + 20)
    if (groups === 1) return 1
    const own = new Uint32Array(groups * words)
    for (let place = 0; place < this.left; place++) {
      const giver = this.givers[place]!
      const receiver = receiverOf[giver]!
      own[groupOf[giver]! * words + (receiver >>> 5)]! |= 1 << (receiver & 31)
    }
    let part = 1
    for (let place = 0; place < this.left; place++) {
      const giver = this.givers[place]!
      const before = this.total[giver]!
      let dropped = 0
      for (let word = 0; word < words; word++) {
        const useless = this.rows[giver * words + word]! & ~own[groupOf[giver]! * words + word]!
        if (useless === 0) continue
        dropped += bitsSet(useless)
        this.rows[giver * words + word]! &= ~useless
        for (let rest = useless; rest !== 0; rest &= rest - 1) {
          const receiver = word * 32 + lowestBit(rest)
          this.columns[receiver * words + (giver >>> 5)]! &= ~(1 << (giver & 31))
          this.columnSize[receiver]!--
          this.counts[giver * this.classes + this.weights.classOf[receiver]!]!--
        }
      }
      if (dropped === 0) continue
      this.rowSize[giver]! -= dropped
      this.refresh(giver)
      part *= this.total[giver]! / before
    }
    return part
  }

  /** The line whose parts have the smallest sum, among all givers and receivers; a pair that is forced comes first. */
  bestLine(): Line {
    const { words, classes, left, givers, receivers, part } = this
    const { classOf, value } = this.weights
    for (let place = 0; place < left; place++) {
      if (this.rowSize[givers[place]!]! <= 1) return this.forcedLine(true, givers[place]!)
      if (this.columnSize[receivers[place]!]! <= 1) return this.forcedLine(false, receivers[place]!)
    }

    const all = this.classLog.fill(0)
    for (let place = 0; place < left; place++) {
      const giver = givers[place]!
      for (let kind = 0; kind < classes; kind++) all[kind]! += this.logRatio[giver * classes + kind]!
    }
    const parts = this.classSum.fill(0)
    let steps = left * (2 * classes + 40)
    let now = ++this.askedNow
    for (let place = 0; place < left; place++) {
      const receiver = receivers[place]!
      const twin = this.receiverTwin[receiver]!
      const kind = classOf[receiver]!
      if (this.asked[twin] !== now) {
        this.asked[twin] = now
        const many = this.columnSize[receiver]! * 2 > left
        let log = many ? all[kind]! : 0
        for (let word = 0; word < words; word++) {
          const bits = this.columns[receiver * words + word]!
          for (
            let rest = many ? ~bits & this.giverBits[word]! : bits & this.giverBits[word]!;
            rest !== 0;
            rest &= rest - 1
          ) {
            const ratio = this.logRatio[(word * 32 + lowestBit(rest)) * classes + kind]!
            log += many ? -ratio : ratio
          }
        }
        steps += words + (many ? left - this.columnSize[receiver]! : this.columnSize[receiver]!)
        this.sums[twin] = Math.exp(log) * value[kind]!
      }
      part[receiver] = this.sums[twin]!
      parts[kind]! += part[receiver]
    }

    let smallest = Infinity
    let ofGiver = true
    let index = -1
    now = ++this.askedNow
    for (let place = 0; place < left; place++) {
      const giver = givers[place]!
      if (this.asked[this.giverTwin[giver]!] === now) continue
      this.asked[this.giverTwin[giver]!] = now
      const many = this.rowSize[giver]! * 2 > left
      let sum = 0
      if (many) for (let kind = 0; kind < classes; kind++) sum += parts[kind]! * this.inverse[giver * classes + kind]!
      for (let word = 0; word < words; word++) {
        const bits = this.rows[giver * words + word]!
        for (
          let rest = many ? ~bits & this.receiverBits[word]! : bits & this.receiverBits[word]!;
          rest !== 0;
          rest &= rest - 1
        ) {
          const receiver = word * 32 + lowestBit(rest)
          const one = part[receiver]! * this.inverse[giver * classes + classOf[receiver]!]!
          sum += many ? -one : one
        }
      }
      steps += words + (many ? left - this.rowSize[giver]! : this.rowSize[giver]!)
      if (sum < smallest) {
        smallest = sum
        index = giver
      }
    }
    const inverses = this.classSum.fill(0)
    for (let place = 0; place < left; place++) {
      const giver = givers[place]!
      for (let kind = 0; kind < classes; kind++) inverses[kind]! += this.inverse[giver * classes + kind]!
    }
    now = ++this.askedNow
    for (let place = 0; place < left; place++) {
      const receiver = receivers[place]!
      if (this.asked[this.receiverTwin[receiver]!] === now) continue
      this.asked[this.receiverTwin[receiver]!] = now
      const kind = classOf[receiver]!
      const many = this.columnSize[receiver]! * 2 > left
      let sum = many ? inverses[kind]! : 0
      for (let word = 0; word < words; word++) {
        const bits = this.columns[receiver * words + word]!
        for (
          let rest = many ? ~bits & this.giverBits[word]! : bits & this.giverBits[word]!;
          rest !== 0;
          rest &= rest - 1
        ) {
          const one = this.inverse[(word * 32 + lowestBit(rest)) * classes + kind]!
          sum += many ? -one : one
        }
      }
      steps += words + (many ? left - this.columnSize[receiver]! : this.columnSize[receiver]!)
      sum *= part[receiver]!
      if (sum < smallest) {
        smallest = sum
        index = receiver
        ofGiver = false
      }
    }
    this.spent += steps
    return this.line(ofGiver, index)
  }

  /** The line of one giver; only right after `bestLine`, which computes what all lines share, and found no pair forced. */
  lineOfGiver(giver: number): Line {
    return this.line(true, giver)
  }

  private line(ofGiver: boolean, index: number): Line {
    const { words, classes } = this
    const { classOf } = this.weights
    const bits = ofGiver ? this.rows : this.columns
    const present = ofGiver ? this.receiverBits : this.giverBits
    const length = ofGiver ? this.rowSize[index]! : this.columnSize[index]!
    const choices = new Int32Array(length)
    const parts = new Float64Array(length)
    let sum = 0
    let place = 0
    for (let word = 0; word < words; word++) {
      for (let rest = bits[index * words + word]! & present[word]!; rest !== 0; rest &= rest - 1) {
        const other = word * 32 + lowestBit(rest)
        const [giver, receiver] = ofGiver ? [index, other] : [other, index]
        choices[place] = other
        parts[place] = this.part[receiver]! * this.inverse[giver * classes + classOf[receiver]!]!
        sum += parts[place]!
        place++
      }
    }
    return { ofGiver, index, choices, parts, sum }
  }

  private forcedLine(ofGiver: boolean, index: number): Line {
    const { words, classes } = this
    const { classOf, value } = this.weights
    const bits = ofGiver ? this.rows : this.columns
    const present = ofGiver ? this.receiverBits : this.giverBits
    let other = -1
    for (let word = 0; word < words; word++) {
      const rest = bits[index * words + word]! & present[word]!
      if (rest !== 0) other = word * 32 + lowestBit(rest)
    }
    if (other < 0) return { ofGiver, index, choices: new Int32Array(0), parts: new Float64Array(0), sum: 0 }
    const [giver, receiver] = ofGiver ? [index, other] : [other, index]
    const kind = classOf[receiver]!
    let part = value[kind]! / this.total[giver]!
    for (let word = 0; word < words; word++) {
      for (let rest = this.columns[receiver * words + word]! & this.giverBits[word]!; rest !== 0; rest &= rest - 1) {
        const loser = word * 32 + lowestBit(rest)
        if (loser !== giver) part *= this.rowSize[loser] === 1 ? 0 : Math.exp(this.logRatio[loser * classes + kind]!)
      }
    }
    this.spent += this.left * 4
    return { ofGiver, index, choices: Int32Array.of(other), parts: Float64Array.of(part), sum: part }
  }

  private isOpen(giver: number, receiver: number): boolean {
    return (this.rows[giver * this.words + (receiver >>> 5)]! & (1 << (receiver & 31))) !== 0
  }

  private hasLeft(bits: Uint32Array, index: number): boolean {
    return (bits[index >>> 5]! & (1 << (index & 31))) !== 0
  }

  private leave(list: Int32Array, placeOf: Int32Array, bits: Uint32Array, index: number): void {
    const place = placeOf[index]!
    const last = list[this.left]!
    list[place] = last
    placeOf[last] = place
    list[this.left] = index
    placeOf[index] = this.left
    bits[index >>> 5]! &= ~(1 << (index & 31))
  }

  private count(giver: number): void {
    const { words, classes } = this
    for (let word = 0; word < words; word++) {
      for (let rest = this.rows[giver * words + word]!; rest !== 0; rest &= rest - 1) {
        this.counts[giver * classes + this.weights.classOf[word * 32 + lowestBit(rest)]!]!++
      }
    }
  }

  /** Computes a giver's T and its T without one receiver of each class, from the counts alone, so that no error piles up. */
  private refresh(giver: number): void {
    const { classes, gammaOf, suffix, counts } = this
    const { value } = this.weights
    const first = giver * classes
    // What the classes from here on are worth when one receiver before them is gone.
    let seen = this.rowSize[giver]!
    suffix[classes] = 0
    for (let kind = classes - 1; kind >= 0; kind--) {
      const count = counts[first + kind]!
      suffix[kind] =
        suffix[kind + 1]! +
        (count > 0 && seen - count > 0 ? value[kind]! * (gammaOf[seen - 1]! - gammaOf[seen - count - 1]!) : 0)
      seen -= count
    }
    let before = 0
    seen = 0
    for (let kind = 0; kind < classes; kind++) {
      const count = counts[first + kind]!
      if (count === 0) {
        this.inverse[first + kind] = 0
        this.logRatio[first + kind] = 0
        continue
      }
      const rest = before + value[kind]! * (gammaOf[seen + count - 1]! - gammaOf[seen]!) + suffix[kind + 1]!
      before += value[kind]! * (gammaOf[seen + count]! - gammaOf[seen]!)
      seen += count
      this.inverse[first + kind] = rest
    }
    this.total[giver] = before
    const logTotal = Math.log(before)
    for (let kind = 0; kind < classes; kind++) {
      if (counts[first + kind] === 0) continue
      const rest = this.inverse[first + kind]!
      this.logRatio[first + kind] = Math.log(rest) - logTotal
      this.inverse[first + kind] = 1 / rest
    }
  }
}
