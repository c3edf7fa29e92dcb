import { purgeReplies } from '../src/leaving/index.ts'
import { defineJob } from './define-job.ts'

export const purgeRepliesJob = defineJob({ name: 'purge-replies', cron: '12 4 * * *', run: purgeReplies })
