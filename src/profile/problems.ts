import type { MessageId } from '#core/i18n.ts'
import type { ProblemText } from '#core/result.ts'

/**
 * Problems of saving a profile, for which the page has a message each. The API contract sums up all but `WrongUserGuid`
 * as `Other`.
 */
export const saveMessages = {
  EmailUnavailable: 'general.email.unavailable',
  EmailUnusable: 'cross_off.unusable_email',
  PasswordNeeded: 'profile.current_password.is_needed',
  WrongPassword: 'general.password.wrong',
  WrongUserGuid: 'profile.wrong_user',
} satisfies Record<string, MessageId>
export type SaveProblem = keyof typeof saveMessages

/** spec: Account/Edit */
export const editMessages = {
  Other: { says: 'The current password is missing or wrong, or the address can’t be used.' },
  WrongUserGuid: saveMessages.WrongUserGuid,
} satisfies Record<string, ProblemText>

/** Name of the form field at which a problem's message is shown. */
export const fieldOf: Record<SaveProblem, string> = {
  EmailUnavailable: 'email',
  EmailUnusable: 'email',
  PasswordNeeded: 'currentPassword',
  WrongPassword: 'currentPassword',
  WrongUserGuid: 'userPrivateGuid',
}

export type RecoveryProblem = 'Gone' | 'PasswordPersonal' | 'Taken'
