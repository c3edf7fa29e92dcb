import { transact } from '#core/db.ts'
import { NotFound } from '#core/errors.ts'
import { announce } from '#core/live.ts'
import type { Scope } from '#core/scope.ts'
import { lotHashOf } from './envelope.ts'
import { rememberOpening } from './remember-opening.ts'

/**
 * Remembers that a lot was viewed; only the first time changes anything. The edge must call `sendSessionCookie`.
 * @throws NotFound for an unknown or replaced guid, and once the draw is deleted
 */
export async function registerFirstView(scope: Scope, lotGuid: string): Promise<void> {
  await transact(scope.sql, async (tx) => {
    const [lot] = await tx<
      { id: number; participantGuid: string; drawGuid: string; wasViewed: boolean; version: number }[]
    >`
      select p.id, p.public_guid as participant_guid, d.public_guid as draw_guid, p.is_viewed as was_viewed, p.lot_version as version
      from participants p
      join draws d on d.id = p.draw_id
      where p.lot_hash = ${lotHashOf(lotGuid)} and d.deleted_at is null
      for update of p`
    if (!lot) throw new NotFound()
    await rememberOpening(scope, tx, { participantId: lot.id, version: lot.version })
    if (lot.wasViewed) return
    await tx`update participants set is_viewed = true, is_opened = true where id = ${lot.id}`
    await announce(tx, { topic: 'draw', key: lot.drawGuid, event: 'viewed', subject: lot.participantGuid })
  })
}

/**
 * Remembers that a lot was read, or used so that the answers may tell who was drawn, where that does not count as viewing it. Call it before, so that no
 * correction of its address comes in between.
 */
export async function registerReading(scope: Scope, lotGuid: string): Promise<void> {
  await scope.sql`update participants set is_opened = true where lot_hash = ${lotHashOf(lotGuid)} and not is_opened`
}
