import { purgeMails } from '#core/mail.ts'
import { defineJob } from './define-job.ts'

export const purgeMailsJob = defineJob({ name: 'purge-mails', cron: '35 4 * * *', run: purgeMails })
