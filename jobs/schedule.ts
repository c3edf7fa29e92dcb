import type { JobName } from '#core/queue.ts'

/** Everything that happens by the clock, in Dutch time. */
export const schedule: readonly { job: JobName; cron: string }[] = [{ job: 'tidy', cron: '20 4 * * *' }]
export const timeZone = 'Europe/Amsterdam'
