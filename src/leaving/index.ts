export { deleteAccount } from './delete-account.ts'
export { leavingMails } from './mails.ts'
export { purgeReplies, repliesOf } from './replies.ts'
export { deletionSummary, type DeletionSummary } from './deletion-summary.ts'
