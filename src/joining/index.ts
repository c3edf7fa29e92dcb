export { createAccount } from './create-account.ts'
export { joiningMails } from './mails.ts'
export { unmergeGuests } from './merge-guest.ts'
