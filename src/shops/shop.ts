import type { Sql } from '#core/db.ts'
import type { EditionCode } from '#core/editions.ts'

export interface Shop {
  id: number
  name: string
  /** without `www.` */
  host: string | null
  /** where its entry on the page of shops leads; null for one that is known from its feed alone */
  url: string | null
  logoHash: string | null
  categoryId: number | null
  /** what links to it carry for us, as a query */
  referral: string | null
  /** codes of the editions that show it; null for all */
  sites: EditionCode[] | null
}

/** Of `shops s`, named as in `Shop`. */
export const shopColumns = (sql: Sql) => sql`
  s.id, s.name::text as name, s.host, s.url, s.logo_hash, s.category_id, s.referral, s.sites`

/** Whether an edition shows `shops s` and what it sells. */
export const isShownIn = (sql: Sql, edition: EditionCode) => sql`(s.sites is null or ${edition} = any(s.sites))`
