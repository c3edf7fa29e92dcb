import type { Pool } from '#core/db.ts'
import { until } from './until.ts'

/** Waits until so many statements wait for locks. */
export const untilWaiting = (sql: Pool, count: number): Promise<unknown> =>
  until(async () => {
    const waiting = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    return waiting.length >= count
  }, `${count} statements to wait`)
