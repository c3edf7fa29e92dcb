import { type Effort } from './effort.ts'
import { type Vertex } from './narrow-order.ts'
import { allBits, hasBit, lowestBitIndex, type Pairs, popCount } from './pairs.ts'

/**
 * The bits of a state that hold one number: the number of waiting vertices that can still be paired with the same
 * partners.
 */
export interface Slot {
  /** index in the plan's `slots` */
  readonly index: number
  readonly word: number
  readonly shift: number
  /** as many 1 bits as the slot has bits, at the low end of a word */
  readonly mask: number
}

/** Effect of taking one vertex on a state: the vertex is paired with one that waits, or waits itself. */
export interface CountingStep {
  readonly vertex: Vertex
  /** slots of the waiting vertices that this vertex may be paired with */
  readonly partners: readonly Slot[]
  /** the bits of the partners' slots, by word */
  readonly partnerBits: Int32Array
  /** Moves to make in this order: the number in slot `from` is added to the number in slot `to`, and becomes 0. */
  readonly moves: readonly { readonly from: Slot; readonly to: Slot }[]
  /** Slot in which the vertex waits. Undefined if it can't wait because all its partners have been taken. */
  readonly waits: Slot | undefined
  /** Slots to check after the moves: if more than `max` vertices wait in `slot`, they can't all be paired any more. */
  readonly limits: readonly { readonly slot: Slot; readonly max: number }[]
}

/** The steps of a count. A step does the same in every state. */
export interface CountingPlan {
  /** number of givers, which is also the number of receivers */
  readonly size: number
  readonly steps: readonly CountingStep[]
  readonly slots: readonly Slot[]
  /** number of words in a state */
  readonly stride: number
  /**
   * Estimated number of states, summed over the steps in which a vertex can be paired. Far too high if most of these
   * states can't be reached.
   */
  readonly estimate: number
}

/** Allocates the bits of a state. */
class Slots {
  readonly all: Slot[] = []
  private readonly used: number[] = [0]

  get words(): number {
    return this.used.length
  }

  /** Reserves a slot for numbers up to `max`. */
  take(max: number): Slot {
    const bits = 32 - Math.clz32(max)
    const mask = 2 ** bits - 1
    for (let word = 0; ; word++) {
      if (word === this.used.length) this.used.push(0)
      for (let shift = 0; shift <= 32 - bits; shift++) {
        if ((this.used[word]! & (mask << shift)) !== 0) continue
        this.used[word]! |= mask << shift
        const slot = { index: this.all.length, word, shift, mask }
        this.all.push(slot)
        return slot
      }
    }
  }

  giveBack({ word, shift, mask }: Slot): void {
    this.used[word]! &= ~(mask << shift)
  }
}

/**
 * Vertices that have been taken and can be paired with the same untaken vertices. Nothing distinguishes them any more.
 */
interface Twins {
  /** the untaken vertices that they can be paired with, as bits */
  readonly partners: Uint32Array
  partnersLeft: number
  /** the partners' hashes, combined by exclusive or */
  hash: number
  count: number
  slot: Slot
}

const hashOf = (index: number): number => {
  const hash = Math.imul(index + 1, 0x9e3779b1)
  return Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
}

/** All givers, or all receivers. */
class Side {
  /** the vertices that have not been taken, as bits */
  readonly left: Uint32Array
  readonly twins = new Set<Twins>()
  private readonly byHash = new Map<number, Twins>()

  constructor({ size, words }: Pairs) {
    this.left = allBits(size, words)
  }

  add(twins: Twins): void {
    this.twins.add(twins)
    this.byHash.set(twins.hash, twins)
  }

  delete(twins: Twins): void {
    this.twins.delete(twins)
    if (this.byHash.get(twins.hash) === twins) this.byHash.delete(twins.hash)
  }

  /**
   * Finds the twins with these partners. May miss some if hashes collide, which makes more states but no wrong count.
   */
  find({ hash, partners }: Pick<Twins, 'hash' | 'partners'>): Twins | undefined {
    const found = this.byHash.get(hash)
    return found?.partners.every((word, index) => word === partners[index]) ? found : undefined
  }
}

class Planner {
  readonly slots = new Slots()
  private readonly pairs: Pairs
  private readonly effort: Effort
  private readonly givers: Side
  private readonly receivers: Side

  constructor(pairs: Pairs, effort: Effort) {
    this.pairs = pairs
    this.effort = effort
    this.givers = new Side(pairs)
    this.receivers = new Side(pairs)
  }

  take(vertex: Vertex): CountingStep {
    const { pairs, givers, receivers, slots } = this
    const isGiver = vertex < pairs.size
    const index = isGiver ? vertex : vertex - pairs.size
    const [own, opposite] = isGiver ? [givers, receivers] : [receivers, givers]
    const moves: { from: Slot; to: Slot }[] = []
    const limited: Twins[] = []
    own.left[index >>> 5]! &= ~(1 << (index & 31))

    const affected = [...opposite.twins].filter(({ partners }) => hasBit(partners, index))
    const partners = affected.map(({ slot }) => slot)
    for (const twins of affected) {
      opposite.delete(twins)
      twins.partners[index >>> 5]! &= ~(1 << (index & 31))
      twins.partnersLeft--
      twins.hash ^= hashOf(index)
    }
    for (const twins of affected) {
      if (twins.partnersLeft === 0) {
        limited.push(twins)
        continue
      }
      const same = opposite.find(twins)
      if (same) {
        this.widen(same, twins.count, moves)
        moves.push({ from: twins.slot, to: same.slot })
        slots.giveBack(twins.slot)
      } else opposite.add(twins)
      limited.push(same ?? twins)
    }

    const alone = this.alone(isGiver ? pairs.rows : pairs.columns, index, opposite)
    let waiting: Twins | undefined
    if (alone.partnersLeft > 0) {
      waiting = own.find(alone)
      if (waiting) this.widen(waiting, 1, moves)
      else own.add((waiting = { ...alone, slot: slots.take(1) }))
      limited.push(waiting)
    }
    // The slots of vertices without partners are given back last, so that no other number uses them before the limits
    // have checked that theirs is 0.
    for (const { partnersLeft, slot } of affected) if (partnersLeft === 0) slots.giveBack(slot)
    this.effort.steps += 200 + 30 * pairs.words + 40 * (own.twins.size + opposite.twins.size + affected.length)
    return {
      vertex,
      partners,
      partnerBits: this.bitsOf(partners),
      moves,
      waits: waiting?.slot,
      limits: limited
        .filter(({ count, partnersLeft }) => count > partnersLeft)
        .map(({ slot, partnersLeft }) => ({ slot, max: partnersLeft })),
    }
  }

  /**
   * Estimates the number of states at this point. As many givers as receivers have been paired, so one slot's number
   * follows from the numbers in the others.
   */
  states(): number {
    let product = 1
    let largest = 1
    for (const { count, partnersLeft } of [...this.givers.twins, ...this.receivers.twins]) {
      const values = Math.min(count, partnersLeft) + 1
      product *= values
      largest = Math.max(largest, values)
    }
    return product / largest
  }

  /** Makes room for more vertices in the slot of these twins. */
  private widen(twins: Twins, more: number, moves: { from: Slot; to: Slot }[]): void {
    twins.count += more
    if (twins.count <= twins.slot.mask) return
    const slot = this.slots.take(twins.count)
    moves.push({ from: twins.slot, to: slot })
    this.slots.giveBack(twins.slot)
    twins.slot = slot
  }

  private alone(bits: Uint32Array, index: number, { left }: Side): Omit<Twins, 'slot'> {
    const { words } = this.pairs
    const partners = left.map((word, place) => word & bits[index * words + place]!)
    let partnersLeft = 0
    let hash = 0
    for (let word = 0; word < words; word++) {
      partnersLeft += popCount(partners[word]!)
      for (let rest = partners[word]!; rest !== 0; rest &= rest - 1) hash ^= hashOf(word * 32 + lowestBitIndex(rest))
    }
    this.effort.steps += partnersLeft * 5
    return { partners, partnersLeft, hash, count: 1 }
  }

  private bitsOf(slots: readonly Slot[]): Int32Array {
    const bits = new Int32Array(this.slots.words)
    for (const { word, shift, mask } of slots) bits[word]! |= mask << shift
    return bits
  }
}

/**
 * Plans a count that takes the vertices in this order.
 * @returns undefined if planning takes more than `maxSteps` elementary steps
 */
export const planCounting = (
  pairs: Pairs,
  order: readonly Vertex[],
  effort: Effort,
  maxSteps: number,
): CountingPlan | undefined => {
  const planner = new Planner(pairs, effort)
  const end = effort.steps + maxSteps
  const steps: CountingStep[] = []
  let estimate = 0
  for (const vertex of order) {
    const before = planner.states()
    const step = planner.take(vertex)
    if (step.partners.length > 0) estimate += before
    steps.push(step)
    if (effort.steps > end) return undefined
  }
  return { size: pairs.size, steps, slots: planner.slots.all, stride: planner.slots.words, estimate }
}
