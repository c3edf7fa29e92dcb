import type { Sql } from '#core/db.ts'
import { guid, parse } from '#core/input.ts'
import type { Scope } from '#core/scope.ts'
import type { DrawOccasion, Terms } from '../lots/index.ts'
import { drawNumberInPath } from './input.ts'

type Caller = Pick<Scope, 'user' | 'session'>

/**
 * SQL condition: the user of a manager's session has the organizer's e-mail address and has proven it. The query must
 * have the draw as `d`, the row of `draw_managers` as `m` and the session's user as `u`.
 */
const isOrganizersAddress = (sql: Sql) => sql`
  (d.organizer_email = u.email and u.email_proven_at is not null and not exists (select from sessions s where s.id = m.session_id and s.unproven))`

/**
 * SQL condition: a session that made a draw, or opened it by its organizer's link, still manages it. If no account was
 * logged in at that time, an account that logs in to the session later doesn't manage the draw, unless the account has
 * proven the organizer's e-mail address. The query must have the draw as `d`, the row of `draw_managers` as `m`, and the
 * session's user as `u` with null columns when logged out.
 */
export const stillManages = (sql: Sql) => sql`
  (m.by_account or u.password_hash is null or ${isOrganizersAddress(sql)})`

/**
 * SQL tables and conditions that find the caller's session among a draw's managers, for `exists (select …)`. The query
 * must have the draw as `d`.
 */
const ownManager = (sql: Sql, caller: Caller) => sql`
  from draw_managers m left join users u on u.id = ${caller.user?.id ?? null}::int
  where m.draw_id = d.id and m.session_id = ${caller.session.id}::int and ${stillManages(sql)}`

/**
 * SQL condition: the caller manages a draw, as its organizer or by their session. The query must have the draw as `d`.
 */
export const isManaged = (sql: Sql, caller: Caller) => sql`
  (coalesce(d.organizer_user_id = ${caller.user?.id ?? null}::int, false) or exists (select ${ownManager(sql, caller)}))`

/**
 * SQL condition: the caller may see the organizer's own lot. True for the organizer while the lot belongs to them:
 * after an account recovery, the account no longer has a lot that was drawn at the e-mail address it lost. Also true
 * for the session that made the draw, while its user is the same or has proven the organizer's e-mail address. A
 * session that opened the draw by the organizer's link may not see the lot, because people forward that link, and the
 * lot has a mail of its own. The query must have the draw as `d`.
 */
export const seesOrganizersLot = (sql: Sql, caller: Caller) => sql`
  exists (
    select from participants o left join users u on u.id = ${caller.user?.id ?? null}::int
    where o.draw_id = d.id and o.is_organizer and (
      (o.user_id = u.id and u.id = d.organizer_user_id)
      or exists (
        select from draw_managers m
        where m.draw_id = d.id and m.session_id = ${caller.session.id}::int and not m.by_key
          and (m.user_id is not distinct from u.id or ${isOrganizersAddress(sql)})
      )
    )
  )`

/**
 * SQL condition: the caller has shown that they read the organizer's mailbox, so that they may send held lots. They have
 * opened the draw by the key in its mail, or have proven the organizer's address or that of the account that drew. The query must have the draw as `d`.
 */
export const hasConfirmed = (sql: Sql, caller: Caller) => sql`
  exists (
    select from (select) as caller left join users u on u.id = ${caller.user?.id ?? null}::int
    where ((d.organizer_email = u.email or (u.id = d.organizer_user_id and u.password_hash is not null)) and ${caller.user?.isProven ?? false})
      or exists (
        select from draw_managers m
        where m.draw_id = d.id and m.session_id = ${caller.session.id}::int and m.has_key and ${stillManages(sql)}
      )
  )`

/**
 * Stores that a session manages a draw. The HTTP layer must call `sendSessionCookie`.
 * @param isByKey whether the session opened the draw by its organizer's link. A session that made the draw still counts
 *   as its maker after opening that link, unless it made the draw without an account and has one now
 */
export async function addManager(
  { user }: Caller,
  sql: Sql,
  { drawId, sessionId, isByKey }: { drawId: number; sessionId: number; isByKey: boolean },
): Promise<void> {
  await sql`
    insert into draw_managers as m (draw_id, session_id, user_id, by_account, by_key, has_key)
    values (${drawId}, ${sessionId}, ${user?.id ?? null}, ${user?.isAccount ?? false}, ${isByKey}, ${isByKey})
    on conflict (draw_id, session_id) do update
    set by_account = m.by_account or excluded.by_account, has_key = m.has_key or excluded.has_key,
      by_key = case when excluded.by_account and not m.by_account then excluded.by_key else m.by_key and excluded.by_key end`
}

/** Organizer of a draw, as its managers see them. */
export interface Organizer {
  name: string
  /** e-mail address at the draw; null once the organizer's user is deleted */
  email: string | null
  /** whether the organizer has a lot, too */
  takesPart: boolean
}

/** A draw that the caller manages. */
export interface ManagedDraw extends Terms {
  id: number
  publicGuid: string
  title: string
  description: string | null
  occasion: DrawOccasion | null
  /** whether participants are reminded */
  reminders: boolean
  /** when the organizer last had everybody reminded */
  remindedAt: Date | null
  /** whether the draw is drawn; else it waits for its people */
  isDrawn: boolean
  /** when the draw was drawn; 1970 if it waits for its people */
  createDate: Date
  deletedAt: Date | null
  organizer: Organizer
  /** whether the current user is the draw's organizer; false for a caller who manages the draw only by their session */
  isOrganizer: boolean
  seesOrganizersLot: boolean
  /** whether the caller may send the draw's held lots, because they read the organizer's mailbox */
  hasConfirmed: boolean
}

interface ManagedDrawRow {
  organizerName: string
  organizerEmail: string | null
  takesPart: boolean
}

/** @returns the draw, deleted or not; null if the caller doesn't manage it */
export async function managedDraw(
  scope: Caller & { readonly sql: Sql },
  publicGuid: string,
): Promise<ManagedDraw | null> {
  const [row] = await scope.sql<(Omit<ManagedDraw, 'organizer'> & ManagedDrawRow)[]>`
    select d.id, d.public_guid, d.title, d.description, d.occasion, d.day as date, d.budget, d.reminders, d.reminded_at,
      d.drawn_at is not null as is_drawn, coalesce(d.drawn_at, 'epoch') as create_date, d.deleted_at,
      d.organizer_name, d.organizer_email::text as organizer_email,
      exists (select from participants o where o.draw_id = d.id and o.is_organizer) as takes_part,
      coalesce(d.organizer_user_id = ${scope.user?.id ?? null}::int, false) as is_organizer,
      ${seesOrganizersLot(scope.sql, scope)} as sees_organizers_lot, ${hasConfirmed(scope.sql, scope)} as has_confirmed
    from draws d
    where d.public_guid = ${publicGuid}::uuid and ${isManaged(scope.sql, scope)}`
  if (!row) return null
  const { organizerName: name, organizerEmail: email, takesPart, ...draw } = row
  return { ...draw, organizer: { name, email, takesPart } }
}

/**
 * Returns the public guid of the draw in a link, which contains that guid or the draw's database id. An id is accepted
 * only from a caller who manages the draw.
 * @returns null for any other text, and for the id of a draw that the caller doesn't manage
 */
export async function drawGuidOf(
  scope: Pick<Scope, 'sql' | 'user' | 'session'>,
  numberOrGuid: string,
): Promise<string | null> {
  const publicGuid = parse(guid(), numberOrGuid)
  if (publicGuid.ok) return publicGuid.value
  const number = parse(drawNumberInPath, numberOrGuid)
  if (!number.ok) return null
  const [draw] = await scope.sql<{ publicGuid: string }[]>`
    select d.public_guid from draws d where d.id = ${number.value}::int and ${isManaged(scope.sql, scope)}`
  return draw?.publicGuid ?? null
}

/** Whether a draw was made by an account. Such a draw has no organizer key. */
export async function isDrawOfAccount(sql: Sql, publicGuid: string): Promise<boolean> {
  const [draw] = await sql`
    select 1 from draws d
    where d.public_guid = ${publicGuid}::uuid and d.key_hash is null and d.former_key_hash is null and d.organizer_user_id is not null`
  return draw !== undefined
}
