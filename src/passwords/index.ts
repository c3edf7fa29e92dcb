export { passwordMails } from './mails.ts'
export { tellPasswordChanged } from './tell-password-changed.ts'
export { purgeResetCodes } from './reset-codes.ts'
