import { isStatementTimeout, transact } from '#core/db.ts'
import { gtinOf } from '#core/gtin.ts'
import { consume, searches } from '#core/limits.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { maxStorablePrice, findProducts, groupsOf, type FoundProducts, type Search } from './find-products.ts'
import type { ProductSearchProblem } from './problems.ts'
import { similarProductWords, expandWords, type ExpandedWord } from './expand-words.ts'
import { anywhere, wholeOrBegunTerms } from './query-terms.ts'

export interface ProductQuery {
  term: string
  /** number of groups to return, after the first `offset` groups */
  count: number
  offset: number
  /** in cents, null for no limit */
  minPrice: number | null
  maxPrice: number | null
}

/** Number of words that a search leaves out in turn, one at a time, if no product has all words. */
const maxLeftOut = 4
const timeLimitMs = 2000
const nothing: FoundProducts = { groups: [], total: 0 }

/**
 * Finds products of the shops of the current edition, by GTIN or by words. Matches all words of the term in any order,
 * also inflected, in compounds or as beginnings. If no product has all words whole, also tries words with typing errors
 * corrected, and at last all words but one. The best products come first, and offers of the same product are grouped.
 * @throws TooManyRequests
 */
export async function searchProducts(
  scope: Scope,
  asked: ProductQuery,
): Promise<Result<FoundProducts, ProductSearchProblem>> {
  await consume(scope, searches)
  const { edition } = scope.texts
  const isFiltered = scope.config.switches.priceFilter
  const query = {
    ...asked,
    minPrice: (isFiltered && asked.minPrice) || 0,
    maxPrice: (isFiltered && asked.maxPrice) || maxStorablePrice,
  }
  if (query.minPrice > query.maxPrice) return ok(nothing)
  try {
    return ok(
      await transact(scope.sql, async (tx) => {
        // These settings make PostgreSQL use the index. The planner doesn't know how common the query's words are, and
        // might scan the table.
        await tx`
          select set_config('statement_timeout', ${`${timeLimitMs}`}, true), set_config('enable_seqscan', 'off', true),
            set_config('max_parallel_workers_per_gather', '0', true), set_config('jit', 'off', true), set_config('work_mem', '32MB', true)`
        const search = { tx, edition, ...query }
        return (await findByNumber(search)) ?? (await findByWords(search))
      }),
    )
  } catch (error) {
    if (isStatementTimeout(error)) return refuse('TookTooLong')
    throw error
  }
}

async function findByNumber(search: Search): Promise<FoundProducts | null> {
  const gtin = gtinOf(search.term)
  const groups = gtin === null ? [] : await groupsOf(search, [{ gtin, id: null }])
  return groups.length === 0 ? null : { groups: groups.slice(search.offset, search.offset + search.count), total: 1 }
}

async function findByWords(search: Search): Promise<FoundProducts> {
  const { tx, term, edition } = search
  const words = withoutSmallWords(await expandWords(tx, term, edition.language))
  if (words.length === 0) return nothing
  const areKnown = words.every(({ isKnown }) => isKnown)
  const asTyped = areKnown ? await findProducts(search, words, [words.map(wholeOrBegunTerms)]) : null
  if (asTyped?.hasWhole) return asTyped
  const near = await similarProductWords(
    tx,
    words.map(({ typed }) => typed),
  )
  const termsOf = (word: ExpandedWord) => [
    ...wholeOrBegunTerms(word),
    ...(near.get(word.typed) ?? []).flatMap(anywhere),
  ]
  const known = words.filter((word) => near.has(word.typed) || word.isKnown)
  if (known.length === 0) return nothing
  const corrected = asTyped && near.size === 0 ? asTyped : await findProducts(search, known, [known.map(termsOf)])
  if (corrected.total > 0 || known.length === 1) return corrected
  return findProducts(
    search,
    known,
    wordsToLeaveOut(known).map((left) => known.filter((word) => word !== left).map(termsOf)),
  )
}

/** Removes small words such as "for", unless all words are small. */
function withoutSmallWords(words: readonly ExpandedWord[]): readonly ExpandedWord[] {
  const others = words.filter(({ isSmall }) => !isSmall)
  return others.length > 0 ? others : words
}

/** Returns the words to leave out in turn, the most common first, because the rarer words that remain say more. */
const wordsToLeaveOut = (words: readonly ExpandedWord[]) =>
  words.toSorted((one, other) => other.seen - one.seen).slice(0, maxLeftOut)
