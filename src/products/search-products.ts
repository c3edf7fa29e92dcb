import { isTimedOut, transact } from '#core/db.ts'
import { gtinOf } from '#core/gtin.ts'
import { consume, searches } from '#core/limits.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { dearest, findProducts, groupsOf, type FoundProducts, type Search } from './find-products.ts'
import type { ProductSearchProblem } from './problems.ts'
import { nearProductWords, expandWords, type ExpandedWord } from './expand-words.ts'
import { anywhere, wholeOrBegunTerms } from './query-terms.ts'

export interface ProductQuery {
  term: string
  /** of groups: how many, after how many of the best */
  count: number
  offset: number
  /** in cents, null for any */
  minPrice: number | null
  maxPrice: number | null
}

/** The number of words that are left out in turn, each in a way of its own, where no product has all words. */
const maxLeftOut = 4
const timeLimitMs = 2000
const nothing: FoundProducts = { groups: [], total: 0 }

/**
 * Finds what the shops of the asker's edition sell: by all words of the term, in any order, inflected, in compounds and as beginnings; when there is none, by words
 * that are a typing error away, and at last by most of the words. Or by a GTIN. The best come first; what several shops ask for one product stands together.
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
    maxPrice: (isFiltered && asked.maxPrice) || dearest,
  }
  if (query.minPrice > query.maxPrice) return ok(nothing)
  try {
    return ok(
      await transact(scope.sql, async (tx) => {
        // The planner does not know how common a query's words are; the index is never the wrong way.
        await tx`
          select set_config('statement_timeout', ${`${timeLimitMs}`}, true), set_config('enable_seqscan', 'off', true),
            set_config('max_parallel_workers_per_gather', '0', true), set_config('jit', 'off', true), set_config('work_mem', '32MB', true)`
        const search = { tx, edition, ...query }
        return (await findByNumber(search)) ?? (await findByWords(search))
      }),
    )
  } catch (error) {
    if (isTimedOut(error)) return refuse('TookTooLong')
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
  const near = await nearProductWords(
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

/** Small words are searched for only where there are no others. */
function withoutSmallWords(words: readonly ExpandedWord[]): readonly ExpandedWord[] {
  const others = words.filter(({ isSmall }) => !isSmall)
  return others.length > 0 ? others : words
}

/** The most common word first: the rarer words that remain say more. */
const wordsToLeaveOut = (words: readonly ExpandedWord[]) =>
  words.toSorted((one, other) => other.seen - one.seen).slice(0, maxLeftOut)
