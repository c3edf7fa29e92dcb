import { tellDrawEnds } from '../src/draws/index.ts'
import { defineJob } from './define-job.ts'

/** Runs during the day, because people read the mail when it arrives. */
export const tellDrawEndsJob = defineJob({ kind: 'tell-draw-ends', cron: '30 10 * * *', run: tellDrawEnds })
