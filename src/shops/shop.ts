import type { Sql } from '#core/db.ts'
import type { EditionCode } from '#core/editions.ts'

export interface Shop {
  id: number
  name: string
  /** host name without `www.` */
  host: string | null
  /** URL behind the shop's entry on the page of shops; null for a shop that is known only from its feed */
  url: string | null
  logoHash: string | null
  categoryId: number | null
  /** query string that identifies us in links to the shop */
  referral: string | null
  /** codes of the editions that show the shop; null for all */
  sites: EditionCode[] | null
}

/** Columns of `Shop`. The query must select from `shops s`. */
export const shopColumns = (sql: Sql) => sql`
  s.id, s.name::text as name, s.host, s.url, s.logo_hash, s.category_id, s.referral, s.sites`

/** Whether an edition shows a shop and its products. The query must select from `shops s`. */
export const isShownIn = (sql: Sql, edition: EditionCode) => sql`(s.sites is null or ${edition} = any(s.sites))`
