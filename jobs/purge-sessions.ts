import { purgeSessions } from '../src/accounts/index.ts'
import { defineJob } from './define-job.ts'

export const purgeSessionsJob = defineJob({ kind: 'purge-sessions', cron: '20 4 * * *', run: purgeSessions })
