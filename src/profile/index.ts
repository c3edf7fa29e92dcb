export { profileMails } from './mails.ts'
