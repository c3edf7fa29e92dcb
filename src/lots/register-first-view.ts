import { transact, type Transaction } from '#core/db.ts'
import { NotFound } from '#core/errors.ts'
import { announce } from '#core/live.ts'
import type { Scope } from '#core/scope.ts'
import { lotHashOf } from './envelope.ts'
import { recordLotOpening } from './record-lot-opening.ts'

/**
 * Marks a lot as viewed, unless it is already. The HTTP layer must call `sendSessionCookie`.
 * @throws NotFound if no lot has this guid, as after the lot got a new one, and if the draw is deleted
 */
export async function registerFirstView(scope: Scope, lotGuid: string): Promise<void> {
  await transact(scope.sql, async (tx) => {
    const [lot] = await tx<{ id: number; version: number }[]>`
      select p.id, p.lot_version as version
      from participants p
      join draws d on d.id = p.draw_id
      where p.lot_hash = ${lotHashOf(lotGuid)} and d.deleted_at is null
      for update of p`
    if (!lot) throw new NotFound()
    await recordLotOpening(scope, tx, { participantId: lot.id, version: lot.version })
    await markViewed(tx, lot.id)
  })
}

/** Marks a participant's lot as viewed, unless it is already, in the caller's transaction. */
export async function markViewed(tx: Transaction, participantId: number): Promise<void> {
  const [lot] = await tx<{ participantGuid: string; drawGuid: string }[]>`
    update participants p set is_viewed = true, is_opened = true
    from draws d
    where d.id = p.draw_id and p.id = ${participantId} and not p.is_viewed
    returning p.public_guid as participant_guid, d.public_guid as draw_guid`
  if (lot) await announce(tx, { topic: 'draw', key: lot.drawGuid, event: 'viewed', subject: lot.participantGuid })
}

/**
 * Marks a lot as opened, though not as viewed, because the caller is about to read the lot, or to use it in a way that
 * may reveal the receiver. Call it before that use, so that no change of the lot's e-mail address in between misses
 * that the lot was opened.
 */
export async function registerReading(scope: Scope, lotGuid: string): Promise<void> {
  await scope.sql`update participants set is_opened = true where lot_hash = ${lotHashOf(lotGuid)} and not is_opened`
}
