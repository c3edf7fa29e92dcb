import type { Sql } from '#core/db.ts'
import type { Texts } from '#core/i18n.ts'
import { othersOccasion, type Occasion } from '#core/occasions.ts'
import { daysUntil } from '#core/calendar.ts'
import type { AccessType } from '#core/shareable.ts'
import { firstGifts, type Gift } from '../gift/index.ts'

/** How many gifts a mail shows. */
const maxGifts = 4

/** What a mail shows of a list, read as for its owners: nothing here knows of cross-offs. */
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
  /** the first of them */
  gifts: Gift[]
  giftCount: number
}

/** @returns null when there is no such list any more, or it is not this user's */
export async function listInMail(sql: Sql, userId: number, listId: number): Promise<ListInMail | null> {
  const [list] = await sql<Omit<ListInMail, 'gifts' | 'giftCount'>[]>`
    select l.username::text as username, l.first_name, l.last_name, l.title, l.access_type, l.occasion,
      l.occasion_date, l.theme_image, l.image_hash
    from list_owners o
    join lists l on l.id = o.list_id
    where o.user_id = ${userId}::int and l.id = ${listId}::int`
  return list ? { ...list, ...(await firstGifts(sql, listId, maxGifts)) } : null
}

/** What a list is for, to others, and on which day while it is to come: "Sinterklaas, 5 december". Empty for no occasion at all. */
export function occasionOf(
  { t, date }: Texts,
  { occasion, occasionDate }: Pick<ListInMail, 'occasion' | 'occasionDate'>,
  now: Date,
): string {
  const days = daysUntil(occasionDate, now)
  const day = occasionDate !== null && days !== null ? date(occasionDate, days < 365 ? 'day' : 'long') : null
  if (occasion === 'JustBecause') return day ?? ''
  return [t(othersOccasion(occasion)), day].filter(Boolean).join(', ')
}
