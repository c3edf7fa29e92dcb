import { keepChallenge, takeChallenge } from '../accounts/index.ts'
import type { Scope } from '#core/scope.ts'

const purpose = 'passkey-challenge'
const lifetimeMs = 5 * 60 * 1000

interface Challenge {
  challenge: string
  /** who adds a passkey, with the handle that it gets; null where somebody logs in */
  adding: { userId: number; userHandle: string } | null
}

/** Keeps in the session what an authenticator is asked to sign. */
export async function giveChallenge(scope: Scope, given: Challenge): Promise<void> {
  const kept = { ...given, expiresAt: scope.now().getTime() + lifetimeMs }
  await keepChallenge(scope, scope.sql, scope.signer.seal(purpose, Buffer.from(JSON.stringify(kept))))
}

/** @returns null where this session was asked nothing, or more than five minutes ago; a second time too */
export async function usedChallenge(scope: Scope): Promise<Challenge | null> {
  const sealed = await takeChallenge(scope)
  const words = sealed && scope.signer.open(purpose, sealed)
  if (!words) return null
  const { expiresAt, ...given } = JSON.parse(words.toString()) as Challenge & { expiresAt: number }
  return expiresAt > scope.now().getTime() ? given : null
}
