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
import { changedSeats, seatsToAddress } from './limits.ts'
import type { SeatProblem } from './problems.ts'
import { lockedOwnSeat, type SeatRef } from './seat-of.ts'

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
 * Changes the name and the address of the caller's seat. A new address gets the seat's link by mail. If this browser
 * doesn't know the link, the seat gets a new one, and the former link is dead.
 * @throws TooManyRequests after 60 changes of a client in an hour, and after 5 mails to one address in a day
 */
export async function changeSeat(
  scope: Scope,
  ref: SeatRef,
  { name, email }: ChangedSeat,
): Promise<Result<null, SeatProblem | 'NameTaken' | 'AlreadyJoined'>> {
  await consume(scope, changedSeats)
  // The link goes only to an address that is new to the seat, and only then counts as a mail to it.
  const toAddress = email === null ? [] : [{ ...seatsToAddress, about: email, counts: isMailed }]
  const changed = await limited(scope, toAddress, () => storeChange(scope, ref, { name, email }))
  return changed.ok ? ok(null) : changed
}

type Changed = Result<{ isMailed: boolean }, SeatProblem | 'NameTaken' | 'AlreadyJoined'>

const isMailed = (changed: Changed | null): boolean => changed?.ok === true && changed.value.isMailed

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
      const isNew = email !== null && (seat.email === null || !isSameAddress(email, seat.email))
      if (isNew) {
        const seatGuid = 'seatGuid' in ref ? ref.seatGuid : randomUUID()
        await tx`update seats set seat_hash = ${linkHashOf(seatGuid)} where id = ${seat.id}`
        await mailSeat(scope, tx, { seatId: seat.id, seatGuid, email, userId: seat.userId })
      }
      await recordChange(scope, tx, seat.draw)
      return ok({ isMailed: isNew })
    })
  } catch (error) {
    if (isUniqueViolation(error, 'seats_name')) return refuse('NameTaken')
    if (isUniqueViolation(error, 'seats_address')) return refuse('AlreadyJoined')
    throw error
  }
}
