import { findAddressChange, wayBackDays, type AddressChange } from '../accounts/index.ts'
import { dayMs } from '#core/calendar.ts'
import { shortAddress } from '#core/names.ts'
import type { Scope, Services } from '#core/scope.ts'

const purpose = 'way-back'

/** The page on which whoever reads the old address' mails has the account back. The link alone does nothing, and the database alone makes no link. */
export async function wayBackUrl(services: Services, change: string): Promise<string> {
  const expiresAt = new Date(services.now().getTime() + wayBackDays * dayMs)
  return `${services.config.baseUrl}/account/restore?change=${await services.signer.token(purpose, { change }, expiresAt)}`
}

/** @returns guid of the change; null for a token that is not ours or has expired */
export const readWayBack = async (services: Services, token: string): Promise<string | null> =>
  (await services.signer.claims(purpose, token, services.now()))?.['change'] ?? null

/** What pressing the button would do: `open` gives the address back; `taken`: another account has it; `gone`: it is too late, or was done. */
export interface WayBack {
  is: 'open' | 'taken' | 'gone'
  /** of both addresses, in short */
  old: string
  now: string
}

const stateOf = (change: AddressChange | null): WayBack =>
  change
    ? { is: change.isTaken ? 'taken' : 'open', old: shortAddress(change.oldEmail), now: shortAddress(change.email) }
    : { is: 'gone', old: '', now: '' }

export async function wayBack(scope: Scope, token: string): Promise<WayBack> {
  const guid = await readWayBack(scope, token)
  return stateOf(guid === null ? null : await findAddressChange(scope.sql, guid, scope.now()))
}
