import { type Effort } from './effort.ts'
import { type Matching } from './matching.ts'
import { lineMembers, type Pairs } from './pairs.ts'
import { randomBelow, type RandomSource } from './random.ts'

/** Enough for a block of this size: four per person, and 400 at least. */
export const roundsFor = (size: number): number => Math.max(400, 4 * size)

/** A step of the walk counts as so many elementary steps. */
const EFFORT_PER_STEP = 10

const choicesIn = (lines: Uint32Array, { size, words }: Pairs): Int32Array[] =>
  Array.from({ length: size }, (_, line) => Int32Array.from(lineMembers(lines, words, line)))

/**
 * The last resort: a Markov chain over the full assignments of a block. What it draws is permitted, but only nearly uniform.
 *
 * One round: somebody, picked evenly, gives back whom he has. Whoever is without a receiver takes one evenly among all he may draw, whoever
 * had her is then without, and so on, until somebody takes the one who was given back. Half of the rounds, by a coin, go the same way from the
 * receivers' side.
 *
 * **Why it tends to the uniform distribution.** Give a full assignment the weight n and one with x empty-handed the weight deg(x). A step from (x
 * empty-handed) to (y empty-handed) has probability 1/deg(x), the step back 1/deg(y): both flow 1. Starting (1/n) and closing (1/deg(x)) both flow
 * 1 too. So this chain of full and nearly full assignments is reversible, and watched only when it is at a full one (that is, per round) it is a
 * reversible chain whose full assignments all weigh the same. Every one of them can be reached: two assignments differ by circles, and one round
 * walks one circle with positive probability; a round may also change nothing, so that the chain has no period. The number of rounds is fixed
 * beforehand, so when it stops does not depend on where it is.
 */
export class Walk {
  private readonly receiversOf: readonly Int32Array[]
  private readonly giversOf: readonly Int32Array[]
  private readonly start: Matching
  private readonly effort: Effort

  /**
   * @param start a perfect matching of the pairs
   * @param effort grows with all that is done here
   */
  constructor(pairs: Pairs, start: Matching, effort: Effort) {
    this.receiversOf = choicesIn(pairs.rows, pairs)
    this.giversOf = choicesIn(pairs.columns, pairs)
    this.start = start
    this.effort = effort
    effort.steps += 2 * this.receiversOf.reduce((all, choices) => all + 5 + 5 * choices.length, 0)
  }

  /** @returns each giver's receiver; undefined where the rounds do not end within so many elementary steps */
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
