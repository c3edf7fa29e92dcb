import { tellDrawEnds } from '../src/draws/index.ts'
import { defineJob } from './define-job.ts'

/** By day: people read it when it comes. */
export const tellDrawEndsJob = defineJob({ kind: 'tell-draw-ends', cron: '30 10 * * *', run: tellDrawEnds })
