import { randomUUID } from 'node:crypto'
import { isUniqueViolation, transact, type Transaction } from '#core/db.ts'
import { consume, limited } from '#core/limits.ts'
import { drawCapsOf, enqueueMail } from '#core/mail/enqueue-mail.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { tokenHashOf } from '#core/session.ts'
import { participantBounds } from '../draws/index.ts'
import { recordChange } from './changed.ts'
import type { Joining } from './input.ts'
import { insertSeat } from './insert-seats.ts'
import { linkHashOf } from './join-link.ts'
import { joinedGatherings, seatsToAddress, wrongJoinLinks } from './limits.ts'
import type { JoinProblem } from './problems.ts'
import { holdSeat } from './seat-of.ts'

/**
 * Joins a gathering by its link: the person gets a seat, whose link only they know, by mail too if they give an address.
 * This browser holds the seat from now on; the HTTP layer must call `sendSessionCookie`.
 * @returns the guid in the seat's link
 * @throws TooManyRequests after 30 joins or 30 unknown links of a client in an hour, and after 5 seats for one address in a
 *   day
 */
export async function joinGathering(scope: Scope, given: Joining): Promise<Result<string, JoinProblem>> {
  const toAddress = given.email === null ? [] : [{ ...seatsToAddress, about: given.email }]
  const joins = { ...joinedGatherings, counts: countsAsJoin }
  const joined = await limited<Joined>(scope, [joins, ...toAddress], async () => {
    try {
      return await transact(scope.sql, (tx) => takeSeat(scope, tx, given))
    } catch (error) {
      if (isUniqueViolation(error, 'seats_name')) return refuse('NameTaken')
      if (isUniqueViolation(error, 'seats_address') || isUniqueViolation(error, 'seats_user'))
        return refuse('AlreadyJoined')
      throw error
    }
  })
  if (!joined.ok && joined.problem === 'NotFound') await consume(scope, wrongJoinLinks)
  return joined
}

type Joined = Result<string, JoinProblem>

/** Whether an attempt counts as a join. A refusal that confirms an address counts too, so that nobody tries many. */
const countsAsJoin = (joined: Joined | null): boolean =>
  joined?.ok === true || (joined?.ok === false && joined.problem === 'AlreadyJoined')

interface Found {
  id: number
  publicGuid: string
  isClosed: boolean
}

async function takeSeat(scope: Scope, tx: Transaction, given: Joining): Promise<Result<string, JoinProblem>> {
  const { user, session } = scope
  const hash = linkHashOf(given.joinGuid)
  // Locks the draw before reading it, so that nobody joins while it is drawn, deleted or full.
  await tx`
    select d.id from join_links l join draws d on d.id = l.draw_id where l.guid_hash = ${hash} for update of d`
  const [gathering] = await tx<Found[]>`
    select d.id, d.public_guid, l.sealed_guid is null or d.drawn_at is not null or d.deleted_at is not null as is_closed
    from join_links l join draws d on d.id = l.draw_id where l.guid_hash = ${hash}`
  if (!gathering) return refuse('NotFound')
  if (gathering.isClosed) return refuse('Closed')
  const userId = user?.isAccount && user.isProven ? user.id : null
  const [seats] = await tx<{ count: number; hasJoined: boolean }[]>`
    select count(*)::int as count,
      coalesce(bool_or(email = ${given.email}::citext or user_id = ${userId}::int), false) as has_joined
    from seats where draw_id = ${gathering.id}`
  if (seats!.hasJoined) return refuse('AlreadyJoined')
  if (seats!.count >= participantBounds.max) return refuse('Full')
  const seatGuid = randomUUID()
  const seat = await insertSeat(scope, tx, gathering.id, {
    name: given.name,
    email: given.email,
    userId,
    joinedAlone: true,
    seatHash: linkHashOf(seatGuid),
    joinerHash: session.id === null ? tokenHashOf(session.token) : null,
  })
  await holdSeat(scope, tx, seat.id)
  if (given.email !== null) await mailSeat(scope, tx, { seatId: seat.id, seatGuid, email: given.email, userId })
  await recordChange(scope, tx, gathering)
  return ok(seatGuid)
}

/**
 * Mails the link of a seat to its person, in the caller's transaction. The mail's data are sealed, because nothing else in
 * the database leads to the link.
 */
export const mailSeat = (
  scope: Scope,
  tx: Transaction,
  { seatId, seatGuid, email, userId }: { seatId: number; seatGuid: string; email: string; userId: number | null },
): Promise<void> =>
  enqueueMail(scope, tx, {
    ...drawCapsOf(scope.user, 'wait'),
    kind: 'seat',
    cause: `seat:${randomUUID()}`,
    recipient: email,
    userId,
    edition: scope.texts.edition.code,
    data: { seatId, seatGuid },
    isSealed: true,
  })
