import type { Sql } from '#core/db.ts'
import type { Texts } from '#core/i18n.ts'
import { outboundUrl } from './outbound.ts'
import { isShownIn, shopColumns, type Shop } from './shop.ts'

/** Shop on the page of shops. */
export interface ListedShop extends Shop {
  /** with our referral */
  url: string
}

export interface ShopCategory {
  /** null for shops without a category */
  id: number | null
  name: string | null
  shops: ListedShop[]
}

/**
 * Returns the shops of an edition by category, both in the edition's alphabetical order. Shops without a category come
 * last.
 */
export async function shopsIn(
  sql: Sql,
  { edition, compare }: Pick<Texts, 'edition' | 'compare'>,
): Promise<ShopCategory[]> {
  const rows = await sql<(Shop & { url: string; category: string | null })[]>`
    select ${shopColumns(sql)}, c.name as category from shops s left join shop_categories c on c.id = s.category_id
    where s.url is not null and ${isShownIn(sql, edition.code)}`
  const shops = rows.sort((a, b) => compare(a.name, b.name))
  return [...Map.groupBy(shops, ({ categoryId }) => categoryId)]
    .map(([id, some]) => ({
      id,
      name: some[0]!.category,
      shops: some.map(({ category: _, ...shop }) => ({ ...shop, url: outboundUrl(shop.url, shop) })),
    }))
    .sort((a, b) => Number(a.name === null) - Number(b.name === null) || compare(a.name ?? '', b.name ?? ''))
}
