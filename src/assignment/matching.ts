import { allOf, lowestBit, type Pairs } from './pairs.ts'

/** Who draws whom so far: −1 for a giver without a receiver, and the other way round. */
export interface Matching {
  readonly receiverOf: Int32Array
  readonly giverOf: Int32Array
}

/** A matching that pairs nobody yet. */
export const noMatching = (size: number): Matching => ({
  receiverOf: new Int32Array(size).fill(-1),
  giverOf: new Int32Array(size).fill(-1),
})

/**
 * Extends the matching along one alternating path from an unmatched giver to any unmatched receiver.
 * @returns whether there was such a path; without one nothing changes and `reached` (when given, one word-set of receivers) says whom the search saw
 */
export const augment = (
  pairs: Pairs,
  { receiverOf, giverOf }: Matching,
  giver: number,
  reached?: Uint32Array,
): boolean => {
  const { rows, words, size } = pairs
  const unseen = allOf(size, words)
  const cameFrom = new Int32Array(size)
  const queue = new Int32Array(size)
  let length = 1
  queue[0] = giver
  for (let head = 0; head < length; head++) {
    const from = queue[head]!
    for (let word = 0; word < words; word++) {
      for (let fresh = rows[from * words + word]! & unseen[word]!; fresh !== 0; fresh &= fresh - 1) {
        const receiver = word * 32 + lowestBit(fresh)
        unseen[word]! &= ~(1 << (receiver & 31))
        cameFrom[receiver] = from
        const owner = giverOf[receiver]!
        if (owner >= 0) {
          queue[length++] = owner
          continue
        }
        let end = receiver
        for (;;) {
          const taker = cameFrom[end]!
          const before = receiverOf[taker]!
          receiverOf[taker] = end
          giverOf[end] = taker
          if (taker === giver) return true
          end = before
        }
      }
    }
  }
  if (reached) for (let word = 0; word < words; word++) reached[word] = ~unseen[word]! & allOf(size, words)[word]!
  return false
}

/**
 * A largest matching of the permitted pairs (Hopcroft and Karp 1973): in every round the shortest alternating paths, as many as do not touch,
 * until there is none. Layers are bit sets, so a round looks at 32 pairs at once.
 */
export const largestMatching = (pairs: Pairs): Matching => {
  const { rows, words, size } = pairs
  const matching = noMatching(size)
  const { receiverOf, giverOf } = matching
  const layers: Uint32Array[] = []

  const extend = (giver: number, depth: number): boolean => {
    const layer = layers[depth]
    if (!layer) return false
    for (let word = 0; word < words; word++) {
      for (
        let choices = rows[giver * words + word]! & layer[word]!;
        choices !== 0;
        choices = rows[giver * words + word]! & layer[word]!
      ) {
        const receiver = word * 32 + lowestBit(choices)
        layer[word]! &= ~(1 << (receiver & 31))
        const owner = giverOf[receiver]!
        if (owner >= 0 && !extend(owner, depth + 1)) continue
        receiverOf[giver] = receiver
        giverOf[receiver] = giver
        return true
      }
    }
    return false
  }

  for (;;) {
    layers.length = 0
    const unseen = allOf(size, words)
    let front: number[] = []
    for (let giver = 0; giver < size; giver++) if (receiverOf[giver]! < 0) front.push(giver)
    for (let free = false; front.length > 0 && !free;) {
      const layer = new Uint32Array(words)
      for (const giver of front)
        for (let word = 0; word < words; word++) layer[word]! |= rows[giver * words + word]! & unseen[word]!
      front = []
      for (let word = 0; word < words; word++) {
        unseen[word]! &= ~layer[word]!
        for (let rest = layer[word]!; rest !== 0; rest &= rest - 1) {
          const owner = giverOf[word * 32 + lowestBit(rest)]!
          if (owner < 0) free = true
          else front.push(owner)
        }
      }
      layers.push(layer)
      if (!free) continue
    }
    let found = 0
    for (let giver = 0; giver < size; giver++) if (receiverOf[giver]! < 0 && extend(giver, 0)) found++
    if (found === 0) return matching
  }
}

/** Whether everybody has somebody to draw in this matching. */
export const isPerfect = ({ receiverOf }: Matching): boolean => !receiverOf.includes(-1)
