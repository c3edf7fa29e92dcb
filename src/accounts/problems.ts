import type { ProblemText } from '#core/result.ts'

/** Reasons why nobody becomes a guest. */
export const guestMessages = {
  EmailInUse: { says: 'An account has this address. Its user must log in.' },
  EmailUnusable: 'cross_off.unusable_email',
  Other: { says: 'Never occurs.' },
} satisfies Record<string, ProblemText>
export type GuestProblem = keyof typeof guestMessages

export const emailSettingsMessages = {
  NotFound: { says: 'The guid opens no one’s email settings.' },
} satisfies Record<string, ProblemText>
