import { defineLimit } from '#core/limits.ts'

export const resetRequests = defineLimit('resetRequest', { max: 30, seconds: 3600 })
/** Limits mails to one address, no matter which client asks for them. */
export const resetMails = defineLimit('resetMail', { max: 5, seconds: 3600, per: 'everybody' })
export const wrongResetCodes = defineLimit('wrongResetCode', { max: 30, seconds: 3600 })
