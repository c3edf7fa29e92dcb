import { defineLimit, type WorkUse } from '#core/limits.ts'

export const wrongLoginsOfAddress = defineLimit('wrongLoginOfAddress', { max: 10, seconds: 15 * 60 })
export const wrongLoginsOfClient = defineLimit('wrongLoginOfClient', { max: 100, seconds: 15 * 60 })
/** Limits wrong passwords where users must repeat their own, e.g. to change their e-mail address. */
export const wrongOwnPasswords = defineLimit('wrongOwnPassword', { max: 10, seconds: 15 * 60, per: 'user' })
export const newGuests = defineLimit('newGuest', { max: 60, seconds: 3600 })
/**
 * Limits new session rows. A visitor gets one when something must be remembered for them. The limit is high, because a
 * school opens all its lots from one IP address.
 */
export const newSessions = defineLimit('newSession', { max: 600, seconds: 3600 })
/**
 * Limits refusals that reveal whether an e-mail address has an account. It allows as many as availability checks do,
 * but counts separately, so that a visitor who has checked the availability of too many usernames can still register.
 */
export const addressRefusals: WorkUse<{ ok: boolean }> = {
  ...defineLimit('refusedAddress', { max: 60, seconds: 60 }),
  counts: (outcome) => !outcome?.ok,
}
