import { completeGift } from '../src/gifts/index.ts'
import { defineJob } from './define-job.ts'

export const completeGiftJob = defineJob({
  name: 'complete-gift',
  // at once: somebody looks at the list
  queue: { notify: true, expireInSeconds: 60 },
  concurrency: { localConcurrency: 4, batchSize: 1 },
  run: (services, { giftId, attempt = 1 }) => completeGift(services, giftId, attempt),
})
