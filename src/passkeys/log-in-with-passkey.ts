import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { currentUser, logSessionIn } from '../accounts/index.ts'
import { dayOf } from '#core/days.ts'
import { transact } from '#core/db.ts'
import { consume, refund } from '#core/limits.ts'
import { logAuthentication } from '#core/log.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { CurrentUser, Scope, Session } from '#core/scope.ts'
import { consumePasskeyChallenge } from './challenges.ts'
import type { Assertion } from './input.ts'
import { loadWebAuthn, relyingParty, verifiedOrNull } from './relying-party.ts'
import { wrongLoginsOfClient } from '../accounts/index.ts'

interface StoredKey {
  id: number
  userId: number
  userHandle: Uint8Array
  publicKey: Uint8Array
  counter: number
}

interface LoggedIn {
  session: Session
  user: CurrentUser
}

/**
 * Logs in with a browser's response to the options of `startLogin`.
 * @throws TooManyRequests after a hundred refused logins of a client in a quarter of an hour, counting logins by
 *   password too
 */
export async function logInWithPasskey(scope: Scope, response: Assertion): Promise<Result<LoggedIn, 'Refused'>> {
  await consume(scope, wrongLoginsOfClient)
  const used = await consumePasskeyChallenge(scope)
  if (!used || used.adding) return refuse('Refused')
  const [key] = await scope.sql<StoredKey[]>`
    select id, user_id, user_handle, public_key, counter::float8 as counter
    from passkeys where credential_id = ${Buffer.from(response.id, 'base64url')}`
  const counter = key ? await verifiedCounter(scope, response, used.challenge, key) : null
  const loggedIn = key && counter !== null ? await logIn(scope, key, counter) : refuse('Refused')
  logAuthentication(scope, 'login', loggedIn.ok ? 'succeeded' : 'refused', key?.userId ?? null)
  if (loggedIn.ok) await refund(scope, wrongLoginsOfClient)
  return loggedIn
}

/**
 * Verifies that a passkey signed the challenge.
 * @returns the passkey's new signature counter; null if it did not sign the challenge, or its counter did not rise
 */
async function verifiedCounter(
  scope: Scope,
  response: Assertion,
  expectedChallenge: string,
  key: StoredKey,
): Promise<number | null> {
  const { userHandle } = response.response
  if (userHandle && !Buffer.from(userHandle, 'base64url').equals(key.userHandle)) return null
  const { id, origin } = relyingParty(scope)
  const { verifyAuthenticationResponse } = await loadWebAuthn()
  const verified = await verifiedOrNull(
    scope,
    verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} } as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      credential: { id: response.id, publicKey: new Uint8Array(key.publicKey), counter: key.counter },
    }),
  )
  return verified?.verified ? verified.authenticationInfo.newCounter : null
}

/**
 * Logs in the user of a passkey. If a passkey and its copy log in at the same moment with the same counter, only one of
 * them succeeds. Locks the user before the passkey, in the same order as a password reset, which deletes passkeys, so
 * that the two can't deadlock.
 */
const logIn = (scope: Scope, { id, userId }: StoredKey, counter: number): Promise<Result<LoggedIn, 'Refused'>> =>
  transact(scope.sql, async (tx): Promise<Result<LoggedIn, 'Refused'>> => {
    await tx`select 1 from users where id = ${userId} for share`
    const { count } = await tx`
      update passkeys set counter = ${counter}, last_used_on = ${dayOf(scope.now())}
      where id = ${id} and (counter < ${counter} or (counter = 0 and ${counter} = 0))`
    if (count === 0) return refuse('Refused')
    const session = await logSessionIn(scope, tx, userId)
    return ok({ session, user: await currentUser(tx, userId) })
  })
