import { type Line } from './best-line.ts'
import { type Weights } from './bregman.ts'
import { type Effort } from './effort.ts'
import { type Matching } from './matching.ts'
import { type Pairs } from './pairs.ts'
import { Position } from './position.ts'
import { pairOf, PrefixTree } from './prefix-tree.ts'
import { type RandomSource, randomUnit } from './random.ts'

/** Which line of a half-made draw is decided next. */
export type ChooseLine = (position: Position) => Line

/** For tests: another order of lines, and nothing learned from failed tries. */
export interface RejectionOptions {
  readonly choose?: ChooseLine
  readonly forgetful?: boolean
}

/** A try: an assignment, or nothing (try again), or the news that no line could be refined within reason (give up). */
export type Attempt = Int32Array | 'rejected' | 'stuck'

const MAX_REFINEMENT_LEVELS = 4
/** After so many failed tries it pays to remember how they began. */
const TRIES_BEFORE_REMEMBERING = 30

const total = (parts: Float64Array): number => {
  let sum = 0
  for (const part of parts) sum += part
  return sum
}

/** The part in which the mark falls when all are laid end to end; their number where it falls behind the last. */
const partAt = (parts: Float64Array, mark: number): number => {
  let left = mark
  for (let place = 0; place < parts.length; place++) {
    left -= parts[place]!
    if (left < 0) return place
  }
  return parts.length
}

/**
 * Exactly uniform assignments of one block, by self-reducible acceptance and rejection (Huber and Law 2008; adaptive partitioning: Kuck, Dao,
 * Rezatofighi, Sabharwal and Ermon, NeurIPS 2019).
 *
 * A try begins with nobody drawn and the bound U on the number of assignments (bregman.ts). At every step some giver or receiver is decided: each
 * way to do so leaves a smaller position with a bound of its own, and is taken with probability (its bound) / (bound now). What the bounds leave
 * of the bound now is the probability to reject: the whole try is then thrown away, and the next begins from nothing.
 *
 * **Why this is exactly uniform.** An assignment fits exactly one way at every step, so there is one path to it, and the lines are chosen by the
 * position alone. The probabilities along the path are quotients U₁/U₀, U₂/U₁, …, 1/Uₙ₋₁: all cancel but 1/U₀, which does not depend on the
 * assignment. So every try yields each assignment with the same probability 1/U₀, whatever happened in earlier tries; tries are repeated until
 * one succeeds, or until a budget is spent, which is looked at between tries only, so that it favours no assignment either.
 * Two conditions are needed and kept. (1) The parts at a step must not sum to more than 1. Bregman's bound does not promise that: with the giver
 * who has fewest choices the sum was seen at 1.33, and dividing by it would make the assignments on that path rarer. So the line with the smallest
 * sum is taken (never above 1 in all measurements), and if it is above, its ways' bounds are refined: each is replaced by what its own best line
 * makes of it, one level deeper until they fit, and the step after is held to that smaller bound. They come to fit at last, since fully refined bounds are
 * the true counts; after four levels, or where a level costs too much, the try is called stuck and the draw too hard, not bent. (2) A bound must
 * not be below the number of assignments it stands for. Dropping pairs that no full assignment uses (`trim`) drops no assignment, and what it takes
 * off the bound goes to rejection.
 *
 * **What failed tries teach.** Where many fail, their beginnings are kept, and a beginning's bound is from then on what its ways sum up to: the part that
 * was sure to be rejected is cut off for good, and the bound at the root shrinks. This changes 1/U₀ between tries, for all assignments alike, and
 * never within one: the try that opens a beginning still pays the bound it came with. So each try is uniform given all before it.
 *
 * **Rounding.** A bound with k people left is taken (1 + 0.05/n)ᵏ times as high. That costs 5 % of the tries, and leaves every step room of
 * 0.05/n, a million times more than the rounding of a sum (relative 10⁻¹², n ≤ 1000): a sum that is 1 in truth (it is for regular pairs, such as
 * couples) is not pushed above by rounding, and nothing is ever scaled down to fit. Parts are computed from the counts afresh, relative to the bound
 * now, each right to about 10⁻¹³, and a choice among them has 53 random bits. Over a thousand steps an assignment's probability is off by less than a
 * 10⁻⁹th part: to see that, somebody would need some 10¹⁸ draws.
 *
 * **How many tries.** U₀ divided by the number of assignments, whichever lines are chosen: 1.0 for couples, 2 for mixed families, about
 * (2πr)^(n/2r) / √(2πn) where everybody may draw r at random (half of 30: 8, 30 % of 60: 150, 15 % of 60: 50,000). Small sums make the
 * failing tries short.
 */
export class Rejection {
  /** Tries so far. */
  tries = 0
  /** The largest sum of parts that a chosen line had. */
  largestSum = 0
  /** How many steps needed refined bounds. */
  refinements = 0

  private readonly effort: Effort = { steps: 0 }
  private readonly position: Position
  private readonly ahead: Position[] = []
  private readonly headroom: number
  private readonly choose: ChooseLine
  private readonly prefixes: PrefixTree
  private readonly triesBeforeRemembering: number

  /** The line with the smallest sum is chosen, and beginnings are remembered, unless a test wants it otherwise. */
  constructor(
    pairs: Pairs,
    weights: Weights,
    matching: Matching,
    { choose = (position) => position.bestLine(), forgetful = false }: RejectionOptions = {},
  ) {
    const start = Position.start(pairs, weights, matching, this.effort)
    this.position = start.copy()
    this.headroom = 1 + 0.05 / pairs.size
    this.choose = choose
    this.prefixes = new PrefixTree(start, this.headroom)
    this.triesBeforeRemembering = forgetful ? Infinity : TRIES_BEFORE_REMEMBERING
  }

  /** Elementary steps so far, 2 to 4 nanoseconds each. */
  get spent(): number {
    return this.effort.steps
  }

  /**
   * One try.
   * @param maxSteps how many steps one refinement may take before the try is called stuck
   */
  attempt(random: RandomSource, maxSteps: number): Attempt {
    const { position, prefixes, headroom } = this
    this.tries++
    const receiverOf = new Int32Array(position.open.size)
    const branch = prefixes.descend(random, position, receiverOf)
    let mayGrow = this.tries > this.triesBeforeRemembering && prefixes.hasRoom
    // What was paid for this position, as a part of its own bound: 1, or less where it was refined on the way.
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

  /** A smaller bound of the position after one way of a line, as a part of its plain bound: the sum of its own best line, `level` deep. */
  private refined(from: Position, line: Line, place: number, level: number, depth: number): number {
    const position = (this.ahead[depth] ??= from.copy())
    position.become(from)
    position.fix(...pairOf(line, place))
    if (position.left === 0) return 1
    const trimmed = position.trim()
    if (trimmed === 0) return 0
    const next = this.choose(position)
    let sum = 0
    for (let other = 0; other < next.parts.length; other++)
      sum += next.parts[other]! * (level > 1 ? this.refined(position, next, other, level - 1, depth + 1) : 1)
    // Rounded up, so that the step that is held to it finds its own sum not above it.
    return Math.min(1, (trimmed * sum * (1 + 1e-13)) / this.headroom)
  }
}
