import { storeChallenge, consumeChallenge } from '../accounts/index.ts'
import type { Scope } from '#core/scope.ts'

const purpose = 'passkey-challenge'
const lifetimeMs = 5 * 60 * 1000

interface Challenge {
  challenge: string
  /** user who adds a passkey, and the user handle that the passkey gets; null for a login */
  adding: { userId: number; userHandle: string } | null
}

/** Stores in the session the challenge that an authenticator must sign, sealed, for five minutes. */
export async function storePasskeyChallenge(scope: Scope, given: Challenge): Promise<void> {
  const kept = { ...given, expiresAt: scope.now().getTime() + lifetimeMs }
  await storeChallenge(scope, scope.sql, scope.signer.seal(purpose, Buffer.from(JSON.stringify(kept))))
}

/**
 * Returns the session's challenge and uses it up.
 * @returns null if the session has none, has used it already or got it more than five minutes ago
 */
export async function consumePasskeyChallenge(scope: Scope): Promise<Challenge | null> {
  const sealed = await consumeChallenge(scope)
  const words = sealed && scope.signer.open(purpose, sealed)
  if (!words) return null
  const { expiresAt, ...given } = JSON.parse(words.toString()) as Challenge & { expiresAt: number }
  return expiresAt > scope.now().getTime() ? given : null
}
