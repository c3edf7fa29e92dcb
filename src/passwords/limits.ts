import { defineLimit } from '#core/limits.ts'

export const resetRequests = defineLimit('resetRequest', { max: 30, seconds: 3600 })
/** Limits reset mails to one e-mail address, no matter which client requests them. */
export const resetMails = defineLimit('resetMail', { max: 5, seconds: 3600, per: 'everybody' })
export const wrongResetCodes = defineLimit('wrongResetCode', { max: 30, seconds: 3600 })
