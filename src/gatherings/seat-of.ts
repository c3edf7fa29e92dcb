import { dayOf } from '#core/days.ts'
import type { Sql, Transaction } from '#core/db.ts'
import type { Scope } from '#core/scope.ts'
import { tokenHashOf } from '#core/session.ts'
import { rememberSession } from '../accounts/index.ts'
import { linkHashOf } from './join-link.ts'

/**
 * Way in which a caller shows that a seat is theirs: by the guid in its link, or by having joined, in this browser or with
 * their account, by the gathering's link.
 */
export type SeatRef = { seatGuid: string } | { joinGuid: string }

/**
 * SQL condition: the caller finds the seat by the gathering's link. This browser joined or opened the seat's link; or it
 * joined on the same day, and the response was lost; or the seat is of the caller's own account. The query must have the
 * seat as `s`.
 */
const isHeld = ({ sql, user, session, now }: Scope) => sql`(
  (s.joined_alone and s.user_id = ${user?.isAccount && user.isProven ? user.id : null}::int)
  or exists (select from seat_sessions h where h.seat_id = s.id and h.session_id = ${session.id}::int)
  or coalesce(s.joiner_hash = ${tokenHashOf(session.token)} and s.joined_on = ${dayOf(now())}::date, false)
)`

/** SQL condition: the seat is the caller's. The query must have the seat as `s`. */
const isOwn = (scope: Scope, ref: SeatRef) =>
  'seatGuid' in ref
    ? scope.sql`s.seat_hash = ${linkHashOf(ref.seatGuid)}`
    : scope.sql`
      (s.draw_id = (select draw_id from join_links where guid_hash = ${linkHashOf(ref.joinGuid)}) and ${isHeld(scope)})`

/** @returns the database id of the caller's seat, the latest one if this browser has several; null if there is none */
export async function ownSeatId(scope: Scope, sql: Sql, ref: SeatRef): Promise<number | null> {
  const [seat] = await sql<{ id: number }[]>`
    select s.id from seats s where ${isOwn(scope, ref)} order by s.id desc limit 1`
  return seat?.id ?? null
}

/**
 * Stores that this session holds a seat, in the caller's transaction. The HTTP layer must call `sendSessionCookie`.
 */
export async function holdSeat(scope: Scope, tx: Transaction, seatId: number): Promise<void> {
  await tx`
    insert into seat_sessions (session_id, seat_id) values (${await rememberSession(scope, tx)}, ${seatId})
    on conflict do nothing`
}

/** A seat of the caller, with its gathering locked against all other changes. */
export interface LockedOwnSeat {
  id: number
  email: string | null
  userId: number | null
  draw: { id: number; publicGuid: string; isDeleted: boolean; isDrawn: boolean }
}

/** Locks the gathering of the caller's seat, in the caller's transaction; null if the seat isn't there. */
export async function lockedOwnSeat(scope: Scope, tx: Transaction, ref: SeatRef): Promise<LockedOwnSeat | null> {
  const id = await ownSeatId(scope, tx, ref)
  await tx`select d.id from draws d join seats s on s.draw_id = d.id where s.id = ${id}::int for update of d`
  const [row] = await tx<
    {
      id: number
      email: string | null
      userId: number | null
      drawId: number
      publicGuid: string
      isDeleted: boolean
      isDrawn: boolean
    }[]
  >`
    select s.id, s.email::text as email, s.user_id, d.id as draw_id, d.public_guid, d.deleted_at is not null as is_deleted,
      d.drawn_at is not null as is_drawn
    from seats s join draws d on d.id = s.draw_id
    where s.id = ${id}::int`
  if (!row) return null
  const { drawId, publicGuid, isDeleted, isDrawn, ...seat } = row
  return { ...seat, draw: { id: drawId, publicGuid, isDeleted, isDrawn } }
}
