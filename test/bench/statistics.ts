import { randomInt } from 'node:crypto'
import { median } from './report.ts'

const permutations = 1_999
/** fraction of slowest values that is cut off, because other load on the machine made them slow */
const trimmed = 0.05

export interface Comparison {
  /** statistic of Welch's test on trimmed means (Yuen's); without a difference |z| exceeds 3.3 in one of 1,000 tests */
  z: number
  /** p-value: share of random divisions of all values into two groups that differ at least as much */
  p: number
  medians: [number, number]
  /** means without the slowest values */
  means: [number, number]
}

export const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** Returns the values in random order. */
export function shuffled<Value>(values: readonly Value[]): Value[] {
  const all = [...values]
  for (let left = all.length; left > 1; left--) {
    const at = randomInt(left)
    ;[all[at], all[left - 1]] = [all[left - 1]!, all[at]!]
  }
  return all
}

/** Compares how long `one` and `other` take. `z` is positive if `one` takes longer. */
export function compare(one: readonly number[], other: readonly number[]): Comparison {
  const [first, second] = [trimmedMean(one), trimmedMean(other)]
  const difference = first.mean - second.mean
  const pooled = [...one, ...other]
  const asLarge = Array.from({ length: permutations }, () => {
    const dealt = shuffled(pooled)
    return trimmedMean(dealt.slice(0, one.length)).mean - trimmedMean(dealt.slice(one.length)).mean
  }).filter((dealt) => Math.abs(dealt) >= Math.abs(difference))
  return {
    z: difference / Math.sqrt(first.squaredError + second.squaredError),
    p: (asLarge.length + 1) / (permutations + 1),
    medians: [median(one), median(other)],
    means: [first.mean, second.mean],
  }
}

/**
 * Returns the mean of the values without the slowest, and the square of its standard error. For the error, each value
 * that is left out counts as much as the slowest that remains.
 */
function trimmedMean(values: readonly number[]): { mean: number; squaredError: number } {
  const kept = [...values].sort((a, b) => a - b).slice(0, values.length - Math.floor(values.length * trimmed))
  const winsorized = [...kept, ...Array<number>(values.length - kept.length).fill(kept.at(-1)!)]
  const middle = mean(winsorized)
  const squares = winsorized.reduce((sum, value) => sum + (value - middle) ** 2, 0)
  return { mean: mean(kept), squaredError: squares / (kept.length * (kept.length - 1)) }
}
