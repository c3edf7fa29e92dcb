import { randomFillSync } from 'node:crypto'

/** Gives whole numbers from 0 to 2³² − 1, each equally likely and independent of all before it. */
export type RandomSource = () => number

const buffered = new Uint32Array(4096)
let unread = 0

/** Randomness of the operating system, fetched 16 KiB at a time; what was given out is wiped. */
export const cryptoRandom: RandomSource = () => {
  if (unread === 0) {
    randomFillSync(buffered)
    unread = buffered.length
  }
  unread--
  const value = buffered[unread]!
  buffered[unread] = 0
  return value
}

/** A repeatable source (sfc32, its state spread from one number), for tests and measurements alone: never for a real draw. */
export const seededRandom = (seed: number): RandomSource => {
  let a = seed >>> 0
  let b = 0x9e3779b9
  let c = 0x243f6a88
  let counter = 1
  const next = (): number => {
    const value = (((a + b) >>> 0) + counter) >>> 0
    counter = (counter + 1) >>> 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) >>> 0
    c = (((c << 21) | (c >>> 11)) + value) >>> 0
    return value
  }
  for (let round = 0; round < 16; round++) next()
  return next
}

/** A whole number from 0 to `limit` − 1 without bias: what does not fill a whole round of `limit` is thrown away. `limit` is at most 2³². */
export const below = (random: RandomSource, limit: number): number => {
  const fair = 0x1_0000_0000 - (0x1_0000_0000 % limit)
  let value = random()
  while (value >= fair) value = random()
  return value % limit
}

/** A multiple of 2⁻⁵³ in [0, 1), each equally likely. */
export const unit = (random: RandomSource): number =>
  ((random() >>> 5) * 0x400_0000 + (random() >>> 6)) / 0x20_0000_0000_0000

/** Puts the items in an order of which each is equally likely (Fisher–Yates), in place. */
export const shuffle = (random: RandomSource, items: Int32Array): void => {
  for (let last = items.length - 1; last > 0; last--) {
    const other = below(random, last + 1)
    const kept = items[last]!
    items[last] = items[other]!
    items[other] = kept
  }
}
