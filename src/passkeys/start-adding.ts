import { randomBytes } from 'node:crypto'
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server'
import { matchesOwnPassword } from '../accounts/index.ts'
import { fullNameOf } from '#core/names.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { storePasskeyChallenge } from './challenges.ts'
import { maxPasskeys, requireAccount } from './own-passkeys.ts'
import type { StartProblem } from './problems.ts'
import { algorithms, loadWebAuthn, relyingParty } from './relying-party.ts'

type Options = PublicKeyCredentialCreationOptionsJSON

/**
 * Returns the options with which a browser makes a passkey for the current user. The user must type their password,
 * because otherwise a minute at their unlocked computer would give an intruder a permanent login.
 */
export async function startAdding(scope: Scope, password: string): Promise<Result<Options, StartProblem>> {
  const user = requireAccount(scope)
  if (!(await matchesOwnPassword(scope, password))) return refuse('WrongPassword')
  const known = await scope.sql<{ id: Uint8Array; transports: string[]; userHandle: Uint8Array }[]>`
    select credential_id as id, transports, user_handle from passkeys where user_id = ${user.id}`
  if (known.length >= maxPasskeys) return refuse('TooMany')
  const userHandle = new Uint8Array(known[0]?.userHandle ?? randomBytes(32))
  const { generateRegistrationOptions } = await loadWebAuthn()
  const options = await generateRegistrationOptions({
    rpName: scope.texts.edition.brand,
    rpID: relyingParty(scope).id,
    userID: userHandle,
    userName: user.email,
    userDisplayName: fullNameOf(user),
    excludeCredentials: known.map(({ id, transports }) => ({ id: Buffer.from(id).toString('base64url'), transports })),
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await storePasskeyChallenge(scope, {
    challenge: options.challenge,
    adding: { userId: user.id, userHandle: Buffer.from(userHandle).toString('base64url') },
  })
  return ok(options)
}
