import { purgeReplies } from '../src/leaving/index.ts'
import { defineJob } from './define-job.ts'

export const purgeRepliesJob = defineJob({ kind: 'purge-replies', cron: '12 4 * * *', run: purgeReplies })
