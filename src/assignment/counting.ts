import { lineMembers, type Pairs, transposed } from './pairs.ts'
import { randomIndex, type RandomSource } from './random.ts'

/** Slots are the bits of a state, and a state is a signed 32-bit integer. */
const MAX_FRONTIER = 30

/** Pascal's triangle, as far as frontiers reach. */
const binomials: number[][] = []
for (let all = 0; all <= MAX_FRONTIER; all++) {
  binomials.push(
    Array.from({ length: all + 1 }, (_, some) =>
      some === 0 || some === all ? 1 : binomials[all - 1]![some - 1]! + binomials[all - 1]![some]!,
    ),
  )
}

interface CountingPlan {
  /** The pairs in the direction that is counted. */
  readonly pairs: Pairs
  /** Whether rows are receivers. */
  readonly isTransposed: boolean
  /** Rows in the order they are taken. */
  readonly order: readonly number[]
  /** At most so many states, all layers together; Infinity where the frontier grows too large. */
  readonly states: number
}

/** Greedy: the next row is the one that makes the frontier grow least. */
const planOneWay = (pairs: Pairs, isTransposed: boolean): CountingPlan => {
  const { size, words } = pairs
  const columnsOf = Array.from({ length: size }, (_, row) => lineMembers(pairs.rows, words, row))
  const rowsOf = Array.from({ length: size }, (_, column) => lineMembers(pairs.columns, words, column))
  const waiting = rowsOf.map((rows) => rows.length)
  const opened = new Uint8Array(size)
  const taken = new Uint8Array(size)
  // By how much the frontier grows when a row is taken: the columns it opens less those it closes.
  const growth = columnsOf.map((columns) => columns.length - columns.filter((column) => waiting[column] === 1).length)
  const order: number[] = []
  let frontier = 0
  let closed = 0
  let states = 1
  while (order.length < size) {
    let best = -1
    for (let row = 0; row < size; row++) if (!taken[row] && (best < 0 || growth[row]! < growth[best]!)) best = row
    taken[best] = 1
    order.push(best)
    for (const column of columnsOf[best]!) {
      if (opened[column]) continue
      opened[column] = 1
      frontier++
      for (const row of rowsOf[column]!) growth[row]!--
    }
    if (frontier > MAX_FRONTIER) return { pairs, isTransposed, order, states: Infinity }
    for (const column of columnsOf[best]!) {
      waiting[column]!--
      if (waiting[column] === 1) for (const row of rowsOf[column]!) growth[row]!--
      if (waiting[column] !== 0) continue
      closed++
      frontier--
    }
    states += binomials[frontier]![order.length - closed] ?? 0
  }
  return { pairs, isTransposed, order, states }
}

interface Layer {
  readonly row: number
  /** The row's columns, and each one's bit in a state. */
  readonly columns: readonly number[]
  readonly slots: readonly number[]
  /** The bits of columns that no later row may draw, so that they must be gone by now. */
  readonly closing: number
  /** Ways to each state before this row. */
  readonly ways: Map<number, number>
}

const layersOf = ({ pairs, order }: CountingPlan): { layers: Layer[]; total: number; scale: number } => {
  const { words, size } = pairs
  const waiting = Array.from({ length: size }, (_, column) => lineMembers(pairs.columns, words, column).length)
  const slotOf = new Int32Array(size).fill(-1)
  const free = Array.from({ length: MAX_FRONTIER }, (_, slot) => MAX_FRONTIER - 1 - slot)
  const layers: Layer[] = []
  let ways = new Map([[0, 1]])
  let scale = 0
  for (const row of order) {
    const columns = lineMembers(pairs.rows, words, row)
    let closing = 0
    for (const column of columns) {
      if (slotOf[column]! < 0) slotOf[column] = free.pop()!
      waiting[column]!--
      if (waiting[column] === 0) closing |= 1 << slotOf[column]!
    }
    const slots = columns.map((column) => slotOf[column]!)
    const open = slots.reduce((bits, slot) => bits | (1 << slot), 0)
    for (const column of columns) if (waiting[column] === 0) free.push(slotOf[column]!)
    layers.push({ row, columns, slots, closing, ways })
    const next = new Map<number, number>()
    let largest = 0
    for (const [gone, count] of ways) {
      for (let rest = open & ~gone; rest !== 0; rest &= rest - 1) {
        const after = gone | (rest & -rest)
        if ((after & closing) !== closing) continue
        const state = after & ~closing
        const sum = (next.get(state) ?? 0) + count
        next.set(state, sum)
        if (sum > largest) largest = sum
      }
    }
    // Only counts of one layer are ever compared, so a layer may be scaled as a whole. What is 10³⁰⁰ times rarer than the rest may vanish.
    if (largest > 1e200) {
      for (const [state, count] of next) next.set(state, count * 2 ** -600)
      scale += 600
    }
    ways = next
  }
  return { layers, total: ways.get(0) ?? 0, scale }
}

/**
 * Exact counting of a block that is small or narrow, and draws by it. Rows are taken one by one; all that matters of the past is which columns are
 * gone among those that a later row may still draw (the frontier). The ways to each such state are counted layer by layer; a draw then walks
 * back from the end, each step as likely as its count, which gives every assignment the same probability. n people have at most 2ⁿ states; a
 * long circle in which everybody may draw a few neighbours has a few dozen a person, however long it is.
 *
 * Planned at once, counted when first needed.
 */
export class Counting {
  private readonly plan: CountingPlan
  private counted: ReturnType<typeof layersOf> | undefined

  /** Plans the count from the givers' and from the receivers' side and keeps the cheaper plan. */
  constructor(pairs: Pairs) {
    const byGivers = planOneWay(pairs, false)
    const byReceivers = planOneWay(transposed(pairs), true)
    this.plan = byReceivers.states < byGivers.states ? byReceivers : byGivers
  }

  /** How many states have to be counted at most; Infinity where more than 30 columns are in the frontier at once. */
  get states(): number {
    return this.plan.states
  }

  /** The number of assignments: exact up to 2⁵³, to some 12 digits above, Infinity above 10³⁰⁸. */
  total(): number {
    const { total, scale } = this.layers()
    return total * 2 ** scale
  }

  /**
   * Draws one assignment of the block, each equally likely: counts are sums of positive numbers, so every step's probability is right to some
   * 12 digits.
   * @returns each giver's receiver
   */
  draw(random: RandomSource): Int32Array {
    const drawn = new Int32Array(this.plan.pairs.size)
    const { layers } = this.layers()
    let state = 0
    for (let depth = layers.length - 1; depth >= 0; depth--) {
      const { row, columns, slots, closing, ways } = layers[depth]!
      const after = state | closing
      const counts = slots.map((slot) => ((after & (1 << slot)) === 0 ? 0 : (ways.get(after & ~(1 << slot)) ?? 0)))
      const chosen = randomIndex(random, counts)
      const column = columns[chosen]!
      if (this.plan.isTransposed) drawn[column] = row
      else drawn[row] = column
      state = after & ~(1 << slots[chosen]!)
    }
    return drawn
  }

  private layers(): ReturnType<typeof layersOf> {
    return (this.counted ??= layersOf(this.plan))
  }
}
