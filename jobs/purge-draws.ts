import { purgeDraws } from '../src/draws/index.ts'
import { defineJob } from './define-job.ts'

export const purgeDrawsJob = defineJob({ kind: 'purge-draws', cron: '5 5 * * *', run: purgeDraws })
