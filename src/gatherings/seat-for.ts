import { transact } from '#core/db.ts'
import { consume } from '#core/limits.ts'
import { maskEmail } from '#core/names.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { countNewSession } from '../accounts/index.ts'
import { envelopeOfParticipant } from '../envelopes/index.ts'
import type { DrawOccasion, Terms } from '../lots/index.ts'
import { wrongJoinLinks } from './limits.ts'
import { holdSeat, ownSeatId, type SeatRef } from './seat-of.ts'

/**
 * Where the lot of a drawn seat is. `mailed`: at the person's address, and a press opens it here too. `elsewhere`: at
 * another address or in another envelope since. `left`: the person no longer takes part.
 */
export type SeatLot =
  | { state: 'closed' }
  | { state: 'opened'; openedOn: string; ownLotGuid: string | null }
  | { state: 'mailed'; address: string; wasReadElsewhere: boolean }
  | { state: 'elsewhere' }
  | { state: 'left' }

/** A seat as its person sees it. */
export interface SeatView extends Terms {
  drawGuid: string
  title: string
  description: string | null
  occasion: DrawOccasion | null
  organizer: string
  name: string
  email: string | null
  /** names of all people, the organizer first, then in the order in which they joined */
  names: string[]
  /** null before the draw */
  lot: SeatLot | null
}

interface Row extends Omit<SeatView, 'names' | 'lot'> {
  drawId: number
  isDeleted: boolean
  isDrawn: boolean
  publicGuid: string
}

/** A participant's lot is where it was drawn to as long as it has this version. */
export const drawnVersion = 1

/**
 * Reads the caller's seat. A browser that opens the seat's link holds the seat from then on; the HTTP layer must call
 * `sendSessionCookie`.
 * @throws TooManyRequests after 30 unknown links of a client in an hour
 */
export async function seatFor(scope: Scope, ref: SeatRef): Promise<Result<SeatView, 'NotFound' | 'Deleted'>> {
  const { sql } = scope
  const seatId = await ownSeatId(scope, sql, ref)
  if (seatId === null) {
    if ('seatGuid' in ref) await consume(scope, wrongJoinLinks)
    return refuse('NotFound')
  }
  await countNewSession(scope)
  await transact(sql, (tx) => holdSeat(scope, tx, seatId))
  const [row] = await sql<Row[]>`
    select s.public_guid, s.name, s.email::text as email, d.id as draw_id, d.public_guid as draw_guid, d.title, d.description, d.occasion,
      d.day as date, d.budget, d.organizer_name as organizer, d.deleted_at is not null as is_deleted,
      d.drawn_at is not null as is_drawn
    from seats s join draws d on d.id = s.draw_id
    where s.id = ${seatId}`
  if (!row) return refuse('NotFound')
  const { drawId, isDeleted, isDrawn, publicGuid, ...seat } = row
  if (isDeleted) return refuse('Deleted')
  return ok({ ...seat, names: await namesIn(scope, drawId), lot: isDrawn ? await lotOf(scope, publicGuid) : null })
}

/** Returns the names of a gathering's people, for those who joined. */
export async function namesIn({ sql }: Pick<Scope, 'sql'>, drawId: number): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select name from seats where draw_id = ${drawId} order by is_organizer desc, id`
  return rows.map(({ name }) => name)
}

async function lotOf(scope: Scope, participantGuid: string): Promise<SeatLot> {
  const [lot] = await scope.sql<{ id: number; version: number; email: string | null; wasReadElsewhere: boolean }[]>`
    select p.id, p.lot_version as version, p.email::text as email,
      p.is_opened and not exists (
        select from lot_openings o where o.participant_id = p.id and o.session_id = ${scope.session.id}::int
      ) as was_read_elsewhere
    from participants p where p.public_guid = ${participantGuid}::uuid`
  if (!lot) return { state: 'left' }
  if (lot.version !== drawnVersion) return { state: 'elsewhere' }
  const envelope = await envelopeOfParticipant(scope, lot.id)
  if (!envelope) {
    const { email, wasReadElsewhere } = lot
    return email === null ? { state: 'elsewhere' } : { state: 'mailed', address: maskEmail(email), wasReadElsewhere }
  }
  return envelope.openedOn === null
    ? { state: 'closed' }
    : { state: 'opened', openedOn: envelope.openedOn, ownLotGuid: envelope.ownLotGuid }
}
