import { ok, refuse, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { managedDraw, type ManagedDraw } from '../draws/index.ts'
import { joinGuidOf } from './join-guid-of.ts'
import type { ManageProblem } from './problems.ts'

/** A person of a gathering as the organizer sees them, without their address. */
export interface SeatInGathering {
  publicGuid: string
  name: string
  /** whether their lot goes by mail */
  hasEmail: boolean
  isOrganizer: boolean
  isFriend: boolean
  /** whether they joined by the link */
  joinedAlone: boolean
  /** null for a person who is neither a friend nor the organizer */
  publicUserGuid: string | null
  /** for a friend: public guid of the list by which the organizer chose them */
  friendParticipantPublicGuid: string | null
  /** public guids of the people whom they may not draw */
  exclude: string[]
}

/** A gathering as its managers see it. */
export interface GatheringView extends Pick<
  ManagedDraw,
  'publicGuid' | 'title' | 'description' | 'occasion' | 'date' | 'budget' | 'reminders'
> {
  id: number
  organizer: { name: string; takesPart: boolean }
  joinGuid: string | null
  /** in the order in which they joined, the organizer first */
  participants: SeatInGathering[]
}

/** Returns a gathering for a caller who manages it. */
export async function gatheringFor(scope: Scope, publicGuid: string): Promise<Result<GatheringView, ManageProblem>> {
  const { sql } = scope
  const draw = await managedDraw(scope, publicGuid)
  if (!draw) {
    const [other] = await sql`
      select 1 from gatherings g join draws d on d.id = g.draw_id where d.public_guid = ${publicGuid}::uuid`
    return refuse(other ? 'Unauthorized' : 'NotFound')
  }
  if (draw.deletedAt) return refuse('Deleted')
  if (draw.isDrawn) return refuse('Drawn')
  const participants = await sql<SeatInGathering[]>`
    select s.public_guid, s.name, s.email is not null as has_email, s.is_organizer, s.friend_guid is not null as is_friend,
      s.joined_alone, case when s.friend_guid is not null or s.is_organizer then u.public_guid end as public_user_guid,
      s.friend_guid as friend_participant_public_guid,
      coalesce((
        select array_agg(o.public_guid::text order by o.id)
        from seat_exclusions e join seats o on o.id = e.excluded_id
        where e.seat_id = s.id
      ), '{}') as exclude
    from seats s left join users u on u.id = s.user_id
    where s.draw_id = ${draw.id}
    order by s.is_organizer desc, s.id`
  const { id, title, description, occasion, date, budget, reminders, organizer } = draw
  return ok({
    id,
    publicGuid: draw.publicGuid,
    title,
    description,
    occasion,
    date,
    budget,
    reminders,
    organizer: { name: organizer.name, takesPart: participants.some(({ isOrganizer }) => isOrganizer) },
    joinGuid: await joinGuidOf(scope, draw),
    participants,
  })
}
