import { augment, isPerfect, largestMatching, emptyMatching } from './matching.ts'
import { lineMembers, type Pairs, permittedPairs, transposed } from './pairs.ts'

/**
 * Reason why there is no assignment: a group with too few partners. Such a group exists exactly if there is no
 * assignment (Hall's theorem).
 * - `side: 'givers'`: together these givers can draw only these receivers, who are one fewer (none, if there is one
 *   giver).
 * - `side: 'receivers'`: only these givers, who are one fewer, can draw these receivers (none, if there is one
 *   receiver).
 *
 * Both lists ascend. The larger list is minimal: without any one of its members the others could all be matched.
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

/**
 * Largest number of rows from each of which `smallestGroup` starts a further search. Each search looks at all pairs.
 */
const MAX_STARTS = 40

/**
 * Finds a small set of rows that has fewer columns than rows. The set is minimal: no row can be left out. Rows are
 * matched one by one. The first row that can't be matched forms a minimal set with the rows that alternating paths from
 * it reach. That set tends to be small if rows with few and similar choices come first. So each search takes rows in
 * that order, and one search starts from each promising row.
 */
const smallestGroup = (pairs: Pairs): Group => {
  const { size, words } = pairs
  const columnsOf = Array.from({ length: size }, (_, row) => lineMembers(pairs.rows, words, row))
  const byChoices = Array.from({ length: size }, (_, row) => row).sort(
    (one, other) => columnsOf[one]!.length - columnsOf[other]!.length || one - other,
  )

  const groupAfter = (order: readonly number[]): Group | undefined => {
    const matching = emptyMatching(size)
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
  for (const start of [...starts.values()].slice(0, MAX_STARTS)) {
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
 * Explains why these exclusions leave no assignment, by the smallest group that the search finds among givers and among
 * receivers. The same exclusions always give the same result.
 * @returns the obstacle; null if there is an assignment
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
