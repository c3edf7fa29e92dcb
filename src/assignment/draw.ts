import { ok, refuse, type Result } from '#core/result.ts'
import { type Block, independentBlocks } from './blocks.ts'
import { Counting } from './counting.ts'
import { type Effort } from './effort.ts'
import { isPerfect, largestMatching, type Matching } from './matching.ts'
import { isComplete, permittedPairs } from './pairs.ts'
import { cryptoRandom, type RandomSource, shuffle } from './random.ts'
import { type Attempt, Rejection, type RejectionOptions } from './rejection.ts'
import { roundsFor, Walk } from './walk.ts'
import { narrowed, type Wishes } from './wishes.ts'

/** Method by which one block (blocks.ts) was drawn. `walk` is nearly uniform, and all others are exactly uniform. */
export type Method = 'shuffle' | 'count' | 'rejection' | 'walk'

export interface DrawOptions {
  /** source of the randomness; the operating system's unless given */
  readonly random?: RandomSource
  /** number of elementary steps that the draw may take, 2 to 4 nanoseconds each */
  readonly budgetSteps?: number
}

/** Report on a block of at least two people that was drawn. */
export interface BlockDone {
  readonly people: number
  readonly method: Method
  readonly tries: number
  readonly rejection: Rejection | undefined
}

/** Options for tests and measurements. */
export interface Inspection extends RejectionOptions {
  /** the one method to use for all blocks */
  readonly only?: Exclude<Method, 'shuffle'>
  readonly rounds?: number
  readonly onBlock?: (done: BlockDone) => void
}

/** By giver, the receiver whom they draw. */
export type DrawResult = Result<readonly number[], 'InvalidExclusions' | 'TooHard'>

const BUDGET_STEPS = 1e9
/**
 * For each round, the fractions of a block's budget that one attempt at counting, and then the tries of rejection, may
 * use. The walk gets the budget that is left after the rounds.
 */
const ROUNDS = [
  { counting: 0.002, rejection: 0.005 },
  { counting: 0.02, rejection: 0.04 },
  { counting: 0.06, rejection: 0.12 },
  { counting: 0.22, rejection: 0.43 },
] as const
/** Cost of dividing a draw into independent blocks, in elementary steps per allowed pair of giver and receiver. */
const STEPS_PER_PAIR = 20

interface DrawnBlock {
  readonly method: Method
  readonly receiverOf: Int32Array
}

/**
 * A block to draw, any number of times. Keeps the matching, rejection and walk for later draws; each is computed when a
 * draw first needs it.
 */
class BlockDraw {
  readonly block: Block
  /** work of all draws of this block so far */
  readonly effort: Effort = { steps: 0 }
  private readonly inspection: Inspection
  private readonly isComplete: boolean
  private readonly counting: Counting
  private matchingOnce: Matching | undefined
  private rejectionOnce: Rejection | undefined
  private walkOnce: Walk | undefined

  constructor(block: Block, inspection: Inspection) {
    this.block = block
    this.inspection = inspection
    this.isComplete = isComplete(block.pairs)
    this.counting = new Counting(block, this.effort)
  }

  get size(): number {
    return this.block.pairs.size
  }

  /** The rejection with all its tries so far. Undefined if it was never needed. */
  get tried(): Rejection | undefined {
    return this.rejectionOnce
  }

  /**
   * Draws the block: by a shuffle if everybody may draw everybody, else by counting and rejection in turn, with growing
   * parts of the budget, else by the walk. The choice of method depends only on the pairs and on failed tries. A failed
   * try doesn't predict the result of the next one.
   * @returns undefined if the budget was not enough, or if the rejection got stuck
   */
  draw(random: RandomSource, budget: number): DrawnBlock | undefined {
    const { only } = this.inspection
    if (!only && this.isComplete) return this.shuffle(random)
    const end = this.effort.steps + budget
    for (const { counting, rejection } of only ? [{ counting: 1, rejection: 1 }] : ROUNDS) {
      const counted = only && only !== 'count' ? undefined : this.count(random, budget * counting)
      if (counted) return counted
      const tried = only && only !== 'rejection' ? 'rejected' : this.reject(random, budget * rejection)
      if (tried === 'stuck') return undefined
      if (tried !== 'rejected') return tried
    }
    return only && only !== 'walk' ? undefined : this.walk(random, end - this.effort.steps)
  }

  private shuffle(random: RandomSource): DrawnBlock {
    const receiverOf = Int32Array.from({ length: this.size }, (_, index) => index)
    shuffle(random, receiverOf)
    return { method: 'shuffle', receiverOf }
  }

  private count(random: RandomSource, maxSteps: number): DrawnBlock | undefined {
    const receiverOf = this.counting.within(maxSteps)?.draw(random)
    return receiverOf && { method: 'count', receiverOf }
  }

  private reject(random: RandomSource, maxSteps: number): DrawnBlock | Exclude<Attempt, Int32Array> {
    const { effort } = this
    const end = effort.steps + maxSteps
    this.rejectionOnce ??= new Rejection(this.block.pairs, this.matching, effort, this.inspection)
    let attempt: Attempt = 'rejected'
    while (attempt === 'rejected' && effort.steps < end) attempt = this.rejectionOnce.attempt(random, maxSteps)
    return typeof attempt === 'string' ? attempt : { method: 'rejection', receiverOf: attempt }
  }

  private walk(random: RandomSource, maxSteps: number): DrawnBlock | undefined {
    this.walkOnce ??= new Walk(this.block.pairs, this.matching, this.effort)
    const receiverOf = this.walkOnce.draw(random, this.inspection.rounds ?? roundsFor(this.size), maxSteps)
    return receiverOf && { method: 'walk', receiverOf }
  }

  private get matching(): Matching {
    return (this.matchingOnce ??= largestMatching(this.block.pairs))
  }
}

/**
 * Does all parts of a draw that don't depend on chance.
 * @returns a function that makes a new draw at each call; undefined if there is no assignment
 */
export const prepare = (
  participants: number,
  excluded: readonly ReadonlySet<number>[],
  { kept, avoided, ...inspection }: Wishes & Inspection = {},
): ((options?: DrawOptions) => Result<readonly number[], 'TooHard'>) | undefined => {
  const pairs = permittedPairs(participants, excluded)
  const matching = largestMatching(pairs)
  if (!isPerfect(matching)) return undefined
  const effort: Effort = { steps: STEPS_PER_PAIR * participants ** 2 }
  const blocks = independentBlocks(pairs, matching).flatMap((block) => narrowed(block, { kept, avoided }, effort))
  const alone = Array<number>(participants).fill(-1)
  for (const { givers, receivers } of blocks) if (givers.length === 1) alone[givers[0]!] = receivers[0]!
  const draws = blocks
    .filter(({ givers }) => givers.length > 1)
    .sort((one, other) => one.givers.length - other.givers.length)
    .map((block) => new BlockDraw(block, inspection))
  return ({ random = cryptoRandom, budgetSteps = BUDGET_STEPS } = {}) => {
    const receivers = alone.slice()
    let left = budgetSteps - effort.steps
    for (let index = 0; index < draws.length; index++) {
      const draw = draws[index]!
      const { block } = draw
      const tries = draw.tried?.tries ?? 0
      const before = draw.effort.steps
      const drawn = draw.draw(random, left / (draws.length - index))
      if (!drawn) return refuse('TooHard')
      left -= draw.effort.steps - before
      block.givers.forEach((giver, row) => (receivers[giver] = block.receivers[drawn.receiverOf[row]!]!))
      inspection.onBlock?.({
        people: draw.size,
        method: drawn.method,
        tries: (draw.tried?.tries ?? 0) - tries,
        rejection: draw.tried,
      })
    }
    return ok(receivers)
  }
}

/**
 * Draws lots: everybody draws one other person, everybody is drawn once, and nobody draws a person they exclude. All
 * permitted assignments that fulfil the wishes best are equally likely, or nearly so if a block had to be walked
 * (docs/decisions/008-assignment.md). If that is too hard, the draw ignores the pairs to avoid, so they cause no error.
 * @param participants number of participants, who are numbered from 0
 * @param excluded by giver, the people they may not draw; a giver without an entry excludes nobody
 * @returns by giver, the receiver whom they draw; `InvalidExclusions` exactly if no assignment exists (`explain` says
 *   why), `TooHard` if the draw took more than the budget, or its rejection got stuck
 */
export const draw = (
  participants: number,
  excluded: readonly ReadonlySet<number>[],
  { kept, avoided, ...options }: Wishes & DrawOptions = {},
): DrawResult => {
  const drawn = prepare(participants, excluded, { kept, avoided })?.(options) ?? refuse('InvalidExclusions')
  return drawn.ok || drawn.problem !== 'TooHard' || !avoided
    ? drawn
    : draw(participants, excluded, { kept, ...options })
}
