import { sendOverviewMails } from '../src/overview/index.ts'
import { defineJob } from './define-job.ts'

/** In the morning, when mails are read. */
export const sendOverviewMailsJob = defineJob({
  kind: 'send-overview-mails',
  cron: '15 8 * * *',
  run: (services) => sendOverviewMails(services),
})
