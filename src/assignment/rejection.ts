import { type Line } from './best-line.ts'
import { balancedWeights } from './bregman.ts'
import { type Effort } from './effort.ts'
import { type Matching } from './matching.ts'
import { type Pairs } from './pairs.ts'
import { Position } from './position.ts'
import { pairOf, PrefixTree } from './prefix-tree.ts'
import { type RandomSource, randomUnit } from './random.ts'

/** Which line of a half-made draw is decided next. */
export type ChooseLine = (position: Position) => Line

/** For tests: another order of lines (`bestLine` unless given), and nothing learned from failed tries. */
export interface RejectionOptions {
  readonly choose?: ChooseLine
  readonly forgetful?: boolean
}

/** What a try came to: an assignment; `rejected`: try again; `stuck`: no line could be refined within reason, give up. */
export type Attempt = Int32Array | 'rejected' | 'stuck'

const MAX_REFINEMENT_LEVELS = 4
/** Copying positions only pays where many tries fail. */
const TRIES_BEFORE_REMEMBERING = 30

const total = (parts: Float64Array): number => {
  let sum = 0
  for (const part of parts) sum += part
  return sum
}

/** The index of the part that a point falls into when all are laid end to end; their number where it falls beyond the last. */
const partAt = (parts: Float64Array, point: number): number => {
  let left = point
  for (let place = 0; place < parts.length; place++) {
    left -= parts[place]!
    if (left < 0) return place
  }
  return parts.length
}

/**
 * Draws exactly uniform assignments of one block by self-reducible acceptance and rejection (Huber and Law 2008; adaptive partitioning: Kuck, Dao,
 * Rezatofighi, Sabharwal and Ermon, NeurIPS 2019).
 *
 * A try starts with nobody drawn and with U₀, an upper bound on the number of assignments (bregman.ts). Each step decides one line of the table, a
 * giver's or a receiver's. Every choice leaves a smaller position with a bound of its own, and is taken with probability (its bound) / (the bound
 * before). With the probability that remains the whole try is rejected, and the next one starts from nothing.
 *
 * **Why this is uniform.** Which line is decided depends on the position alone, and an assignment agrees with exactly one choice of it, so exactly one
 * path leads to each assignment. The probabilities along it are U₁/U₀, U₂/U₁, …, 1/Uₙ₋₁: all cancel but 1/U₀, which is the same for every
 * assignment. So every try yields each assignment with probability 1/U₀, whatever earlier tries did. The budget is looked at between tries only, so
 * running out of it favours no assignment either. Two conditions must hold:
 *
 * 1. The choices of a step must not sum to more than the bound before. Bregman's bound does not promise that: for the giver with the fewest choices,
 *    sums of 1.28 times as much occur, and scaling them down would make the assignments on that path rarer. So the line with the smallest sum
 *    is decided (or, while many are left, one that is found sooner, if its sum is below 1), which has never been seen above 1 but by rounding. If it is,
 *    the bounds of its choices are refined: each is replaced by the sum of its own best line, one level deeper until they fit (fully refined, they are
 *    the true counts), and the next step is held to the refined bound. Where four levels do not suffice, or one costs too much, the try is stuck
 *    and the draw too hard.
 * 2. A bound must not be below the number of assignments it stands for. `trim` drops only pairs that no full assignment uses; what that takes off
 *    the bound goes to rejection.
 *
 * **What failed tries teach.** Where many fail, the prefix tree keeps how they began. A kept position's bound is from then on what its choices' bounds
 * sum up to, so that the part that was sure to be rejected is cut off for good, and U₀ shrinks. That changes 1/U₀ between tries, for all
 * assignments alike, and never within one: the try that adds a position still pays the bound it came with. So each try is uniform, given all
 * before it.
 *
 * **Rounding.** A bound with k people left is taken (1 + 0.05/n)ᵏ times as high. That costs 5 % of the tries and leaves every step room of 0.05/n, over a
 * million times the rounding of a sum (10⁻¹² for n ≤ 1000): a sum that is exactly 1 in truth, as for couples, is not pushed above 1 by rounding,
 * and nothing is ever scaled down to fit. Parts are computed from the counts afresh, each right to about 10⁻¹³, and a choice among them has 53 random bits.
 * Over a thousand steps the probability of an assignment is off by less than a 10⁻⁹th: noticing that would take some 10¹⁸ draws.
 */
export class Rejection {
  /** Tries so far. */
  tries = 0
  /** The largest sum of parts of a line that was decided. */
  largestSum = 0
  /** How many steps needed refined bounds. */
  refinements = 0

  private readonly position: Position
  private readonly ahead: Position[] = []
  private readonly headroom: number
  private readonly choose: ChooseLine
  private readonly prefixes: PrefixTree
  private readonly triesBeforeRemembering: number

  /**
   * @param matching a perfect one
   * @param effort grows with all that is done here
   */
  constructor(
    pairs: Pairs,
    matching: Matching,
    effort: Effort,
    { choose = (position) => position.bestLine(), forgetful = false }: RejectionOptions = {},
  ) {
    const start = Position.start(pairs, balancedWeights(pairs, effort), matching, effort)
    this.position = start.copy()
    this.headroom = 1 + 0.05 / pairs.size
    this.choose = choose
    this.prefixes = new PrefixTree(start, this.headroom)
    this.triesBeforeRemembering = forgetful ? Infinity : TRIES_BEFORE_REMEMBERING
  }

  /** @param maxSteps how many elementary steps one refinement may take before the try is called stuck */
  attempt(random: RandomSource, maxSteps: number): Attempt {
    const { position, prefixes, headroom } = this
    this.tries++
    const receiverOf = new Int32Array(position.open.size)
    const branch = prefixes.descend(random, position, receiverOf)
    let mayGrow = this.tries > this.triesBeforeRemembering && prefixes.hasRoom
    // The bound that led here, as a part of this position's own: 1, or less after a refinement.
    let paid = 1
    while (position.left > 0) {
      const trimmed = position.trim()
      if (trimmed === 0) {
        if (mayGrow && branch) prefixes.tighten(branch, 0)
        return 'rejected'
      }
      paid /= trimmed
      const line = this.choose(position)
      this.largestSum = Math.max(this.largestSum, line.sum)
      let parts = line.parts
      let sum = line.sum / headroom
      if (mayGrow && sum <= paid) prefixes.grow(branch, position, trimmed, line)
      mayGrow = false
      for (let level = 1; sum > paid; level++) {
        if (level === 1) this.refinements++
        if (level > MAX_REFINEMENT_LEVELS || line.choices.length ** level * position.left ** 2 > maxSteps)
          return 'stuck'
        parts = line.parts.map((part, place) => part * this.refined(position, line, place, level, 0))
        sum = total(parts) / headroom
      }
      const chosen = partAt(parts, randomUnit(random) * paid * headroom)
      if (chosen === parts.length) return 'rejected'
      paid = parts[chosen]! / line.parts[chosen]!
      const [giver, receiver] = pairOf(line, chosen)
      receiverOf[giver] = receiver
      position.fix(giver, receiver)
    }
    return receiverOf
  }

  /** A smaller bound of the position after one choice of a line, as a part of its plain bound: the sum of its own best line, `level` deep. */
  private refined(from: Position, line: Line, choice: number, level: number, depth: number): number {
    const position = (this.ahead[depth] ??= from.copy())
    position.become(from)
    position.fix(...pairOf(line, choice))
    if (position.left === 0) return 1
    const trimmed = position.trim()
    if (trimmed === 0) return 0
    const next = this.choose(position)
    let sum = 0
    for (let other = 0; other < next.parts.length; other++)
      sum += next.parts[other]! * (level > 1 ? this.refined(position, next, other, level - 1, depth + 1) : 1)
    // Rounded up, so that the step that is held to it does not find its own sum above it.
    return Math.min(1, (trimmed * sum * (1 + 1e-13)) / this.headroom)
  }
}
