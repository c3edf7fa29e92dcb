/**
 * Counts the typing errors between two words: letters that are wrong, missing, too many, or swapped with the next
 * letter (the optimal string alignment distance).
 */
export function editDistance(one: string, other: string): number {
  const [a, b] = [[...one], [...other]]
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (const [i, letter] of a.entries()) {
    const row = [i + 1]
    for (const [j, theirs] of b.entries()) {
      const replaced = last[j]! + (letter === theirs ? 0 : 1)
      const isSwapped = i > 0 && j > 0 && letter === b[j - 1] && a[i - 1] === theirs
      row.push(Math.min(replaced, last[j + 1]! + 1, row[j]! + 1, isSwapped ? beforeLast[j - 1]! + 1 : Infinity))
    }
    ;[beforeLast, last] = [last, row]
  }
  return last[b.length]!
}
