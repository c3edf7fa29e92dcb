import { lineMembers, type Pairs, seenByReceivers } from './pairs.ts'
import { type RandomSource, unit } from './random.ts'

/**
 * How to count a block exactly, where it is small or narrow. Givers are taken one by one; what matters of the past is only which receivers are gone
 * among those whom somebody still to come may draw (the frontier). Counting the ways to each such state, layer by layer, and then walking back
 * from the end with every step as likely as its count, gives each assignment with the same probability. A block of 18 people has at most 2¹⁸
 * states; a long circle in which everybody may draw a few neighbours has a few dozen per person, however long it is.
 */
interface CountingPlan {
  /** The pairs in the direction that is counted. */
  readonly pairs: Pairs
  /** Whether that is the receivers' direction. */
  readonly turned: boolean
  /** Rows in the order they are taken. */
  readonly order: readonly number[]
  /** At most so many states, all layers together; Infinity where more than 30 receivers are in the frontier at once. */
  readonly states: number
}

const WIDEST = 30

/** Pascal's triangle, as far as frontiers reach. */
const choose: number[][] = []
for (let all = 0; all <= WIDEST; all++) {
  choose.push(
    Array.from({ length: all + 1 }, (_, some) =>
      some === 0 || some === all ? 1 : choose[all - 1]![some - 1]! + choose[all - 1]![some]!,
    ),
  )
}

const planOneWay = (pairs: Pairs, turned: boolean): CountingPlan => {
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
    if (frontier > WIDEST) return { pairs, turned, order, states: Infinity }
    for (const column of columnsOf[best]!) {
      waiting[column]!--
      if (waiting[column] === 1) for (const row of rowsOf[column]!) growth[row]!--
      if (waiting[column] !== 0) continue
      closed++
      frontier--
    }
    states += choose[frontier]![order.length - closed] ?? 0
  }
  return { pairs, turned, order, states }
}

interface Layer {
  readonly row: number
  /** The row's columns, and each one's place in the frontier. */
  readonly columns: readonly number[]
  readonly slots: readonly number[]
  /** Places of the columns that nobody after this row may draw, so that they must be gone by now. */
  readonly closing: number
  /** Ways to each state before this row. */
  readonly ways: Map<number, number>
}

const layersOf = ({ pairs, order }: CountingPlan): { layers: Layer[]; total: number; scale: number } => {
  const { words, size } = pairs
  const waiting = Array.from({ length: size }, (_, column) => lineMembers(pairs.columns, words, column).length)
  const slotOf = new Int32Array(size).fill(-1)
  const free = Array.from({ length: WIDEST }, (_, slot) => WIDEST - 1 - slot)
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
    let most = 0
    for (const [gone, count] of ways) {
      for (let rest = open & ~gone; rest !== 0; rest &= rest - 1) {
        const after = gone | (rest & -rest)
        if ((after & closing) !== closing) continue
        const state = after & ~closing
        const sum = (next.get(state) ?? 0) + count
        next.set(state, sum)
        if (sum > most) most = sum
      }
    }
    // Only counts of one layer are ever compared, so a layer may be scaled as a whole.
    if (most > 1e200) {
      for (const [state, count] of next) next.set(state, count * 2 ** -600)
      scale += 600
    }
    ways = next
  }
  return { layers, total: ways.get(0) ?? 0, scale }
}

/** The exact count of one block and draws by it; it is planned at once, and counted when first needed. */
export class Counting {
  private readonly plan: CountingPlan
  private counted: ReturnType<typeof layersOf> | undefined

  /** Plans the count from the givers' and from the receivers' side and keeps the cheaper plan. */
  constructor(pairs: Pairs) {
    const byGivers = planOneWay(pairs, false)
    const byReceivers = planOneWay(seenByReceivers(pairs), true)
    this.plan = byReceivers.states < byGivers.states ? byReceivers : byGivers
  }

  /** At most so many states have to be counted; Infinity where the block is too wide for it. */
  get states(): number {
    return this.plan.states
  }

  /** The number of assignments (up to 2⁵³ exact, above to some 13 digits; Infinity above 10³⁰⁸). */
  total(): number {
    const { total, scale } = this.layers()
    return total * 2 ** scale
  }

  /**
   * Draws one assignment of the block, each equally likely: counts are sums of positive numbers, so every step's probability is right to
   * some 10⁻¹³.
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
      let mark = unit(random) * counts.reduce((all, count) => all + count, 0)
      let chosen = counts.findLastIndex((count) => count > 0)
      for (let place = 0; place < chosen; place++) {
        mark -= counts[place]!
        if (mark < 0) chosen = place
      }
      const column = columns[chosen]!
      if (this.plan.turned) drawn[column] = row
      else drawn[row] = column
      state = after & ~(1 << slots[chosen]!)
    }
    return drawn
  }

  private layers(): ReturnType<typeof layersOf> {
    return (this.counted ??= layersOf(this.plan))
  }
}
