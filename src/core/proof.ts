import { dayMs } from './calendar.ts'
import type { Services } from './scope.ts'

const purpose = 'address'
const lifetimeMs = 365 * dayMs

/** That whoever opened the link reads this address' mails. */
export interface Proof {
  userGuid: string
  email: string
}

/** For the query `proof` of links in mails: only somebody who reads that mailbox has it. @param userGuid the recipient's private guid */
export const proofOf = (services: Services, userGuid: string, email: string): Promise<string> =>
  services.signer.token(purpose, { userGuid, email }, new Date(services.now().getTime() + lifetimeMs))

/** @returns null for a token that is not ours or has expired */
export const readProof = async (services: Services, token: string): Promise<Proof | null> =>
  (await services.signer.claims(purpose, token, services.now())) as Proof | null
