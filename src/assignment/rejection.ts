import { type Line } from './best-line.ts'
import { balancedWeights } from './bregman.ts'
import { type Effort } from './effort.ts'
import { type Matching } from './matching.ts'
import { type Pairs } from './pairs.ts'
import { PartialDraw } from './partial-draw.ts'
import { pairOf, PrefixTree } from './prefix-tree.ts'
import { type RandomSource, randomUnit } from './random.ts'

/** Chooses the line of a partial draw that is decided next. */
export type ChooseLine = (position: PartialDraw) => Line

/**
 * Options for tests: how to choose lines (`bestLine` unless given), and whether to learn nothing from failed tries
 * (`forgetful`).
 */
export interface RejectionOptions {
  readonly choose?: ChooseLine
  readonly forgetful?: boolean
}

/**
 * Result of a try: an assignment, `rejected` (try again), or `stuck` (no line could be refined within reason, give up).
 */
export type Attempt = Int32Array | 'rejected' | 'stuck'

const MAX_REFINEMENT_LEVELS = 4
/** Number of tries after which the prefix tree keeps positions. Copying positions pays only if many tries fail. */
const TRIES_BEFORE_REMEMBERING = 30

const total = (parts: Float64Array): number => {
  let sum = 0
  for (const part of parts) sum += part
  return sum
}

/**
 * Returns the index of the part that contains a point when all parts are laid end to end. Returns the number of parts
 * if the point is beyond the last.
 */
const partAt = (parts: Float64Array, point: number): number => {
  let left = point
  for (let place = 0; place < parts.length; place++) {
    left -= parts[place]!
    if (left < 0) return place
  }
  return parts.length
}

/**
 * Draws exactly uniform assignments of one block by self-reducible acceptance and rejection (Huber and Law 2008;
 * adaptive partitioning: Kuck, Dao, Rezatofighi, Sabharwal and Ermon, NeurIPS 2019).
 *
 * A try starts with nobody drawn and with U₀, an upper bound on the number of assignments (bregman.ts). Each step
 * decides one line of the matrix, a giver's or a receiver's. Every choice leaves a smaller position with its own bound.
 * A choice is taken with probability (its bound) / (the bound before). With the remaining probability the whole try is
 * rejected, and the next one starts from nothing.
 *
 * **Why this is uniform.** The position alone determines the line that is decided, and an assignment agrees with
 * exactly one choice of it. So exactly one path leads to each assignment. The probabilities along it are U₁/U₀, U₂/U₁,
 * …, 1/Uₙ₋₁. All cancel but 1/U₀, which is the same for every assignment. So every try yields each assignment with
 * probability 1/U₀, whatever earlier tries did. The budget is checked only between tries, so running out of it favours
 * no assignment either. Two conditions must hold:
 *
 * 1. The choices of a step must not sum to more than the bound before. Bregman's bound does not guarantee that. For the
 *    giver with the fewest choices, sums of 1.28 times the bound occur. Scaling them down would make the assignments on
 *    that path rarer. So the line with the smallest sum is decided. While many people are left, a line that is found
 *    sooner is decided instead, if its sum is below 1. The smallest sum has never been seen above 1 except by rounding.
 *    If it is above 1, the bounds of its choices are refined. Each bound is replaced by the sum of its own best line,
 *    one level deeper until the sum is at most the bound before. Fully refined, the bounds are the true counts. The
 *    next step then uses the refined bound. If four levels are not enough, or a level costs too much, the try is stuck
 *    and the draw too hard.
 * 2. A bound must not be below the number of assignments that it stands for. `trim` drops only pairs that no full
 *    assignment uses. The part of the bound that trimming removes adds to the probability of rejection.
 *
 * **What is learned from failed tries.** If many tries fail, the prefix tree keeps their beginnings. From then on, the
 * bound of a kept position is the sum of its choices' bounds. That permanently removes the part of the bound that was
 * sure to be rejected, and U₀ shrinks. So 1/U₀ changes between tries, equally for all assignments, but never within a
 * try: the try that adds a position still uses the bound with which the try arrived there. So each try is uniform,
 * given all tries before it.
 *
 * **Rounding.** With k people left, a bound is multiplied by (1 + 0.05/n)ᵏ. That costs 5 % of the tries and gives every
 * step a margin of 0.05/n. The margin is over a million times the rounding error of a sum (10⁻¹² for n ≤ 1000). A sum
 * that is exactly 1, as for couples, is not pushed above 1 by rounding, and nothing is ever scaled down to fit. Parts
 * are computed afresh from the counts, each correct to about 10⁻¹³. A choice among them uses 53 random bits. Over a
 * thousand steps the probability of an assignment is off by less than 10⁻⁹ of its value. Noticing that would take some
 * 10¹⁸ draws.
 */
export class Rejection {
  /** number of tries so far */
  tries = 0
  /** largest sum of parts among the lines that were decided */
  largestSum = 0
  /** number of steps that needed refined bounds */
  refinements = 0

  private readonly position: PartialDraw
  private readonly ahead: PartialDraw[] = []
  private readonly headroom: number
  private readonly choose: ChooseLine
  private readonly prefixes: PrefixTree
  private readonly triesBeforeRemembering: number

  /**
   * @param matching a perfect matching of the pairs
   * @param effort grows with all the work done here
   */
  constructor(
    pairs: Pairs,
    matching: Matching,
    effort: Effort,
    { choose = (position) => position.bestLine(), forgetful = false }: RejectionOptions = {},
  ) {
    const start = PartialDraw.start(pairs, balancedWeights(pairs, effort), matching, effort)
    this.position = start.copy()
    this.headroom = 1 + 0.05 / pairs.size
    this.choose = choose
    this.prefixes = new PrefixTree(start, this.headroom)
    this.triesBeforeRemembering = forgetful ? Infinity : TRIES_BEFORE_REMEMBERING
  }

  /** @param maxSteps number of elementary steps that one refinement may take before the try counts as stuck */
  attempt(random: RandomSource, maxSteps: number): Attempt {
    const { position, prefixes, headroom } = this
    this.tries++
    const receiverOf = new Int32Array(position.open.size)
    const branch = prefixes.descend(random, position, receiverOf)
    let mayGrow = this.tries > this.triesBeforeRemembering && prefixes.hasRoom
    // The bound with which the try arrived at this position, as a fraction of the position's own bound: 1, or less if
    // the bound was refined.
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

  /**
   * Returns a smaller bound for the position to which one choice of a line leads, as a fraction of that position's
   * plain bound. The smaller bound is the sum of that position's own best line, `level` levels deep.
   */
  private refined(from: PartialDraw, line: Line, choice: number, level: number, depth: number): number {
    const position = (this.ahead[depth] ??= from.copy())
    position.copyFrom(from)
    position.fix(...pairOf(line, choice))
    if (position.left === 0) return 1
    const trimmed = position.trim()
    if (trimmed === 0) return 0
    const next = this.choose(position)
    let sum = 0
    for (let other = 0; other < next.parts.length; other++)
      sum += next.parts[other]! * (level > 1 ? this.refined(position, next, other, level - 1, depth + 1) : 1)
    // The bound is rounded up. Otherwise a rounding error could make the sum of the next step exceed this bound, which
    // limits that step.
    return Math.min(1, (trimmed * sum * (1 + 1e-13)) / this.headroom)
  }
}
