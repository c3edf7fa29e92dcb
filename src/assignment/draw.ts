import { ok, refuse, type Result } from '#core/result.ts'
import { type Block, independentBlocks } from './blocks.ts'
import { balancedWeights } from './bregman.ts'
import { Counting } from './counting.ts'
import { isPerfect, largestMatching, type Matching } from './matching.ts'
import { isComplete, permittedPairs } from './pairs.ts'
import { cryptoRandom, type RandomSource, shuffle } from './random.ts'
import { type Attempt, Rejection, type RejectionOptions } from './rejection.ts'
import { roundsFor, Walk } from './walk.ts'

/** How one block was drawn. All but `walk` are exactly uniform. */
export type Method = 'shuffle' | 'count' | 'rejection' | 'walk'

export interface DrawOptions {
  /** The operating system's unless given. */
  readonly random?: RandomSource
  /** How many elementary steps the draw may take, 2 to 4 nanoseconds each. */
  readonly budgetSteps?: number
}

/** A block of two people or more that was drawn. */
export interface BlockDone {
  readonly people: number
  readonly method: Method
  readonly tries: number
  readonly rejection: Rejection | undefined
}

/** For tests and measurements. */
export interface Inspection extends RejectionOptions {
  /** One method for all blocks. */
  readonly only?: Exclude<Method, 'shuffle'>
  readonly rounds?: number
  readonly onBlock?: (done: BlockDone) => void
}

export type DrawProblem = 'InvalidExclusions' | 'TooHard'

const BUDGET_STEPS = 1.5e9
/** How much of a block's budget rejection may use. */
const REJECTION_SHARE = 0.6
/** What a counted state costs, from the count to the draw. */
const STEPS_PER_STATE = 150
/** With so few states a block is counted without trying anything else; larger blocks are harder for rejection. */
const MAX_STATES_AT_ONCE = 20_000
const MAX_STATES_AT_ONCE_LARGE = 1_500_000
const MAX_PEOPLE_SMALL = 30
/** With so few states a block is counted after rejection has failed. */
const MAX_STATES = 1_500_000

interface Drawn {
  readonly method: Method
  readonly receiverOf: Int32Array
}

/** A block, and what the methods need to draw it, computed when first needed. */
class BlockDraw {
  readonly block: Block
  private readonly inspection: Inspection
  private readonly isComplete: boolean
  private countingOnce: Counting | undefined
  private matchingOnce: Matching | undefined
  private rejectionOnce: Rejection | undefined
  private walkOnce: Walk | undefined

  constructor(block: Block, inspection: Inspection) {
    this.block = block
    this.inspection = inspection
    this.isComplete = isComplete(block.pairs)
  }

  get size(): number {
    return this.block.pairs.size
  }

  /** With all tries so far; undefined if it was never needed. */
  get tried(): Rejection | undefined {
    return this.rejectionOnce
  }

  /**
   * A shuffle if everybody may draw everybody; counting if there are few states; else rejection for a share of the budget, then counting if that is
   * affordable, else the walk. Which of them draws depends on the pairs and on failed tries alone, and a failed try says nothing about what the
   * next one will draw.
   * @returns undefined if the budget did not suffice
   */
  draw(random: RandomSource, budget: number): Drawn | undefined {
    const { only } = this.inspection
    if (!only && this.isComplete) return this.shuffle(random)
    if (only === 'count' || (!only && this.counting.states <= this.maxStatesAtOnce)) return this.count(random)
    if (only === 'walk') return this.walk(random, budget)

    const { rejection } = this
    const before = rejection.spent
    const share = only ? budget : budget * REJECTION_SHARE
    let attempt: Attempt = 'rejected'
    while (attempt === 'rejected' && rejection.spent - before < share) attempt = rejection.attempt(random, budget)
    if (typeof attempt !== 'string') return { method: 'rejection', receiverOf: attempt }
    if (only || attempt === 'stuck') return undefined

    const left = budget - (rejection.spent - before)
    const { states } = this.counting
    return states <= MAX_STATES && states * STEPS_PER_STATE <= left ? this.count(random) : this.walk(random, left)
  }

  private shuffle(random: RandomSource): Drawn {
    const receiverOf = Int32Array.from({ length: this.size }, (_, index) => index)
    shuffle(random, receiverOf)
    return { method: 'shuffle', receiverOf }
  }

  private count(random: RandomSource): Drawn {
    return { method: 'count', receiverOf: this.counting.draw(random) }
  }

  private walk(random: RandomSource, budget: number): Drawn | undefined {
    this.walkOnce ??= new Walk(this.block.pairs, this.matching)
    const receiverOf = this.walkOnce.draw(random, this.inspection.rounds ?? roundsFor(this.size), budget)
    return receiverOf && { method: 'walk', receiverOf }
  }

  private get maxStatesAtOnce(): number {
    return this.size > MAX_PEOPLE_SMALL ? MAX_STATES_AT_ONCE_LARGE : MAX_STATES_AT_ONCE
  }

  private get counting(): Counting {
    return (this.countingOnce ??= new Counting(this.block.pairs))
  }

  private get matching(): Matching {
    return (this.matchingOnce ??= largestMatching(this.block.pairs))
  }

  private get rejection(): Rejection {
    const { pairs } = this.block
    return (this.rejectionOnce ??= new Rejection(pairs, balancedWeights(pairs), this.matching, this.inspection))
  }
}

const nothingTried = { tries: 0, spent: 0 }

/**
 * Does all of a draw that chance has no part in.
 * @returns a function that draws, as often as it is called; undefined if there is no assignment
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
  const alone = Array.from(matching.receiverOf)
  return ({ random = cryptoRandom, budgetSteps = BUDGET_STEPS } = {}) => {
    const receivers = alone.slice()
    let left = budgetSteps
    for (let index = 0; index < draws.length; index++) {
      const draw = draws[index]!
      const { tries, spent } = draw.tried ?? nothingTried
      const drawn = draw.draw(random, left / (draws.length - index))
      if (!drawn) return refuse('TooHard')
      const tried = draw.tried ?? nothingTried
      // What the other methods take is bounded by the block's share, or small.
      left -= tried.spent - spent
      const { block } = draw
      block.givers.forEach((giver, row) => (receivers[giver] = block.receivers[drawn.receiverOf[row]!]!))
      inspection.onBlock?.({
        people: draw.size,
        method: drawn.method,
        tries: tried.tries - tries,
        rejection: draw.tried,
      })
    }
    return ok(receivers)
  }
}

/**
 * Draws lots: everybody draws one other person, everybody is drawn once, nobody draws somebody they exclude. All permitted assignments are equally likely,
 * or nearly so where a block had to be walked (docs/decisions/008-assignment.md).
 * @param participants how many take part; they are numbered from 0
 * @param excluded by giver, whom they may not draw; a giver without an entry excludes nobody
 * @returns by giver, whom they draw; `InvalidExclusions` exactly if no assignment exists (`explain` says why), `TooHard` if none was found within the
 *   budget
 */
export const draw = (
  participants: number,
  excluded: readonly ReadonlySet<number>[],
  options: DrawOptions = {},
): Result<readonly number[], DrawProblem> => prepare(participants, excluded)?.(options) ?? refuse('InvalidExclusions')
