import { announce } from '#core/live.ts'
import { NotFound } from '#core/errors.ts'
import type { Scope } from '#core/scope.ts'
import { lotHashOf } from './envelope.ts'
import { rememberOpening } from './remember-opening.ts'

/**
 * Remembers that a lot was seen, the first time; later ones change nothing.
 * @param lotGuid already known to be a guid
 * @returns whether this was the first time
 * @throws NotFound for an unknown or replaced guid, and once the draw is deleted
 */
export async function registerFirstView(scope: Scope, lotGuid: string): Promise<boolean> {
  return scope.sql.begin(async (tx) => {
    const [lot] = await tx<
      { id: number; participantGuid: string; drawGuid: string; wasViewed: boolean; version: number }[]
    >`
      select p.id, p.public_guid as "participantGuid", d.public_guid as "drawGuid", p.first_viewed_at is not null as "wasViewed", p.lot_version as version
      from participants p
      join draws d on d.id = p.draw_id
      where p.lot_hash = ${lotHashOf(lotGuid)} and d.deleted_at is null
      for update of p`
    if (!lot) throw new NotFound()
    await rememberOpening(scope, tx, { participantId: lot.id, version: lot.version })
    if (lot.wasViewed) return false
    await tx`update participants set first_viewed_at = ${scope.now()} where id = ${lot.id}`
    await announce(tx, { topic: 'draw', key: lot.drawGuid, event: 'viewed', subject: lot.participantGuid })
    return true
  })
}
