import { defineLimit } from '#core/limits.ts'

/** These three limits count e-mail addresses to which a list is sent. */
export const sentLists = defineLimit('sentLists', { max: 250, seconds: 24 * 3600, per: 'user' })
export const unprovenSentLists = defineLimit('unprovenSentLists', { max: 60, seconds: 24 * 3600, per: 'user' })
export const unprovenSentListsOfClient = defineLimit('unprovenSentListsOfClient', { max: 120, seconds: 24 * 3600 })
