import { defineLimit } from '#core/limits.ts'

export const newDraws = defineLimit('newDraw', { max: 30, seconds: 3600 })
/**
 * Rate limit on the people whom organizers without a proven e-mail address reach at once: 30, and themselves. The lots of
 * others wait.
 */
export const reachedAtOnce = defineLimit('reachedAtOnce', { max: 31, seconds: 3600 })
/** Rate limit on all people in draws of such organizers: those who are reached at once, and 300 whose lots wait. */
export const unprovenDraws = defineLimit('unprovenDraws', { max: 330, seconds: 3600 })
/**
 * Rate limit on the lots that organizers without a proven e-mail address send to one address. It allows several,
 * because children share their parents' address.
 */
export const unprovenLotsToAddress = defineLimit('unprovenLotsToAddress', { max: 40, seconds: 24 * 3600 })
/** Rate limits on people who come and go after a draw, because each change teaches the organizer something. */
export const membershipChanges = defineLimit('membershipChange', { max: 60, seconds: 3600 })
export const membershipOfDraw = defineLimit('membershipOfDraw', { max: 20, seconds: 24 * 3600, per: 'everybody' })
export const updatedDraws = defineLimit('updatedDraw', { max: 60, seconds: 3600 })
export const wrongDrawLinks = defineLimit('wrongDrawLink', { max: 30, seconds: 3600 })
export const resentLots = defineLimit('resentLot', { max: 10, seconds: 3600 })
export const turns = defineLimit('turn', { max: 30, seconds: 3600 })
