import type { Scope } from '#core/scope.ts'

/** 170 modules, a tenth of all, which wait for the first passkey. */
export const loadWebAuthn = () => import('@simplewebauthn/server')

/** Who we are to authenticators: keys are made for one host, and used on its pages alone. */
export function relyingParty({ config }: Pick<Scope, 'config'>): { id: string; origin: string } {
  const { hostname, origin } = new URL(config.baseUrl)
  return { id: hostname, origin }
}

/** EdDSA, ES256 and RS256, by COSE's numbers: what every authenticator has one of, and nothing that Node calls experimental. */
export const algorithms = [-8, -7, -257]

/** The library throws for whatever is wrong with what a browser sent. @returns null then */
export async function unlessWrong<Verified>(
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
