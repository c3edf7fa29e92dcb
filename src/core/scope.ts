import { Unauthorized, UserDeleted } from './errors.ts'
import type { Config } from './config.ts'
import type { Pool } from './db.ts'
import type { Device } from './device.ts'
import type { Texts } from './i18n.ts'
import type { ImageStore } from './images/store.ts'
import type { OwnAnnouncements } from './live.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import type { ExternalNetwork } from './external-network.ts'
import type { Queue } from './queue.ts'
import type { Signer } from './secret.ts'

export interface Services {
  readonly config: Config
  readonly sql: Pool
  readonly ownAnnouncements: OwnAnnouncements
  readonly queue: Queue
  readonly images: ImageStore
  readonly signer: Signer
  readonly externalNetwork: ExternalNetwork
  readonly log: Log
  readonly metrics: Metrics
  now(): Date
}

export interface MenuList {
  id: number
  username: string
  title: string | null
  fullName: string
}

/** The current user: an account, or a guest, who gave only an e-mail address (to cross off gifts, for example). */
export interface CurrentUser {
  id: number
  privateGuid: string
  publicGuid: string
  email: string
  /** e-mail address that the user wants to change to, until they confirm it */
  pendingEmail: string | null
  firstName: string | null
  lastName: string | null
  isAccount: boolean
  /** whether the user proved the address by a link in a mail, and this session began with that link or with a login */
  isProven: boolean
  overviewEmailFrequency: number
  enableCrossOffConfirmationEmail: boolean
  /** lists that the user owns, oldest first */
  lists: MenuList[]
}

/** Session of a request. Its `id` is null until something has to be remembered for the session. */
export interface Session {
  id: number | null
  /** opaque value of the session's cookie; never stored or logged */
  token: string
  /** whether the browser's token has no session row. We replace such a token before storing, as it may be planted */
  isForeign: boolean
  /** whether the session is a tombstone row: its user was deleted */
  userDeleted?: boolean
}

/** First argument of every action: the current user with their session, the language, and the services. */
export interface Scope extends Services {
  readonly user: CurrentUser | null
  readonly session: Session
  /** ids of the users who were logged in on this device; `anybody` if there were too many to remember */
  readonly usersOfDevice: readonly number[] | 'anybody'
  readonly texts: Texts
  readonly isApp: boolean
  readonly device: Device
  /** client that rate limits count, by core/client-address.ts; null for jobs */
  readonly clientAddress: string | null
}

/**
 * Returns the current user.
 * @throws Unauthorized without a login, UserDeleted if the account has been deleted
 */
export function requireUser(scope: Scope): CurrentUser {
  if (scope.user) return scope.user
  if (scope.session.userDeleted) throw new UserDeleted()
  throw new Unauthorized()
}
