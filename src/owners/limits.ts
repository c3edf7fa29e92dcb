import { defineLimit } from '#core/limits.ts'

export const ownerInvites = defineLimit('ownerInvite', { max: 20, seconds: 3600, per: 'user' })
