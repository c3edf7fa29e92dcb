import { defineLimit } from '#core/limits.ts'

/** Mails that ask whether an address is a user's. */
export const newAddresses = defineLimit('newAddress', { max: 10, seconds: 3600, per: 'user' })
