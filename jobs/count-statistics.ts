import { countStatistics } from '../src/home/index.ts'
import { defineJob } from './define-job.ts'

export const countStatisticsJob = defineJob({ kind: 'count-statistics', cron: '7 * * * *', run: countStatistics })
