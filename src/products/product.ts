import type { Sql } from '#core/db.ts'
import type { Shop } from '../shops/index.ts'

/** One product of one shop. */
export interface ShopProduct {
  id: number
  shop: Pick<Shop, 'id' | 'name' | 'host' | 'referral'>
  /** as core/gtin.ts writes it; shop products with the same one are one product */
  gtin: string | null
  title: string
  brand: string | null
  /** as in the feed, without our referral */
  url: string
  /** the picture at the shop; null where it came with the feed, or there is none */
  imageUrl: string | null
  /** our copy of it, once somebody saw it */
  imageHash: string | null
  priceCents: number
  /** when the price was last known to be so */
  pricedOn: Date
}

/** Of `products p` joined with `shops s`, named as in `ShopProduct`. */
export const productColumns = (sql: Sql) => sql`
  p.id, json_build_object('id', s.id, 'name', s.name, 'host', s.host, 'referral', s.referral) as shop, p.gtin, p.title, p.brand, p.url,
  p.image_url, p.image_hash, p.price_cents, greatest(p.updated_at, s.imported_at) as priced_on`

/** @returns null for an unknown one, and for one that its shop no longer sells */
export async function findProduct(sql: Sql, id: number): Promise<ShopProduct | null> {
  const [product] = await sql<ShopProduct[]>`
    select ${productColumns(sql)} from products p join shops s on s.id = p.shop_id
    where p.id = ${id} and p.withdrawn_at is null`
  return product ?? null
}
