import { strongComponents } from './blocks.ts'
import { augment, isPerfect, largestMatching, type Matching } from './matching.ts'
import { allBits, lineMembers, type Pairs, permittedPairs } from './pairs.ts'

/** Marks the givers among `present` who are alone in their group (`strongComponents`): they have no other receiver. */
const markForced = (pairs: Pairs, matching: Matching, present: Uint32Array, isForced: Uint8Array): void => {
  const groupOf = new Int32Array(pairs.size)
  const sizes = new Int32Array(strongComponents(pairs, matching, present, groupOf))
  const givers = lineMembers(present, pairs.words, 0)
  for (const giver of givers) sizes[groupOf[giver]!]!++
  for (const giver of givers) if (sizes[groupOf[giver]!] === 1) isForced[giver] = 1
}

/** Returns the matching after the giver has taken the receiver; undefined if the others cannot all be matched then. */
const withPair = (pairs: Pairs, matching: Matching, giver: number, receiver: number): Matching | undefined => {
  const receiverOf = matching.receiverOf.slice()
  const giverOf = matching.giverOf.slice()
  const loser = giverOf[receiver]!
  giverOf[receiverOf[giver]!] = -1
  receiverOf[giver] = receiver
  giverOf[receiver] = giver
  return loser === giver || augment(pairs, { receiverOf, giverOf }, loser) ? { receiverOf, giverOf } : undefined
}

/**
 * Finds the givers whose receivers the organizer may work out from the exclusions, and from the organizer's own lot if
 * there is one. A giver is included if fixing one of the organizer's possible receivers leaves that giver a single
 * receiver. So givers who draw the same person in all assignments are included. The organizer is left out.
 *
 * For each receiver of the organizer, one alternating path mends the matching of the others. The others can draw
 * exactly the receivers of their group (`strongComponents`), so a giver alone in a group is forced. Each receiver takes
 * about three passes over all givers, 32 receivers at a time.
 * @param organizer position of the organizer; null if the organizer doesn't take part and so has no lot
 * @returns positions, ascending; empty if no assignment exists
 */
export const forcedGivers = (
  participants: number,
  excluded: readonly ReadonlySet<number>[],
  organizer: number | null,
): number[] => {
  const pairs = permittedPairs(participants, excluded)
  const { words } = pairs
  const matching = largestMatching(pairs)
  if (!isPerfect(matching)) return []
  const isForced = new Uint8Array(participants)
  const present = allBits(participants, words)
  if (organizer === null) markForced(pairs, matching, present, isForced)
  else {
    present[organizer >>> 5]! &= ~(1 << (organizer & 31))
    const receivers = lineMembers(pairs.rows, words, organizer)
    // no path may lead through the organizer, who keeps the receiver that is fixed
    pairs.rows.fill(0, organizer * words, (organizer + 1) * words)
    for (const receiver of receivers) {
      const mended = withPair(pairs, matching, organizer, receiver)
      if (mended) markForced(pairs, mended, present, isForced)
    }
  }
  return [...isForced.keys()].filter((giver) => isForced[giver] === 1)
}
