import { createHash } from 'node:crypto'
import type { Sql } from '#core/db.ts'
import type { EditionCode } from '#core/editions.ts'

interface ShopGiven {
  name: string
  host?: string | null
  url?: string | null
  category?: string | null
  referral?: string | null
  sites?: EditionCode[] | null
  importedAt?: Date | null
}

/** Inserts a shop. @returns its id */
export async function addShop(sql: Sql, given: ShopGiven): Promise<number> {
  const { name, host = `${name.toLowerCase()}.example`, url = null, category = null } = given
  if (category) await sql`insert into shop_categories (name) values (${category}) on conflict do nothing`
  const [shop] = await sql<{ id: number }[]>`
    insert into shops (name, host, url, category_id, referral, sites, imported_at)
    values (${name}, ${host}, ${url}, (select id from shop_categories where name = ${category}), ${given.referral ?? null}, ${given.sites ?? null},
      ${given.importedAt ?? null})
    returning id`
  return shop!.id
}

interface ProductGiven {
  shopId: number
  title: string
  brand?: string | null
  productType?: string | null
  language?: string | null
  priceCents?: number
  gtin?: string | null
  url?: string
  imageUrl?: string | null
  imageHash?: string | null
  updatedAt?: Date
  withdrawnAt?: Date | null
}

/** Inserts a product. @returns its id */
export async function addProduct(sql: Sql, given: ProductGiven): Promise<number> {
  const { shopId, title, url = `https://www.winkel.example/${encodeURIComponent(title)}` } = given
  const digest = createHash('md5').update(title).digest('hex')
  const [product] = await sql<{ id: number }[]>`
    insert into products (shop_id, feed_id, gtin, title, brand, product_type, language, url, image_url, image_hash, price_cents, digest, updated_at, withdrawn_at)
    values (${shopId}, ${title}, ${given.gtin ?? null}, ${title}, ${given.brand ?? null}, ${given.productType ?? null}, ${given.language ?? null}, ${url}, ${given.imageUrl ?? null}, ${given.imageHash ?? null}, ${given.priceCents ?? 1295},
      ${digest}, ${given.updatedAt ?? new Date()}, ${given.withdrawnAt ?? null})
    returning id`
  return product!.id
}
