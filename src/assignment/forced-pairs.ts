import { strongComponents } from './blocks.ts'
import { isPerfect, largestMatching } from './matching.ts'
import { allOf, permittedPairs } from './pairs.ts'

/** A giver who draws the same receiver in every assignment; both are positions. */
export interface ForcedPair {
  readonly giver: number
  readonly receiver: number
}

/**
 * Finds the pairs that every permitted assignment contains, by giver. A giver draws exactly the receivers of their group (`strongComponents`), so
 * givers who are alone in their group are forced. Takes two passes over all pairs, 32 at a time.
 * @returns nothing where no assignment exists
 */
export const forcedPairs = (participants: number, excluded: readonly ReadonlySet<number>[]): ForcedPair[] => {
  const pairs = permittedPairs(participants, excluded)
  const matching = largestMatching(pairs)
  if (!isPerfect(matching)) return []
  const groupOf = new Int32Array(participants)
  const sizes = new Int32Array(strongComponents(pairs, matching, allOf(participants, pairs.words), groupOf))
  for (const group of groupOf) sizes[group]!++
  return [...matching.receiverOf].flatMap((receiver, giver) =>
    sizes[groupOf[giver]!] === 1 ? [{ giver, receiver }] : [],
  )
}
