import { ok, refuse, type Result } from '#core/result.ts'
import { type Block, independentBlocks } from './blocks.ts'
import { balancedWeights, isComplete } from './bregman.ts'
import { Counting } from './count.ts'
import { isPerfect, largestMatching, type Matching } from './matching.ts'
import { permittedPairs } from './pairs.ts'
import { cryptoRandom, type RandomSource, shuffle } from './random.ts'
import { Rejection, type RejectionOptions } from './rejection.ts'
import { drawByWalking, roundsFor } from './walk.ts'

/** How one block was drawn. All but `walk` are exactly uniform. */
export type Method = 'shuffle' | 'count' | 'rejection' | 'walk'

export interface DrawOptions {
  /** Where chance comes from; the operating system's randomness unless a test wants to repeat itself. */
  readonly random?: RandomSource
  /** How many elementary steps of 2 to 4 nanoseconds the draw may take; 1.5 · 10⁹ (some 5 seconds) unless given. */
  readonly budgetSteps?: number
}

/** A block of two people or more that was drawn, and its rejection with all it has tried so far. */
export interface BlockDone {
  readonly people: number
  readonly method: Method
  readonly tries: number
  readonly rejection: Rejection | undefined
}

/** For tests and measurements: one method for all blocks, another order of lines, and what was done. */
export interface Inspection extends RejectionOptions {
  readonly only?: Method
  readonly rounds?: number
  readonly onBlock?: (done: BlockDone) => void
}

export type DrawProblem = 'InvalidExclusions' | 'TooHard'

const BUDGET_STEPS = 1.5e9
/** What rejection may use of a block's budget before another method gets the rest. */
const REJECTION_SHARE = 0.6
/** A counted state costs about so many steps, with all that follows from it. */
const STEPS_PER_STATE = 150
/** Up to so many states are counted rather than anything else: blocks of 17 people, and narrow ones of any length. */
const STATES_AT_ONCE = 20_000
const STATES_AT_ONCE_OF_MANY = 1_500_000
const MANY_PEOPLE = 30
/** Up to so many states are counted where rejection found nothing. */
const STATES_AT_MOST = 1_500_000

/** One block with what its methods need, computed once, when first needed. */
class BlockDraw {
  readonly block: Block
  readonly isComplete: boolean
  private readonly options: RejectionOptions
  private countingOnce: Counting | undefined
  private matchingOnce: Matching | undefined
  private rejectionOnce: Rejection | undefined

  constructor(block: Block, options: RejectionOptions) {
    this.block = block
    this.isComplete = isComplete(block.pairs)
    this.options = options
  }

  get size(): number {
    return this.block.pairs.size
  }

  get counting(): Counting {
    return (this.countingOnce ??= new Counting(this.block.pairs))
  }

  get matching(): Matching {
    return (this.matchingOnce ??= largestMatching(this.block.pairs))
  }

  /** The rejection, if it was ever needed. */
  get tried(): Rejection | undefined {
    return this.rejectionOnce
  }

  /** What rejection has cost so far. */
  get effort(): { tries: number; spent: number } {
    return { tries: this.rejectionOnce?.tries ?? 0, spent: this.rejectionOnce?.spent ?? 0 }
  }

  get rejection(): Rejection {
    return (this.rejectionOnce ??= new Rejection(
      this.block.pairs,
      balancedWeights(this.block.pairs),
      this.matching,
      this.options,
    ))
  }
}

type Drawn = { method: Method; receiverOf: Int32Array } | undefined

/**
 * Draws one block. In order: everybody may draw everybody: a shuffle. Few states: exact counting. Else rejection, for six tenths of the budget;
 * what it has not drawn by then is counted if 1.5 million states do, and only if not, walked over (`drawByWalking`). That happens to large blocks
 * in which everybody may draw few, at random (60 people who may each draw 8 others, 1,000 who may each draw 100 or even 500), and to none of
 * families, couples, circles, or few exclusions. Which method draws in the end depends on the pairs and on failed tries alone, and a failed try
 * says nothing on what the next one will draw.
 */
const drawBlock = (draw: BlockDraw, random: RandomSource, budget: number, { only, rounds }: Inspection): Drawn => {
  const { size } = draw
  if (only === 'shuffle' || (!only && draw.isComplete)) {
    const receiverOf = Int32Array.from({ length: size }, (_, index) => index)
    shuffle(random, receiverOf)
    return { method: 'shuffle', receiverOf }
  }
  if (
    only === 'count' ||
    (!only && draw.counting.states <= (size > MANY_PEOPLE ? STATES_AT_ONCE_OF_MANY : STATES_AT_ONCE))
  ) {
    return { method: 'count', receiverOf: draw.counting.draw(random) }
  }
  let left = budget
  if (only !== 'walk') {
    const { rejection } = draw
    const before = rejection.spent
    const share = only ? budget : budget * REJECTION_SHARE
    while (rejection.spent - before < share) {
      const attempt = rejection.attempt(random, budget)
      if (attempt === 'stuck') return undefined
      if (attempt !== 'rejected') return { method: 'rejection', receiverOf: attempt }
    }
    if (only) return undefined
    left -= rejection.spent - before
    if (draw.counting.states <= STATES_AT_MOST && draw.counting.states * STEPS_PER_STATE <= left)
      return { method: 'count', receiverOf: draw.counting.draw(random) }
  }
  const receiverOf = drawByWalking(draw.block.pairs, draw.matching, random, rounds ?? roundsFor(size), left)
  return receiverOf && { method: 'walk', receiverOf }
}

/**
 * Everything about a draw that chance has no part in: whether there is an assignment, and the blocks it falls into.
 * @returns draws by these pairs, as often as asked; undefined where there is no assignment
 */
export const prepare = (
  participants: number,
  excluded: readonly ReadonlySet<number>[],
  inspection: Inspection = {},
): ((options?: DrawOptions) => Result<readonly number[], 'TooHard'>) | undefined => {
  const pairs = permittedPairs(participants, excluded)
  const matching = largestMatching(pairs)
  if (!isPerfect(matching)) return undefined
  const draws = independentBlocks(pairs, matching)
    .filter(({ givers }) => givers.length > 1)
    .sort((one, other) => one.givers.length - other.givers.length)
    .map((block) => new BlockDraw(block, inspection))
  return ({ random = cryptoRandom, budgetSteps = BUDGET_STEPS } = {}) => {
    const receivers = Array.from(matching.receiverOf)
    let left = budgetSteps
    for (const [index, draw] of draws.entries()) {
      const { tries, spent } = draw.effort
      const drawn = drawBlock(draw, random, left / (draws.length - index), inspection)
      if (!drawn) return refuse('TooHard')
      left -= draw.effort.spent - spent
      draw.block.givers.forEach((giver, row) => (receivers[giver] = draw.block.receivers[drawn.receiverOf[row]!]!))
      inspection.onBlock?.({
        people: draw.size,
        method: drawn.method,
        tries: draw.effort.tries - tries,
        rejection: draw.tried,
      })
    }
    return ok(receivers)
  }
}

/**
 * Draws lots: everybody gets one other person to give to, everybody is drawn once, nobody draws himself or somebody he excludes.
 * Every assignment that this allows is equally likely (the proof is at `Rejection`; `drawBlock` says when a Markov chain, which is uniform only
 * nearly, must do instead).
 * @param participants how many take part; they are numbered from 0
 * @param excluded for each giver, whom he may not draw (a giver without an entry excludes nobody)
 * @returns whom each giver draws; `InvalidExclusions` exactly where no assignment exists (`explain` says why), `TooHard` where none was drawn within
 *   the budget
 */
export const draw = (
  participants: number,
  excluded: readonly ReadonlySet<number>[],
  options: DrawOptions = {},
): Result<readonly number[], DrawProblem> => prepare(participants, excluded)?.(options) ?? refuse('InvalidExclusions')
