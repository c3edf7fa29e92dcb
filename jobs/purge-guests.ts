import { purgeGuests } from '../src/accounts/index.ts'
import { defineJob } from './define-job.ts'

export const purgeGuestsJob = defineJob({ kind: 'purge-guests', cron: '22 4 * * *', run: purgeGuests })
