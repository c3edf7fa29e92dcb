import { dayOf } from '#core/calendar.ts'
import type { Scope, Services } from '#core/scope.ts'

export interface Statistics {
  /** with a list of their own; whoever only gives is not counted, as that would tell of cross-offs */
  people: number
  gifts: number
  /** lists with their birthday in this month */
  birthdays: number
}

/** As they were last counted; null before that. */
export async function statistics({ sql }: Pick<Scope, 'sql'>): Promise<Statistics | null> {
  const [counted] = await sql<Statistics[]>`select people, gifts, birthdays from statistics`
  return counted ?? null
}

/** Reads whole tables: for a job. */
export async function countStatistics({ sql, now }: Pick<Services, 'sql' | 'now'>): Promise<void> {
  const month = Number(dayOf(now()).slice('YYYY-'.length, 'YYYY-MM'.length))
  await sql`
    insert into statistics (people, gifts, birthdays, counted_at)
    select (select count(distinct user_id) from list_owners), (select count(*) from gifts),
      (select count(*) from lists where extract(month from birthday) = ${month}::int), ${now()}
    on conflict (is_only_row) do update
    set people = excluded.people, gifts = excluded.gifts, birthdays = excluded.birthdays, counted_at = excluded.counted_at`
}
