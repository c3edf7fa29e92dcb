import type { MessageId } from '#core/i18n.ts'

/** spec: Account/Create */
export const createAccountProblems = [
  'AlreadyLoggedIn',
  'EmailUnavailable',
  'Other',
  'UsernameUnavailable',
  'WishlistFailed',
] as const
export type CreateAccountProblem = (typeof createAccountProblems)[number]

/** spec: Account/CreateForExtraOwnerInvite */
export const createForInviteProblems = ['AlreadyLoggedIn', 'EmailUnavailable', 'InvalidInvite', 'Other'] as const
export type CreateForInviteProblem = (typeof createForInviteProblems)[number]

export const createAccountMessages: Record<CreateAccountProblem, MessageId> = {
  AlreadyLoggedIn: 'create_account.already_logged_in',
  EmailUnavailable: 'general.email.has_account',
  Other: 'error.something_went_wrong',
  UsernameUnavailable: 'general.username.unavailable',
  WishlistFailed: 'create_account.list_failed',
}

export const createForInviteMessages: Record<CreateForInviteProblem, MessageId> = {
  AlreadyLoggedIn: createAccountMessages.AlreadyLoggedIn,
  EmailUnavailable: createAccountMessages.EmailUnavailable,
  InvalidInvite: 'invite.invalid',
  Other: createAccountMessages.Other,
}
