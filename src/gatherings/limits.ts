import { defineLimit } from '#core/limits.ts'

export const newGatherings = defineLimit('newGathering', { max: 30, seconds: 3600 })
export const joinedGatherings = defineLimit('joinedGathering', { max: 30, seconds: 3600 })
/** Rate limit on mails that bring one address the links of seats. */
export const seatsToAddress = defineLimit('seatsToAddress', { max: 5, seconds: 24 * 3600 })
export const changedSeats = defineLimit('changedSeat', { max: 60, seconds: 3600 })
export const wrongJoinLinks = defineLimit('wrongJoinLink', { max: 30, seconds: 3600 })
