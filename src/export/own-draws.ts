import type { Terms } from '../lots/index.ts'
import { dayOf } from '#core/days.ts'
import type { Scope } from '#core/scope.ts'

interface OwnDraw extends Terms {
  title: string
  description: string | null
  occasion: string | null
  drawnOn: string
  /** `email` is null for a friend and for an address that the participant gave, which the organizer must not learn */
  participants: { name: string; email: string | null; mayNotDraw: string[] }[]
}

/** Returns the draws that a user organized, as their organizer sees them. Nothing in them reveals the drawn lots. */
export async function ownDraws({ sql }: Scope, userId: number): Promise<OwnDraw[]> {
  const rows = await sql<(Omit<OwnDraw, 'drawnOn'> & { drawnAt: Date })[]>`
    select d.title, d.description, d.occasion, d.day as date, d.budget, d.drawn_at,
      (
        select json_agg(json_build_object(
          'name', p.name,
          'email', case when p.friend_guid is null and not p.is_own_address then p.email::text end,
          'mayNotDraw', array(
            select e.name from exclusions x join participants e on e.id = x.excluded_id where x.participant_id = p.id order by e.position
          )
        ) order by p.position)
        from participants p where p.draw_id = d.id
      ) as participants
    from draws d
    where d.organizer_user_id = ${userId} and d.deleted_at is null and d.drawn_at is not null
    order by d.drawn_at, d.id`
  return rows.map(({ drawnAt, participants, ...draw }) => ({ ...draw, drawnOn: dayOf(drawnAt), participants }))
}

interface OwnLot extends Terms {
  draw: string
  description: string | null
  organizer: string
  drawnOn: string
  /** name and e-mail address of the participant, as the organizer entered them */
  name: string
  email: string
  /** wishes that the participant wrote at their lot */
  wishes: string | null
}

/**
 * Returns the draws in which a user takes part. Only the lot's own page opens its envelope, which has the drawn person,
 * and shows the user's tick and messages.
 */
export async function ownLots({ sql }: Scope, userId: number): Promise<OwnLot[]> {
  const rows = await sql<(Omit<OwnLot, 'drawnOn'> & { drawnAt: Date })[]>`
    select d.title as draw, d.description, d.day as date, d.budget, d.organizer_name as organizer, d.drawn_at, p.name,
      p.email::text as email, p.wishes
    from participants p
    join draws d on d.id = p.draw_id
    where p.user_id = ${userId} and d.deleted_at is null and d.drawn_at is not null
    order by d.drawn_at, p.id`
  return rows.map(({ drawnAt, ...lot }) => ({ ...lot, drawnOn: dayOf(drawnAt) }))
}
