import type { MessageId } from '#core/i18n.ts'

/**
 * spec: Account/RequestResetPassword. `ErrorSendingEmail` never occurs: a job sends the mail after the response, and
 * retries if it fails.
 */
export const requestProblems = ['ErrorSendingEmail', 'NoUserFound'] as const
export type RequestProblem = (typeof requestProblems)[number]

export const requestMessages: Record<RequestProblem, MessageId> = {
  ErrorSendingEmail: 'forgot_password.not_sent',
  NoUserFound: 'forgot_password.no_user',
}

/** spec: Account/CheckResetPasswordCode, Account/ResetPassword */
export const codeProblems = ['IsExpired', 'IsUnknown'] as const
export type CodeProblem = (typeof codeProblems)[number]
