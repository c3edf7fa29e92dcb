import { dayOf } from '#core/days.ts'
import type { Scope, Services } from '#core/scope.ts'

export interface Statistics {
  /**
   * number of users with a list of their own; users who only give don't count, because their number would reveal
   * cross-offs
   */
  people: number
  gifts: number
  /** number of lists with a birthday in this month */
  birthdays: number
}

/** Returns the statistics as they were last counted; null before the first count. */
export async function statistics({ sql }: Pick<Scope, 'sql'>): Promise<Statistics | null> {
  const [counted] = await sql<Statistics[]>`select people, gifts, birthdays from statistics`
  return counted ?? null
}

/** Counts and stores the statistics. Only a job calls this, because it reads whole tables. */
export async function countStatistics({ sql, now }: Pick<Services, 'sql' | 'now'>): Promise<void> {
  const month = Number(dayOf(now()).slice('YYYY-'.length, 'YYYY-MM'.length))
  await sql`
    insert into statistics (people, gifts, birthdays, counted_at)
    select (select count(distinct user_id) from list_owners), (select count(*) from gifts),
      (select count(*) from lists where extract(month from birthday) = ${month}::int), ${now()}
    on conflict (is_only_row) do update
    set people = excluded.people, gifts = excluded.gifts, birthdays = excluded.birthdays, counted_at = excluded.counted_at`
}
