import type { MessageId } from '#core/i18n.ts'

/**
 * Reasons why a list is not sent. `NoValidRecipient`: every recipient refuses lists, or has got enough from this sender
 * today. `NoMessage`: the message contains no words. `Other`: only its owners can open the list.
 */
export const sendMessages = {
  IsAfstreper: 'send.needs_account',
  NoMessage: 'send.no_message',
  NoValidRecipient: 'send.nobody_wants_it',
  Other: 'send.closed',
  WishlistNotFound: 'send.list_not_found',
} satisfies Record<string, MessageId>
export type SendProblem = keyof typeof sendMessages

/** Name of the form field at which a problem's message is shown. */
export const fieldOf: Record<SendProblem, string> = {
  IsAfstreper: 'form',
  NoMessage: 'messageStart',
  NoValidRecipient: 'recipients',
  Other: 'privateGuid',
  WishlistNotFound: 'privateGuid',
}
