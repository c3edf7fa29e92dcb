import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import { dayOf } from '#core/days.ts'
import { transact } from '#core/db.ts'
import type { EditionCode } from '#core/editions.ts'
import { logAuthentication } from '#core/log.ts'
import { capPolicyOf, enqueueMail } from '#core/mail/enqueue-mail.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { lockCallerAndSession } from '../accounts/index.ts'
import { authenticatorName } from './authenticators.ts'
import { consumePasskeyChallenge } from './challenges.ts'
import type { Attestation } from './input.ts'
import { maxPasskeys, requireAccount } from './own-passkeys.ts'
import type { AddProblem } from './problems.ts'
import { algorithms, loadWebAuthn, relyingParty, verifiedOrNull } from './relying-party.ts'

const transportNames = new Set(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])

/**
 * Stores a passkey that a browser made with the options of `startAdding`, and notifies the account by mail.
 * @param given.name null for the name of the authenticator that keeps the passkey, if it is known
 */
export async function addPasskey(
  scope: Scope,
  { name, response }: { name: string | null; response: Attestation },
): Promise<Result<null, AddProblem>> {
  const user = requireAccount(scope)
  const used = await consumePasskeyChallenge(scope)
  if (used?.adding?.userId !== user.id) return refuse('Refused')
  const { id, origin } = relyingParty(scope)
  const { verifyRegistrationResponse } = await loadWebAuthn()
  const verified = await verifiedOrNull(
    scope,
    verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} } as RegistrationResponseJSON,
      expectedChallenge: used.challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      supportedAlgorithmIDs: algorithms,
    }),
  )
  if (!verified?.verified) return refuse('Refused')
  const { credential, aaguid } = verified.registrationInfo
  const transports = (response.response.transports ?? []).filter((each) => transportNames.has(each))
  return transact(scope.sql, async (tx): Promise<Result<null, AddProblem>> => {
    await lockCallerAndSession(tx, scope)
    const [{ edition, count }] = await tx<[{ edition: EditionCode; count: number }]>`
      select edition, (select count(*)::int from passkeys where user_id = ${user.id}) as count from users where id = ${user.id}`
    if (count >= maxPasskeys) return refuse('TooMany')
    const [added] = await tx<{ id: number }[]>`
      insert into passkeys (user_id, user_handle, credential_id, public_key, counter, transports, name, created_on)
      values (${user.id}, ${Buffer.from(used.adding!.userHandle, 'base64url')}, ${Buffer.from(credential.id, 'base64url')},
        ${Buffer.from(credential.publicKey)}, ${credential.counter}, ${transports},
        ${name ?? authenticatorName(aaguid) ?? scope.texts.t('passkeys.unnamed')}, ${dayOf(scope.now())})
      on conflict (credential_id) do nothing
      returning id`
    if (!added) return refuse('KnownAlready')
    logAuthentication(scope, 'passkey-added', 'succeeded', user.id)
    await enqueueMail(scope, tx, {
      kind: 'passkey-added',
      cause: `passkey-added:${added.id}`,
      recipient: user.email,
      userId: user.id,
      edition,
      data: { passkeyId: added.id },
      beyondCap: capPolicyOf(scope.user, 'wait'),
    })
    return ok(null)
  })
}
