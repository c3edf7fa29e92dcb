import { purgeResetCodes } from '../src/passwords/index.ts'
import { defineJob } from './define-job.ts'

export const purgeResetCodesJob = defineJob({ kind: 'purge-reset-codes', cron: '52 4 * * *', run: purgeResetCodes })
