import type { MessageId } from '#core/i18n.ts'

/** spec: Account/Create */
export const createAccountMessages = {
  AlreadyLoggedIn: 'create_account.already_logged_in',
  EmailUnavailable: 'general.email.has_account',
  Other: 'error.something_went_wrong',
  UsernameUnavailable: 'general.username.unavailable',
  WishlistFailed: 'create_account.list_failed',
} satisfies Record<string, MessageId>
export type CreateAccountProblem = keyof typeof createAccountMessages

/** spec: Account/CreateForExtraOwnerInvite */
export const createForInviteMessages = {
  AlreadyLoggedIn: createAccountMessages.AlreadyLoggedIn,
  EmailUnavailable: createAccountMessages.EmailUnavailable,
  InvalidInvite: 'invite.invalid',
  Other: createAccountMessages.Other,
} satisfies Record<string, MessageId>
export type CreateForInviteProblem = keyof typeof createForInviteMessages
