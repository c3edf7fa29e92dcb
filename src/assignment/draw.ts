import { ok, refuse, type Result } from '#core/result.ts'
import { type Block, independentBlocks } from './blocks.ts'
import { balancedWeights } from './bregman.ts'
import { Counting } from './counting.ts'
import { isPerfect, largestMatching, type Matching } from './matching.ts'
import { isComplete, permittedPairs } from './pairs.ts'
import { cryptoRandom, type RandomSource, shuffle } from './random.ts'
import { Rejection, type RejectionOptions } from './rejection.ts'
import { roundsFor, Walk } from './walk.ts'

/** How one block was drawn. All but `walk` are exactly uniform. */
export type Method = 'shuffle' | 'count' | 'rejection' | 'walk'

export interface DrawOptions {
  /** The operating system's unless given. */
  readonly random?: RandomSource
  /** How many elementary steps the draw may take, 2 to 4 nanoseconds each. */
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
  readonly only?: Exclude<Method, 'shuffle'>
  readonly rounds?: number
  readonly onBlock?: (done: BlockDone) => void
}

export type DrawProblem = 'InvalidExclusions' | 'TooHard'

const BUDGET_STEPS = 1.5e9
/** What rejection may use of a block's budget before another method gets the rest. */
const REJECTION_SHARE = 0.6
/** What counting a state costs, with all that follows from it. */
const STEPS_PER_STATE = 150
/** Blocks of so few states are counted at once; where rejection is slower, larger ones too. */
const MAX_STATES_AT_ONCE = 20_000
const MAX_STATES_AT_ONCE_LARGE = 1_500_000
const MAX_PEOPLE_SMALL = 30
/** Blocks of so few states are counted where rejection found nothing. */
const MAX_STATES = 1_500_000

/** A block with what its methods need, computed when first needed. */
class BlockDraw {
  readonly block: Block
  readonly isComplete: boolean
  private readonly options: RejectionOptions
  private countingOnce: Counting | undefined
  private matchingOnce: Matching | undefined
  private rejectionOnce: Rejection | undefined
  private walkOnce: Walk | undefined

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

  get rejection(): Rejection {
    return (this.rejectionOnce ??= new Rejection(
      this.block.pairs,
      balancedWeights(this.block.pairs),
      this.matching,
      this.options,
    ))
  }

  get walk(): Walk {
    return (this.walkOnce ??= new Walk(this.block.pairs, this.matching))
  }

  /** The rejection, if it was ever needed. */
  get tried(): Rejection | undefined {
    return this.rejectionOnce
  }

  private get matching(): Matching {
    return (this.matchingOnce ??= largestMatching(this.block.pairs))
  }
}

type Drawn = { method: Method; receiverOf: Int32Array } | undefined

/**
 * Draws one block: by a shuffle where everybody may draw everybody, by counting where there are few states, else by rejection for a share of the budget,
 * and then by counting where that is affordable, or by walking. Which method draws depends on the pairs and on failed tries alone, and a
 * failed try says nothing about what the next one will draw.
 */
const drawBlock = (draw: BlockDraw, random: RandomSource, budget: number, { only, rounds }: Inspection): Drawn => {
  const { size } = draw
  const count = (): Drawn => ({ method: 'count', receiverOf: draw.counting.draw(random) })
  const walk = (steps: number): Drawn => {
    const receiverOf = draw.walk.draw(random, rounds ?? roundsFor(size), steps)
    return receiverOf && { method: 'walk', receiverOf }
  }

  if (only === 'count') return count()
  if (only === 'walk') return walk(budget)
  if (!only && draw.isComplete) {
    const receiverOf = Int32Array.from({ length: size }, (_, index) => index)
    shuffle(random, receiverOf)
    return { method: 'shuffle', receiverOf }
  }
  const maxStates = size > MAX_PEOPLE_SMALL ? MAX_STATES_AT_ONCE_LARGE : MAX_STATES_AT_ONCE
  if (!only && draw.counting.states <= maxStates) return count()

  const { rejection } = draw
  const before = rejection.spent
  const share = only ? budget : budget * REJECTION_SHARE
  while (rejection.spent - before < share) {
    const attempt = rejection.attempt(random, budget)
    if (attempt === 'stuck') return undefined
    if (attempt !== 'rejected') return { method: 'rejection', receiverOf: attempt }
  }
  if (only) return undefined

  const left = budget - (rejection.spent - before)
  const { states } = draw.counting
  return states <= MAX_STATES && states * STEPS_PER_STATE <= left ? count() : walk(left)
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
      const { tries, spent } = draw.tried ?? { tries: 0, spent: 0 }
      const drawn = drawBlock(draw, random, left / (draws.length - index), inspection)
      if (!drawn) return refuse('TooHard')
      // Counting and walking are not charged: what they take is bounded by the block's own share.
      left -= (draw.tried?.spent ?? 0) - spent
      draw.block.givers.forEach((giver, row) => (receivers[giver] = draw.block.receivers[drawn.receiverOf[row]!]!))
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
 * Draws lots: everybody gets one other person to give to, everybody is drawn once, nobody draws himself or somebody he excludes. Every assignment that
 * this allows is equally likely, or nearly so where a block had to be walked (docs/decisions/008-assignment.md).
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
