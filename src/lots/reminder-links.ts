import type { Services } from '#core/scope.ts'

const purpose = 'draw-reminders'
const path = '/lootjestrekken/herinneringen'
const lifetimeMs = 365 * 24 * 3600 * 1000

type LinkServices = Pick<Services, 'config' | 'signer' | 'now'>

/**
 * Returns the URLs by which a participant switches the reminders of a draw off: one for people, and one for mail programs
 * (RFC 8058).
 */
export function reminderUrls(services: LinkServices, participantGuid: string): { page: string; oneClick: string } {
  const expiresAt = new Date(services.now().getTime() + lifetimeMs)
  const token = services.signer.token(purpose, { participant: participantGuid }, expiresAt)
  const at = (where: string) => `${services.config.baseUrl}${where}?token=${token}`
  return { page: at(path), oneClick: at(`${path}/afmelden`) }
}

/** Returns the participant's public guid in a token of `reminderUrls`; null if the token is not ours or has expired. */
export const participantOfReminderToken = async (services: LinkServices, token: string): Promise<string | null> =>
  (await services.signer.claims(purpose, token, services.now()))?.['participant'] ?? null
