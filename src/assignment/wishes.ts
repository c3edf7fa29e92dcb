import { type Block, independentBlocks } from './blocks.ts'
import { type Effort } from './effort.ts'
import { mostPreferred } from './most-preferred.ts'
import { allow, emptyPairs, isAllowed, type Pairs, without } from './pairs.ts'

/** By giver, the receiver of an earlier draw. Null for a giver who had none, or whose receiver no longer takes part. */
export type EarlierReceivers = readonly (number | null)[]

/** Receivers of earlier draws that a new draw should repeat or not repeat. `kept` comes first if the two conflict. */
export interface Wishes {
  /** receivers before people joined or left: as many givers as possible keep theirs */
  readonly kept?: EarlierReceivers | undefined
  /** receivers of an earlier occasion: as few givers as possible draw theirs again */
  readonly avoided?: EarlierReceivers | undefined
}

/** Returns the pairs of an earlier draw that the block still has. */
const earlierPairs = ({ givers, receivers, pairs }: Block, earlier: EarlierReceivers): Pairs => {
  const found = emptyPairs(pairs.size)
  givers.forEach((giver, row) => {
    const column = receivers.indexOf(earlier[giver] ?? -1)
    if (column >= 0 && isAllowed(pairs, row, column)) allow(found, row, column)
  })
  return found
}

const narrowedTo = (block: Block, preferred: Pairs, effort: Effort): Block[] => {
  const best = mostPreferred(block.pairs, preferred, effort)
  return independentBlocks(best.pairs, best.matching, block)
}

/**
 * Narrows a block to the assignments that fulfil the wishes best. They are exactly the combinations of the returned
 * blocks' assignments. A giver who is alone in a block has no choice, so the work does not depend on their wishes.
 * @param effort grows with the work done here
 */
export const narrowed = (block: Block, { kept, avoided }: Wishes, effort: Effort): Block[] => {
  if (block.givers.length === 1) return [block]
  if (kept)
    return narrowedTo(block, earlierPairs(block, kept), effort).flatMap((part) => narrowed(part, { avoided }, effort))
  return avoided ? narrowedTo(block, without(block.pairs, earlierPairs(block, avoided)), effort) : [block]
}
