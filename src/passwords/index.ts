export { passwordMails } from './mails.ts'
export { mailPasswordChanged } from './mail-password-changed.ts'
export { purgeResetCodes } from './reset-codes.ts'
