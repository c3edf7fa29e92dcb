import { tellGivers, tellGiversKind } from '../src/cross-offs/index.ts'
import { defineJob } from './define-job.ts'

export const tellGiversJob = defineJob({
  kind: tellGiversKind,
  cron: '* * * * *',
  // starts at once unless a job is delayed on purpose; while one job runs, a second can take changes made meanwhile
  queue: { notify: true },
  concurrency: { localConcurrency: 2, batchSize: 1 },
  run: tellGivers,
})
