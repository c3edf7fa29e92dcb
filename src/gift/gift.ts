import type { Sql } from '#core/db.ts'

/** Knows nothing of cross-offs. */
export interface Gift {
  id: number
  publicGuid: string
  description: string
  url: string | null
  imageHash: string | null
  crossOffEnabled: boolean
  editedAt: Date
  /** its place in its category */
  order: number
}

/** Of `gifts g`, named as in `Gift`. */
export const giftColumns = (sql: Sql) => sql`
  g.id, g.public_guid as "publicGuid", g.description, g.url, g.image_hash as "imageHash", g.cross_off_enabled as "crossOffEnabled",
  g.edited_at as "editedAt", g.position as "order"`

export const maxGifts = 1000

const coldCaseMs = 180 * 24 * 3600 * 1000

/** Whether a gift was last edited so long ago that it may have been given since. */
export const isColdCase = ({ editedAt }: Pick<Gift, 'editedAt'>, now: Date): boolean =>
  now.getTime() - editedAt.getTime() > coldCaseMs

export async function countGifts(sql: Sql, listId: number): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from gifts g join categories c on c.id = g.category_id where c.list_id = ${listId}::int`
  return row!.count
}
