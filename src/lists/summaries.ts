import { fullNameOf } from '#core/names.ts'
import { z } from 'zod'
import type { Sql } from '#core/db.ts'
import { occasions } from '#core/occasions.ts'
import { listImageUrl } from './list-picture.ts'

export const summarySchema = z
  .object({
    fullName: z.string(),
    imageUrl: z.string(),
    isShareable: z.boolean(),
    lastUpdate: z.string(),
    localLink: z.string(),
    occasion: z.enum(occasions),
    privateGuid: z.string(),
    title: z.string().nullable(),
    username: z.string(),
    giftCount: z.number().int().nullable(),
  })
  .meta({ id: 'Summary' })

/** For our own pages, with what the API does not tell. */
export interface Summary extends z.output<typeof summarySchema> {
  /** `YYYY-MM-DD` */
  occasionDate: string | null
  themeImage: string
  imageHash: string | null
  /** first names of those with whom the asker keeps the list; null unless asked for */
  keptWith: string[] | null
}

interface SummaryRow {
  privateGuid: string
  username: string
  firstName: string
  lastName: string
  title: string | null
  occasion: Summary['occasion']
  occasionDate: string | null
  themeImage: string
  imageHash: string | null
  isShareable: boolean
  lastUpdate: Date
  giftCount: number | null
  keptWith: string[] | null
}

const toSummary = ({ firstName, lastName, lastUpdate, ...row }: SummaryRow): Summary => ({
  ...row,
  fullName: fullNameOf({ firstName, lastName }),
  imageUrl: listImageUrl(row),
  lastUpdate: lastUpdate.toISOString(),
  localLink: `/${row.username}`,
})

/** Oldest first; `giftCount` and `keptWith` are null unless asked for. */
export async function summariesOf(
  scope: { sql: Sql; user: { id: number } | null },
  { withGiftCount, withKeepers = false }: { withGiftCount: boolean; withKeepers?: boolean },
): Promise<Summary[]> {
  if (!scope.user) return []
  const rows = await scope.sql<SummaryRow[]>`
    select l.private_guid as "privateGuid", l.username::text as username, l.first_name as "firstName", l.last_name as "lastName", l.title, l.occasion,
      l.occasion_date as "occasionDate", l.theme_image as "themeImage", l.image_hash as "imageHash", l.access_type in ('OPEN', 'PUBLIC') as "isShareable", l.last_update as "lastUpdate",
      case when ${withGiftCount}::boolean then (
        select count(*)::int from gifts g join categories c on c.id = g.category_id where c.list_id = l.id
      ) end as "giftCount",
      case when ${withKeepers}::boolean then array(
        select u.first_name from list_owners k join users u on u.id = k.user_id
        where k.list_id = l.id and k.user_id <> o.user_id
        order by k.is_primary desc, k.since, u.id
      ) end as "keptWith"
    from list_owners o
    join lists l on l.id = o.list_id
    where o.user_id = ${scope.user.id}
    order by l.created_at, l.id`
  return rows.map(toSummary)
}

/** Does not check who owns the list. */
export async function summaryOf(sql: Sql, listId: number): Promise<Summary> {
  const [row] = await sql<SummaryRow[]>`
    select private_guid as "privateGuid", username::text as username, first_name as "firstName", last_name as "lastName", title, occasion,
      occasion_date as "occasionDate", theme_image as "themeImage", image_hash as "imageHash", access_type in ('OPEN', 'PUBLIC') as "isShareable", last_update as "lastUpdate", null::int as "giftCount", null::text[] as "keptWith"
    from lists where id = ${listId}`
  return toSummary(row!)
}
