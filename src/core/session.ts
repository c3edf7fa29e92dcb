import { createHash, randomBytes } from 'node:crypto'
import type { Sql } from './db.ts'
import { announceAll } from './live.ts'
import type { CurrentUser, Services } from './scope.ts'

/** Number of days that a session is valid after its last use. */
export const sessionDays = 90

export interface KnownSession {
  id: number
  user: CurrentUser | null
  /** whether the session's user was deleted. The first response that needs the user says so and deletes the cookie */
  userDeleted: boolean
  /** whether this look-up extended the session */
  renewed: boolean
}

export type FindSession = (services: Services, token: string) => Promise<KnownSession | null>

export const newToken = (): string => randomBytes(32).toString('base64url')

/** Returns the hash under which a token is stored and announced. 256 random bits need no salt. */
export const tokenHashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

export const sessionTopic = 'session'

export const sessionKeyOf = (tokenHash: Uint8Array): string => Buffer.from(tokenHash).toString('base64url')

/**
 * Announces that a session ended or got another user, so that its open sockets reconnect as its new user or as nobody.
 * @param tokenHash hash of the token that the session had until now. A socket may be open with that token even if the
 *   session has no row
 */
export const announceSessionChange = (tx: Sql, tokenHash: Uint8Array): Promise<void> =>
  announceSessionChanges(tx, [tokenHash])

/** Announces that several sessions ended or got another user. */
export const announceSessionChanges = (tx: Sql, tokenHashes: readonly Uint8Array[]): Promise<void> =>
  announceAll(
    tx,
    tokenHashes.map((tokenHash) => ({ topic: sessionTopic, key: sessionKeyOf(tokenHash), event: 'changed' })),
  )
