import { strongComponents } from './blocks.ts'
import { type Effort } from './effort.ts'
import { augment } from './matching.ts'
import { type OpenPairs } from './open-pairs.ts'
import { hasBit, isAllowed } from './pairs.ts'

/**
 * Removes pairs that are no longer open from the matching in `open`, and completes that matching.
 * @returns whether there is a perfect matching
 */
const mendMatching = (open: OpenPairs, effort: Effort): boolean => {
  const { givers, receivers, giverBits, receiverOf, giverOf, left, words } = open
  for (let place = 0; place < left; place++) {
    const giver = givers[place]!
    const receiver = receiverOf[giver]!
    if (receiver < 0 || giverOf[receiver] !== giver || !isAllowed(open, giver, receiver)) receiverOf[giver] = -1
  }
  for (let place = 0; place < left; place++) {
    const receiver = receivers[place]!
    const giver = giverOf[receiver]!
    if (giver >= 0 && (!hasBit(giverBits, giver) || receiverOf[giver] !== receiver)) giverOf[receiver] = -1
  }
  for (let place = 0; place < left; place++) {
    const giver = givers[place]!
    if (receiverOf[giver]! >= 0) continue
    effort.steps += left * (words + 4)
    if (!augment(open, open, giver)) return false
  }
  return true
}

/**
 * The receivers whom each giver draws in at least one full assignment of the people who are left: all receivers of the
 * giver's group.
 */
export interface UsefulPairs {
  readonly groupOf: Int32Array
  /** the receivers of each group, as bits */
  readonly receivers: Uint32Array
}

/**
 * Finds the open pairs that at least one full assignment of the people who are left uses.
 * @returns these pairs by group; `'all'` if they are all open pairs; `'none'` if there is no full assignment
 */
export const usefulPairs = (open: OpenPairs, effort: Effort): UsefulPairs | 'all' | 'none' => {
  const { givers, receivers, rowSizes, columnSizes, receiverOf, left, size, words } = open
  let fewestReceivers = Infinity
  let fewestGivers = Infinity
  for (let place = 0; place < left; place++) {
    fewestReceivers = Math.min(fewestReceivers, rowSizes[givers[place]!]!)
    fewestGivers = Math.min(fewestGivers, columnSizes[receivers[place]!]!)
  }
  if (fewestReceivers === 0 || fewestGivers === 0) return 'none'
  // If the fewest choices of a giver and of a receiver sum to more than the people left, then any pair can be fixed and
  // all others still be matched (Hall's theorem).
  if (fewestReceivers + fewestGivers > left) return 'all'

  if (!mendMatching(open, effort)) return 'none'
  const groupOf = new Int32Array(size)
  const groups = strongComponents(open, open, open.giverBits, groupOf)
  effort.steps += left * (3 * words + 20)
  if (groups === 1) return 'all'
  const receiversOf = new Uint32Array(groups * words)
  for (let place = 0; place < left; place++) {
    const giver = givers[place]!
    const receiver = receiverOf[giver]!
    receiversOf[groupOf[giver]! * words + (receiver >>> 5)]! |= 1 << (receiver & 31)
  }
  return { groupOf, receivers: receiversOf }
}
