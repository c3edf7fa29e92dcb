import type { Transaction } from '#core/db.ts'
import type { Edition } from '#core/editions.ts'
import { languages } from '#locales/texts.ts'
import { isShownIn } from '../shops/index.ts'
import { groupProducts, type ProductGroup } from './groups.ts'
import { productColumns, type ShopProduct } from './product.ts'
import type { ExpandedWord } from './expand-words.ts'

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
  /** of groups, counted no further than to one more than `maxCounted` */
  total: number
}

export const maxCounted = 1000
/** Of what is more common than that, not every shop product is compared. */
const maxCompared = 1200
const maxPriceSteps = 20
/** in cents, as far as the database counts */
export const dearest = 2 ** 31 - 1

// ── Terms ─────────────────────────────────────────────────────────────────────────────────────────────────────────
// Parts of a tsquery on `products.words`. Words are letters and digits, so that nothing in them needs to be escaped.

const inTitle = (word: string) => `'${word}'`
const inBrandOrType = (word: string) => `'~${word}'`
export const anywhere = (word: string): string[] => [inTitle(word), inBrandOrType(word)]

const joined = (terms: readonly string[], operator: '&' | '|') => `(${terms.join(` ${operator} `)})`
const anyOf = (terms: readonly string[]) => joined(terms, '|')
const allOf = (terms: readonly string[]) => joined(terms, '&')

const titleTerms = ({ same, halves }: ExpandedWord) => [
  ...same.map(inTitle),
  ...halves.map(([head, tail]) => `(${inTitle(head)} <-> ${inTitle(tail)})`),
]
const wholeTerms = ({ same, halves, endings }: ExpandedWord) => [
  ...same.flatMap(anywhere),
  ...endings.map(inTitle),
  ...halves.map((both) => allOf(both.map(inTitle))),
]
export const begunTerms = (word: ExpandedWord): string[] => [...wholeTerms(word), ...word.beginnings.flatMap(anywhere)]

/** Parts of the catalogue, each looked into where those before it have too little of something. */
const samples = ['#', '##', ''] as const
const inLanguages = (among: readonly string[], sample: (typeof samples)[number]) =>
  among.map((language) => `'@${language}${sample}'`)

/** The steps of the index within which these prices are; null for so many that the index would leave little out. */
async function priceTerms(tx: Transaction, minPrice: number, maxPrice: number): Promise<string[] | null> {
  if (minPrice === 0 && maxPrice === dearest) return null
  const [steps] = await tx<{ first: number; last: number }[]>`
    select price_step(${minPrice}::int) as first, price_step(${maxPrice}::int) as last`
  const { first, last } = steps!
  const terms = Array.from({ length: last - first + 1 }, (_, index) => `'$${first + index}'`)
  return terms.length > maxPriceSteps ? null : terms
}

// ── Finding ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** One product of several shops, or one of a shop that gives no number. */
interface Key {
  gtin: string | null
  id: number | null
}

/** `hasWhole`: whether any has all words, and not their beginnings alone */
type Found = FoundProducts & { hasWhole: boolean }

/**
 * First what has all words in the title, in the asker's language; then, in the order of the ways, whatever has one of the terms for each word of a way. Of each it looks into
 * the sample first, so that not everything common is collected, and elsewhere if that has too few.
 */
export async function find(
  { tx, edition, ...search }: Search,
  words: readonly ExpandedWord[],
  ways: readonly (readonly string[][])[],
): Promise<Found> {
  const { count, offset, minPrice, maxPrice } = search
  const price = await priceTerms(tx, minPrice, maxPrice)
  // Where a feed does not say its language, it is taken for the asker's.
  const own = ['', edition.language]
  const all = ['', ...languages]
  const has = (terms: readonly string[]) => tx`(words @@ ${anyOf(terms)}::tsquery)`
  const isOwn = has(samples.flatMap((sample) => inLanguages(own, sample)))
  const titled = words.map(titleTerms)
  const isNew = tx`not (words @@ ${allOf(titled.map(anyOf))}::tsquery and ${isOwn})`
  // Parts that are asked for by themselves are taken from the index by themselves, which skips what one of them does not have.
  const some = (
    sample: (typeof samples)[number],
    way: number,
    step: ReturnType<typeof has>,
    parts: readonly (readonly string[])[],
    among: readonly string[],
    rest: ReturnType<typeof has>,
  ) => tx`
    (
      select ${way}::int as way, ${step} as step, id, gtin, length(title) as letters, words from products
      where withdrawn_at is null and shop_id <> all (array(select id from shops s where not ${isShownIn(tx, edition.code)}))
        and ${[...parts, ...(price ? [price] : []), ...(sample ? [inLanguages(among, sample)] : [])].map(has).reduce((both, each) => tx`${both} and ${each}`)}
        and ${has(inLanguages(among, sample))} and price_cents between ${minPrice} and ${maxPrice} and ${rest}
      limit ${Math.ceil(maxCompared / ways.length)}
    )`
  const isWhole = tx`words @@ ${allOf(words.map((word) => anyOf(wholeTerms(word))))}::tsquery`
  const step = tx`case when ${isWhole} then case when ${isOwn} then 2 else 3 end when ${isOwn} then 4 else 5 end`
  const branches = [
    ...samples.map((sample) => some(sample, 0, tx`1`, titled, own, tx`true`)),
    ...ways.flatMap((parts, way) => samples.map((sample) => some(sample, way, step, parts, all, isNew))),
  ]
  const same = words.flatMap((word) => word.same)
  const phrase = words.length > 1 ? words.map(({ typed }) => inTitle(typed)).join(' <-> ') : null
  const order = tx`way, step, is_phrase desc, is_exact desc, praise desc, letters / 16, shops desc, letters, gtin, id`
  const rows = await tx<(Key & { total: number; hasWhole: boolean; shops: number | null })[]>`
    with candidate as materialized (
      select * from (${branches.reduce((before, each) => tx`${before} union all ${each}`)}) branch limit ${maxCompared}
    ), judged as (
      select way, step, gtin, case when gtin is null then id end as id, letters,
        coalesce(words @@ ${phrase}::tsquery, false) as is_phrase, words @@ ${allOf(words.map(({ typed }) => inTitle(typed)))}::tsquery as is_exact,
        ${has(same.map((word) => `${inTitle(word)}:A`))}::int + ${has(same.map(inBrandOrType))}::int as praise
      from candidate
    ), found as materialized (
      select gtin, id, min(way) as way, min(step) as step, bool_or(is_phrase) as is_phrase, bool_or(is_exact) as is_exact, max(praise) as praise, min(letters) as letters,
        count(*)::int as shops
      from judged group by gtin, id
    ), best as (
      select * from found order by ${order} limit ${count} offset ${offset}
    )
    select gtin, id, shops, least(total, ${maxCounted + 1})::int as total, "hasWhole"
    from (select count(*) as total, coalesce(min(step) <= 3, false) as "hasWhole" from found) counted left join best on true
    order by ${order}`
  const { total, hasWhole } = rows[0]!
  const keys = rows.filter(({ shops }) => shops !== null)
  return { groups: await groupsOf({ tx, edition, ...search }, keys), total, hasWhole }
}

/** In their order, with what all shops ask for them within the range of prices. */
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
