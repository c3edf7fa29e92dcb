import { randomFillSync } from 'node:crypto'

/** Gives whole numbers from 0 to 2³² − 1, each equally likely and independent of all before it. */
export type RandomSource = () => number

const buffer = new Uint32Array(4096)
let unread = 0

/** The operating system's randomness, fetched 16 KiB at a time; what was given out is wiped. */
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

/** A whole number from 0 to `limit` − 1; `limit` is at most 2³². */
export const randomBelow = (random: RandomSource, limit: number): number => {
  for (;;) {
    const value = random()
    // Numbers up to 2³² come in rounds of `limit`. What falls into an unfinished last round would favour the lower ones.
    const round = Math.floor(value / limit)
    if ((round + 1) * limit <= 0x1_0000_0000) return value - round * limit
  }
}

/** A multiple of 2⁻⁵³ in [0, 1), each equally likely. */
export const randomUnit = (random: RandomSource): number =>
  ((random() >>> 5) * 0x400_0000 + (random() >>> 6)) / 0x20_0000_0000_0000

/** An index, each as likely as its weight. Not all weights may be 0. */
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
  // Nothing is left over but by rounding.
  return last
}

/** Puts the items in an order of which each is equally likely (Fisher–Yates), in place. */
export const shuffle = (random: RandomSource, items: Int32Array): void => {
  for (let last = items.length - 1; last > 0; last--) {
    const other = randomBelow(random, last + 1)
    const kept = items[last]!
    items[last] = items[other]!
    items[other] = kept
  }
}
