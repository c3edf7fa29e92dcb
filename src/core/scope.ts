import { Unauthorized, UserDeleted } from './errors.ts'
import type { Config } from './config.ts'
import type { Pool } from './db.ts'
import type { Texts } from './i18n.ts'
import type { ImageStore } from './images.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import type { Queue } from './queue.ts'
import type { Signer } from './secret.ts'

/** What one process has, whoever asks. */
export interface Services {
  readonly config: Config
  readonly sql: Pool
  readonly queue: Queue
  readonly images: ImageStore
  readonly signer: Signer
  readonly log: Log
  readonly metrics: Metrics
  now(): Date
}

/** A list as the menu shows it. */
export interface MenuList {
  username: string
  title: string | null
  fullName: string
}

/** Who acts: an account, or an afstreper (a user made by an e-mail address alone, in order to cross off). */
export interface CurrentUser {
  id: number
  privateGuid: string
  publicGuid: string
  email: string
  firstName: string | null
  lastName: string | null
  isAccount: boolean
  overviewEmailFrequency: number
  enableCrossOffConfirmationEmail: boolean
  /** their own lists, oldest first */
  lists: MenuList[]
}

/** A browser's or app's session: `id` is null until something has to be remembered for it. */
export interface Session {
  id: number | null
  /** the opaque cookie value; never stored, never logged */
  token: string
  /** a tombstone: the user it belonged to was deleted */
  userDeleted?: boolean
}

/** Who acts, in which voice, with what at hand: the first argument of every verb. */
export interface Scope extends Services {
  readonly user: CurrentUser | null
  readonly session: Session
  readonly texts: Texts
  readonly isApp: boolean
  /** the client's address, for limits; null for jobs */
  readonly clientAddress: string | null
}

/** The user who acts. @throws Unauthorized without a login, UserDeleted where the account is gone */
export function requireUser(scope: Scope): CurrentUser {
  if (scope.user) return scope.user
  if (scope.session.userDeleted) throw new UserDeleted()
  throw new Unauthorized()
}
