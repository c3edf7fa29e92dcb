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
const mostCompared = 1200
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
  const all = (terms: (word: Meant) => string[]) => telling.map((word) => anyOf(terms(word)))
  const wanted: Wanted = {
    // Where a feed does not say its language, it is taken for the asker's.
    own: ['', edition.language],
    titled: all(titleTerms),
    whole: all(wholeTerms),
    phrase: meant.length > 1 ? meant.map(({ typed }) => inTitle(typed)).join(' <-> ') : null,
    exactly: all(({ typed }) => [inTitle(typed)]),
    front: anyOf(telling.flatMap(({ same }) => same.map((word) => `${inTitle(word)}:A`))),
    beside: anyOf(telling.flatMap(({ same }) => same.map(inBrandOrType))),
  }
  const found = await find(search, wanted, all(begunTerms))
  if (found.hasWhole) return found
  const near = await nearProductWords(
    tx,
    telling.map(({ typed }) => typed),
  )
  const nearTerms = (word: Meant) => [...begunTerms(word), ...(near.get(word.typed) ?? []).flatMap(anywhere)]
  const nearly = near.size > 0 ? await find(search, wanted, all(nearTerms)) : found
  if (nearly.total > 0 || telling.length === 1) return nearly
  const allButOne = telling.map((left) =>
    allOf(telling.filter((word) => word !== left).map((word) => anyOf(nearTerms(word)))),
  )
  return find(search, wanted, [anyOf(allButOne)])
}

// ── Terms ─────────────────────────────────────────────────────────────────────────────────────────────────────────
// Parts of a tsquery on `products.words`. Words are letters and digits, so that nothing in them needs to be escaped.

const inTitle = (word: string) => `'${word}'`
const inBrandOrType = (word: string) => `'~${word}'`
const anywhere = (word: string) => [inTitle(word), inBrandOrType(word)]

const joined = (terms: readonly string[], operator: '&' | '|') => `(${terms.join(` ${operator} `)})`
const anyOf = (terms: readonly string[]) => joined(terms, '|')
const allOf = (terms: readonly string[]) => joined(terms, '&')

const titleTerms = ({ same, halves }: Meant) => [
  ...same.map(inTitle),
  ...halves.map(([one, other]) => `(${inTitle(one)} <-> ${inTitle(other)})`),
]
const wholeTerms = ({ same, halves, endings }: Meant) => [
  ...same.flatMap(anywhere),
  ...endings.map(inTitle),
  ...halves.map((both) => joined(both.map(inTitle), '&')),
]
const begunTerms = (word: Meant) => [...wholeTerms(word), ...word.beginnings.flatMap(anywhere)]

// ── Finding ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** What comes before other things that are found, as tsqueries; where there are several, all are to fit. */
interface Wanted {
  own: string[]
  titled: string[]
  whole: string[]
  phrase: string | null
  exactly: string[]
  front: string
  beside: string
}

/** `hasWhole`: whether any has all words, and not their beginnings alone */
type Found = FoundProducts & { hasWhole: boolean }

/** One product of several shops, or one of a shop that gives no number. */
interface Key {
  gtin: string | null
  id: number | null
}

/**
 * First what has all words in the title, in the asker's language, then whatever `fits`. Of either, it looks into the sample first, so that not everything common is collected, and
 * elsewhere if that has too few.
 */
async function find(search: Search, wanted: Wanted, fits: readonly string[]): Promise<Found> {
  const { tx, edition, count, offset, minPrice, maxPrice } = search
  const isPriced = minPrice > 0 || maxPrice < dearest
  const [price] = isPriced
    ? await tx<{ term: string }[]>`
        select string_agg(quote_literal('$' || step), '|') as term from generate_series(price_step(${minPrice}::int), price_step(${maxPrice}::int)) step`
    : []
  const isOwn = anyOf(wanted.own.flatMap((language) => [`'@${language}'`, `'@${language}#'`]))
  const titled = allOf(wanted.titled)
  const sample = (among: readonly string[]) => anyOf(among.map((language) => `'@${language}#'`))
  const hasAll = (terms: readonly string[]) =>
    terms.reduce((all, term) => tx`${all} and words @@ ${term}::tsquery`, tx`true`)
  const branch = (terms: readonly string[], rest: ReturnType<typeof hasAll>) => tx`
    (
      select id, gtin, title, words from products
      where withdrawn_at is null and shop_id <> all (array(select id from shops s where not ${isShownIn(tx, edition.code)}))
        and ${hasAll(price ? [...terms, price.term] : terms)} and price_cents between ${minPrice} and ${maxPrice} and ${rest}
      limit ${mostCompared}
    )`
  const everything = sample(['', ...languages])
  const isNew = tx`not (words @@ ${titled}::tsquery and words @@ ${isOwn}::tsquery)`
  const rows = await tx<(Key & { total: number; hasWhole: boolean; shops: number | null })[]>`
    with candidate as materialized (
      ${branch([...wanted.titled, sample(wanted.own)], tx`true`)}
      union all
      ${branch(wanted.titled, tx`words @@ ${isOwn}::tsquery and not words @@ ${everything}::tsquery`)}
      union all
      ${branch([...fits, everything], isNew)}
      union all
      ${branch(fits, tx`not words @@ ${everything}::tsquery and ${isNew}`)}
      limit ${mostCompared}
    ), judged as (
      select gtin, case when gtin is null then id end as id, length(title) as letters, words @@ ${isOwn}::tsquery as is_own, words @@ ${titled}::tsquery as is_titled,
        words @@ ${allOf(wanted.whole)}::tsquery as is_whole, coalesce(words @@ ${wanted.phrase}::tsquery, false) as is_phrase, words @@ ${allOf(wanted.exactly)}::tsquery as is_exact,
        (words @@ ${wanted.front}::tsquery)::int + (words @@ ${wanted.beside}::tsquery)::int as praise
      from candidate
    ), found as materialized (
      select gtin, id, bool_or(is_whole) as is_whole,
        min(case when is_titled and is_own then 1 when is_whole and is_own then 2 when is_whole then 3 when is_own then 4 else 5 end) as step,
        bool_or(is_phrase) as is_phrase, bool_or(is_exact) as is_exact, max(praise) as praise, min(letters) as letters, count(*)::int as shops
      from judged group by gtin, id
    ), best as (
      select gtin, id, shops, row_number() over (order by step, is_phrase desc, is_exact desc, praise desc, letters / 16, shops desc, letters, gtin, id) as place
      from found order by place limit ${count} offset ${offset}
    )
    select gtin, id, shops, least(total, ${mostCounted + 1})::int as total, "hasWhole"
    from (select count(*) as total, coalesce(bool_or(is_whole), false) as "hasWhole" from found) counted left join best on true
    order by place`
  const { total, hasWhole } = rows[0]!
  const keys = rows.filter(({ shops }) => shops !== null)
  return { groups: await groupsOf(search, keys), total, hasWhole }
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
