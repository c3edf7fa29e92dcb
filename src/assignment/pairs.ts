/**
 * The matrix of allowed pairs: which giver (row) may draw which receiver (column). The bits are stored in both
 * directions, so that searches look at 32 people at once. `rows` has `words` words per giver and `columns` has `words`
 * words per receiver. Both hold the same pairs.
 */
export interface Pairs {
  readonly size: number
  readonly words: number
  readonly rows: Uint32Array
  readonly columns: Uint32Array
}

export const emptyPairs = (size: number): Pairs => {
  const words = Math.max(1, (size + 31) >>> 5)
  return { size, words, rows: new Uint32Array(size * words), columns: new Uint32Array(size * words) }
}

export const allow = (pairs: Pairs, giver: number, receiver: number): void => {
  pairs.rows[giver * pairs.words + (receiver >>> 5)]! |= 1 << (receiver & 31)
  pairs.columns[receiver * pairs.words + (giver >>> 5)]! |= 1 << (giver & 31)
}

export const isAllowed = (pairs: Pairs, giver: number, receiver: number): boolean =>
  (pairs.rows[giver * pairs.words + (receiver >>> 5)]! & (1 << (receiver & 31))) !== 0

/**
 * Returns the pairs that the exclusions leave: everybody may draw everybody except themselves and the people they
 * exclude. Excluded numbers outside the draw are ignored.
 */
export const permittedPairs = (participants: number, excluded: readonly ReadonlySet<number>[]): Pairs => {
  const pairs = emptyPairs(participants)
  for (let giver = 0; giver < participants; giver++) {
    const not = excluded[giver]
    for (let receiver = 0; receiver < participants; receiver++) {
      if (receiver !== giver && !not?.has(receiver)) allow(pairs, giver, receiver)
    }
  }
  return pairs
}

/** Returns the pairs that are not among the others. */
export const without = (pairs: Pairs, others: Pairs): Pairs => ({
  ...pairs,
  rows: pairs.rows.map((bits, place) => bits & ~others.rows[place]!),
  columns: pairs.columns.map((bits, place) => bits & ~others.columns[place]!),
})

/** Returns the same pairs with receivers as rows and givers as columns. */
export const transposed = (pairs: Pairs): Pairs => ({ ...pairs, rows: pairs.columns, columns: pairs.rows })

export const hasBit = (bits: Uint32Array, index: number): boolean => (bits[index >>> 5]! & (1 << (index & 31))) !== 0

export const popCount = (word: number): number => {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Returns the index of the lowest set bit. The word must not be 0. */
export const lowestBitIndex = (word: number): number => 31 - Math.clz32(word & -word)

/** Returns the number of bits in one row (or column). */
export const lineSize = (bits: Uint32Array, words: number, line: number): number => {
  let count = 0
  for (let word = line * words; word < (line + 1) * words; word++) count += popCount(bits[word]!)
  return count
}

/** Whether everybody may draw everybody. */
export const isComplete = ({ rows, words, size }: Pairs): boolean => {
  for (let row = 0; row < size; row++) if (lineSize(rows, words, row) < size) return false
  return true
}

/** Returns the columns of one row (or the rows of one column), ascending. */
export const lineMembers = (bits: Uint32Array, words: number, line: number): number[] => {
  const members: number[] = []
  for (let word = 0; word < words; word++) {
    for (let rest = bits[line * words + word]!; rest !== 0; rest &= rest - 1)
      members.push(word * 32 + lowestBitIndex(rest))
  }
  return members
}

/** Returns the set of all people, as bits. */
export const allBits = (size: number, words: number): Uint32Array => {
  const bits = new Uint32Array(words).fill(0xffffffff)
  if (size < words * 32) bits[size >>> 5] = size & 31 ? 2 ** (size & 31) - 1 : 0
  for (let word = (size >>> 5) + 1; word < words; word++) bits[word] = 0
  return bits
}
