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

export const createAccountMessages: Record<CreateAccountProblem, MessageId> = {
  AlreadyLoggedIn: 'create_account.already_logged_in',
  EmailUnavailable: 'general.email.has_account',
  Other: 'error.something_went_wrong',
  UsernameUnavailable: 'general.username.unavailable',
  WishlistFailed: 'create_account.list_failed',
}
