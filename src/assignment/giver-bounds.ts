import { type Weights } from './bregman.ts'
import { pack } from './packed.ts'

/**
 * The contribution of each giver i to the bound: Tᵢ (bregman.ts), and Tᵢ⁻ᶜ, which is Tᵢ without one receiver of class
 * c.
 */
export type GiverBounds = ReturnType<typeof allocateGiverBounds>

/** Allocates bounds for `size` givers, which `computeGiverBounds` fills in. `gammaOf` holds γ(0) to γ(size). */
export const allocateGiverBounds = (size: number, weights: Weights, gammaOf: Float64Array) => {
  const classes = weights.value.length
  return {
    classes,
    weights,
    gammaOf,
    /** scratch space of `computeGiverBounds` */
    suffix: new Float64Array(classes + 1),
    ...pack({
      /** Tᵢ */
      total: [Float64Array, size],
      /** 1 / Tᵢ⁻ᶜ by giver and class; 0 for a giver without a choice in the class */
      inverse: [Float64Array, size * classes],
      /** ln(Tᵢ⁻ᶜ / Tᵢ) by giver and class */
      logRatio: [Float64Array, size * classes],
      /** number of a giver's choices in a class */
      counts: [Int32Array, size * classes],
    }),
  }
}

/** Computes a giver's bounds from the counts alone, so that rounding errors don't add up. */
export const computeGiverBounds = (bounds: GiverBounds, giver: number): void => {
  const { classes, gammaOf, suffix, counts, total, inverse, logRatio } = bounds
  const { value } = bounds.weights
  const first = giver * classes
  let seen = 0
  for (let c = 0; c < classes; c++) seen += counts[first + c]!
  // `suffix[c]` is the sum that classes from c on contribute when one receiver of an earlier class is removed.
  suffix[classes] = 0
  for (let c = classes - 1; c >= 0; c--) {
    const count = counts[first + c]!
    suffix[c] =
      suffix[c + 1]! +
      (count > 0 && seen - count > 0 ? value[c]! * (gammaOf[seen - 1]! - gammaOf[seen - count - 1]!) : 0)
    seen -= count
  }
  let before = 0
  for (let c = 0; c < classes; c++) {
    const count = counts[first + c]!
    if (count === 0) {
      inverse[first + c] = 0
      logRatio[first + c] = 0
      continue
    }
    const rest = before + value[c]! * (gammaOf[seen + count - 1]! - gammaOf[seen]!) + suffix[c + 1]!
    before += value[c]! * (gammaOf[seen + count]! - gammaOf[seen]!)
    seen += count
    inverse[first + c] = rest
  }
  total[giver] = before
  const logTotal = Math.log(before)
  for (let c = 0; c < classes; c++) {
    if (counts[first + c] === 0) continue
    const rest = inverse[first + c]!
    logRatio[first + c] = Math.log(rest) - logTotal
    inverse[first + c] = 1 / rest
  }
}
