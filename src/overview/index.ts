export { overviewMails } from './mails.ts'
export { sendOverviewMails } from './send-overview-mails.ts'
