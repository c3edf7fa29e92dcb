import type { Sql } from '#core/db.ts'
import type { Services } from '#core/scope.ts'
import type { DrawOccasion } from './occasions.ts'
import { lotHashOf, openReceiver, type LotKey } from './envelope.ts'
import { openNotes, sealedNotesColumns, type Notes, type SealedNotes } from './notes.ts'
import type { Terms } from './terms.ts'

/** A lot that was opened by its private guid. Its receiver and its notes can be read with that guid only. */
export interface OpenedLot extends Notes, Terms {
  key: LotKey
  lotGuid: string
  drawId: number
  drawGuid: string
  drawTitle: string
  drawDescription: string | null
  drawOccasion: DrawOccasion | null
  drawnAt: Date
  isDeleted: boolean
  /** database id of the giver */
  participantId: number
  participantGuid: string
  name: string
  /** null if the lot lay in an envelope */
  email: string | null
  listId: number | null
  /** the giver's own wishes, as they wrote them */
  wishes: string | null
  isViewed: boolean
  /** whether the lot was read or used, also without being viewed */
  isOpened: boolean
  /** whether the organizer may work out this lot's receiver, from the exclusions and the organizer's own lot */
  isForced: boolean
  /**
   * whether the lot also opens in the browser that made the draw; true for the organizer's lot if the organizer's
   * e-mail address was not proven in that browser
   */
  opensWhereDrawn: boolean
  /**
   * public guid of the participant who was drawn; null if the envelope doesn't open because the draw is deleted or
   * broken
   */
  receiverGuid: string | null
}

type LotRow = Omit<OpenedLot, 'key' | 'lotGuid' | 'receiverGuid' | keyof Notes> &
  SealedNotes & {
    version: number
    sealedReceiver: Uint8Array | null
  }

/**
 * Opens a lot by its private guid, which is the only way to open a lot.
 * @returns the lot; null if no lot has this guid, as after the lot got a new one
 */
export async function openLot(
  services: Pick<Services, 'signer'>,
  sql: Sql,
  lotGuid: string,
): Promise<OpenedLot | null> {
  const [row] = await sql<LotRow[]>`
    select d.id as draw_id, d.public_guid as draw_guid, d.title as draw_title, d.description as draw_description,
      d.occasion as draw_occasion, d.day as date, d.budget, d.drawn_at, d.deleted_at is not null as is_deleted,
      p.id as participant_id, p.public_guid as participant_guid, p.name, p.email::text as email, p.list_id, p.wishes, p.is_viewed, p.is_opened,
      p.is_forced, p.opens_where_drawn, p.lot_version as version, p.sealed_receiver, ${sealedNotesColumns(sql)}
    from participants p
    join draws d on d.id = p.draw_id
    where p.lot_hash = ${lotHashOf(lotGuid)} and d.drawn_at is not null`
  if (!row) return null
  const { version, sealedReceiver, sealedNudge, sealedState, ...lot } = row
  const key = { participantGuid: lot.participantGuid, version }
  return {
    ...lot,
    key,
    lotGuid,
    receiverGuid: openReceiver(services.signer, lotGuid, key, sealedReceiver),
    ...openNotes(services.signer, lotGuid, key, { sealedNudge, sealedState }),
  }
}
