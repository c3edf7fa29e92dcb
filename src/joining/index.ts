export { createAccount } from './create-account.ts'
export { joiningMails } from './mails.ts'
export { partGuests } from './join-guest.ts'
