import { type Block } from './blocks.ts'
import { lineMembers, type Pairs, transposed } from './pairs.ts'

/** Somebody of a block in one role: giver i is i, receiver j is j + (how many givers there are). */
export type Vertex = number

/** Rows in an order in which few columns are open at a time: columns that a row before is paired with, and a row after too. Greedy. */
const narrowRows = ({ rows, columns, words, size }: Pairs): number[] => {
  const columnsOf = Array.from({ length: size }, (_, row) => lineMembers(rows, words, row))
  const rowsOf = Array.from({ length: size }, (_, column) => lineMembers(columns, words, column))
  const waiting = rowsOf.map((members) => members.length)
  const isOpen = new Uint8Array(size)
  const isTaken = new Uint8Array(size)
  // Of the open columns, when a row is taken: those it opens less those it closes.
  const growth = columnsOf.map((members) => members.length - members.filter((column) => waiting[column] === 1).length)
  // When its first column was opened: of rows that are equally good, the one that has been begun longest is next, so that a front moves one way.
  const openSince = new Int32Array(size).fill(size)
  const isBefore = (row: number, other: number): boolean =>
    (growth[row]! - growth[other]! || openSince[row]! - openSince[other]!) < 0
  const order: number[] = []
  while (order.length < size) {
    let best = -1
    for (let row = 0; row < size; row++) if (!isTaken[row] && (best < 0 || isBefore(row, best))) best = row
    isTaken[best] = 1
    order.push(best)
    for (const column of columnsOf[best]!) {
      if (!isOpen[column]) {
        isOpen[column] = 1
        for (const row of rowsOf[column]!) {
          growth[row]!--
          openSince[row] = Math.min(openSince[row]!, order.length)
        }
      }
      waiting[column]!--
      if (waiting[column] === 1) for (const row of rowsOf[column]!) growth[row]!--
    }
  }
  return order
}

/**
 * Orders in which a block may have few states (`Counting`); a count tries one after the other, so what comes first should be the cheapest most often.
 * Side by side, everybody's two roles follow each other: families, blocks and staircases are narrow so, as people who have been taken become alike. With
 * all partners before a row, no row ever waits: good where few pairs are permitted.
 */
export const narrowOrders = ({ pairs, selfOf }: Pick<Block, 'pairs' | 'selfOf'>): Vertex[][] => {
  const { size, words } = pairs
  const givers = narrowRows(pairs)
  const receivers = narrowRows(transposed(pairs)).map((receiver) => receiver + size)
  const other = new Map<Vertex, Vertex>()
  selfOf.forEach((receiver, giver) => {
    if (receiver < 0) return
    other.set(giver, receiver + size)
    other.set(receiver + size, giver)
  })
  const beside = (vertex: Vertex): Vertex[] => (other.has(vertex) ? [vertex, other.get(vertex)!] : [vertex])
  const sideBySide = (...order: Vertex[]): Vertex[] => [...new Set(order.flatMap(beside))]
  return [
    sideBySide(...givers, ...receivers),
    sideBySide(...receivers, ...givers),
    [
      ...new Set(
        givers.flatMap((giver) => [...lineMembers(pairs.rows, words, giver).map((receiver) => receiver + size), giver]),
      ),
    ],
    [...new Set(receivers.flatMap((receiver) => [...lineMembers(pairs.columns, words, receiver - size), receiver]))],
  ]
}
