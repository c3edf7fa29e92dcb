import type { MessageId } from '#core/i18n.ts'

/**
 * Reasons why a list is not sent. `NoValidRecipient`: every recipient refuses lists, or has got enough from this sender
 * today. `NoMessage`: the message contains no words. `Other`: only its owners can open the list.
 */
export const sendProblems = ['IsAfstreper', 'NoMessage', 'NoValidRecipient', 'Other', 'WishlistNotFound'] as const
export type SendProblem = (typeof sendProblems)[number]

/** Field of the form that each problem concerns, and the message to show at that field. */
export const sendMessages: Record<SendProblem, { field: string; message: MessageId }> = {
  IsAfstreper: { field: 'form', message: 'send.needs_account' },
  NoMessage: { field: 'messageStart', message: 'send.no_message' },
  NoValidRecipient: { field: 'recipients', message: 'send.nobody_wants_it' },
  Other: { field: 'privateGuid', message: 'send.closed' },
  WishlistNotFound: { field: 'privateGuid', message: 'send.list_not_found' },
}
