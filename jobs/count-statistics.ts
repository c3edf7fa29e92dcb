import { countStatistics } from '../src/home/index.ts'
import { defineJob } from './define-job.ts'

export const countStatisticsJob = defineJob({ name: 'count-statistics', cron: '7 * * * *', run: countStatistics })
