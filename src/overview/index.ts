export { overviewMails } from './mails.ts'
export { reassignOverviews } from './reassign-overviews.ts'
export { sendOverviewMails } from './send-overview-mails.ts'
