import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server'
import { consume } from '#core/limits.ts'
import type { Scope } from '#core/scope.ts'
import { storePasskeyChallenge } from './challenges.ts'
import { loadWebAuthn, relyingParty } from './relying-party.ts'
import { passkeyChallenges } from './limits.ts'

/**
 * Returns the options with which a browser logs in by any passkey that its user chooses. The options name no user, so
 * that nobody learns who has a passkey.
 * @throws TooManyRequests after 120 challenges of a client in an hour
 */
export async function startLogin(scope: Scope): Promise<PublicKeyCredentialRequestOptionsJSON> {
  await consume(scope, passkeyChallenges)
  const { generateAuthenticationOptions } = await loadWebAuthn()
  const options = await generateAuthenticationOptions({ rpID: relyingParty(scope).id, userVerification: 'required' })
  await storePasskeyChallenge(scope, { challenge: options.challenge, adding: null })
  return options
}
