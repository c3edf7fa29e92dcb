import { defineLimit } from '#core/limits.ts'

export const passkeyChallenges = defineLimit('passkeyChallenge', { max: 120, seconds: 3600 })
