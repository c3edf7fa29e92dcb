import { defineLimit } from '#core/limits.ts'

export const contactMessages = defineLimit('contactMessage', { max: 5, seconds: 3600 })
/** Limits all messages from unproven addresses together, so that many clients can't fill the operator's mailbox. */
export const unprovenContactMessages = defineLimit('unprovenContactMessage', {
  max: 200,
  seconds: 24 * 3600,
  per: 'everybody',
})
/**
 * Limits the messages from unproven addresses for each client, so that a few clients can't use up the limit for
 * everybody.
 */
export const unprovenContactMessagesOfClient = defineLimit('unprovenContactMessageOfClient', {
  max: 10,
  seconds: 24 * 3600,
})
