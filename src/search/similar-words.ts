import type { Sql } from '#core/db.ts'
import { editDistance } from '#core/edit-distance.ts'

const maxCompared = 100
const maxTaken = 20

/**
 * Finds, for each word of a search, the words of findable lists that the user probably meant. In a word as short as
 * "jan" the first letter must be right.
 */
export async function similarWords(sql: Sql, words: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  const compared = await sql<{ typed: string; word: string; errorsForgiven: number }[]>`
    select typed, near.word, errors_forgiven(typed) as errors_forgiven
    from unnest(${[...new Set(words)]}::text[]) typed
    cross join lateral (
      select word
      from dictionary
      where deletions(word) && deletions(typed) and word <> typed
        and levenshtein_less_equal(word, typed, 2 * errors_forgiven(typed)) <= 2 * errors_forgiven(typed)
      order by levenshtein_less_equal(word, typed, 2 * errors_forgiven(typed)), word
      limit ${maxCompared}
    ) near
    where errors_forgiven(typed) > 0 and typed !~ '[0-9]'`
  const near = new Map<string, string[]>()
  for (const { typed, word, errorsForgiven } of compared) {
    if (editDistance(typed, word) > errorsForgiven || (typed.length === 3 && typed[0] !== word[0])) continue
    const taken = near.get(typed) ?? []
    if (taken.length < maxTaken) near.set(typed, [...taken, word])
  }
  return near
}
