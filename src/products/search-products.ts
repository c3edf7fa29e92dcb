import { isTimedOut, transact, type Transaction } from '#core/db.ts'
import type { Edition } from '#core/editions.ts'
import { gtinOf } from '#core/gtin.ts'
import { consume } from '#core/limits.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { languages } from '#locales/texts.ts'
import { isShownIn } from '../shops/index.ts'
import { groupProducts, type ProductGroup } from './groups.ts'
import type { ProductSearchProblem } from './problems.ts'
import { productColumns, type ShopProduct } from './product.ts'
import { nearProductWords, wordsMeant, type Meant } from './words-meant.ts'

export interface ProductQuery {
  term: string
  /** of groups: how many, after how many of the best */
  count: number
  offset: number
  /** in cents, null for any */
  minPrice: number | null
  maxPrice: number | null
}

export interface FoundProducts {
  groups: ProductGroup[]
  /** of groups, counted no further than to one more than `mostCounted` */
  total: number
}

export const mostCounted = 1000
/** Of what is more common than that, not every shop product is compared. */
const mostCompared = 1500
const timeLimitMs = 2000
/** in cents, as far as the database counts */
const dearest = 2 ** 31 - 1
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
  await consume(scope, 'search')
  const { edition } = scope.texts
  const isFiltered = scope.config.switches.priceFilter
  const query = {
    ...asked,
    minPrice: (isFiltered && asked.minPrice) || 0,
    maxPrice: (isFiltered && asked.maxPrice) || dearest,
  }
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

interface Search extends ProductQuery {
  tx: Transaction
  edition: Edition
  minPrice: number
  maxPrice: number
}

async function findByNumber(search: Search): Promise<FoundProducts | null> {
  const gtin = gtinOf(search.term)
  const groups = gtin === null ? [] : await groupsOf(search, [{ gtin, id: null }])
  return groups.length === 0 ? null : { groups: groups.slice(search.offset, search.offset + search.count), total: 1 }
}

async function findByWords(search: Search): Promise<FoundProducts> {
  const { tx, edition } = search
  const meant = await wordsMeant(tx, search.term, edition.language)
  if (meant.length === 0) return nothing
  const telling = meant.some(({ isSmall }) => !isSmall) ? meant.filter(({ isSmall }) => !isSmall) : meant
  // Where a feed does not say its language, it is taken for the asker's.
  const own = ['', edition.language]
  const others = languages.filter((language) => language !== edition.language)
  const all = (terms: (word: Meant) => string[]) => allOf(telling.map(terms))
  const praise = {
    phrase: meant.length > 1 ? meant.map(({ typed }) => inTitle(typed)).join(' <-> ') : null,
    exactly: all(({ typed }) => [inTitle(typed)]),
    front: anyOf(telling.flatMap(({ same }) => same.map((word) => `${inTitle(word)}:A`))),
    beside: anyOf(telling.flatMap(({ same }) => same.map(inBrandOrType))),
  }
  const [titled, whole, begun] = [all(titleTerms), all(wholeTerms), all(begunTerms)]
  const steps: Step[] = [
    { fits: titled, but: null, languages: own },
    { fits: whole, but: titled, languages: own },
    { fits: whole, but: null, languages: others },
    { fits: begun, but: whole, languages: own },
    { fits: begun, but: whole, languages: others },
  ]
  const wholeSteps = 3
  const found = await find(search, praise, steps)
  if (found.bestStep !== null && found.bestStep <= wholeSteps) return found
  const near = await nearProductWords(
    tx,
    telling.map(({ typed }) => typed),
  )
  const nearTerms = (word: Meant) => [...begunTerms(word), ...(near.get(word.typed) ?? []).flatMap(anywhere)]
  if (near.size > 0) {
    const nearly = all(nearTerms)
    const corrected = await find(search, praise, [
      ...steps,
      { fits: nearly, but: begun, languages: own },
      { fits: nearly, but: begun, languages: others },
    ])
    if (corrected.total > 0) return corrected
  }
  if (found.total > 0 || telling.length === 1) return found
  // all but one, whichever
  const most = anyOf(telling.map((left) => allOf(telling.filter((word) => word !== left).map(nearTerms))))
  return find(search, praise, [
    { fits: most, but: null, languages: own },
    { fits: most, but: null, languages: others },
  ])
}

// ── Terms ─────────────────────────────────────────────────────────────────────────────────────────────────────────
// Parts of a tsquery on `products.words`. Words are letters and digits, so that nothing in them needs to be escaped.

const inTitle = (word: string) => `'${word}'`
const inBrandOrType = (word: string) => `'~${word}'`
const anywhere = (word: string) => [inTitle(word), inBrandOrType(word)]

const joined = (terms: readonly string[], operator: '&' | '|') => `(${terms.join(` ${operator} `)})`
const anyOf = (terms: readonly string[]) => joined(terms, '|')
const allOf = (parts: readonly (string | readonly string[])[]) =>
  joined(
    parts.map((terms) => (typeof terms === 'string' ? terms : anyOf(terms))),
    '&',
  )

const titleTerms = ({ same, halves }: Meant) => [
  ...same.map(inTitle),
  ...halves.map(([one, other]) => `(${inTitle(one)} <-> ${inTitle(other)})`),
]
const wholeTerms = ({ same, halves, endings }: Meant) => [
  ...same.flatMap(anywhere),
  ...endings.flatMap(anywhere),
  ...halves.map((both) => joined(both.map(inTitle), '&')),
]
const begunTerms = (word: Meant) => [...wholeTerms(word), ...word.beginnings.flatMap(anywhere)]

// ── Finding ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** Finds what fits one tsquery, and not another that was a step before it. */
interface Step {
  fits: string
  but: string | null
  languages: readonly string[]
}

/** Tsqueries that bring a product forward among those of one step. */
interface Praise {
  phrase: string | null
  exactly: string
  front: string
  beside: string
}

type Found = FoundProducts & { bestStep: number | null }

/** One product of several shops, or one of a shop that gives no number. */
interface Key {
  gtin: string | null
  id: number | null
}

/** Each step looks into the sample first, so that not everything common is collected, and stops when enough are found; no later one begins then. */
async function find(search: Search, praise: Praise, steps: readonly Step[]): Promise<Found> {
  const { tx, edition, count, offset, minPrice, maxPrice } = search
  const isPriced = minPrice > 0 || maxPrice < dearest
  const [price] = isPriced
    ? await tx<{ terms: string }[]>`
        select string_agg(quote_literal('$' || step), '|') as terms from generate_series(price_step(${minPrice}::int), price_step(${maxPrice}::int)) step`
    : [null]
  const branch = ({ fits, but, languages: among }: Step, number: number, isSample: boolean) => tx`
    (
      select id, gtin, ${number}::int as step, title, words from products
      where withdrawn_at is null and shop_id = any((select array_agg(id) from shops s where ${isShownIn(tx, edition.code)})::int[])
        and words @@ ${allOf([fits, among.map((language) => `'@${language}${isSample ? '#' : ''}'`), ...(price ? [`(${price.terms})`] : [])])}::tsquery
        and (words @@ ${but}::tsquery) is not true and price_cents between ${minPrice} and ${maxPrice}
      limit ${mostCompared}
    )`
  const branches = steps.flatMap((step, index) => [branch(step, index + 1, true), branch(step, index + 1, false)])
  const rows = await tx<(Key & { total: number; bestStep: number | null; shops: number | null })[]>`
    with candidate as materialized (
      ${branches.reduce((all, each) => tx`${all} union all ${each}`)}
      limit ${mostCompared}
    ), found as materialized (
      select gtin, case when gtin is null then id end as id, min(step) as step, bool_or(words @@ ${praise.phrase}::tsquery) is true as is_phrase,
        bool_or(words @@ ${praise.exactly}::tsquery) as is_exact,
        max((words @@ ${praise.front}::tsquery)::int + (words @@ ${praise.beside}::tsquery)::int) as praise, min(length(title)) as letters, count(*)::int as shops
      from candidate group by 1, 2
    ), best as (
      select gtin, id, shops, row_number() over (order by step, is_phrase desc, is_exact desc, praise desc, letters / 16, shops desc, letters, gtin, id) as place
      from found order by place limit ${count} offset ${offset}
    )
    select gtin, id, shops, least(total, ${mostCounted + 1})::int as total, "bestStep"
    from (select count(*) as total, min(step) as "bestStep" from found) counted left join best on true
    order by place`
  const { total, bestStep } = rows[0]!
  const keys = rows.filter(({ shops }) => shops !== null)
  return { groups: await groupsOf(search, keys), total, bestStep }
}

/** In their order, with what all shops ask for them within the range of prices. */
async function groupsOf({ tx, edition, minPrice, maxPrice }: Search, keys: readonly Key[]): Promise<ProductGroup[]> {
  if (keys.length === 0) return []
  const [gtins, ids] = [keys.flatMap(({ gtin }) => gtin ?? []), keys.flatMap(({ id }) => id ?? [])]
  const groups = groupProducts(
    await tx<ShopProduct[]>`
      select ${productColumns(tx)} from products p join shops s on s.id = p.shop_id
      where (p.gtin = any(${gtins}) or p.id = any(${ids}::int[])) and p.withdrawn_at is null
        and ${isShownIn(tx, edition.code)} and p.price_cents between ${minPrice} and ${maxPrice}`,
  )
  const byKey = new Map(groups.map((group) => [group.gtins[0] ?? group.products[0]!.id, group]))
  return keys.flatMap(({ gtin, id }) => byKey.get(gtin ?? id!) ?? [])
}
