import type { MessageId } from '#core/i18n.ts'

/** spec: Account/RequestResetPassword. Mails leave later, by a job that tries again: a failure of theirs is never known while somebody waits. */
export const requestProblems = ['ErrorSendingEmail', 'NoUserFound'] as const
export type RequestProblem = (typeof requestProblems)[number]

export const requestMessages: Record<RequestProblem, MessageId> = {
  ErrorSendingEmail: 'forgot_password.not_sent',
  NoUserFound: 'forgot_password.no_user',
}

/** spec: Account/CheckResetPasswordCode, Account/ResetPassword */
export const codeProblems = ['IsExpired', 'IsUnknown'] as const
export type CodeProblem = (typeof codeProblems)[number]
