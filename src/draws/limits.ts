import { defineLimit } from '#core/limits.ts'

export const newDraws = defineLimit('newDraw', { max: 30, seconds: 3600 })
/** People to whom organizers without a proven address write. */
export const unprovenDraws = defineLimit('unprovenDraws', { max: 300, seconds: 3600 })
/** Lots that one address gets from such organizers, as children share their parents'. */
export const unprovenLotsToAddress = defineLimit('unprovenLotsToAddress', { max: 40, seconds: 24 * 3600 })
export const wrongDrawLinks = defineLimit('wrongDrawLink', { max: 30, seconds: 3600 })
export const resentLots = defineLimit('resentLot', { max: 10, seconds: 3600 })
