import { isTimedOut, transact } from '#core/db.ts'
import { gtinOf } from '#core/gtin.ts'
import { consume, searches } from '#core/limits.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { anywhere, begunTerms, dearest, find, groupsOf, type FoundProducts, type Search } from './find-products.ts'
import type { ProductSearchProblem } from './problems.ts'
import { nearProductWords, expandWords, type ExpandedWord } from './expand-words.ts'

export interface ProductQuery {
  term: string
  /** of groups: how many, after how many of the best */
  count: number
  offset: number
  /** in cents, null for any */
  minPrice: number | null
  maxPrice: number | null
}

/** A term of many words is looked for without each of so many, one after another. */
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
  const meant = await expandWords(tx, term, edition.language)
  const telling = meant.some(({ isSmall }) => !isSmall) ? meant.filter(({ isSmall }) => !isSmall) : meant
  if (telling.length === 0) return nothing
  const whole = telling.every(({ isKnown }) => isKnown) && (await find(search, telling, [telling.map(begunTerms)]))
  if (whole && whole.hasWhole) return whole
  const near = await nearProductWords(
    tx,
    telling.map(({ typed }) => typed),
  )
  const nearTerms = (word: ExpandedWord) => [...begunTerms(word), ...(near.get(word.typed) ?? []).flatMap(anywhere)]
  const known = telling.filter((word) => near.has(word.typed) || word.isKnown)
  if (known.length === 0) return nothing
  const max = whole && near.size === 0 ? whole : await find(search, known, [known.map(nearTerms)])
  if (max.total > 0) return max
  // What is left of the rarest words says most.
  const common = known.toSorted((a, b) => b.seen - a.seen).slice(0, maxLeftOut)
  return known.length < 2
    ? nothing
    : find(
        search,
        known,
        common.map((left) => known.filter((word) => word !== left).map(nearTerms)),
      )
}
