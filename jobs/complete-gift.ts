import { completeGift, completeGiftKind } from '../src/gifts/index.ts'
import { defineJob } from './define-job.ts'

export const completeGiftJob = defineJob({
  kind: completeGiftKind,
  // starts at once, because somebody is looking at the list
  queue: { notify: true, expireInSeconds: 60 },
  // runs two jobs of one user at most, so that a shop that doesn't respond can't take all turns from other users
  concurrency: { localConcurrency: 4, batchSize: 1, localGroupConcurrency: 2 },
  run: completeGift,
})
