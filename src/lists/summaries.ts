import { fullNameOf } from '#core/names.ts'
import { z } from 'zod'
import type { Sql } from '#core/db.ts'
import { occasionSchema } from '#core/occasions.ts'
import { pathField } from '#core/output.ts'
import {
  fullNameField,
  lastUpdateField,
  listImageField,
  listNameField,
  listPrivateGuidField,
  titleField,
} from './fields.ts'
import { listImageUrl } from './list-picture.ts'

export const summarySchema = z
  .object({
    fullName: fullNameField(),
    imageUrl: listImageField(),
    isShareable: z.boolean().meta({ description: 'Whether visitors can open the list, perhaps by its question' }),
    lastUpdate: lastUpdateField(),
    localLink: pathField().meta({ description: 'Path of the list’s page', example: '/noor' }),
    occasion: occasionSchema,
    privateGuid: listPrivateGuidField(),
    title: titleField(),
    username: listNameField(),
    giftCount: z.number().int().nullable().meta({
      description: 'Number of gifts on the list; null except from `MyList/GetAllWithGiftCount`',
      example: null,
    }),
  })
  .meta({ id: 'Summary', description: 'One of the caller’s lists, without what is on it.' })

/** Summary of a list for our own pages, with fields that the API doesn't return. */
export interface Summary extends z.output<typeof summarySchema> {
  /** `YYYY-MM-DD` */
  occasionDate: string | null
  themeImage: string
  imageHash: string | null
  /** first names of the current user's co-owners; null unless requested */
  coOwnerNames: string[] | null
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
  coOwnerNames: string[] | null
}

const toSummary = ({ firstName, lastName, lastUpdate, ...row }: SummaryRow): Summary => ({
  ...row,
  fullName: fullNameOf({ firstName, lastName }),
  imageUrl: listImageUrl(row),
  lastUpdate: lastUpdate.toISOString(),
  localLink: `/${row.username}`,
})

/** Returns the user's lists, oldest first. `giftCount` and `coOwnerNames` are null unless requested. */
export async function summariesOf(
  scope: { sql: Sql; user: { id: number } | null },
  { withGiftCount, withCoOwners = false }: { withGiftCount: boolean; withCoOwners?: boolean },
): Promise<Summary[]> {
  if (!scope.user) return []
  const rows = await scope.sql<SummaryRow[]>`
    select l.private_guid, l.username::text as username, l.first_name, l.last_name, l.title, l.occasion, l.occasion_date,
      l.theme_image, l.image_hash, l.access_type in ('OPEN', 'PUBLIC') as is_shareable, l.last_update,
      case when ${withGiftCount}::boolean then (
        select count(*)::int from gifts g join categories c on c.id = g.category_id where c.list_id = l.id
      ) end as gift_count,
      case when ${withCoOwners}::boolean then array(
        select u.first_name from list_owners k join users u on u.id = k.user_id
        where k.list_id = l.id and k.user_id <> o.user_id
        order by k.is_primary desc, k.since, u.id
      ) end as co_owner_names
    from list_owners o
    join lists l on l.id = o.list_id
    where o.user_id = ${scope.user.id}
    order by l.created_at, l.id`
  return rows.map(toSummary)
}

/** Returns the summary of a list. The caller must check who owns the list. */
export async function summaryOf(sql: Sql, listId: number): Promise<Summary> {
  const [row] = await sql<SummaryRow[]>`
    select private_guid, username::text as username, first_name, last_name, title, occasion, occasion_date, theme_image, image_hash,
      access_type in ('OPEN', 'PUBLIC') as is_shareable, last_update, null::int as gift_count, null::text[] as co_owner_names
    from lists where id = ${listId}`
  return toSummary(row!)
}
