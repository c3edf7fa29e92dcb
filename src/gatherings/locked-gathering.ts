import type { Transaction } from '#core/db.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { isManaged } from '../draws/index.ts'
import type { ManageProblem } from './problems.ts'

/** A gathering that the caller manages, locked against all other changes. */
export interface LockedGathering {
  id: number
  publicGuid: string
  version: number
}

interface Row extends LockedGathering {
  isManaged: boolean
  isDeleted: boolean
  isDrawn: boolean
}

/** Locks a gathering for its manager, in the caller's transaction. */
export async function lockedGathering(
  scope: Scope,
  tx: Transaction,
  publicGuid: string,
): Promise<Result<LockedGathering, ManageProblem>> {
  // Locks the draw before it reads the version, which joins change under the same lock.
  await tx`select id from draws where public_guid = ${publicGuid}::uuid for update`
  const [row] = await tx<Row[]>`
    select d.id, d.public_guid, g.version, ${isManaged(tx, scope)} as is_managed, d.deleted_at is not null as is_deleted,
      d.drawn_at is not null as is_drawn
    from draws d join gatherings g on g.draw_id = d.id
    where d.public_guid = ${publicGuid}::uuid`
  if (!row) return refuse('NotFound')
  if (!row.isManaged) return refuse('Unauthorized')
  if (row.isDeleted) return refuse('Deleted')
  if (row.isDrawn) return refuse('Drawn')
  return ok({ id: row.id, publicGuid: row.publicGuid, version: row.version })
}

/** A seat with its gathering, locked for the gathering's manager. */
export interface LockedSeat {
  id: number
  publicGuid: string
  name: string
  isOrganizer: boolean
  isFriend: boolean
  gathering: LockedGathering
}

/** Locks the gathering of a seat for its manager, in the caller's transaction. */
export async function lockedSeat(
  scope: Scope,
  tx: Transaction,
  seatPublicGuid: string,
): Promise<Result<LockedSeat, ManageProblem>> {
  const [found] = await tx<{ drawGuid: string }[]>`
    select d.public_guid as draw_guid from seats s join draws d on d.id = s.draw_id
    where s.public_guid = ${seatPublicGuid}::uuid`
  if (!found) return refuse('NotFound')
  const gathering = await lockedGathering(scope, tx, found.drawGuid)
  if (!gathering.ok) return gathering
  const [seat] = await tx<Omit<LockedSeat, 'gathering'>[]>`
    select id, public_guid, name, is_organizer, friend_guid is not null as is_friend from seats
    where public_guid = ${seatPublicGuid}::uuid`
  return seat ? ok({ ...seat, gathering: gathering.value }) : refuse('NotFound')
}
