import type { MessageId } from '#core/i18n.ts'

/**
 * spec: Account/RequestResetPassword. `ErrorSendingEmail` never occurs: a job sends the mail after the response, and
 * retries if it fails.
 */
export const requestMessages = {
  ErrorSendingEmail: 'forgot_password.not_sent',
  NoUserFound: 'forgot_password.no_user',
} satisfies Record<string, MessageId>
export type RequestProblem = keyof typeof requestMessages

/** spec: Account/CheckResetPasswordCode, Account/ResetPassword */
export const codeMessages = {
  IsExpired: 'reset_password.expired',
  IsUnknown: 'reset_password.unknown',
} satisfies Record<string, MessageId>
export type CodeProblem = keyof typeof codeMessages
