import { dayInYear, dayMs, dayOf, nextOccurrence, timeZone, type YearlyDay } from '#core/days.ts'
import type { Sql } from '#core/db.ts'
import { countsAsProven } from '../accounts/index.ts'
import type { EditionCode } from '#core/editions.ts'
import type { Occasion } from '#core/occasions.ts'
import { isOwnersAddress, ownersIds } from '../access/index.ts'

/** Number of days before a birthday from which an overview mail mentions the birthday. */
const birthdaysWithinDays = 31
/** Largest number of gifts that a mail lists: nobody reads a longer mail, and mail programs would cut it off. */
const maxGifts = 10

interface OwnList {
  username: string
  title: string | null
  fullName: string
  occasion: Occasion
  /** `YYYY-MM-DD` */
  occasionDate: string | null
  giftCount: number
}

interface FriendsBirthday {
  username: string
  fullName: string
  /** next birthday, `YYYY-MM-DD` */
  day: string
}

interface OwnCrossOff {
  giftGuid: string
  crossOffGuid: string
  description: string
  fullName: string
  /** `YYYY-MM-DD`; null if the list has no day, or if that day has passed */
  occasionDate: string | null
}

/** Recipient and content of a user's overview mail. */
export interface Overview {
  userId: number
  mailingsGuid: string
  email: string
  edition: EditionCode
  firstName: string | null
  isAccount: boolean
  isProven: boolean
  /** whether the user wants overview mails and has proven the address */
  isWanted: boolean
  lists: OwnList[]
  /** soonest first */
  birthdays: FriendsBirthday[]
  /** gifts that the user has crossed off, nearest occasion first, at most ten */
  gifts: OwnCrossOff[]
  giftCount: number
}

interface OverviewRow extends Omit<Overview, 'birthdays'> {
  friends: (Omit<FriendsBirthday, 'day'> & YearlyDay)[]
}

/**
 * Returns today and the coming days as `MM-DD`. In a year without 29 February, the 28th brings `02-29` too, because
 * birthdays of that day are celebrated on the 28th.
 */
function comingDays(now: Date): string[] {
  const today = Date.parse(dayOf(now))
  return Array.from({ length: birthdaysWithinDays + 1 }, (_, days) => new Date(today + days * dayMs)).flatMap((day) => {
    const [year, yearly] = [day.getUTCFullYear(), day.toISOString().slice(5, 10)]
    const isLeapDay = dayInYear({ day: 29, month: 2 }, year) === `${year}-${yearly}`
    return isLeapDay ? [yearly, '02-29'] : [yearly]
  })
}

/**
 * Reads the overviews of some users in one statement. Everything is read by user id: other users with the same e-mail
 * address contribute nothing. A user's own lists are read as an owner sees them, without cross-offs. Leaves out
 * birthdays and gifts of lists that somebody with the user's e-mail address owns. Also leaves out gifts whose list's
 * day has passed since the cross-off.
 */
export async function overviewsOf(sql: Sql, now: Date, userIds: readonly number[]): Promise<Overview[]> {
  const today = dayOf(now)
  const rows = await sql<OverviewRow[]>`
    select u.id as user_id, u.mailings_guid, u.email::text as email, u.edition, u.first_name,
      u.password_hash is not null as is_account, ${countsAsProven(sql)} as is_proven,
      u.overview_email_frequency > 0 and u.email_proven_at is not null as is_wanted,
      own.lists, near.friends, given.gifts, given.count as gift_count
    from users u
    cross join lateral (
      select coalesce(jsonb_agg(
        jsonb_build_object('username', l.username, 'title', l.title, 'fullName', full_name(l.first_name, l.last_name),
          'occasion', l.occasion, 'occasionDate', l.occasion_date,
          'giftCount', (select count(*) from categories c join gifts g on g.category_id = c.id where c.list_id = l.id))
        order by l.created_at, l.id
      ), '[]') as lists
      from list_owners o
      join lists l on l.id = o.list_id
      where o.user_id = u.id
    ) own
    cross join lateral (
      select coalesce(jsonb_agg(
        jsonb_build_object('username', l.username, 'fullName', full_name(l.first_name, l.last_name),
          'day', extract(day from l.birthday), 'month', extract(month from l.birthday))
      ), '[]') as friends
      from friendships f
      join lists l on l.id = f.list_id and l.access_type in ('OPEN', 'PUBLIC')
      where f.user_id = u.id and to_char(l.birthday, 'MM-DD') = any(${comingDays(now)})
        and not ${isOwnersAddress(sql, ownersIds(sql, sql`l.id`), sql`u.email`)}
    ) near
    cross join lateral (
      select coalesce(jsonb_agg(gift order by place) filter (where place <= ${maxGifts}), '[]') as gifts, count(*)::int as count
      from (
        select row_number() over (order by coming.day nulls last, x.crossed_off_at, x.id) as place,
          jsonb_build_object('giftGuid', g.public_guid, 'crossOffGuid', x.private_guid, 'description', g.description,
            'fullName', full_name(l.first_name, l.last_name), 'occasionDate', coming.day) as gift
        from cross_offs x
        join gifts g on g.id = x.gift_id
        join categories c on c.id = g.category_id
        join lists l on l.id = c.list_id
        cross join lateral (select case when l.occasion_date >= ${today}::date then l.occasion_date end as day) coming
        where x.user_id = u.id and x.undone_at is null
          and (l.occasion_date is null or l.occasion_date >= ${today}::date or l.occasion_date < (x.crossed_off_at at time zone ${timeZone})::date)
          and not ${isOwnersAddress(sql, ownersIds(sql, sql`l.id`), sql`u.email`)}
      ) placed
    ) given
    where u.id = any(${[...userIds]}::int[])
    order by u.id`
  return rows.map(({ friends, ...row }) => ({ ...row, birthdays: soonestFirst(friends, now) }))
}

const soonestFirst = (friends: OverviewRow['friends'], now: Date): FriendsBirthday[] =>
  friends
    .map(({ username, fullName, day, month }) => ({ username, fullName, day: nextOccurrence({ day, month }, now) }))
    .toSorted((one, other) => one.day.localeCompare(other.day) || one.username.localeCompare(other.username))

export const hasNews = ({ lists, birthdays, gifts }: Overview): boolean =>
  lists.length + birthdays.length + gifts.length > 0
