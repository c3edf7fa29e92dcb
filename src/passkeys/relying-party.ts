import type { Scope } from '#core/scope.ts'

/**
 * Loads the WebAuthn library when a passkey is first used, because its 170 modules are a tenth of all that the server
 * would load.
 */
export const loadWebAuthn = () => import('@simplewebauthn/server')

/** Returns our identity for authenticators. A passkey is made for one host, and works on that host's pages alone. */
export function relyingParty({ config }: Pick<Scope, 'config'>): { id: string; origin: string } {
  const { hostname, origin } = new URL(config.baseUrl)
  return { id: hostname, origin }
}

/**
 * COSE numbers of EdDSA, ES256 and RS256. Every authenticator supports at least one of them, and Node calls none of
 * them experimental.
 */
export const algorithms = [-8, -7, -257]

/**
 * Awaits a verification by the WebAuthn library.
 * @returns its result; null if the library threw, as it does for anything wrong in the browser's response
 */
export async function verifiedOrNull<Verified>(
  { log }: Pick<Scope, 'log'>,
  verified: Promise<Verified>,
): Promise<Verified | null> {
  try {
    return await verified
  } catch (error) {
    log.info({ err: error }, 'a passkey was refused')
    return null
  }
}
