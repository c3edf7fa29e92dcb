import { defineLimit } from '#core/limits.ts'

/** Links in wishes that become gifts of a new list, whose owner may have no account before. */
export const wishReadings = defineLimit('wishReading', { max: 120, seconds: 3600 })
export const linkReadings = defineLimit('linkReading', { max: 120, seconds: 3600, per: 'user' })
