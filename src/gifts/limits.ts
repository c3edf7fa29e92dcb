import { defineLimit } from '#core/limits.ts'

export const linkReadings = defineLimit('linkReading', { max: 120, seconds: 3600, per: 'user' })
