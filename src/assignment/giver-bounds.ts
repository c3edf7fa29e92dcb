import { type Weights } from './bregman.ts'
import { pack } from './packed.ts'

/** Each giver's T (bregman.ts), and what is left of it without one receiver of a class, as `Tᵢ⁻ᶜ` in position.ts. */
export type GiverBounds = ReturnType<typeof giverBounds>

/** Room for the bounds of so many givers. `gammaOf` is γ from 0 to their number. */
export const giverBounds = (size: number, weights: Weights, gammaOf: Float64Array) => {
  const classes = weights.value.length
  return {
    classes,
    weights,
    gammaOf,
    /** For `refresh` alone. */
    suffix: new Float64Array(classes + 1),
    ...pack({
      /** Tᵢ */
      total: [Float64Array, size],
      /** 1 / Tᵢ⁻ᶜ for each giver and class; 0 where he has no choice in the class. */
      inverse: [Float64Array, size * classes],
      /** ln(Tᵢ⁻ᶜ / Tᵢ) */
      logRatio: [Float64Array, size * classes],
      /** How many choices each giver has in each class. */
      counts: [Int32Array, size * classes],
    }),
  }
}

/** Computes a giver's bounds from his counts alone, so that no rounding piles up. */
export const refresh = (bounds: GiverBounds, giver: number): void => {
  const { classes, gammaOf, suffix, counts, total, inverse, logRatio } = bounds
  const { value } = bounds.weights
  const first = giver * classes
  let seen = 0
  for (let kind = 0; kind < classes; kind++) seen += counts[first + kind]!
  // What the classes from here on are worth when one receiver before them is gone.
  suffix[classes] = 0
  for (let kind = classes - 1; kind >= 0; kind--) {
    const count = counts[first + kind]!
    suffix[kind] =
      suffix[kind + 1]! +
      (count > 0 && seen - count > 0 ? value[kind]! * (gammaOf[seen - 1]! - gammaOf[seen - count - 1]!) : 0)
    seen -= count
  }
  let before = 0
  for (let kind = 0; kind < classes; kind++) {
    const count = counts[first + kind]!
    if (count === 0) {
      inverse[first + kind] = 0
      logRatio[first + kind] = 0
      continue
    }
    const rest = before + value[kind]! * (gammaOf[seen + count - 1]! - gammaOf[seen]!) + suffix[kind + 1]!
    before += value[kind]! * (gammaOf[seen + count]! - gammaOf[seen]!)
    seen += count
    inverse[first + kind] = rest
  }
  total[giver] = before
  const logTotal = Math.log(before)
  for (let kind = 0; kind < classes; kind++) {
    if (counts[first + kind] === 0) continue
    const rest = inverse[first + kind]!
    logRatio[first + kind] = Math.log(rest) - logTotal
    inverse[first + kind] = 1 / rest
  }
}
