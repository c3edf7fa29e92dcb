import type { Sql } from '#core/db.ts'
import type { Shop } from '../shops/index.ts'

/** Product as one shop sells it. */
export interface ShopProduct {
  id: number
  shop: Pick<Shop, 'id' | 'name' | 'host' | 'referral'>
  /** as `gtinOf` (core/gtin.ts) returns it; shop products with the same GTIN are one product */
  gtin: string | null
  title: string
  brand: string | null
  /** URL from the feed, without our referral */
  url: string
  /** URL of the picture at the shop; null if the picture was delivered with the feed, or there is none */
  imageUrl: string | null
  /** hash of our copy of the picture; null while we have no copy */
  imageHash: string | null
  priceCents: number
  /** when the feed last confirmed the price */
  pricedOn: Date
}

/** Columns of `ShopProduct`. The query must join `products p` with `shops s`. */
export const productColumns = (sql: Sql) => sql`
  p.id, json_build_object('id', s.id, 'name', s.name, 'host', s.host, 'referral', s.referral) as shop, p.gtin, p.title, p.brand, p.url,
  p.image_url, p.image_hash, p.price_cents, greatest(p.updated_at, s.imported_at) as priced_on`

/** @returns the product, or null if the id is unknown or the shop no longer sells the product */
export async function findProduct(sql: Sql, id: number): Promise<ShopProduct | null> {
  const [product] = await sql<ShopProduct[]>`
    select ${productColumns(sql)} from products p join shops s on s.id = p.shop_id
    where p.id = ${id} and p.withdrawn_at is null`
  return product ?? null
}
