import { type Block } from './blocks.ts'
import { lineMembers, type Pairs, transposed } from './pairs.ts'

/** A person of a block in one role. With n givers, giver i is vertex i, and receiver j is vertex j + n. */
export type Vertex = number

/**
 * Orders rows so that few columns are open at a time. A column is open between the first and the last row that may be
 * paired with it. Greedy.
 */
const narrowRows = ({ rows, columns, words, size }: Pairs): number[] => {
  const columnsOf = Array.from({ length: size }, (_, row) => lineMembers(rows, words, row))
  const rowsOf = Array.from({ length: size }, (_, column) => lineMembers(columns, words, column))
  const waiting = rowsOf.map((members) => members.length)
  const isOpen = new Uint8Array(size)
  const isTaken = new Uint8Array(size)
  // By row, the change in the number of open columns if the row is taken: the columns that it opens less those that it
  // closes.
  const growth = columnsOf.map((members) => members.length - members.filter((column) => waiting[column] === 1).length)
  // By row, the number of rows taken when its first column was opened. Of equally good rows, the row with the earliest
  // such column comes next, so that the open columns move in one direction.
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
 * Returns orders in which a block may have few states (`Counting`). The first two orders keep a person's two roles side
 * by side. They suit exclusions by family, block or staircase, because the people taken become interchangeable. The
 * last two take all partners of a row before the row, so that no row waits. They suit blocks in which few pairs are
 * permitted.
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
