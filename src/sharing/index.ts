export { sharingMails } from './mails.ts'
