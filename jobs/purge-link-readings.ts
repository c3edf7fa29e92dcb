import { purgeLinkReadings } from '../src/links/index.ts'
import { defineJob } from './define-job.ts'

export const purgeLinkReadingsJob = defineJob({
  kind: 'purge-link-readings',
  cron: '38 4 * * *',
  run: purgeLinkReadings,
})
