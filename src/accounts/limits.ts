import { defineLimit, type WorkUse } from '#core/limits.ts'

export const wrongLoginsOfAddress = defineLimit('wrongLoginOfAddress', { max: 10, seconds: 15 * 60 })
export const wrongLoginsOfClient = defineLimit('wrongLoginOfClient', { max: 100, seconds: 15 * 60 })
/** Typed to change one's own address or password. */
export const wrongOwnPasswords = defineLimit('wrongOwnPassword', { max: 10, seconds: 15 * 60, per: 'user' })
export const newGuests = defineLimit('newGuest', { max: 60, seconds: 3600 })
/** A client makes a session when something has to be remembered for its visitor. A school opens all its lots from one address. */
export const newSessions = defineLimit('newSession', { max: 600, seconds: 3600 })
/**
 * Limits refusals that tell whether an address has an account. They are as many as availability checks, but have a count of their own, so that a
 * visitor who checked too many names can still register.
 */
export const addressRefusals: WorkUse<{ ok: boolean }> = {
  ...defineLimit('refusedAddress', { max: 60, seconds: 60 }),
  counts: (outcome) => !outcome?.ok,
}
