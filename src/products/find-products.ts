import type { Transaction } from '#core/db.ts'
import type { Edition } from '#core/editions.ts'
import { languages as allLanguages } from '#locales/texts.ts'
import { isShownIn } from '../shops/index.ts'
import type { ExpandedWord } from './expand-words.ts'
import { groupProducts, type ProductGroup } from './groups.ts'
import { productColumns, type ShopProduct } from './product.ts'
import {
  allOf,
  anyOf,
  inBrandOrType,
  inFrontOfTitle,
  inTitle,
  languageTerms,
  phraseOf,
  priceStepTerm,
  samples,
  titleTerms,
  wholeTerms,
  type ProductLanguage,
  type Sample,
  type WordTerms,
} from './query-terms.ts'

export interface Search {
  tx: Transaction
  edition: Edition
  term: string
  count: number
  offset: number
  minPrice: number
  maxPrice: number
}

export interface FoundProducts {
  groups: ProductGroup[]
  /** number of groups that match the search, at most `maxCounted` + 1 */
  total: number
}

export const maxCountedProducts = 1000
/** Number of offers that a search compares. If more match, the others are left out. */
const maxCompared = 1200
const maxPriceSteps = 20
/** Highest price in cents that the database can store. */
export const maxStorablePrice = 2 ** 31 - 1

/** A way to match a search: the terms for each of its words. A product must have all words. */
export type Way = readonly WordTerms[]

/** `hasWhole`: whether at least one product has all words whole, and not only words that begin with them */
type Found = FoundProducts & { hasWhole: boolean }

/**
 * Finds the products for the words of a search, the best first.
 *
 * - A **way** is one way to match the words. Most searches have one way, which requires all words. A search without
 *   results is repeated with several ways, each of which leaves out another word. Products of an earlier way come first.
 * - A **step** says how well an offer matches, from 1 (best) to 5. Step 1 has all words in the title and is in the
 *   visitor's language. Steps 2 and 3 have all words whole, steps 4 and 5 don't. Steps 2 and 4 are in the visitor's
 *   language, steps 3 and 5 in another.
 * - A **sample** is a part of the catalogue. The statement searches the small samples first. It searches the next one
 *   only while it has fewer than `maxCompared` offers. So a search for a common word doesn't collect every offer.
 */
export async function findProducts(
  search: Search,
  words: readonly ExpandedWord[],
  ways: readonly Way[],
): Promise<Found> {
  const rows = await rankedKeys({ ...search, words, ways, priceTerms: await priceTermsOf(search) })
  const { total, hasWhole } = rows[0]!
  const keys = rows.filter(({ shops }) => shops !== null)
  return { groups: await groupsOf(search, keys), total, hasWhole }
}

/**
 * Returns terms for the steps of the price index that overlap the price range. Null without a price limit, or if there
 * are so many steps that the index would exclude little.
 */
async function priceTermsOf({ tx, minPrice, maxPrice }: Search): Promise<string[] | null> {
  if (minPrice === 0 && maxPrice === maxStorablePrice) return null
  const [steps] = await tx<{ first: number; last: number }[]>`
    select price_step(${minPrice}::int) as first, price_step(${maxPrice}::int) as last`
  const { first, last } = steps!
  const terms = Array.from({ length: last - first + 1 }, (_, index) => priceStepTerm(first + index))
  return terms.length > maxPriceSteps ? null : terms
}

// ── The statement ─────────────────────────────────────────────────────────────────────────────────────────────────

/** All inputs of the SQL statement in `rankedKeys`. */
interface Query extends Search {
  words: readonly ExpandedWord[]
  ways: readonly Way[]
  /** null if the index isn't used for prices */
  priceTerms: readonly string[] | null
}

/**
 * Key of a product. A GTIN identifies a product that several shops sell. An offer without a GTIN is a separate product,
 * identified by the id of its row.
 */
interface Key {
  gtin: string | null
  id: number | null
}

/**
 * Row of `rankedKeys`. `total` and `hasWhole` are the same in every row. Without results there is a single row whose
 * `shops` is null.
 */
interface RankedKey extends Key {
  shops: number | null
  total: number
  hasWhole: boolean
}

/** Collects offers, ranks them, joins those of one product, and returns one page of products. */
async function rankedKeys(query: Query): Promise<RankedKey[]> {
  const { tx, words, count, offset } = query
  const typed = words.map((word) => inTitle(word.typed))
  const phrase = words.length > 1 ? phraseOf(typed) : null
  const same = words.flatMap((word) => word.same)
  const order = tx`way, step, is_phrase desc, is_exact desc, praise desc, letters / 16, shops desc, letters, gtin, id`
  const offers = branchesOf(query)
    .map((branch) => offersOf(query, branch))
    .reduce((before, each) => tx`${before} union all ${each}`)
  return tx<RankedKey[]>`
    with candidate as materialized (
      select * from (${offers}) branch limit ${maxCompared}
    ), judged as (
      select way, step, gtin, case when gtin is null then id end as id, letters,
        coalesce(words @@ ${phrase}::tsquery, false) as is_phrase, words @@ ${allOf(typed)}::tsquery as is_exact,
        ${hasAny(tx, same.map(inFrontOfTitle))}::int + ${hasAny(tx, same.map(inBrandOrType))}::int as praise
      from candidate
    ), found as materialized (
      select gtin, id, min(way) as way, min(step) as step, bool_or(is_phrase) as is_phrase, bool_or(is_exact) as is_exact,
        max(praise) as praise, min(letters) as letters, count(*)::int as shops
      from judged group by gtin, id
    ), best as (
      select * from found order by ${order} limit ${count} offset ${offset}
    )
    select gtin, id, shops, least(total, ${maxCountedProducts + 1})::int as total, has_whole
    from (select count(*) as total, coalesce(min(step) <= 3, false) as has_whole from found) counted left join best on true
    order by ${order}`
}

/** Part of the statement's `union all`: the offers of one sample that match one way, in one of some languages. */
interface Branch {
  /** whether the branch is step 1, which ranks with the first way but requires all words in the title */
  isStep1: boolean
  /** index of the way */
  way: number
  terms: Way
  languages: readonly ProductLanguage[]
  sample: Sample
}

function branchesOf({ words, ways, edition }: Query): Branch[] {
  const step1 = { isStep1: true, way: 0, terms: words.map(titleTerms), languages: ownLanguages(edition) }
  const others = ways.map((terms, way) => ({ isStep1: false, way, terms, languages: ['', ...allLanguages] as const }))
  return [step1, ...others].flatMap((branch) => samples.map((sample) => ({ ...branch, sample })))
}

/**
 * Selects the offers of one branch. Each word's terms are a separate condition. So PostgreSQL looks up each condition
 * in the index, and reads only the rows that meet all of them.
 */
function offersOf(query: Query, branch: Branch) {
  const { tx, edition, ways, priceTerms, minPrice, maxPrice } = query
  const inSample = languageTerms(branch.languages, branch.sample)
  const indexed = [...branch.terms, ...(priceTerms ? [priceTerms] : []), ...(branch.sample ? [inSample] : [])]
    .map((terms) => hasAny(tx, terms))
    .reduce((both, each) => tx`${both} and ${each}`)
  return tx`
    (
      select ${branch.way}::int as way, ${stepOf(query, branch)} as step, id, gtin, length(title) as letters, words from products
      where withdrawn_at is null
        and shop_id <> all (array(select id from shops s where not ${isShownIn(tx, edition.code)}))
        and ${indexed} and ${hasAny(tx, inSample)} and price_cents between ${minPrice} and ${maxPrice}
        and ${isInNoEarlierStep(query, branch)}
      limit ${Math.ceil(maxCompared / ways.length)}
    )`
}

function stepOf({ tx, words, edition }: Query, { isStep1 }: Branch) {
  if (isStep1) return tx`1`
  const isWhole = tx`words @@ ${allOf(words.map((word) => anyOf(wholeTerms(word))))}::tsquery`
  const isOwn = isInOwnLanguage(tx, edition)
  return tx`case when ${isWhole} then case when ${isOwn} then 2 else 3 end when ${isOwn} then 4 else 5 end`
}

function isInNoEarlierStep({ tx, words, edition }: Query, { isStep1 }: Branch) {
  if (isStep1) return tx`true`
  const hasAllInTitle = tx`words @@ ${allOf(words.map((word) => anyOf(titleTerms(word))))}::tsquery`
  return tx`not (${hasAllInTitle} and ${isInOwnLanguage(tx, edition)})`
}

const isInOwnLanguage = (tx: Transaction, edition: Edition) =>
  hasAny(
    tx,
    samples.flatMap((sample) => languageTerms(ownLanguages(edition), sample)),
  )

const hasAny = (tx: Transaction, terms: readonly string[]) => tx`(words @@ ${anyOf(terms)}::tsquery)`

/** Languages that count as the visitor's own: that of the edition, and `''` for products whose feed states none. */
const ownLanguages = ({ language }: Edition): readonly ProductLanguage[] => ['', language]

// ── Products of keys ──────────────────────────────────────────────────────────────────────────────────────────────

/** Reads the products with these keys, in the order of the keys, with all shops' offers within the price range. */
export async function groupsOf(
  { tx, edition, minPrice, maxPrice }: Search,
  keys: readonly Key[],
): Promise<ProductGroup[]> {
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
