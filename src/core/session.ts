import { createHash, randomBytes } from 'node:crypto'
import type { Sql } from './db.ts'
import { announceAll } from './live.ts'
import type { CurrentUser, Services } from './scope.ts'

/** since its last use */
export const sessionDays = 90

export interface KnownSession {
  id: number
  user: CurrentUser | null
  /** its user was deleted: said once, then the cookie goes */
  userDeleted: boolean
  /** whether this look-up extended it */
  renewed: boolean
}

export type FindSession = (services: Services, token: string) => Promise<KnownSession | null>

export const newToken = (): string => randomBytes(32).toString('base64url')

/** For storing and announcing a token: 256 random bits need no salt. */
export const tokenHashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

export const sessionTopic = 'session'

export const sessionKeyOf = (tokenHash: Uint8Array): string => Buffer.from(tokenHash).toString('base64url')

/**
 * When a session ends or changes its user: its open sockets reconnect as whoever it is then.
 * @param tokenHash of its token until now, under which a socket may be open even without a row
 */
export const announceSessionChange = (tx: Sql, tokenHash: Uint8Array): Promise<void> =>
  announceSessionChanges(tx, [tokenHash])

/** The same for many. */
export const announceSessionChanges = (tx: Sql, tokenHashes: readonly Uint8Array[]): Promise<void> =>
  announceAll(
    tx,
    tokenHashes.map((tokenHash) => ({ topic: sessionTopic, key: sessionKeyOf(tokenHash), event: 'changed' })),
  )
