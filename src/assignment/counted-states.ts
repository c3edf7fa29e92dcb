import { type CountingPlan } from './counting-plan.ts'
import { type Effort } from './effort.ts'
import { randomBelow, randomIndex, type RandomSource } from './random.ts'
import { StateSet } from './state-set.ts'
import { Successors } from './successors.ts'

/**
 * One step of a plan, taken from every state before the step. Each edge leads to a state after the step. A state's
 * edges lie side by side, in the order of its successors.
 */
interface Layer {
  /** by state, the index of its first edge; the last entry is the number of edges */
  readonly starts: Int32Array
  /** by edge, the index of the state after the step */
  readonly targets: Int32Array
  /** by edge, the number of ways to take the edge */
  readonly choices: Uint16Array
}

/** Number of ways to complete each state: mantissa · (2⁵¹²)^exponent. The mantissa is 0, or from 1 up to 2⁵¹². */
interface Completions {
  readonly mantissas: Float64Array
  readonly exponents: Uint8Array
}

const RADIX = 2 ** 512
/** Limit on the memory of all layers and completions. */
const MAX_BYTES = 150e6
const BYTES_PER_STATE = 13
const BYTES_PER_EDGE = 6

/** Number of states above which looking one up takes longer, because they no longer fit into the processor's cache. */
const MAX_CACHED_STATES = 30_000

/** Growing arrays for the edges of one layer. */
class Edges {
  count = 0
  private targets = new Int32Array(1024)
  private choices = new Uint16Array(1024)

  add(target: number, choices: number): void {
    if (this.count === this.targets.length) {
      const { targets, choices: before } = this
      this.targets = new Int32Array(this.count * 2)
      this.targets.set(targets)
      this.choices = new Uint16Array(this.count * 2)
      this.choices.set(before)
    }
    this.targets[this.count] = target
    this.choices[this.count] = choices
    this.count++
  }

  layer(starts: Int32Array): Layer {
    return { starts, targets: this.targets.slice(0, this.count), choices: this.choices.slice(0, this.count) }
  }
}

/**
 * Computes how much each edge of a state adds to the state's completions, all divided by the same (2⁵¹²)^exponent. A
 * weight that is 2⁵¹² times smaller than the largest may become 0.
 * @param weights receives the weights, in the order of the edges
 * @returns the exponent
 */
const weigh = (
  { starts, targets, choices }: Layer,
  state: number,
  { mantissas, exponents }: Completions,
  weights: number[],
): number => {
  const first = starts[state]!
  weights.length = starts[state + 1]! - first
  let exponent = 0
  for (let edge = 0; edge < weights.length; edge++) exponent = Math.max(exponent, exponents[targets[first + edge]!]!)
  for (let edge = 0; edge < weights.length; edge++) {
    const target = targets[first + edge]!
    const below = exponent - exponents[target]!
    weights[edge] = below > 1 ? 0 : (mantissas[target]! * choices[first + edge]!) / (below === 1 ? RADIX : 1)
  }
  return exponent
}

const completionsBefore = (layer: Layer, after: Completions): Completions => {
  const states = layer.starts.length - 1
  const mantissas = new Float64Array(states)
  const exponents = new Uint8Array(states)
  const weights: number[] = []
  for (let state = 0; state < states; state++) {
    const exponent = weigh(layer, state, after, weights)
    let sum = 0
    for (const weight of weights) sum += weight
    mantissas[state] = sum < RADIX ? sum : sum / RADIX
    exponents[state] = sum === 0 ? 0 : exponent + (sum < RADIX ? 0 : 1)
  }
  return { mantissas, exponents }
}

/** All states that a plan reaches, and the number of ways to complete each. */
export class CountedStates {
  /** number of states, summed over the steps in which there is something to decide */
  readonly states: number
  private readonly plan: CountingPlan
  /** by step, its layer; undefined if the step's vertex can only wait */
  private readonly layers: readonly (Layer | undefined)[]
  /** completions before each step, and after the last one */
  private readonly completions: Completions[]

  private constructor(plan: CountingPlan, layers: readonly (Layer | undefined)[], ends: number) {
    this.plan = plan
    this.layers = layers
    this.states = layers.reduce((all, layer) => all + (layer ? layer.starts.length - 1 : 0), 0)
    let after: Completions = { mantissas: new Float64Array(ends).fill(1), exponents: new Uint8Array(ends) }
    this.completions = [after]
    for (const layer of layers.toReversed()) {
      if (layer) after = completionsBefore(layer, after)
      this.completions.push(after)
    }
    this.completions.reverse()
  }

  /**
   * Counts the states of a plan.
   * @returns undefined if counting takes more than `maxSteps` elementary steps, or too much memory
   */
  static count(plan: CountingPlan, effort: Effort, maxSteps: number): CountedStates | undefined {
    const { stride, steps } = plan
    const end = effort.steps + maxSteps
    const layers: (Layer | undefined)[] = []
    const successors = new Successors(stride)
    let bytes = 0
    let current = new StateSet(stride, 1)
    current.add(new Int32Array(stride), 0)
    for (const step of steps) {
      if (step.waits && step.partners.length === 0) {
        effort.steps += current.count * 5
        successors.wait(step, current.words, current.count)
        layers.push(undefined)
        continue
      }
      successors.prepare(step)
      const next = new StateSet(stride, current.count)
      const starts = new Int32Array(current.count + 1)
      const edges = new Edges()
      for (let state = 0; state < current.count; state++) {
        successors.find(step, current.words, state * stride)
        for (let place = 0; place < successors.count; place++)
          edges.add(next.add(successors.words, place * stride), successors.choices[place]!)
        starts[state + 1] = edges.count
        const look = next.count < MAX_CACHED_STATES ? 15 : 60
        effort.steps += 15 + stride + successors.count * (look + 3 * stride)
        if (effort.steps > end) return undefined
      }
      bytes += current.count * BYTES_PER_STATE + edges.count * BYTES_PER_EDGE
      if (bytes > MAX_BYTES) return undefined
      layers.push(edges.layer(starts))
      current = next
    }
    return new CountedStates(plan, layers, current.count)
  }

  total(): number {
    const { mantissas, exponents } = this.completions[0]!
    return mantissas[0]! * RADIX ** exponents[0]!
  }

  draw(random: RandomSource): Int32Array {
    const { size, stride, steps } = this.plan
    const receiverOf = new Int32Array(size)
    /** by slot, the vertices that wait there */
    const waiting = this.plan.slots.map((): number[] => [])
    const successors = new Successors(stride)
    const weights: number[] = []
    let words = new Int32Array(stride)
    let state = 0
    for (const [depth, step] of steps.entries()) {
      const { vertex, moves, waits } = step
      const layer = this.layers[depth]
      let partner: number | undefined
      if (layer) {
        successors.prepare(step)
        successors.find(step, words, 0)
        weigh(layer, state, this.completions[depth + 1]!, weights)
        const chosen = randomIndex(random, weights)
        words = successors.words.slice(chosen * stride, (chosen + 1) * stride)
        state = layer.targets[layer.starts[state]! + chosen]!
        const slot = successors.partners[chosen]
        if (slot) {
          const candidates = waiting[slot.index]!
          const place = randomBelow(random, candidates.length)
          partner = candidates[place]!
          candidates[place] = candidates.at(-1)!
          candidates.pop()
        }
      } else successors.wait(step, words, 1)
      for (const { from, to } of moves) waiting[to.index]!.push(...waiting[from.index]!.splice(0))
      if (partner === undefined) waiting[waits!.index]!.push(vertex)
      else if (vertex < size) receiverOf[vertex] = partner - size
      else receiverOf[partner] = vertex - size
    }
    return receiverOf
  }
}
