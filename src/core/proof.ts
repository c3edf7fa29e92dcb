import { dayMs } from './calendar.ts'
import type { Services } from './scope.ts'

const purpose = 'address'
const lifetimeMs = 365 * dayMs

/** That whoever has it reads this address' mails. */
export interface Proof {
  /** public guid of the user whom the mail went to */
  userGuid: string
  email: string
}

/** The page on which whoever reads a mail confirms that its address is theirs: the link alone does nothing, as mails are forwarded and scanned. */
export async function confirmUrl(services: Services, userGuid: string, email: string): Promise<string> {
  const expiresAt = new Date(services.now().getTime() + lifetimeMs)
  return `${services.config.baseUrl}/account/confirm?proof=${await services.signer.token(purpose, { userGuid, email }, expiresAt)}`
}

/** @returns null for a token that is not ours or has expired */
export const readProof = async (services: Services, token: string): Promise<Proof | null> =>
  (await services.signer.claims(purpose, token, services.now())) as Proof | null
