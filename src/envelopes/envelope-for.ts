import { consume } from '#core/limits.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { dayOf } from '#core/days.ts'
import { tokenHashOf } from '#core/session.ts'
import {
  formerAddressesOf,
  isLeftLink,
  lotGuidOf,
  storedLotColumns,
  type DrawOccasion,
  type FormerAddress,
  type StoredLot,
  type Terms,
} from '../lots/index.ts'
import { envelopeHashOf } from './envelope-link.ts'
import { wrongEnvelopes } from './limits.ts'
import type { OpenEnvelopeProblem } from './problems.ts'

/** An envelope as shown to anybody who has its link. Nothing in it says whom the participant drew. */
export interface EnvelopeView extends Terms {
  guid: string
  name: string
  organizer: string
  drawTitle: string
  drawDescription: string | null
  drawOccasion: DrawOccasion | null
  drawnAt: Date
  /** day on which the envelope was opened; null while it is closed */
  openedOn: string | null
  /** whether the envelope was opened on the organizer's phone, while it went round the table */
  wasPassed: boolean
  /** whether this is the link with which a participant takes along the lot that the organizer's phone showed */
  isCopy: boolean
  /** private guid of the lot, if this browser opened the envelope */
  ownLotGuid: string | null
  formerAddresses: FormerAddress[]
}

interface EnvelopeRow extends Omit<EnvelopeView, 'guid' | 'ownLotGuid' | 'formerAddresses'>, StoredLot {
  participantId: number
  isGone: boolean
  isOver: boolean
  isOwn: boolean
}

/**
 * Reads an envelope by the guid in its link, without opening it.
 * @returns Deleted if the draw is deleted or the organizer has replaced the envelope; Expired for a copy that was not
 *   opened on its day
 * @throws TooManyRequests after 30 unknown links of a client in an hour
 */
export async function envelopeFor(
  scope: Scope,
  guid: string,
): Promise<Result<EnvelopeView, Exclude<OpenEnvelopeProblem, 'AlreadyOpened'> | 'Expired'>> {
  const { sql } = scope
  const [row] = await sql<EnvelopeRow[]>`
    select p.id as participant_id, ${storedLotColumns(sql)}, p.name, d.organizer_name as organizer, d.title as draw_title,
      d.description as draw_description, d.occasion as draw_occasion, d.drawn_at, d.day as date, d.budget, e.opened_on,
      e.copy_day is not null as is_copy,
      exists (select from envelopes c where c.participant_id = p.id and c.copy_day is not null and not c.is_void) as was_passed,
      e.is_void or d.deleted_at is not null as is_gone, ${isOver(scope)} as is_over, ${isOpener(scope)} as is_own
    from envelopes e
    join participants p on p.id = e.participant_id
    join draws d on d.id = p.draw_id
    where e.guid_hash = ${envelopeHashOf(guid)} and d.drawn_at is not null`
  if (!row) {
    if (await isLeftLink(sql, envelopeHashOf(guid))) return refuse('Deleted')
    await consume(scope, wrongEnvelopes)
    return refuse('NotFound')
  }
  if (row.isGone) return refuse('Deleted')
  if (row.isOver) return refuse('Expired')
  const { participantId, isGone, isOver: _, isOwn, participantGuid, version, lotHash, sealedGuid, ...view } = row
  return ok({
    ...view,
    guid,
    ownLotGuid: isOwn ? lotGuidOf(scope.signer, { participantGuid, version, lotHash, sealedGuid }) : null,
    formerAddresses: await formerAddressesOf(sql, participantId),
  })
}

/**
 * SQL condition: the caller's browser opened the envelope. Its session has opened the lot since, or the response with the
 * lot was lost and the browser asks again on the same day. The query must have the envelope as `e` and the participant
 * as `p`.
 */
export const isOpener = ({ sql, session, now }: Scope) => sql`(
  e.opened_on is not null and (
    exists (
      select from lot_openings o
      where o.session_id = ${session.id}::int and o.participant_id = p.id and o.lot_version = p.lot_version
    )
    or coalesce(e.opener_hash = ${tokenHashOf(session.token)} and e.opened_on = ${dayOf(now())}::date, false)
  )
)`

/** SQL condition: a copy was not opened on its day, so it never opens. The query must have the envelope as `e`. */
export const isOver = ({ sql, now }: Pick<Scope, 'sql' | 'now'>) => sql`
  (e.opened_on is null and coalesce(e.copy_day <> ${dayOf(now())}::date, false))`

/**
 * Reads the envelope of a participant who is known by other means than its link, without opening it.
 * @returns null if the participant's lot lies in no envelope
 */
export async function envelopeOfParticipant(
  scope: Scope,
  participantId: number,
): Promise<{ openedOn: string | null; ownLotGuid: string | null } | null> {
  const [row] = await scope.sql<(StoredLot & { openedOn: string | null; isOwn: boolean })[]>`
    select ${storedLotColumns(scope.sql)}, e.opened_on, ${isOpener(scope)} as is_own
    from envelopes e join participants p on p.id = e.participant_id
    where p.id = ${participantId} and not e.is_void and e.copy_day is null`
  if (!row) return null
  const { openedOn, isOwn, ...lot } = row
  return { openedOn, ownLotGuid: isOwn ? lotGuidOf(scope.signer, lot) : null }
}
