import { defineLimit } from '#core/limits.ts'

/** Limits mails that ask whether an e-mail address is the user's. */
export const newAddresses = defineLimit('newAddress', { max: 10, seconds: 3600, per: 'user' })
