import { NotFound } from '#core/errors.ts'
import { transact } from '#core/db.ts'
import type { EditionCode } from '#core/editions.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import {
  announceDraw,
  drawPeople,
  excludedPositions,
  hasProven,
  makeDrawn,
  managedDraw,
  participantBounds,
  type ExclusionObstacle,
} from '../draws/index.ts'
import { gatheringFor } from './gathering-for.ts'
import { lockedGathering } from './locked-gathering.ts'
import type { DrawProblem } from './problems.ts'

/** Number of times that the lots are assigned again because somebody joined or left meanwhile. */
const maxTries = 5

interface SeatToDraw {
  publicGuid: string
  name: string
  email: string | null
  userId: number | null
  friendGuid: string | null
  edition: EditionCode
  isOrganizer: boolean
  joinedAlone: boolean
  exclude: string[]
}

type Outcome = Result<string, DrawProblem, ExclusionObstacle>

/**
 * Draws lots among the people of a gathering, with the rules and limits of `createDraw`. If people join or leave
 * meanwhile, it draws again. From then on nobody joins; each seat opens the lot of its person.
 * @returns the draw's public guid
 */
export async function drawGathering(
  scope: Scope,
  { publicGuid, notAgainGuid }: { publicGuid: string; notAgainGuid: string | null },
): Promise<Outcome> {
  if (!scope.config.switches.drawLots) throw new NotFound()
  const gathering = await gatheringFor(scope, publicGuid)
  if (!gathering.ok) return refuse(gathering.problem)
  const { id } = gathering.value
  const organizer = await organizerOf(scope, publicGuid)
  if (!organizer) return refuse('Unauthorized')
  for (let tries = 1; tries <= maxTries; tries++) {
    const { version, seats } = await readSeats(scope, id)
    if (seats.length < participantBounds.min) return refuse('TooFewParticipants')
    const people = seats.map(({ exclude, joinedAlone, ...seat }) => ({
      ...seat,
      email: seat.isOrganizer ? organizer.email : seat.email,
      isHeld: false,
      opensWhereDrawn: seat.isOrganizer && !hasProven(scope, organizer.email),
      isOwnAddress: joinedAlone && seat.email !== null,
    }))
    const excluded = excludedPositions(seats.map((seat) => ({ localGuid: seat.publicGuid, exclude: seat.exclude })))
    const toDraw = { organizer, people, excluded, notAgainGuid, isConfirmed: organizer.isConfirmed }
    const drawn = await drawPeople(scope, toDraw, (assigned) =>
      transact(scope.sql, async (tx): Promise<Result<string, DrawProblem | 'Changed', ExclusionObstacle>> => {
        const locked = await lockedGathering(scope, tx, publicGuid)
        if (!locked.ok) return refuse(locked.problem)
        if (locked.value.version !== version) return refuse('Changed')
        await makeDrawn(scope, tx, { id, organizerId: organizer.userId }, assigned)
        await tx`update join_links set sealed_guid = null where draw_id = ${id}`
        // The participants have the addresses now.
        await tx`update seats set email = null, joiner_hash = null where draw_id = ${id}`
        await announceDraw(tx, { publicGuid, isDrawn: false })
        return ok(publicGuid)
      }),
    )
    if (drawn.ok) return drawn
    if (drawn.problem !== 'Changed') return { ...drawn, problem: drawn.problem }
  }
  throw new Error('the people of a gathering kept changing while it was drawn')
}

/** The organizer of a gathering at the draw. */
interface Organizer {
  name: string
  email: string
  userId: number
  isConfirmed: boolean
}

/** Reads the organizer, who has their account's current address; null once the organizer's user is deleted. */
async function organizerOf(scope: Scope, publicGuid: string): Promise<Organizer | null> {
  const draw = await managedDraw(scope, publicGuid)
  const [row] = await scope.sql<{ name: string; email: string | null; userId: number }[]>`
    select d.organizer_name as name,
      coalesce(case when u.password_hash is not null then u.email end, d.organizer_email)::text as email, u.id as user_id
    from draws d join users u on u.id = d.organizer_user_id
    where d.public_guid = ${publicGuid}::uuid`
  return draw && row?.email ? { ...row, email: row.email, isConfirmed: draw.hasConfirmed } : null
}

/** Reads the people at one moment. A friend's lot goes to the current address of the friend's account. */
const readSeats = (scope: Scope, drawId: number): Promise<{ version: number; seats: SeatToDraw[] }> =>
  transact(scope.sql, async (tx) => {
    await tx`select id from draws where id = ${drawId} for share`
    const [gathering] = await tx<{ version: number }[]>`select version from gatherings where draw_id = ${drawId}`
    const seats = await tx<SeatToDraw[]>`
      select s.public_guid, s.name, (case when s.friend_guid is not null then coalesce(u.email, s.email) else s.email end)::text as email,
        s.user_id, s.friend_guid, s.edition, s.is_organizer, s.joined_alone,
        coalesce((
          select array_agg(o.public_guid::text order by o.id)
          from seat_exclusions e join seats o on o.id = e.excluded_id
          where e.seat_id = s.id
        ), '{}') as exclude
      from seats s left join users u on u.id = s.user_id
      where s.draw_id = ${drawId}
      order by s.is_organizer desc, s.id`
    return { version: gathering?.version ?? -1, seats }
  })
