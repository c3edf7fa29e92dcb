import { randomUUID } from 'node:crypto'
import { isUniqueViolation, transact } from '#core/db.ts'
import { consume, limited } from '#core/limits.ts'
import { isSameAddress } from '#core/names.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { recordChange } from './changed.ts'
import type { ChangedSeat } from './input.ts'
import { mailSeat } from './join-gathering.ts'
import { linkHashOf } from './join-link.ts'
import { changedSeats, joinedGatherings, seatsToAddress } from './limits.ts'
import type { SeatProblem } from './problems.ts'
import { holdSeat, lockedOwnSeat, type SeatRef } from './seat-of.ts'

/** Steps out of a gathering: the seat and its link are gone. */
export const leaveSeat = (scope: Scope, ref: SeatRef): Promise<Result<null, SeatProblem>> =>
  transact(scope.sql, async (tx): Promise<Result<null, SeatProblem>> => {
    const seat = await lockedOwnSeat(scope, tx, ref)
    if (!seat) return refuse('NotFound')
    if (seat.draw.isDeleted) return refuse('Deleted')
    if (seat.draw.isDrawn) return refuse('Drawn')
    await tx`delete from seats where id = ${seat.id}`
    await recordChange(scope, tx, seat.draw)
    return ok(null)
  })

/**
 * Changes the name and the address of the caller's seat. With a new address the seat gets a new link, which goes there by
 * mail. The former link is dead, and other browsers no longer hold the seat, because a wrong address may have got it.
 * @returns the guid in the new link; null if the link stays
 * @throws TooManyRequests after 60 changes or 30 joins and new addresses of a client in an hour, and after 5 mails to one
 *   address in a day
 */
export async function changeSeat(
  scope: Scope,
  ref: SeatRef,
  { name, email }: ChangedSeat,
): Promise<Result<string | null, SeatProblem | 'NameTaken' | 'AlreadyJoined'>> {
  await consume(scope, changedSeats)
  const uses = email === null ? [] : [joinedGatherings, { ...seatsToAddress, about: email }]
  return limited(scope, uses.map((use) => ({ ...use, counts: isMailed })), () => storeChange(scope, ref, { name, email })) // oxfmt-ignore
}

type Changed = Result<string | null, SeatProblem | 'NameTaken' | 'AlreadyJoined'>

/** Whether a change counts as a mail to a new address. A refusal that confirms an address counts like a join. */
const isMailed = (changed: Changed | null): boolean =>
  changed?.ok === true ? changed.value !== null : changed?.problem === 'AlreadyJoined'

async function storeChange(scope: Scope, ref: SeatRef, { name, email }: ChangedSeat): Promise<Changed> {
  try {
    return await transact(scope.sql, async (tx): Promise<Changed> => {
      const seat = await lockedOwnSeat(scope, tx, ref)
      if (!seat) return refuse('NotFound')
      if (seat.draw.isDeleted) return refuse('Deleted')
      if (seat.draw.isDrawn) return refuse('Drawn')
      const [other] = await tx`
        select 1 from seats where draw_id = ${seat.draw.id} and id <> ${seat.id} and email = ${email}::citext`
      if (other) return refuse('AlreadyJoined')
      await tx`update seats set name = ${name}, email = ${email} where id = ${seat.id}`
      await recordChange(scope, tx, seat.draw)
      if (email === null || (seat.email !== null && isSameAddress(email, seat.email))) return ok(null)
      const seatGuid = randomUUID()
      await tx`update seats set seat_hash = ${linkHashOf(seatGuid)}, joiner_hash = null where id = ${seat.id}`
      await tx`delete from seat_sessions where seat_id = ${seat.id}`
      await holdSeat(scope, tx, seat.id)
      await mailSeat(scope, tx, { seatId: seat.id, seatGuid, email, userId: seat.userId })
      return ok(seatGuid)
    })
  } catch (error) {
    if (isUniqueViolation(error, 'seats_name')) return refuse('NameTaken')
    if (isUniqueViolation(error, 'seats_address')) return refuse('AlreadyJoined')
    throw error
  }
}
