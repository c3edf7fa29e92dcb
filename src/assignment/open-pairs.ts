import { type Matching } from './matching.ts'
import { allBits, lineSize, lowestBitIndex, type Pairs } from './pairs.ts'
import { pack } from './packed.ts'

/**
 * The pairs that can still be fixed during a draw. The rows of givers and the columns of receivers who have a partner
 * already are out of date.
 */
export type OpenPairs = ReturnType<typeof allocateOpenPairs>

/** Allocates the open pairs of a block. */
export const allocateOpenPairs = (size: number, words: number) => ({
  size,
  words,
  /** number of givers (and as many receivers) who have no partner yet */
  left: size,
  ...pack({
    rows: [Uint32Array, size * words],
    columns: [Uint32Array, size * words],
    /** all givers (receivers); the `left` of them without a partner come first */
    givers: [Int32Array, size],
    receivers: [Int32Array, size],
    /** index of each giver (receiver) in `givers` (`receivers`) */
    placeOfGiver: [Int32Array, size],
    placeOfReceiver: [Int32Array, size],
    /** bit set of the givers without a partner, and in `receiverBits` of the receivers */
    giverBits: [Uint32Array, words],
    receiverBits: [Uint32Array, words],
    /** number of open pairs of each giver (receiver) */
    rowSizes: [Int32Array, size],
    columnSizes: [Int32Array, size],
    /** a matching that was perfect once; `usefulPairs` mends it */
    receiverOf: [Int32Array, size],
    giverOf: [Int32Array, size],
  }),
})

/** @param matching a perfect matching of the pairs */
export const openPairs = (pairs: Pairs, matching: Matching): OpenPairs => {
  const { size, words } = pairs
  const open = allocateOpenPairs(size, words)
  open.rows.set(pairs.rows)
  open.columns.set(pairs.columns)
  for (let index = 0; index < size; index++) {
    for (const list of [open.givers, open.receivers, open.placeOfGiver, open.placeOfReceiver]) list[index] = index
    open.rowSizes[index] = lineSize(pairs.rows, words, index)
    open.columnSizes[index] = lineSize(pairs.columns, words, index)
  }
  open.giverBits.set(allBits(size, words))
  open.receiverBits.set(allBits(size, words))
  open.receiverOf.set(matching.receiverOf)
  open.giverOf.set(matching.giverOf)
  return open
}

/** @param left number of people in `list` without a partner, not counting this person */
const leave = (list: Int32Array, placeOf: Int32Array, bits: Uint32Array, index: number, left: number): void => {
  const place = placeOf[index]!
  const last = list[left]!
  list[place] = last
  placeOf[last] = place
  list[left] = index
  placeOf[index] = left
  bits[index >>> 5]! &= ~(1 << (index & 31))
}

/** Removes a giver and a receiver with all their pairs. */
export const removePair = (open: OpenPairs, giver: number, receiver: number): void => {
  const { rows, columns, words, giverBits, receiverBits, rowSizes, columnSizes } = open
  open.left--
  leave(open.givers, open.placeOfGiver, giverBits, giver, open.left)
  leave(open.receivers, open.placeOfReceiver, receiverBits, receiver, open.left)
  for (let word = 0; word < words; word++) {
    for (let rest = rows[giver * words + word]! & receiverBits[word]!; rest !== 0; rest &= rest - 1) {
      const other = word * 32 + lowestBitIndex(rest)
      columns[other * words + (giver >>> 5)]! &= ~(1 << (giver & 31))
      columnSizes[other]!--
    }
    for (let rest = columns[receiver * words + word]! & giverBits[word]!; rest !== 0; rest &= rest - 1) {
      const other = word * 32 + lowestBitIndex(rest)
      rows[other * words + (receiver >>> 5)]! &= ~(1 << (receiver & 31))
      rowSizes[other]!--
    }
  }
}
