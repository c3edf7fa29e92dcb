import { purgeNotices } from '../src/cross-offs/index.ts'
import { defineJob } from './define-job.ts'

export const purgeNoticesJob = defineJob({ kind: 'purge-notices', cron: '30 4 * * *', run: purgeNotices })
