import { dayOf, timeZone } from '#core/days.ts'
import { type Sql, transact } from '#core/db.ts'
import type { CurrentUser, MenuList, Scope, Services, Session } from '#core/scope.ts'
import { consume } from '#core/limits.ts'
import { logAuthentication } from '#core/log.ts'
import {
  announceSessionChange,
  announceSessionChanges,
  newToken,
  sessionDays,
  tokenHashOf,
  type KnownSession,
} from '#core/session.ts'
import { newSessions } from './limits.ts'

/** A session with its user. In a session without a user, the user's columns are null. */
export interface SessionRow {
  sessionId: number
  userDeleted: boolean
  /** whether the session was last used on an earlier day */
  isStale: boolean
  userId: number | null
  userPrivateGuid: string
  userPublicGuid: string
  email: string
  pendingEmail: string | null
  userFirstName: string | null
  userLastName: string | null
  isAccount: boolean
  isProven: boolean
  overviewEmailFrequency: number
  crossOffMails: boolean
  menu: MenuList[] | null
}

type SessionScope = Pick<Scope, 'session' | 'now'>
type LoginScope = SessionScope & Pick<Scope, 'device'>

const maxSessionDays = 365

/**
 * Expiry of a session, always at the end of a day. The database also stores which lots a session opened, so a finer
 * time would reveal when a participant looked at their own lot.
 */
const expiryOf = (sql: Sql, seenOn: string) =>
  sql`(${seenOn}::date + ${sessionDays + 1}::int)::timestamp at time zone ${timeZone}`

export async function currentUser(sql: Sql, userId: number): Promise<CurrentUser> {
  const [user] = await sql<(Omit<CurrentUser, 'lists'> & { lists: MenuList[] | null })[]>`
    select u.id, u.private_guid, u.public_guid, u.email, u.pending_email, u.first_name, u.last_name,
      u.password_hash is not null as is_account, u.email_proven_at is not null as is_proven, u.overview_email_frequency,
      u.cross_off_mails as enable_cross_off_confirmation_email, m.lists
    from users u left join menus m on m.user_id = u.id
    where u.id = ${userId}`
  return { ...user!, lists: user!.lists ?? [] }
}

/** Columns of `SessionRow`. The query must select from `sessions s` and include `sessionJoins`. */
export const sessionColumns = (sql: Sql, now: Date) => sql`
  s.id as session_id, s.user_deleted, s.seen_on < ${dayOf(now)}::date and not s.user_deleted as is_stale,
  u.id as user_id, u.private_guid as user_private_guid, u.public_guid as user_public_guid, u.email,
  u.pending_email, u.first_name as user_first_name, u.last_name as user_last_name, u.password_hash is not null as is_account,
  u.email_proven_at is not null and not s.unproven as is_proven, u.overview_email_frequency, u.cross_off_mails, m.lists as menu`

/**
 * SQL condition that a row of `sessions s` has the token and has not expired.
 * @param token null for a client without a token
 */
export const sessionMatches = (sql: Sql, token: string | null, now: Date) => sql`
  s.token_hash = ${token === null ? null : tokenHashOf(token)}::bytea and s.expires_at > ${now}`

/**
 * SQL condition that a user counts as proven in mails that their sessions cause. It is false while any of their
 * sessions is unproven, because the person at that session may not be the reader of the mails. The query must provide
 * the user as `u`.
 */
export const countsAsProven = (sql: Sql) => sql`
  (u.email_proven_at is not null and not exists (select from sessions s where s.user_id = u.id and s.unproven))`

/** Joins for `sessionColumns`. The query must select from `sessions s`. */
export const sessionJoins = (sql: Sql) => sql`
  left join users u on u.id = s.user_id
  left join menus m on m.user_id = u.id`

export const sessionOf = (row: SessionRow): KnownSession => ({
  id: row.sessionId,
  userDeleted: row.userDeleted,
  renewed: row.isStale,
  user:
    row.userId === null
      ? null
      : {
          id: row.userId,
          privateGuid: row.userPrivateGuid,
          publicGuid: row.userPublicGuid,
          email: row.email,
          pendingEmail: row.pendingEmail,
          firstName: row.userFirstName,
          lastName: row.userLastName,
          isAccount: row.isAccount,
          isProven: row.isProven,
          overviewEmailFrequency: row.overviewEmailFrequency,
          enableCrossOffConfirmationEmail: row.crossOffMails,
          lists: row.menu ?? [],
        },
})

/**
 * Finds a session that has not expired, with its user and their menu, in one query. A session's first use on a later
 * day gives it a new expiry date.
 */
export async function findSession({ sql, now }: Services, token: string): Promise<KnownSession | null> {
  const moment = now()
  const [row] = await sql<SessionRow[]>`
    select ${sessionColumns(sql, moment)}
    from sessions s ${sessionJoins(sql)}
    where ${sessionMatches(sql, token, moment)}`
  if (!row) return null
  const today = dayOf(moment)
  if (row.isStale)
    await sql`
      update sessions set seen_on = ${today}, expires_at = least(${expiryOf(sql, today)}, created_on + ${maxSessionDays}::int)
      where id = ${row.sessionId}`
  return sessionOf(row)
}

/**
 * Inserts a row for the session, so that something can be remembered for it. An unknown token from the client may have
 * been planted, so a new one replaces it, in `session` itself. The HTTP layer must therefore call `sendSessionCookie`.
 * @returns the session's id
 */
export async function rememberSession({ session, now }: SessionScope, sql: Sql): Promise<number> {
  if (session.id !== null) return session.id
  if (session.isForeign) {
    await announceSessionChange(sql, tokenHashOf(session.token))
    Object.assign(session, { token: newToken(), isForeign: false })
  }
  const today = dayOf(now())
  const [row] = await sql<{ id: number }[]>`
    insert into sessions (token_hash, created_on, seen_on, expires_at)
    values (${tokenHashOf(session.token)}, ${today}, ${today}, ${expiryOf(sql, today)})
    on conflict (token_hash) do update set seen_on = excluded.seen_on
    returning id`
  return row!.id
}

/**
 * Counts a session that is about to get a row because a link was opened. Without this limit, opening links could create
 * rows without end. The caller then calls `rememberSession`.
 * @throws TooManyRequests after 600 new sessions of a client in an hour
 */
export async function countNewSession(scope: Scope): Promise<void> {
  if (scope.session.id === null) await consume(scope, newSessions)
}

/**
 * Logs a session in as a user, under a new token. Lists that the session opened while logged out stay open. Lists that
 * it opened as another user don't.
 * @param unproven whether the e-mail address was merely typed, or an organizer's link was followed; such a session is
 * unproven even if its user is proven
 * @returns the session that the response's cookie must carry
 */
export async function logSessionIn(
  { session, now, device }: LoginScope,
  sql: Sql,
  userId: number,
  { unproven = false } = {},
): Promise<Session> {
  const token = newToken()
  await sql`delete from sessions where id = ${session.id}::int and user_id <> ${userId}`
  const id = await rememberSession({ session: { ...session, id: null }, now }, sql)
  const today = dayOf(now())
  await sql`
    update sessions set token_hash = ${tokenHashOf(token)}, user_id = ${userId}, unproven = ${unproven}, user_deleted = false,
      created_on = ${today}, seen_on = ${today}, expires_at = ${expiryOf(sql, today)},
      browser = ${device.browser}, system = ${device.system}
    where id = ${id}`
  await announceSessionChange(sql, tokenHashOf(session.token))
  return { id, token, isForeign: false }
}

/** @returns a new session without a user, which the response's cookie must carry */
export async function logSessionOut(scope: Scope): Promise<Session> {
  logAuthentication(scope, 'logout', 'succeeded', scope.user?.id ?? null)
  const { id, token } = scope.session
  if (id !== null) {
    await transact(scope.sql, async (tx) => {
      await tx`delete from sessions where id = ${id}`
      await announceSessionChange(tx, tokenHashOf(token))
    })
  }
  return { id: null, token: newToken(), isForeign: false }
}

/** Number of days for which a tombstone row reports that a session's user was deleted. */
const tombstoneDays = 30

/**
 * Replaces each session of a user who is about to be deleted with a new tombstone row, so that nothing linked to the
 * old row survives. The next request with that session's cookie learns that the user was deleted.
 */
export async function replaceSessionsWithTombstones(
  { now }: Pick<Scope, 'now'>,
  sql: Sql,
  userId: number,
): Promise<void> {
  const ended = await sql<{ tokenHash: Uint8Array }[]>`
    delete from sessions where user_id = ${userId} returning token_hash`
  const hashes = ended.map(({ tokenHash }) => tokenHash)
  const today = dayOf(now())
  await sql`
    insert into sessions (token_hash, user_deleted, created_on, seen_on, expires_at)
    select decode(hash, 'hex'), true, ${today}::date, ${today}::date,
      (${today}::date + ${tombstoneDays + 1}::int)::timestamp at time zone ${timeZone}
    from unnest(${hashes.map((hash) => Buffer.from(hash).toString('hex'))}::text[]) hash`
  await announceSessionChanges(sql, hashes)
}

export async function purgeSessions(services: Pick<Services, 'sql' | 'now'>): Promise<void> {
  const now = services.now()
  await services.sql`
    delete from sessions
    where expires_at < ${now} or (user_deleted and seen_on < ${now}::timestamptz - make_interval(days => ${tombstoneDays}::int))`
}
