import { defineLimit } from '#core/limits.ts'

export const newAccounts = defineLimit('newAccount', { max: 20, seconds: 3600 })
