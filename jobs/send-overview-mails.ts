import { sendOverviewMails } from '../src/overview/index.ts'
import { defineJob } from './define-job.ts'

/** Runs in the morning, when people read their mail. */
export const sendOverviewMailsJob = defineJob({
  kind: 'send-overview-mails',
  cron: '15 8 * * *',
  run: (services) => sendOverviewMails(services),
})
