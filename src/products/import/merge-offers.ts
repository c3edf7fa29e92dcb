import { hash } from 'node:crypto'
import { finished } from 'node:stream/promises'
import type { ReservedSql } from 'postgres'
import type { Offer } from './offer.ts'

// The temporary tables exist for one import only. The check of our SQL knows only migrated tables and can't read these
// statements, so they use `unsafe`.

/** Row of `products` as the import writes it. Only this file names the columns that come from a feed. */
type StoredOffer = Omit<Offer, 'imagePath'> & { language: string | null; imageHash: string | null }

const columns: readonly (readonly [column: string, valueOf: (offer: StoredOffer) => string | number | null])[] = [
  ['gtin', (offer) => offer.gtin],
  ['title', (offer) => offer.title],
  ['brand', (offer) => offer.brand],
  ['product_type', (offer) => offer.productType],
  ['language', (offer) => offer.language],
  ['url', (offer) => offer.url],
  ['image_url', (offer) => offer.imageUrl],
  ['image_hash', (offer) => offer.imageHash],
  ['price_cents', (offer) => offer.priceCents],
]
const names = columns.map(([column]) => column).join(', ')
const namesOf = (table: string) => columns.map(([column]) => `${table}.${column}`).join(', ')

/**
 * Creates the temporary tables: the current batch of offers, and the ids of the products that the feed has had so far.
 */
export const createTempTables = `
  create temp table feed_offers as select 0 as feed_row, feed_id, ${names}, digest from products with no data;
  create temp table seen_products (id integer primary key)`

export const dropTempTables = 'drop table if exists feed_offers, seen_products'

/** SQL for the hash of our copy of the picture. We keep our copy as long as the feed names the same picture URL. */
const imageHash = 'case when o.image_url = p.image_url then p.image_hash else o.image_hash end'

// `lateral … limit 1` makes PostgreSQL look up each row by the index. Without it, outdated statistics of a table that
// has just grown could mislead the planner.
const merge = `
  with known as materialized (
    select o.feed_row, coalesce(p.id, nextval('products_id_seq')::integer) as id, p.id is null as is_new,
      coalesce(p.differs, false) and not p.is_repeated as is_changed, coalesce(p.is_repeated, false) as is_repeated
    from feed_offers o left join lateral (
      select p.id, p.digest <> o.digest or p.withdrawn_at is not null as differs,
        exists (select from seen_products s where s.id = p.id) as is_repeated
      from products p where p.shop_id = $1 and p.feed_id = o.feed_id limit 1
    ) p on true
  ), changed as (
    update products p set (${names}, digest) = row (${namesOf('o').replace('o.image_hash', imageHash)}, o.digest),
      updated_at = $2, withdrawn_at = null
    from known k join feed_offers o using (feed_row)
    where p.id = k.id and k.is_changed
  ), added as (
    insert into products (id, shop_id, feed_id, ${names}, digest, updated_at) overriding system value
    select k.id, $1, o.feed_id, ${namesOf('o')}, o.digest, $2 from known k join feed_offers o using (feed_row) where k.is_new
  ), seen as (
    insert into seen_products select id from known where not is_repeated
  )
  select (count(*) filter (where is_new))::int as added, (count(*) filter (where is_changed))::int as changed,
    coalesce(array_agg(feed_row) filter (where is_repeated), '{}') as repeated
  from known`

const withdrawUnseen = `
  update products p set withdrawn_at = $2
  where p.shop_id = $1 and p.withdrawn_at is null and not exists (select from seen_products s where s.id = p.id)`

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }
const asCopied = (value: string | number | null): string =>
  value === null ? '\\N' : String(value).replace(/[\\\t\n\r]/g, (character) => escapes[character]!)

/** Returns an offer's line for `COPY`. The digest in it covers everything except the row number and the offer's id. */
export function lineOf(row: number, offer: StoredOffer): string {
  const said = columns.map(([, valueOf]) => asCopied(valueOf(offer))).join('\t')
  return `${row}\t${asCopied(offer.feedId)}\t${said}\t${hash('md5', said)}\n`
}

export interface Merged {
  added: number
  changed: number
  /** numbers of rows whose id an earlier row of the feed has */
  repeated: number[]
}

/** Adds new offers, updates changed ones and leaves the rest alone. Merges all lines or none. */
export async function mergeOffers(session: ReservedSql, shopId: number, lines: Uint8Array, now: Date): Promise<Merged> {
  const copy = await session.unsafe(`copy feed_offers (feed_row, feed_id, ${names}, digest) from stdin`).writable()
  copy.end(lines)
  await finished(copy)
  const [[merged]] = await Promise.all([
    session.unsafe<[Merged]>(merge, [shopId, now], { prepare: true }),
    session.unsafe('truncate feed_offers'),
  ])
  return merged
}

/**
 * Withdraws the products that the feed no longer has.
 * @returns how many were withdrawn
 */
export async function withdrawOthers(session: ReservedSql, shopId: number, now: Date): Promise<number> {
  await session.unsafe('analyze seen_products')
  return (await session.unsafe(withdrawUnseen, [shopId, now])).count
}
