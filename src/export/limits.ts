import { defineLimit } from '#core/limits.ts'

export const dataExports = defineLimit('export', { max: 10, seconds: 3600, per: 'user' })
