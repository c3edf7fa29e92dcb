import { type Slot, type CountingStep } from './counting-plan.ts'
import { lowestBitIndex } from './pairs.ts'

const numberIn = (words: Int32Array, start: number, { word, shift, mask }: Slot): number =>
  (words[start + word]! >>> shift) & mask

/**
 * Takes a step in one state, in place. The step's vertex is paired with a vertex from the slot `partner`, or waits if
 * no slot is given.
 */
const advance = ({ moves, waits }: CountingStep, words: Int32Array, start: number, partner: Slot | undefined): void => {
  if (partner) words[start + partner.word]! -= 1 << partner.shift
  for (const { from, to } of moves) {
    const moved = numberIn(words, start, from)
    words[start + from.word]! &= ~(from.mask << from.shift)
    words[start + to.word]! += moved << to.shift
  }
  if (!partner) words[start + waits!.word]! += 1 << waits!.shift
}

/**
 * Finds the states to which a step leads from a state. The same state always gives the same successors in the same
 * order.
 */
export class Successors {
  /** number of successors of the state that `find` got last */
  count = 0
  /** the successor states, one after the other */
  words: Int32Array
  /** by successor, the slot of the partner whom the vertex is paired with; undefined if the vertex waits itself */
  readonly partners: (Slot | undefined)[] = []
  /** by successor, the number of partners to choose from; 1 if the vertex waits */
  readonly choices: number[] = []
  private readonly stride: number
  private readonly slotOfBit: Slot[] = []

  constructor(stride: number) {
    this.stride = stride
    this.words = new Int32Array(stride)
  }

  /** Takes a step in which the vertex can only wait, in all these states at once. */
  wait(step: CountingStep, words: Int32Array, states: number): void {
    for (let state = 0; state < states; state++) advance(step, words, state * this.stride, undefined)
  }

  /** Prepares `find` for a step. Call it once before `find` is called for states before this step. */
  prepare({ partners }: CountingStep): void {
    for (const slot of partners)
      for (let bit = slot.shift; slot.mask >>> (bit - slot.shift) !== 0; bit++)
        this.slotOfBit[slot.word * 32 + bit] = slot
  }

  /** Finds the successors of the state that begins at `start`. */
  find(step: CountingStep, words: Int32Array, start: number): void {
    this.count = 0
    const { partnerBits, waits } = step
    for (let word = 0; word < partnerBits.length; word++) {
      for (let rest = words[start + word]! & partnerBits[word]!; rest !== 0;) {
        const slot = this.slotOfBit[word * 32 + lowestBitIndex(rest)]!
        rest &= ~(slot.mask << slot.shift)
        this.add(step, words, start, slot)
      }
    }
    if (waits) this.add(step, words, start, undefined)
  }

  private add(step: CountingStep, from: Int32Array, start: number, partner: Slot | undefined): void {
    const { stride } = this
    const at = this.count * stride
    if (at === this.words.length) {
      const words = new Int32Array(at * 2)
      words.set(this.words)
      this.words = words
    }
    const { words } = this
    for (let word = 0; word < stride; word++) words[at + word] = from[start + word]!
    advance(step, words, at, partner)
    for (const { slot, max } of step.limits) if (numberIn(words, at, slot) > max) return
    this.partners[this.count] = partner
    this.choices[this.count] = partner ? numberIn(from, start, partner) : 1
    this.count++
  }
}
