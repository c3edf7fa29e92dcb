import type { Sql } from '#core/db.ts'
import type { Occasion } from '#core/occasions.ts'
import type { DrawOccasion } from '../lots/index.ts'

interface Day {
  publicGuid: string
  title: string
  /** last change of the list, or moment at which the draw was made */
  changedAt: Date
}

/** The day of a list that the user owns. */
export interface ListDay extends Day {
  kind: 'list'
  username: string
  occasion: Occasion
  /** `YYYY-MM-DD` */
  day: string
}

/** A draw that the user organizes or takes part in, without its result. */
export interface DrawDay extends Day {
  kind: 'draw'
  /** occasion that the organizer chose; null if they chose none */
  occasion: DrawOccasion | null
  /** day on which presents are given, `YYYY-MM-DD`; null if the organizer set none */
  day: string | null
}

interface DayRow extends Day {
  kind: 'list' | 'draw'
  /** only for lists */
  username: string | null
  occasion: string | null
  /** `YYYY-MM-DD`; lists always have one */
  day: string | null
}

const toDay = ({ kind, username, occasion, day, ...about }: DayRow): ListDay | DrawDay =>
  kind === 'list'
    ? { ...about, kind, username: username!, occasion: occasion as Occasion, day: day! }
    : { ...about, kind, day, occasion: occasion as DrawOccasion | null }

/**
 * Returns the days of the user's own lists and draws for the calendar. Leaves out lists without a day, and deleted
 * draws.
 */
export async function ownDays(sql: Sql, userId: number, withDraws: boolean): Promise<(ListDay | DrawDay)[]> {
  const rows = await sql<DayRow[]>`
    select 'list' as kind, l.public_guid, coalesce(l.title, full_name(l.first_name, l.last_name)) as title, l.last_update as changed_at,
      l.username::text as username, l.occasion::text as occasion, l.occasion_date as day
    from list_owners o
    join lists l on l.id = o.list_id
    where o.user_id = ${userId} and l.occasion_date is not null
    union all
    select 'draw', d.public_guid, d.title, d.drawn_at, null, d.occasion::text, d.day
    from draws d
    where ${withDraws} and d.deleted_at is null and d.drawn_at is not null and d.id in (
      select id from draws where organizer_user_id = ${userId} union select draw_id from participants where user_id = ${userId}
    )
    order by changed_at, public_guid`
  return rows.map(toDay)
}
