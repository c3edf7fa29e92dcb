export { overviewMails } from './mails.ts'
export { sendOverviewMails, type OverviewReport } from './send-overview-mails.ts'
