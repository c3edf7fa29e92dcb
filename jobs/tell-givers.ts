import { tellGivers, tellGiversKind } from '../src/cross-offs/index.ts'
import { defineJob } from './define-job.ts'

export const tellGiversJob = defineJob({
  kind: tellGiversKind,
  cron: '* * * * *',
  // at once where nothing waits on purpose; the second hears of what is added while the first is busy
  queue: { notify: true },
  concurrency: { localConcurrency: 2, batchSize: 1 },
  run: tellGivers,
})
