import { purgeRateLimits } from '#core/limits.ts'
import { purgeMailCaps } from '#core/mail/caps.ts'
import { defineJob } from './define-job.ts'

export const purgeRateLimitsJob = defineJob({
  kind: 'purge-rate-limits',
  cron: '40 4 * * *',
  run: (services) => Promise.all([purgeRateLimits(services), purgeMailCaps(services)]),
})
