import { popCount, allOf, lineSize, lowestBit, type Pairs } from './pairs.ts'

/**
 * The bound on the number of assignments that everything rests on. Bregman (1973, conjectured by Minc 1963): a giver with r choices
 * contributes at most γ(r) = (r!)^(1/r), so there are at most ∏ γ(rᵢ) assignments. Soules (2003) weighs it: with any positive weight d
 * per receiver, and giver i's weights in descending order d₁ ≥ d₂ ≥ …,
 *
 *     assignments ≤ ∏ᵢ Tᵢ / ∏ⱼ dⱼ,   Tᵢ = Σₖ dₖ · (γ(k) − γ(k−1)),
 *
 * which is Bregman's where all weights are the same. Weights help where some receivers are sought by few (a family that is nearly half of
 * everybody: 30,000 times tighter). Any weights are right; good ones are found by balancing (every receiver's share of the Tᵢ to 1).
 * Receivers of the same weight form a class, so that a giver's T needs only how many choices he has in each class.
 */
export interface Weights {
  /** The class of each receiver; a lower class is a higher weight. */
  readonly classOf: Uint8Array
  /** The weight of each class, descending. */
  readonly value: Float64Array
}

const gammas: number[] = [0]
let logFactorial = 0

/** γ(r) = (r!)^(1/r), and γ(0) = 0. */
export const gamma = (choices: number): number => {
  for (let next = gammas.length; next <= choices; next++) {
    logFactorial += Math.log(next)
    gammas.push(Math.exp(logFactorial / next))
  }
  return gammas[choices]!
}

/** γ(0) to γ(size) as an array, for loops that must be quick. */
export const gammaTable = (size: number): Float64Array =>
  Float64Array.from({ length: size + 1 }, (_, choices) => gamma(choices))

const MAX_CLASSES = 24
const FINEST_CLASS = 0.05

/** Receivers by like weight: log-weights rounded to a grid of 0.05, or coarser where that would make more than 24 classes. */
const classify = (logWeights: Float64Array): Weights => {
  let low = Infinity
  let high = -Infinity
  for (const log of logWeights) {
    low = Math.min(low, log)
    high = Math.max(high, log)
  }
  const grid = Math.max(FINEST_CLASS, (high - low) / (MAX_CLASSES - 1))
  const cells = Array.from(logWeights, (log) => Math.round((high - log) / grid))
  const used = [...new Set(cells)].sort((one, other) => one - other)
  const place = new Map(used.map((cell, index) => [cell, index]))
  return {
    classOf: Uint8Array.from(cells, (cell) => place.get(cell)!),
    value: Float64Array.from(used, (cell) => Math.exp(-cell * grid)),
  }
}

/** ln of the bound under these weights, and what each receiver has of the givers' T (1 each when the weights are balanced). */
const measure = (
  { rows, columns, words, size }: Pairs,
  { classOf, value }: Weights,
  gammaOf: Float64Array,
): { logBound: number; shares: Float64Array } => {
  const classes = value.length
  const members = new Uint32Array(classes * words)
  for (let column = 0; column < size; column++)
    members[classOf[column]! * words + (column >>> 5)]! |= 1 << (column & 31)
  const each = new Float64Array(size * classes)
  const all = new Float64Array(classes)
  let logBound = 0
  for (let row = 0; row < size; row++) {
    let seen = 0
    let total = 0
    for (let kind = 0; kind < classes; kind++) {
      let count = 0
      for (let word = 0; word < words; word++)
        count += popCount(rows[row * words + word]! & members[kind * words + word]!)
      if (count === 0) continue
      const term = value[kind]! * (gammaOf[seen + count]! - gammaOf[seen]!)
      seen += count
      total += term
      each[row * classes + kind] = term / count
    }
    for (let kind = 0; kind < classes; kind++) {
      each[row * classes + kind]! /= total
      all[kind]! += each[row * classes + kind]!
    }
    logBound += Math.log(total)
  }
  const present = allOf(size, words)
  const shares = new Float64Array(size)
  for (let column = 0; column < size; column++) {
    const kind = classOf[column]!
    const many = lineSize(columns, words, column) * 2 > size
    let share = many ? all[kind]! : 0
    for (let word = 0; word < words; word++) {
      const bits = columns[column * words + word]!
      for (let rest = many ? ~bits & present[word]! : bits; rest !== 0; rest &= rest - 1) {
        const one = each[(word * 32 + lowestBit(rest)) * classes + kind]!
        share += many ? -one : one
      }
    }
    // The shares only steer the search for weights, so that rounding (or a share that it makes vanish) does no harm.
    shares[column] = Math.max(share, 1e-9)
    logBound -= Math.log(value[kind]!)
  }
  return { logBound, shares }
}

const BALANCING_ROUNDS = 60

/**
 * Weights that make the bound of these pairs small: plain Bregman first, then some rounds of balancing; the best that was seen counts.
 * The same pairs get the same weights, always.
 */
export const balancedWeights = (pairs: Pairs): Weights => {
  const gammaOf = gammaTable(pairs.size)
  const logs = new Float64Array(pairs.size)
  let best = classify(logs)
  let { logBound: smallest, shares } = measure(pairs, best, gammaOf)
  let sinceBest = 0
  for (let round = 0; round < BALANCING_ROUNDS && sinceBest < 12; round++) {
    let off = 0
    for (let column = 0; column < logs.length; column++) {
      const correction = Math.log(shares[column]!)
      off = Math.max(off, Math.abs(correction))
      logs[column]! -= correction * (round < 20 ? 1 : 0.7)
    }
    if (off < 0.01) break
    const weights = classify(logs)
    const measured = measure(pairs, weights, gammaOf)
    shares = measured.shares
    sinceBest++
    if (measured.logBound > smallest - 1e-6) continue
    smallest = measured.logBound
    best = weights
    sinceBest = 0
  }
  return best
}

/** ln of the bound on the number of assignments under these weights. */
export const logBound = (pairs: Pairs, weights: Weights): number =>
  measure(pairs, weights, gammaTable(pairs.size)).logBound
