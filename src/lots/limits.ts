import { defineLimit } from '#core/limits.ts'

export const ownLotsOfAddress = defineLimit('ownLotOfAddress', { max: 5, seconds: 3600 })
export const ownLotsOfClient = defineLimit('ownLotOfClient', { max: 20, seconds: 3600 })
export const keptLots = defineLimit('keptLot', { max: 20, seconds: 3600 })
export const keptLotsToAddress = defineLimit('keptLotToAddress', { max: 5, seconds: 24 * 3600 })
export const messages = defineLimit('question', { max: 20, seconds: 3600 })
export const nudges = defineLimit('nudge', { max: 60, seconds: 3600 })
export const writtenWishes = defineLimit('wishes', { max: 60, seconds: 3600 })
export const ticked = defineLimit('tick', { max: 60, seconds: 3600 })
