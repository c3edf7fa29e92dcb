import { defineLimit } from '#core/limits.ts'

export const forumPosts = defineLimit('forumPost', { max: 30, seconds: 3600, per: 'user' })
