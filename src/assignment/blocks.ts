import { type Matching } from './matching.ts'
import { allBits, allow, hasBit, isAllowed, lowestBitIndex, emptyPairs, type Pairs } from './pairs.ts'

/**
 * Givers and receivers who are drawn among each other, independently of all other blocks. In `pairs` they are numbered
 * in the order of `givers` and `receivers`.
 */
export interface Block {
  readonly givers: readonly number[]
  readonly receivers: readonly number[]
  readonly pairs: Pairs
  /**
   * By giver, the number of the same person as a receiver, or −1 if that receiver is in another block. Numbered as in
   * `pairs`.
   */
  readonly selfOf: readonly number[]
}

/**
 * Groups givers who can swap receivers in a circle. Given a perfect matching, let giver a point at giver b if a may
 * draw the receiver of b. Then the pair of a and the receiver of b is in some perfect matching exactly if a and b are
 * on a common circle. This means that both are in one strongly connected component (the fine part of the
 * Dulmage–Mendelsohn decomposition). Uses Kosaraju's algorithm on bits: two passes of size²/32 steps.
 * @param present the givers to look at, as bits; the others and their receivers are left out
 * @param groupOf receives the index of each giver's group
 * @returns the number of groups
 */
export const strongComponents = (
  pairs: Pairs,
  { receiverOf, giverOf }: Matching,
  present: Uint32Array,
  groupOf: Int32Array,
): number => {
  const { rows, columns, words, size } = pairs
  const unseen = new Uint32Array(words)
  for (let word = 0; word < words; word++) {
    for (let rest = present[word]!; rest !== 0; rest &= rest - 1) {
      const receiver = receiverOf[word * 32 + lowestBitIndex(rest)]!
      unseen[receiver >>> 5]! |= 1 << (receiver & 31)
    }
  }
  const finished = new Int32Array(size)
  let finishedCount = 0
  const stack = new Int32Array(size)
  const at = new Int32Array(size)
  for (let word = 0; word < words; word++) {
    for (let rest = present[word]!; rest !== 0; rest &= rest - 1) {
      const start = word * 32 + lowestBitIndex(rest)
      const own = receiverOf[start]!
      if (!hasBit(unseen, own)) continue
      unseen[own >>> 5]! &= ~(1 << (own & 31))
      let depth = 0
      stack[0] = start
      at[0] = 0
      while (depth >= 0) {
        const giver = stack[depth]!
        let found = -1
        for (let place = at[depth]!; place < words; place++) {
          const fresh = rows[giver * words + place]! & unseen[place]!
          if (fresh === 0) continue
          at[depth] = place
          found = place * 32 + lowestBitIndex(fresh)
          break
        }
        if (found < 0) {
          finished[finishedCount++] = giver
          depth--
          continue
        }
        unseen[found >>> 5]! &= ~(1 << (found & 31))
        depth++
        stack[depth] = giverOf[found]!
        at[depth] = 0
      }
    }
  }

  const left = present.slice()
  let groups = 0
  for (let last = finishedCount - 1; last >= 0; last--) {
    const start = finished[last]!
    if (!hasBit(left, start)) continue
    left[start >>> 5]! &= ~(1 << (start & 31))
    let length = 1
    stack[0] = start
    for (let head = 0; head < length; head++) {
      const giver = stack[head]!
      groupOf[giver] = groups
      const receiver = receiverOf[giver]!
      for (let word = 0; word < words; word++) {
        for (let fresh = columns[receiver * words + word]! & left[word]!; fresh !== 0; fresh &= fresh - 1)
          stack[length++] = word * 32 + lowestBitIndex(fresh)
        left[word]! &= ~columns[receiver * words + word]!
      }
    }
    groups++
  }
  return groups
}

/**
 * Drops the pairs that no full assignment uses, and cuts the rest into blocks that can be drawn independently. The
 * assignments of the whole are exactly the combinations of the blocks' assignments.
 * @param matching a perfect matching of the pairs
 * @param names numbers of the givers and receivers, if the pairs number them otherwise
 */
export const independentBlocks = (
  pairs: Pairs,
  matching: Matching,
  names?: Pick<Block, 'givers' | 'receivers'>,
): Block[] => {
  const groupOf = new Int32Array(pairs.size)
  const count = strongComponents(pairs, matching, allBits(pairs.size, pairs.words), groupOf)
  const members: number[][] = Array.from({ length: count }, () => [])
  for (let giver = 0; giver < pairs.size; giver++) members[groupOf[giver]!]!.push(giver)
  return members.map((rows) => {
    const columns = rows.map((row) => matching.receiverOf[row]!).sort((one, other) => one - other)
    const own = emptyPairs(rows.length)
    rows.forEach((from, row) => columns.forEach((to, column) => isAllowed(pairs, from, to) && allow(own, row, column)))
    const givers = names ? rows.map((row) => names.givers[row]!) : rows
    const receivers = names ? columns.map((column) => names.receivers[column]!) : columns
    return { givers, receivers, pairs: own, selfOf: givers.map((giver) => receivers.indexOf(giver)) }
  })
}
