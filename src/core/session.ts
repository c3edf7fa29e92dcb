import { createHash, randomBytes } from 'node:crypto'
import type { Sql } from './db.ts'
import { announce } from './live.ts'
import type { CurrentUser, Services } from './scope.ts'

/** How long a session lasts after its last use, in days. */
export const sessionDays = 90

/** What is known of a presented token. */
export interface KnownSession {
  id: number
  user: CurrentUser | null
  /** its user was deleted: told once, then the cookie goes */
  userDeleted: boolean
  /** whether its 90 days were just renewed */
  renewed: boolean
}

/** How the accounts feature looks sessions up. */
export type FindSession = (services: Services, token: string) => Promise<KnownSession | null>

/** A token that was never used. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** How a token is stored and announced: 256 random bits need no salt. */
export const tokenHashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

export const sessionTopic = 'session'

/** The key under which a session's changes are announced. */
export const sessionKeyOf = (tokenHash: Uint8Array): string => Buffer.from(tokenHash).toString('base64url')

/**
 * Announces that a session ended or changed its user: its open sockets reconnect as whoever it is then.
 * @param tokenHash of the token it had until now, under which a socket may be open without a row of its own
 */
export const announceSessionChange = (tx: Sql, tokenHash: Uint8Array): Promise<void> =>
  announce(tx, { topic: sessionTopic, key: sessionKeyOf(tokenHash), event: 'changed' })
