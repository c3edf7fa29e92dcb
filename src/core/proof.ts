import { dayMs } from './calendar.ts'
import type { Services } from './scope.ts'

const purpose = 'address'
const lifetimeMs = 365 * dayMs

/** What an opened link proves: that its opener reads the mails of this address. */
export interface Proof {
  userGuid: string
  email: string
}

/**
 * A token for the links of a mail, as query `proof`: only somebody who reads that mailbox has it.
 * @param userGuid private guid of the user that the mail goes to
 */
export const proofOf = (services: Services, userGuid: string, email: string): Promise<string> =>
  services.signer.token(purpose, { userGuid, email }, new Date(services.now().getTime() + lifetimeMs))

/** What a token proves; null when it is not ours or over. */
export const readProof = async (services: Services, token: string): Promise<Proof | null> =>
  (await services.signer.claims(purpose, token, services.now())) as Proof | null
