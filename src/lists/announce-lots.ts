import type { Transaction } from '#core/db.ts'
import { announce } from '#core/live.ts'

/** Tells the organizer, and whoever drew this participant, that the list linked to the lot changed. The announcement itself names neither. */
export async function announceLot(tx: Transaction, lot: { drawGuid: string; participantGuid: string }): Promise<void> {
  await announce(tx, { topic: 'draw', key: lot.drawGuid, event: 'list', subject: lot.participantGuid })
  await announce(tx, { topic: 'drawn-lot', key: lot.participantGuid, event: 'list' })
}

/** For every lot linked to a list that is about to go or has a new address. */
export async function announceLotsOf(tx: Transaction, listId: number): Promise<void> {
  const lots = await tx<{ drawGuid: string; participantGuid: string }[]>`
    select d.public_guid as draw_guid, p.public_guid as participant_guid
    from participants p
    join draws d on d.id = p.draw_id
    where p.list_id = ${listId}`
  for (const lot of lots) await announceLot(tx, lot)
}
