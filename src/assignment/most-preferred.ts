import { type Effort } from './effort.ts'
import { isPerfect, largestMatching, type Matching } from './matching.ts'
import { lowestBitIndex, type Pairs } from './pairs.ts'

/** Number of elementary steps that one round counts as, for each word of each giver's row. */
const STEPS_PER_WORD = 5
/** Number of elementary steps that one round counts as, for each giver. */
const STEPS_PER_GIVER = 20

/** Groups the people of one side by their level, as bits. */
const peopleByLevel = (levels: Int32Array, words: number): Uint32Array[] => {
  const people = Array.from({ length: Math.max(...levels) + 1 }, () => new Uint32Array(words))
  levels.forEach((level, person) => (people[level]![person >>> 5]! |= 1 << (person & 31)))
  return people
}

/**
 * Returns the tight pairs, as lines of bits.
 * @param pairs the rows (or columns) of all pairs, and in `preferred` those of the preferred pairs
 * @param levels the levels of the givers (or receivers) whose lines these are
 * @param partners the people of the other side, by level
 * @param step difference between a partner's level and the own level in a tight pair that is not preferred. No preferred
 *   pair has this difference, as `mostPreferred` shows
 */
const tightLines = (
  pairs: Uint32Array,
  preferred: Uint32Array,
  levels: Int32Array,
  partners: readonly Uint32Array[],
  step: 1 | -1,
): Uint32Array => {
  const words = pairs.length / levels.length
  const lines = new Uint32Array(pairs.length)
  levels.forEach((level, line) => {
    const same = partners[level]
    const next = partners[level + step]
    for (let word = 0, at = line * words; word < words; word++, at++)
      lines[at] = (preferred[at]! & (same?.[word] ?? 0)) | (pairs[at]! & (next?.[word] ?? 0))
  })
  return lines
}

/** Raises the levels of all people whom alternating paths from the unmatched givers reach, by one. */
const raiseReached = (
  { rows, words }: Pick<Pairs, 'rows' | 'words'>,
  { receiverOf, giverOf }: Matching,
  giverLevels: Int32Array,
  receiverLevels: Int32Array,
): void => {
  const unseen = new Uint32Array(words).fill(0xffffffff)
  const reached = [...receiverOf.keys()].filter((giver) => receiverOf[giver]! < 0)
  // the loop also visits the givers that it adds
  for (const giver of reached) {
    giverLevels[giver]!++
    for (let word = 0; word < words; word++) {
      for (let fresh = rows[giver * words + word]! & unseen[word]!; fresh !== 0; fresh &= fresh - 1) {
        const receiver = word * 32 + lowestBitIndex(fresh)
        receiverLevels[receiver]!++
        reached.push(giverOf[receiver]!)
      }
      unseen[word]! &= ~rows[giver * words + word]!
    }
  }
}

/**
 * Finds the assignments with the most preferred pairs: those that use only tight pairs. Uses the Hungarian method
 * (Kuhn 1955) for costs of 0 and 1.
 *
 * Every giver and every receiver has a level. A preferred pair is tight if both levels are equal. Any other pair is
 * tight if the giver's level is one higher. At first all levels are 0, so the preferred pairs are tight. Each round
 * extends the matching of tight pairs as far as possible. Then the people whom alternating paths from the unmatched
 * givers reach rise by one level, until everybody is matched. No path leads from them to anybody else, so in no
 * preferred pair does the giver ever get above the receiver, and in no other pair by more than one level. Matched pairs
 * rise together or not at all, so they remain tight.
 *
 * **Why these assignments are the best.** The givers' levels minus the receivers' levels sum to the same number d in
 * every assignment. A preferred pair adds at most 0 to that sum, and any other pair at most 1. So every assignment has
 * at least d pairs that are not preferred, and it has exactly d if and only if all its pairs are tight.
 * @param pairs have a perfect matching
 * @param preferred some of these pairs
 * @param effort grows with the work done here
 * @returns the tight pairs, and a perfect matching of them
 */
export const mostPreferred = (
  { rows, columns, words, size }: Pairs,
  preferred: Pairs,
  effort: Effort,
): { pairs: Pairs; matching: Matching } => {
  const giverLevels = new Int32Array(size)
  const receiverLevels = new Int32Array(size)
  let tight = { size, words, rows: preferred.rows }
  let matching = largestMatching(tight)
  while (!isPerfect(matching)) {
    raiseReached(tight, matching, giverLevels, receiverLevels)
    tight = {
      size,
      words,
      rows: tightLines(rows, preferred.rows, giverLevels, peopleByLevel(receiverLevels, words), -1),
    }
    matching = largestMatching(tight, matching)
    effort.steps += size * (words * STEPS_PER_WORD + STEPS_PER_GIVER)
  }
  const tightColumns = tightLines(columns, preferred.columns, receiverLevels, peopleByLevel(giverLevels, words), 1)
  return { pairs: { ...tight, columns: tightColumns }, matching }
}
