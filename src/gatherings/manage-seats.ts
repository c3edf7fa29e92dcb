import { isUniqueViolation, transact } from '#core/db.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { newcomerOf, participantBounds } from '../draws/index.ts'
import { recordChange } from './changed.ts'
import type { AddedSeat } from './input.ts'
import { insertSeat } from './insert-seats.ts'
import { lockedGathering, lockedSeat } from './locked-gathering.ts'
import { mailJoiners } from './mail-joiners.ts'
import type { AddProblem, ExclusionProblem, ManageProblem, RenameProblem } from './problems.ts'

// Changes that the organizer of a gathering makes to its people.

/**
 * Adds a person by hand: with an address, without one, or a friend. An address that somebody joined with is accepted
 * again, because a refusal would confirm it to the organizer.
 * @returns the seat's public guid; InvalidData for somebody who is no friend of the current user
 */
export async function addSeat(scope: Scope, given: AddedSeat): Promise<Result<string, AddProblem>> {
  const person = await newcomerOf(scope, given)
  try {
    return await transact(scope.sql, async (tx): Promise<Result<string, AddProblem>> => {
      const locked = await lockedGathering(scope, tx, given.publicGuid)
      if (!locked.ok) return locked
      if (!person) return refuse('InvalidData')
      const [seats] = await tx<{ count: number }[]>`
        select count(*)::int as count from seats where draw_id = ${locked.value.id}`
      if (seats!.count >= participantBounds.max) return refuse('Full')
      const { publicGuid } = await insertSeat(scope, tx, locked.value.id, person)
      await recordChange(scope, tx, locked.value)
      return ok(publicGuid)
    })
  } catch (error) {
    if (isUniqueViolation(error, 'seats_name')) return refuse('NameTaken')
    if (isUniqueViolation(error, 'seats_user')) return refuse('AlreadyJoined')
    throw error
  }
}

/**
 * Removes a person from a gathering, who hears of it by mail if they joined with an address. The organizer who removes
 * themselves no longer takes part.
 */
export const removeSeat = (scope: Scope, seatPublicGuid: string): Promise<Result<null, ManageProblem>> =>
  transact(scope.sql, async (tx) => {
    const locked = await lockedSeat(scope, tx, seatPublicGuid)
    if (!locked.ok) return locked
    await mailJoiners(scope, tx, 'seat-removed', tx`s.id = ${locked.value.id}`)
    await tx`delete from seats where id = ${locked.value.id}`
    await recordChange(scope, tx, locked.value.gathering)
    return ok(null)
  })

/** Renames a person of a gathering. @returns InvalidData for a friend, whose name is their account's */
export async function renameSeat(
  scope: Scope,
  { participantPublicGuid, name }: { participantPublicGuid: string; name: string },
): Promise<Result<null, RenameProblem>> {
  try {
    return await transact(scope.sql, async (tx): Promise<Result<null, RenameProblem>> => {
      const locked = await lockedSeat(scope, tx, participantPublicGuid)
      if (!locked.ok) return locked
      if (locked.value.isFriend) return refuse('InvalidData')
      await tx`update seats set name = ${name} where id = ${locked.value.id}`
      await recordChange(scope, tx, locked.value.gathering)
      return ok(null)
    })
  } catch (error) {
    if (isUniqueViolation(error, 'seats_name')) return refuse('NameTaken')
    throw error
  }
}

/**
 * Sets whom a person may not draw.
 * @param isMutual whether it also sets who may not draw that person: the same people
 * @returns InvalidData if somebody else than a person of this gathering is given
 */
export const setExclusions = (
  scope: Scope,
  { participantPublicGuid, exclude }: { participantPublicGuid: string; exclude: readonly string[] },
  { isMutual = false } = {},
): Promise<Result<null, ExclusionProblem>> =>
  transact(scope.sql, async (tx): Promise<Result<null, ExclusionProblem>> => {
    const locked = await lockedSeat(scope, tx, participantPublicGuid)
    if (!locked.ok) return locked
    const { id, gathering } = locked.value
    const wanted = new Set(exclude)
    const found = await tx<{ id: number }[]>`
      select id from seats where draw_id = ${gathering.id} and public_guid = any(${[...wanted]}::uuid[])`
    if (found.length !== wanted.size) return refuse('InvalidData')
    const others = found.map((each) => each.id).filter((each) => each !== id)
    await tx`delete from seat_exclusions where seat_id = ${id}`
    await tx`insert into seat_exclusions (seat_id, excluded_id) select ${id}, unnest(${others}::int[])`
    if (isMutual) {
      await tx`delete from seat_exclusions where excluded_id = ${id}`
      await tx`insert into seat_exclusions (seat_id, excluded_id) select unnest(${others}::int[]), ${id}`
    }
    await recordChange(scope, tx, gathering)
    return ok(null)
  })
