import { purgeDraws } from '../src/draws/index.ts'
import { defineJob } from './define-job.ts'

export const purgeDrawsJob = defineJob({ name: 'purge-draws', cron: '5 5 * * *', run: purgeDraws })
