import { defineJob } from './define-job.ts'

export const purgeImagesJob = defineJob({
  kind: 'purge-images',
  cron: '45 4 * * *',
  run: ({ images, sql, now }) => images.purgeUnused(sql, now()),
})
