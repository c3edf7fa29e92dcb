import { completeGift, completeGiftKind } from '../src/gifts/index.ts'
import { defineJob } from './define-job.ts'

export const completeGiftJob = defineJob({
  kind: completeGiftKind,
  // at once: somebody looks at the list
  queue: { notify: true, expireInSeconds: 60 },
  // of one user two: a shop that answers nobody is not to take all turns from the others
  concurrency: { localConcurrency: 4, batchSize: 1, localGroupConcurrency: 2 },
  run: completeGift,
})
