import { allBits, lowestBitIndex, type Pairs } from './pairs.ts'

/** The receiver of each giver and the giver of each receiver so far; −1 for nobody. */
export interface Matching {
  readonly receiverOf: Int32Array
  readonly giverOf: Int32Array
}

export const emptyMatching = (size: number): Matching => ({
  receiverOf: new Int32Array(size).fill(-1),
  giverOf: new Int32Array(size).fill(-1),
})

/**
 * Extends the matching along an alternating path from an unmatched giver to any unmatched receiver.
 * @param reached if there is no such path, receives all receivers that the search reached, as bits
 * @returns whether there was such a path; if not, the matching is unchanged
 */
export const augment = (
  pairs: Pairs,
  { receiverOf, giverOf }: Matching,
  giver: number,
  reached?: Uint32Array,
): boolean => {
  const { rows, words, size } = pairs
  const unseen = allBits(size, words)
  const cameFrom = new Int32Array(size)
  const queue = new Int32Array(size)
  let length = 1
  queue[0] = giver
  for (let head = 0; head < length; head++) {
    const from = queue[head]!
    for (let word = 0; word < words; word++) {
      for (let fresh = rows[from * words + word]! & unseen[word]!; fresh !== 0; fresh &= fresh - 1) {
        const receiver = word * 32 + lowestBitIndex(fresh)
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
  reached?.set(allBits(size, words).map((bits, word) => bits & ~unseen[word]!))
  return false
}

/**
 * Finds a largest matching (Hopcroft and Karp 1973). Each round extends the matching along as many disjoint shortest
 * alternating paths as there are.
 * @param matching the matching to start from, which is extended in place; empty unless given
 */
export const largestMatching = (
  { rows, words, size }: Pick<Pairs, 'rows' | 'words' | 'size'>,
  matching: Matching = emptyMatching(size),
): Matching => {
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
        const receiver = word * 32 + lowestBitIndex(choices)
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
    const unseen = allBits(size, words)
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
          const owner = giverOf[word * 32 + lowestBitIndex(rest)]!
          if (owner < 0) free = true
          else front.push(owner)
        }
      }
      layers.push(layer)
    }
    let found = 0
    for (let giver = 0; giver < size; giver++) if (receiverOf[giver]! < 0 && extend(giver, 0)) found++
    if (found === 0) return matching
  }
}

/** Whether every giver has a receiver in this matching. */
export const isPerfect = ({ receiverOf }: Matching): boolean => !receiverOf.includes(-1)
