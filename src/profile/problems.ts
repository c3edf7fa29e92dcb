import type { MessageId } from '#core/i18n.ts'

/** spec: Account/Edit */
export const editProblems = ['Other', 'WrongUserGuid'] as const

/**
 * Problems of saving a profile, for which the page has a message each. The API contract sums up all but `WrongUserGuid`
 * as `Other`.
 */
export const saveProblems = [
  'EmailUnavailable',
  'EmailUnusable',
  'PasswordNeeded',
  'WrongPassword',
  'WrongUserGuid',
] as const
export type SaveProblem = (typeof saveProblems)[number]

export const saveMessages: Record<SaveProblem, MessageId> = {
  EmailUnavailable: 'general.email.unavailable',
  EmailUnusable: 'cross_off.unusable_email',
  PasswordNeeded: 'profile.current_password.is_needed',
  WrongPassword: 'general.password.wrong',
  WrongUserGuid: 'profile.wrong_user',
}

/** Name of the form field at which a problem's message is shown. */
export const fieldOf: Record<SaveProblem, string> = {
  EmailUnavailable: 'email',
  EmailUnusable: 'email',
  PasswordNeeded: 'currentPassword',
  WrongPassword: 'currentPassword',
  WrongUserGuid: 'userPrivateGuid',
}

export const recoveryProblems = ['Gone', 'PasswordPersonal', 'Taken'] as const
export type RecoveryProblem = (typeof recoveryProblems)[number]
