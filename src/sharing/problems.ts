import type { MessageId } from '#core/i18n.ts'

/** `NoValidRecipient`: whom it is for want no lists, or had enough of this sender's today. `NoMessage`: not a word in it. `Other`: only its owners can open the list. */
export const sendProblems = ['IsAfstreper', 'NoMessage', 'NoValidRecipient', 'Other', 'WishlistNotFound'] as const
export type SendProblem = (typeof sendProblems)[number]

/** The field that a problem is about, and what it says there. */
export const sendMessages: Record<SendProblem, { field: string; message: MessageId }> = {
  IsAfstreper: { field: 'form', message: 'send.needs_account' },
  NoMessage: { field: 'messageStart', message: 'send.no_message' },
  NoValidRecipient: { field: 'recipients', message: 'send.nobody_wants_it' },
  Other: { field: 'privateGuid', message: 'send.closed' },
  WishlistNotFound: { field: 'privateGuid', message: 'send.list_not_found' },
}
