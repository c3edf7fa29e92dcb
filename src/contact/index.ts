export { contactMails } from './mails.ts'
