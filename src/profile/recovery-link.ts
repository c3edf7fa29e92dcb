import { findAddressChange, accountRecoveryDays, type AddressChange } from '../accounts/index.ts'
import { dayMs } from '#core/days.ts'
import { maskEmail } from '#core/names.ts'
import type { Scope, Services } from '#core/scope.ts'

const purpose = 'way-back'

/**
 * Returns the recovery link: the URL of the page on which the reader of the old mailbox recovers the account. Opening
 * it changes nothing. Its token is sealed, so that nobody can make a link from the database alone.
 * @param change guid of the address change
 */
export function recoveryUrl(services: Services, change: string): string {
  const expiresAt = new Date(services.now().getTime() + accountRecoveryDays * dayMs)
  return `${services.config.baseUrl}/account/restore?change=${services.signer.token(purpose, { change }, expiresAt)}`
}

/** @returns guid of the address change; null for a token that is not ours or has expired */
export const readRecoveryToken = async (services: Services, token: string): Promise<string | null> =>
  (await services.signer.claims(purpose, token, services.now()))?.['change'] ?? null

/**
 * State of a recovery link. `open`: the button recovers the account; `taken`: another account has the old e-mail
 * address; `gone`: it is too late, or the account was recovered already.
 */
export interface RecoveryLink {
  is: 'open' | 'taken' | 'gone'
  /** former e-mail address, shortened; `now` is the current one */
  old: string
  now: string
}

const stateOf = (change: AddressChange | null): RecoveryLink =>
  change
    ? { is: change.isTaken ? 'taken' : 'open', old: maskEmail(change.oldEmail), now: maskEmail(change.email) }
    : { is: 'gone', old: '', now: '' }

export async function recoveryLink(scope: Scope, token: string): Promise<RecoveryLink> {
  const guid = await readRecoveryToken(scope, token)
  return stateOf(guid === null ? null : await findAddressChange(scope.sql, guid, scope.now()))
}
