import { tellDrawChanges, tellDrawChangesKind } from '../src/draws/index.ts'
import { defineJob } from './define-job.ts'

export const tellDrawChangesJob = defineJob({
  kind: tellDrawChangesKind,
  queue: { notify: true },
  run: tellDrawChanges,
})
