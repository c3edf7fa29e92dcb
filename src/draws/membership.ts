import { TooManyRequests } from '#core/errors.ts'
import { transact, type Transaction } from '#core/db.ts'
import { ok, refuse, refuseWith, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { assign } from '../assignment/index.ts'
import { forgetFormerPairs } from '../conversations/index.ts'
import { dealtLots, enqueueLotChanges, markForcedLots, redealLots } from '../lots/index.ts'
import {
  drawingClient,
  excludedPositions,
  namedObstacle,
  organizersPosition,
  type ExclusionObstacle,
} from './check-exclusions.ts'
import { participantBounds } from './input.ts'
import { isManaged } from './managed-draw.ts'
import type { MembershipProblem } from './problems.ts'

/** A participant of a drawn draw, before or after a change of its people. Guids are public. */
export interface Member {
  localGuid: string
  name: string
  isOrganizer: boolean
  /** people whom this participant may not draw */
  exclude: readonly string[]
  /** guid of the person whom they drew before the change; null for a newcomer */
  receiver: string | null
}

interface LockedDraw {
  id: number
  publicGuid: string
  membership: number
  isManaged: boolean
  isDeleted: boolean
}

/** A drawn draw with its people, as it was when they were read. */
export interface Membership {
  drawId: number
  drawGuid: string
  members: readonly Member[]
}

/** A change of a draw's people. */
export interface MembershipChange<Value> {
  /** people after the change */
  members: readonly Member[]
  /**
   * stores the change, in the transaction that then deals the lots again
   * @param receivers guid of the person whom each participant draws from now on, by guid
   */
  store(tx: Transaction, receivers: ReadonlyMap<string, string>): Promise<Value>
}

/** Number of times that the lots are dealt again because somebody else changed the draw's people meanwhile. */
const maxTries = 5

type Outcome<Value> = Result<Value, MembershipProblem, ExclusionObstacle>

/**
 * Changes the people of a drawn draw. As many lots as possible stay as they are, and of all ways to do so each is equally
 * likely (docs/decisions/048-changing-a-drawn-draw.md). Participants whose lot changed hear of it at a random moment.
 * @param plan returns the change for the draw's current people
 * @throws TooManyRequests while too many draws are waiting
 */
export async function changeMembership<Value>(
  scope: Scope,
  drawGuid: string,
  plan: (before: Membership) => Result<MembershipChange<Value>, MembershipProblem>,
): Promise<Outcome<Value>> {
  for (let tries = 1; tries <= maxTries; tries++) {
    const before = await readMembership(scope, drawGuid)
    if (!before.ok) return refuse(before.problem)
    const planned = plan(before.value)
    if (!planned.ok) return refuse(planned.problem)
    const { members } = planned.value
    if (members.length < participantBounds.min) return refuse('TooFewParticipants')
    if (members.length > participantBounds.max) return refuse('InvalidData')
    const positionOf = new Map(members.map(({ localGuid }, position) => [localGuid, position]))
    const assigned = await assign(excludedPositions(members), drawingClient(scope), {
      organizer: organizersPosition(members),
      kept: members.map(({ receiver }) => (receiver === null ? null : (positionOf.get(receiver) ?? null))),
    })
    if (!assigned.ok) {
      if (assigned.problem === 'Busy') throw new TooManyRequests(assigned.detail.retryAfterSeconds)
      if (assigned.problem === 'TooHard') return refuse('TooHard')
      return refuseWith('InvalidExclusions', namedObstacle(members, assigned.detail))
    }
    const { receiverOf, forced } = assigned.value
    const receivers = new Map(members.map(({ localGuid }, position) => [localGuid, members[receiverOf[position]!]!.localGuid])) // oxfmt-ignore
    const changed = await transact(scope.sql, async (tx) => {
      const draw = await lockedDraw(scope, tx, drawGuid)
      if (draw.isDeleted || !draw.isManaged || draw.membership !== before.value.membership) return null
      const value = await planned.value.store(tx, receivers)
      await tx`update draws set membership = membership + 1 where id = ${draw.id}`
      const others = await redealLots(scope, tx, draw, receivers)
      await forgetFormerPairs(scope, tx, draw.id, receivers)
      await markForcedLots(tx, draw.id, forced.map((position) => members[position]!.localGuid)) // oxfmt-ignore
      await enqueueLotChanges(scope, tx, others)
      return { value }
    })
    if (changed) return ok(changed.value)
  }
  throw new Error('the people of a draw kept changing while its lots were dealt again')
}

/** Locks a draw against all other changes. Its participants are locked after it, in the order of their ids. */
async function lockedDraw(scope: Scope, tx: Transaction, drawGuid: string): Promise<LockedDraw> {
  const [draw] = await tx<LockedDraw[]>`
    select d.id, d.public_guid, d.membership, ${isManaged(tx, scope)} as is_managed, d.deleted_at is not null as is_deleted
    from draws d where d.public_guid = ${drawGuid}::uuid for update of d`
  await tx`select id from participants where draw_id = ${draw?.id ?? null}::int order by id for update`
  return draw ?? { id: 0, publicGuid: drawGuid, membership: -1, isManaged: false, isDeleted: true }
}

/** Reads the people of a draw and their receivers, at one moment. The receivers must not leave the process. */
const readMembership = (
  scope: Scope,
  drawGuid: string,
): Promise<Result<Membership & { membership: number }, MembershipProblem>> =>
  transact(scope.sql, async (tx): Promise<Result<Membership & { membership: number }, MembershipProblem>> => {
    const [draw] = await tx<LockedDraw[]>`
      select d.id, d.public_guid, d.membership, ${isManaged(tx, scope)} as is_managed, d.deleted_at is not null as is_deleted
      from draws d where d.public_guid = ${drawGuid}::uuid for share of d`
    if (!draw) return refuse('NotFound')
    if (!draw.isManaged) return refuse('Unauthorized')
    if (draw.isDeleted) return refuse('Deleted')
    const people = await tx<Omit<Member, 'receiver'>[]>`
      select p.public_guid as local_guid, p.name, p.is_organizer,
        coalesce((
          select array_agg(o.public_guid::text order by o.position)
          from exclusions e join participants o on o.id = e.excluded_id
          where e.participant_id = p.id
        ), '{}') as exclude
      from participants p where p.draw_id = ${draw.id} order by p.position`
    const lots = await dealtLots(scope, tx, draw.id)
    if (!lots || people.length === 0) return refuse('NotFound')
    const receiverOf = new Map(lots.map(({ participantGuid, receiverGuid }) => [participantGuid, receiverGuid]))
    const members = people.map((person) => ({ ...person, receiver: receiverOf.get(person.localGuid) ?? null }))
    return ok({ drawId: draw.id, drawGuid: draw.publicGuid, membership: draw.membership, members })
  })
