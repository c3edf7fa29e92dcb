import type { Sql } from '#core/db.ts'
import type { EditionCode } from '#core/editions.ts'
import { isShownIn } from '../shops/index.ts'
import { productColumns, type ShopProduct } from './product.ts'

/** Product that one or several shops sell. */
export interface ProductGroup {
  title: string
  /** the group's only GTIN; empty if the shop doesn't state one */
  gtins: string[]
  /** the cheapest first, then by the shop's name; at least one */
  products: ShopProduct[]
}

/**
 * Groups shop products by GTIN. A shop product without a GTIN is a group of its own. Groups keep the order of their
 * first products.
 */
export function groupProducts(products: readonly ShopProduct[]): ProductGroup[] {
  const groups = Map.groupBy(products, ({ gtin, id }) => gtin ?? id)
  return [...groups.values()].map((some) => {
    const sorted = some.toSorted((a, b) => a.priceCents - b.priceCents || a.shop.name.localeCompare(b.shop.name))
    const { title, gtin } = sorted[0]!
    return { title, gtins: gtin === null ? [] : [gtin], products: sorted }
  })
}

/**
 * Returns the products with these GTINs that an edition's shops sell, in the order of the GTINs.
 * @param gtins as `gtinOf` (core/gtin.ts) returns them
 */
export async function groupsByGtin(sql: Sql, gtins: readonly string[], edition: EditionCode): Promise<ProductGroup[]> {
  if (gtins.length === 0) return []
  return groupProducts(
    await sql<ShopProduct[]>`
      select ${productColumns(sql)} from products p join shops s on s.id = p.shop_id
      where p.gtin = any(${[...gtins]}) and p.withdrawn_at is null and ${isShownIn(sql, edition)}
      order by array_position(${[...gtins]}, p.gtin)`,
  )
}
