import { defineLimit } from '#core/limits.ts'

export const wrongAnswers = defineLimit('wrongAnswer', { max: 20, seconds: 600 })
