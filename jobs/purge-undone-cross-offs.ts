import { purgeUndoneCrossOffs } from '../src/cross-offs/index.ts'
import { defineJob } from './define-job.ts'

export const purgeUndoneCrossOffsJob = defineJob({
  kind: 'purge-undone-cross-offs',
  cron: '25 4 * * *',
  run: purgeUndoneCrossOffs,
})
