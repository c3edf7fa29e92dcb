import { purgeDeletedGifts } from '../src/gifts/index.ts'
import { defineJob } from './define-job.ts'

export const purgeDeletedGiftsJob = defineJob({
  kind: 'purge-deleted-gifts',
  cron: '* * * * *',
  run: purgeDeletedGifts,
})
