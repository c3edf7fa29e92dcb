import { defineLimit } from '#core/limits.ts'

export const newDraws = defineLimit('newDraw', { max: 30, seconds: 3600 })
/** Rate limit on the recipients of mails from organizers without a proven e-mail address. */
export const unprovenDraws = defineLimit('unprovenDraws', { max: 300, seconds: 3600 })
/**
 * Rate limit on the lots that organizers without a proven e-mail address send to one address. It allows several,
 * because children share their parents' address.
 */
export const unprovenLotsToAddress = defineLimit('unprovenLotsToAddress', { max: 40, seconds: 24 * 3600 })
export const wrongDrawLinks = defineLimit('wrongDrawLink', { max: 30, seconds: 3600 })
export const resentLots = defineLimit('resentLot', { max: 10, seconds: 3600 })
