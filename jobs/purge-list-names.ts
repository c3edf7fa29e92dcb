import { purgeListNames } from '../src/lists/index.ts'
import { defineJob } from './define-job.ts'

export const purgeListNamesJob = defineJob({ kind: 'purge-list-names', cron: '10 5 * * *', run: purgeListNames })
