import { type RandomSource } from '../../src/assignment/random.ts'

/**
 * Creates a repeatable source (sfc32, with its state spread from one number). It uses signed integers, because V8
 * allocates memory for each larger number.
 */
export const seededRandom = (seed: number): RandomSource => {
  let a = seed | 0
  let b = 0x9e3779b9 | 0
  let c = 0x243f6a88
  let counter = 1
  const next = (): number => {
    const value = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + value) | 0
    return value >>> 0
  }
  for (let round = 0; round < 16; round++) next()
  return next
}
