import type { Sql } from '#core/db.ts'
import type { EditionCode } from '#core/editions.ts'
import { isShownIn } from '../shops/index.ts'
import { productColumns, type ShopProduct } from './product.ts'

/** One product, as one shop or several sell it. */
export interface ProductGroup {
  title: string
  /** none where its shop does not say */
  gtins: string[]
  /** the cheapest first, then by the shop's name; at least one */
  products: ShopProduct[]
}

/** Shop products with the same gtin make a group, one without makes its own; groups stay in the order of their first products. */
export function groupProducts(products: readonly ShopProduct[]): ProductGroup[] {
  const groups = Map.groupBy(products, ({ gtin, id }) => gtin ?? id)
  return [...groups.values()].map((some) => {
    const sorted = some.toSorted((a, b) => a.priceCents - b.priceCents || a.shop.name.localeCompare(b.shop.name))
    const { title, gtin } = sorted[0]!
    return { title, gtins: gtin === null ? [] : [gtin], products: sorted }
  })
}

/**
 * What an edition's shops sell under these numbers, in their order.
 * @param gtins as core/gtin.ts writes them
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
