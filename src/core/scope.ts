import { Unauthorized, UserDeleted } from './errors.ts'
import type { Config } from './config.ts'
import type { Pool } from './db.ts'
import type { Device } from './device.ts'
import type { Texts } from './i18n.ts'
import type { ImageStore } from './images/store.ts'
import type { OwnAnnouncements } from './live.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import type { Outside } from './outside.ts'
import type { Queue } from './queue.ts'
import type { Signer } from './secret.ts'

export interface Services {
  readonly config: Config
  readonly sql: Pool
  readonly ownAnnouncements: OwnAnnouncements
  readonly queue: Queue
  readonly images: ImageStore
  readonly signer: Signer
  readonly outside: Outside
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

/** An account, or a guest: a user by an e-mail address alone, in order to cross off. */
export interface CurrentUser {
  id: number
  privateGuid: string
  publicGuid: string
  email: string
  /** the address that the user wants instead, until they confirm it */
  pendingEmail: string | null
  firstName: string | null
  lastName: string | null
  isAccount: boolean
  /** whether a link in a mail to the address was confirmed, and this session rests on that or on a login */
  isProven: boolean
  overviewEmailFrequency: number
  enableCrossOffConfirmationEmail: boolean
  /** their own lists, oldest first */
  lists: MenuList[]
}

/** `id` is null until something has to be remembered for the session. */
export interface Session {
  id: number | null
  /** the cookie's opaque value; never stored or logged */
  token: string
  /** whether the client brought a token that no row knows: it is replaced as soon as something is remembered, as somebody may have planted it */
  isForeign: boolean
  /** a tombstone: its user was deleted */
  userDeleted?: boolean
}

/** The first argument of every verb: who acts, in which language, with which services. */
export interface Scope extends Services {
  readonly user: CurrentUser | null
  readonly session: Session
  /** ids of who was logged in on this device, or that there were too many to remember each */
  readonly usersOfDevice: readonly number[] | 'anybody'
  readonly texts: Texts
  readonly isApp: boolean
  readonly device: Device
  /** who limits count: core/client-address.ts; null for jobs */
  readonly clientAddress: string | null
}

/** @throws Unauthorized without a login, UserDeleted where the account has been deleted */
export function requireUser(scope: Scope): CurrentUser {
  if (scope.user) return scope.user
  if (scope.session.userDeleted) throw new UserDeleted()
  throw new Unauthorized()
}
