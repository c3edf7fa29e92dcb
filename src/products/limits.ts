import { defineLimit } from '#core/limits.ts'

export const productPictures = defineLimit('productPicture', { max: 600, seconds: 600 })
