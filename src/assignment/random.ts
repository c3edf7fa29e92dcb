import { randomFillSync } from 'node:crypto'

/** Returns whole numbers from 0 to 2³² − 1, each equally likely and independent of all numbers before it. */
export type RandomSource = () => number

const buffer = new Uint32Array(4096)
let unread = 0

/**
 * The operating system's randomness, fetched 16 KiB at a time. Numbers that were returned are wiped from the buffer.
 */
export const cryptoRandom: RandomSource = () => {
  if (unread === 0) {
    randomFillSync(buffer)
    unread = buffer.length
  }
  unread--
  const value = buffer[unread]!
  buffer[unread] = 0
  return value
}

/** Returns a whole number from 0 to `limit` − 1. `limit` is at most 2³². */
export const randomBelow = (random: RandomSource, limit: number): number => {
  for (;;) {
    const value = random()
    // Numbers below 2³² fill rounds of `limit` numbers each. A number in the last, incomplete round is dropped, because
    // it would favour the lower results.
    const round = Math.floor(value / limit)
    if ((round + 1) * limit <= 0x1_0000_0000) return value - round * limit
  }
}

/** Returns a multiple of 2⁻⁵³ in [0, 1), each equally likely. */
export const randomUnit = (random: RandomSource): number =>
  ((random() >>> 5) * 0x400_0000 + (random() >>> 6)) / 0x20_0000_0000_0000

/** Returns an index with a probability in proportion to its weight. At least one weight must be above 0. */
export const randomIndex = (random: RandomSource, weights: ArrayLike<number>): number => {
  let total = 0
  for (let index = 0; index < weights.length; index++) total += weights[index]!
  let left = randomUnit(random) * total
  let last = 0
  for (let index = 0; index < weights.length; index++) {
    left -= weights[index]!
    if (left < 0) return index
    if (weights[index]! > 0) last = index
  }
  // This is reached only through a rounding error.
  return last
}

/** Shuffles the items in place. Every order is equally likely (Fisher–Yates). */
export const shuffle = (random: RandomSource, items: Int32Array): void => {
  for (let last = items.length - 1; last > 0; last--) {
    const other = randomBelow(random, last + 1)
    const kept = items[last]!
    items[last] = items[other]!
    items[other] = kept
  }
}
