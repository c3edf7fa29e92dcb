import { purgeDeletedGifts } from '../src/gifts/index.ts'
import { defineJob } from './define-job.ts'

export const purgeDeletedGiftsJob = defineJob({
  name: 'purge-deleted-gifts',
  cron: '* * * * *',
  run: purgeDeletedGifts,
})
