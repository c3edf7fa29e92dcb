import type { Transaction } from '#core/db.ts'
import { announce } from '#core/live.ts'

/**
 * Announces to the organizer, and to the participant who drew this one, that the list linked to the lot has changed.
 * The announcement names neither the organizer nor the participant who drew.
 */
export async function announceLot(tx: Transaction, lot: { drawGuid: string; participantGuid: string }): Promise<void> {
  await announce(tx, { topic: 'draw', key: lot.drawGuid, event: 'list', subject: lot.participantGuid })
  await announce(tx, { topic: 'drawn-lot', key: lot.participantGuid, event: 'list' })
}

/** Announces a change for every lot linked to a list that is about to be deleted or has a new name. */
export async function announceLotsOf(tx: Transaction, listId: number): Promise<void> {
  const lots = await tx<{ drawGuid: string; participantGuid: string }[]>`
    select d.public_guid as draw_guid, p.public_guid as participant_guid
    from participants p
    join draws d on d.id = p.draw_id
    where p.list_id = ${listId}`
  for (const lot of lots) await announceLot(tx, lot)
}
