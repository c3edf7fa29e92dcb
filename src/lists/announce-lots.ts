import type { Transaction } from '#core/db.ts'
import { announce } from '#core/live.ts'

/**
 * Announces that the list linked to a participant has changed: to the organizer, and to the other participant who drew
 * them. The announcements name neither the organizer nor that other participant.
 */
export async function announceLot(tx: Transaction, lot: { drawGuid: string; participantGuid: string }): Promise<void> {
  await announce(tx, { topic: 'draw', key: lot.drawGuid, event: 'list', subject: lot.participantGuid })
  await announce(tx, { topic: 'drawn-lot', key: lot.participantGuid, event: 'list' })
}

/** Announces a list that is about to be deleted or has a new name, for every participant linked to it. */
export async function announceLotsOf(tx: Transaction, listId: number): Promise<void> {
  const lots = await tx<{ drawGuid: string; participantGuid: string }[]>`
    select d.public_guid as draw_guid, p.public_guid as participant_guid
    from participants p
    join draws d on d.id = p.draw_id
    where p.list_id = ${listId}`
  for (const lot of lots) await announceLot(tx, lot)
}
