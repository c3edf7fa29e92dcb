import { purgeRateLimits } from '#core/limits.ts'
import { defineJob } from './define-job.ts'

export const purgeRateLimitsJob = defineJob({ name: 'purge-rate-limits', cron: '40 4 * * *', run: purgeRateLimits })
