import { augment, isPerfect, largestMatching, noMatching } from './matching.ts'
import { lineMembers, type Pairs, permittedPairs, transposed } from './pairs.ts'

/**
 * Why there is no assignment (Hall's theorem: exactly when there is such a group).
 * `side: 'givers'`: these givers together can draw only these receivers, who are fewer (none at all: the givers, then one person, can draw nobody).
 * `side: 'receivers'`: these receivers can be drawn only by these givers, who are fewer (none: nobody can draw this person).
 * Both lists ascend. Nobody can be left out of the larger list: without any one of them the others fit.
 */
export interface Obstacle {
  readonly side: 'givers' | 'receivers'
  readonly givers: number[]
  readonly receivers: number[]
}

interface Group {
  readonly rows: number[]
  readonly columns: number[]
}

/** At most so many givers are tried as the one too many; each costs one look at all pairs. */
const MOST_STARTS = 40

/**
 * A small set of rows with fewer columns than rows, of which no row can be spared. Rows are matched one by one; the first for whom there is nothing
 * left forms, with the rows that an alternating path from it reaches, the one circuit in those matched so far, which is minimal. It is small
 * when rows with few and like choices come first, so that is the order, starting from each of the promising rows in turn.
 */
const smallestGroup = (pairs: Pairs): Group => {
  const { size, words } = pairs
  const columnsOf = Array.from({ length: size }, (_, row) => lineMembers(pairs.rows, words, row))
  const byChoices = Array.from({ length: size }, (_, row) => row).sort(
    (one, other) => columnsOf[one]!.length - columnsOf[other]!.length || one - other,
  )

  const groupAfter = (order: readonly number[]): Group | undefined => {
    const matching = noMatching(size)
    const reached = new Uint32Array(words)
    for (const row of order) {
      if (augment(pairs, matching, row, reached)) continue
      const columns = lineMembers(reached, words, 0)
      return {
        rows: [row, ...columns.map((column) => matching.giverOf[column]!)].sort((one, other) => one - other),
        columns,
      }
    }
    return undefined
  }

  let best = groupAfter(byChoices)!
  // Rows with the same choices would start the same search.
  const starts = new Map(
    byChoices.filter((row) => columnsOf[row]!.length < best.rows.length).map((row) => [columnsOf[row]!.join(), row]),
  )
  for (const start of [...starts.values()].slice(0, MOST_STARTS)) {
    if (best.columns.length <= 1) break
    const own = new Set(columnsOf[start])
    const extra = new Int32Array(size)
    for (const row of byChoices) for (const column of columnsOf[row]!) if (!own.has(column)) extra[row]!++
    const group = groupAfter(
      [...byChoices].sort(
        (one, other) => extra[one]! - extra[other]! || columnsOf[one]!.length - columnsOf[other]!.length || one - other,
      ),
    )!
    if (group.rows.length < best.rows.length) best = group
  }
  return best
}

/**
 * Says why these exclusions leave no assignment, in as few names as could be found, from the side that takes fewer (from the givers' where equal).
 * The same exclusions get the same answer.
 * @returns null where there is an assignment
 */
export const explain = (participants: number, excluded: readonly ReadonlySet<number>[]): Obstacle | null => {
  const pairs = permittedPairs(participants, excluded)
  if (isPerfect(largestMatching(pairs))) return null
  const byGivers = smallestGroup(pairs)
  const byReceivers = smallestGroup(transposed(pairs))
  return byReceivers.rows.length < byGivers.rows.length
    ? { side: 'receivers', givers: byReceivers.columns, receivers: byReceivers.rows }
    : { side: 'givers', givers: byGivers.rows, receivers: byGivers.columns }
}
