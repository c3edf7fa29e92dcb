import { type Matching } from './matching.ts'
import { lineMembers, type Pairs, seenByReceivers } from './pairs.ts'
import { below, type RandomSource } from './random.ts'

/** So many rounds a block of this size gets: four per person, and 400 at least. */
export const roundsFor = (size: number): number => Math.max(400, 4 * size)

/**
 * The last resort: a Markov chain over full assignments, for blocks where counting and rejection both take too long (see draw.ts for when).
 *
 * One round: somebody, picked evenly, gives back whom he has. Whoever is without a receiver takes one evenly among all he may draw, whoever
 * had her is then without, and so on, until somebody takes the one who was given back. Half of the rounds, by a coin, go the same way from the
 * receivers' side.
 *
 * Why it tends to the uniform distribution. Give a full assignment the weight n and one with x empty-handed the weight deg(x). A step from
 * (x empty-handed) to (y empty-handed) has probability 1/deg(x), the step back 1/deg(y): both flow 1. Starting (1/n) and closing (1/deg(x)) both
 * flow 1 too. So this chain of full and nearly full assignments is reversible, and watched only when it is at a full one (that is, per round) it
 * is a reversible chain whose full assignments all weigh the same. Every one of them can be reached: two assignments differ by circles, and one
 * round walks one circle with positive probability. The number of rounds is fixed beforehand, so when it stops does not depend on where it is.
 *
 * How many rounds: for dense pairs a round changes a constant part of all pairs, as it goes on until one certain receiver of n is hit. There is no
 * useful proven bound for all graphs (the best is n⁷ log⁴ n, Bezáková and others 2008); ours is four per person and at least 400, ten times what
 * already passes the tests that hold the walk to exact counts. What it draws is permitted in any case, uniform only nearly.
 * @returns undefined where the rounds do not end within `budget` steps
 */
export const drawByWalking = (
  pairs: Pairs,
  matching: Matching,
  random: RandomSource,
  rounds: number,
  budget: number,
): Int32Array | undefined => {
  const { size, words } = pairs
  const givers = Array.from({ length: size }, (_, row) => Int32Array.from(lineMembers(pairs.rows, words, row)))
  const receivers = Array.from({ length: size }, (_, column) =>
    Int32Array.from(lineMembers(seenByReceivers(pairs).rows, words, column)),
  )
  const receiverOf = matching.receiverOf.slice()
  const giverOf = matching.giverOf.slice()
  let steps = 0
  for (let round = 0; round < rounds; round++) {
    const turned = below(random, 2) === 1
    const [choices, own, others] = turned ? [receivers, giverOf, receiverOf] : [givers, receiverOf, giverOf]
    let empty = below(random, size)
    const given = own[empty]!
    for (;;) {
      if (++steps * 10 > budget) return undefined
      const mine = choices[empty]!
      const taken = mine[below(random, mine.length)]!
      const loser = others[taken]!
      own[empty] = taken
      others[taken] = empty
      if (taken === given) break
      empty = loser
    }
  }
  return receiverOf
}
