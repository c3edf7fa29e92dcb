import type { Transaction } from '#core/db.ts'
import type { Scope } from '#core/scope.ts'
import { addWishes, countWishReadings } from '../gifts/index.ts'
import { announceWishes } from './announce-wishes.ts'
import { lotHashOf } from './envelope.ts'

/**
 * Prepares the move of a lot's wishes to a new list. Call it before the transaction.
 * @returns the number of their links whose pages a job may read
 */
export async function countReadingsForLot(scope: Scope, lotGuid: string): Promise<number> {
  const [lot] = await scope.sql<{ wishes: string }[]>`
    select wishes from participants where lot_hash = ${lotHashOf(lotGuid)} and wishes is not null`
  return lot ? countWishReadings(scope, lot.wishes) : 0
}

/**
 * Turns a lot's wishes into gifts of the new list that was just linked to the lot, and takes the wishes away, because the
 * list has them. Runs in the caller's transaction, which has locked the participant.
 * @param list `userId`: its owner. `readings`: what `countReadingsForLot` returned
 */
export async function moveWishesToList(
  scope: Scope,
  tx: Transaction,
  lotGuid: string,
  list: { userId: number; readings: number },
): Promise<void> {
  const [lot] = await tx<{ id: number; listId: number; wishes: string; participantGuid: string; drawGuid: string }[]>`
    select p.id, p.list_id, p.wishes, p.public_guid as participant_guid, d.public_guid as draw_guid
    from participants p
    join draws d on d.id = p.draw_id
    where p.lot_hash = ${lotHashOf(lotGuid)} and p.list_id is not null and p.wishes is not null`
  if (!lot) return
  await addWishes(scope, tx, lot.wishes, { ...list, listId: lot.listId })
  await tx`update participants set wishes = null where id = ${lot.id}`
  await announceWishes(tx, lot)
}
