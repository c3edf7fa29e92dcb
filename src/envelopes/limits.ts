import { defineLimit } from '#core/limits.ts'

export const wrongEnvelopes = defineLimit('wrongEnvelope', { max: 30, seconds: 3600 })
