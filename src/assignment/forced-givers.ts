import { strongComponents } from './blocks.ts'
import { augment, isPerfect, largestMatching } from './matching.ts'
import { allBits, lineMembers, permittedPairs } from './pairs.ts'

/**
 * Finds the givers whose receivers giver 0 (the organizer) may work out from giver 0's own lot. A giver is included if
 * fixing one of giver 0's possible receivers leaves that giver a single receiver. So givers who draw the same person in
 * all assignments are included. Giver 0 is left out.
 *
 * For each receiver of giver 0, one alternating path mends the matching of the others. The others can draw exactly the
 * receivers of their group (`strongComponents`), so a giver alone in a group is forced. Each receiver takes about three
 * passes over all givers, 32 receivers at a time.
 * @returns positions, ascending; empty if no assignment exists
 */
export const forcedGivers = (participants: number, excluded: readonly ReadonlySet<number>[]): number[] => {
  const pairs = permittedPairs(participants, excluded)
  const matching = largestMatching(pairs)
  if (!isPerfect(matching)) return []
  const others = allBits(participants, pairs.words)
  others[0]! &= ~1
  const receivers = lineMembers(pairs.rows, pairs.words, 0)
  pairs.rows.fill(0, 0, pairs.words) // so that no path leads through giver 0, who keeps their receiver
  const isForced = new Uint8Array(participants)
  const groupOf = new Int32Array(participants)
  for (const receiver of receivers) {
    const receiverOf = matching.receiverOf.slice()
    const giverOf = matching.giverOf.slice()
    const loser = giverOf[receiver]!
    giverOf[receiverOf[0]!] = -1
    giverOf[receiver] = 0
    if (loser !== 0 && !augment(pairs, { receiverOf, giverOf }, loser)) continue
    const sizes = new Int32Array(strongComponents(pairs, { receiverOf, giverOf }, others, groupOf))
    for (let giver = 1; giver < participants; giver++) sizes[groupOf[giver]!]!++
    for (let giver = 1; giver < participants; giver++) if (sizes[groupOf[giver]!] === 1) isForced[giver] = 1
  }
  return [...isForced.keys()].filter((giver) => isForced[giver] === 1)
}
