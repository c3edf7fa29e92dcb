import { type Effort } from './effort.ts'
import { type Matching } from './matching.ts'
import { lineMembers, type Pairs } from './pairs.ts'
import { randomBelow, type RandomSource } from './random.ts'

/** Returns the number of rounds for a block of this size: four per person, and at least 400. */
export const roundsFor = (size: number): number => Math.max(400, 4 * size)

/** Number of elementary steps that one step of the walk counts as. */
const EFFORT_PER_STEP = 10

const choicesIn = (lines: Uint32Array, { size, words }: Pairs): Int32Array[] =>
  Array.from({ length: size }, (_, line) => Int32Array.from(lineMembers(lines, words, line)))

/**
 * Draws by a Markov chain over the full assignments of a block, as the last resort. Its draws respect all exclusions,
 * but are only nearly uniform.
 *
 * One round: a giver, picked uniformly at random, gives their receiver back. A giver without a receiver takes one
 * uniformly at random among all receivers they may draw. The giver who had that receiver is then without one and does
 * the same, until a giver takes the receiver that was given back. A coin decides whether the round goes this way, or
 * with the roles of givers and receivers swapped.
 *
 * **Why it tends to the uniform distribution.** Give a full assignment the weight n. Give one in which giver x is
 * without a receiver the weight deg(x). A step from (x without) to (y without) has probability 1/deg(x), and the step
 * back 1/deg(y): both flows are 1. The flows of starting (1/n) and closing (1/deg(x)) are 1 too. So this chain of full
 * and nearly full assignments is reversible. Observed only at full assignments (once per round), it is a reversible
 * chain in which all full assignments have the same weight. Every full assignment can be reached: two assignments
 * differ by circles, and one round walks one circle with positive probability. A round may also change nothing, so the
 * chain has no period. The number of rounds is fixed beforehand, so the place where the chain stops has no influence on
 * when it stops.
 */
export class Walk {
  private readonly receiversOf: readonly Int32Array[]
  private readonly giversOf: readonly Int32Array[]
  private readonly start: Matching
  private readonly effort: Effort

  /**
   * @param start a perfect matching of the pairs
   * @param effort grows with all the work done here
   */
  constructor(pairs: Pairs, start: Matching, effort: Effort) {
    this.receiversOf = choicesIn(pairs.rows, pairs)
    this.giversOf = choicesIn(pairs.columns, pairs)
    this.start = start
    this.effort = effort
    effort.steps += 2 * this.receiversOf.reduce((all, choices) => all + 5 + 5 * choices.length, 0)
  }

  /** @returns each giver's receiver; undefined if the rounds don't end within `maxSteps` elementary steps */
  draw(random: RandomSource, rounds: number, maxSteps: number): Int32Array | undefined {
    const receiverOf = this.start.receiverOf.slice()
    const giverOf = this.start.giverOf.slice()
    const size = receiverOf.length
    const { effort } = this
    const end = effort.steps + maxSteps
    for (let round = 0; round < rounds; round++) {
      const byReceivers = randomBelow(random, 2) === 1
      const choicesOf = byReceivers ? this.giversOf : this.receiversOf
      const takenBy = byReceivers ? giverOf : receiverOf
      const ownerOf = byReceivers ? receiverOf : giverOf
      let empty = randomBelow(random, size)
      const givenBack = takenBy[empty]!
      for (;;) {
        effort.steps += EFFORT_PER_STEP
        if (effort.steps > end) return undefined
        const choices = choicesOf[empty]!
        const taken = choices[randomBelow(random, choices.length)]!
        const loser = ownerOf[taken]!
        takenBy[empty] = taken
        ownerOf[taken] = empty
        if (taken === givenBack) break
        empty = loser
      }
    }
    return receiverOf
  }
}
