import type { Sql } from '#core/db.ts'
import type { Texts } from '#core/i18n.ts'
import { occasionMessageForOthers, type Occasion } from '#core/occasions.ts'
import { daysUntil } from '#core/days.ts'
import type { AccessType } from '#core/access-types.ts'
import { firstGifts, type Gift } from '../gift/index.ts'

/** Maximum number of gifts that a mail shows. */
const maxGifts = 4

/** List as a mail shows it. It comes from the owners' queries, which read no cross-offs. */
export interface ListInMail {
  username: string
  firstName: string
  lastName: string
  title: string | null
  accessType: AccessType
  occasion: Occasion
  /** `YYYY-MM-DD` */
  occasionDate: string | null
  themeImage: string
  imageHash: string | null
  /** the first gifts of the list */
  gifts: Gift[]
  giftCount: number
}

/** Returns a list for a mail, with its first gifts. Null if the list was deleted or the user doesn't own it. */
export async function listInMail(sql: Sql, userId: number, listId: number): Promise<ListInMail | null> {
  const [list] = await sql<Omit<ListInMail, 'gifts' | 'giftCount'>[]>`
    select l.username::text as username, l.first_name, l.last_name, l.title, l.access_type, l.occasion,
      l.occasion_date, l.theme_image, l.image_hash
    from list_owners o
    join lists l on l.id = o.list_id
    where o.user_id = ${userId}::int and l.id = ${listId}::int`
  return list ? { ...list, ...(await firstGifts(sql, listId, maxGifts)) } : null
}

/**
 * Returns the occasion of a list in words for its visitors, with its day if that is still to come: "Sinterklaas, 5
 * december". Empty if the list has neither.
 */
export function occasionOf(
  { t, date }: Texts,
  { occasion, occasionDate }: Pick<ListInMail, 'occasion' | 'occasionDate'>,
  now: Date,
): string {
  const days = daysUntil(occasionDate, now)
  const day = occasionDate !== null && days !== null ? date(occasionDate, days < 365 ? 'day' : 'long') : null
  if (occasion === 'JustBecause') return day ?? ''
  return [t(occasionMessageForOthers(occasion)), day].filter(Boolean).join(', ')
}
