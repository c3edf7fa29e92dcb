import { rememberSession } from '../accounts/index.ts'
import { announce } from '#core/live.ts'
import { NotFound } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { lotHashOf } from './envelope.ts'

/**
 * Remembers that a lot was seen, the first time; later ones change nothing.
 * @param lotGuid already known to be a guid
 * @returns whether this was the first time
 * @throws NotFound for an unknown or replaced guid, and once the draw is deleted
 */
export async function registerFirstView(scope: Scope, lotGuid: string): Promise<boolean> {
  return scope.sql.begin(async (tx) => {
    const [lot] = await tx<{ id: number; participantGuid: string; drawGuid: string; wasViewed: boolean; version: number }[]>`
      select p.id, p.public_guid as "participantGuid", d.public_guid as "drawGuid", p.first_viewed_at is not null as "wasViewed", p.lot_version as version
      from participants p
      join draws d on d.id = p.draw_id
      where p.lot_hash = ${lotHashOf(lotGuid)} and d.deleted_at is null
      for update of p`
    if (!lot) throw new NotFound()
    await tx`
      insert into lot_openings (session_id, user_id, participant_id, lot_version)
      values (${await rememberSession(tx, scope.session)}, ${scope.user?.id ?? null}::int, ${lot.id}, ${lot.version})
      on conflict (session_id, participant_id) do update set lot_version = excluded.lot_version, user_id = excluded.user_id`
    if (lot.wasViewed) return false
    await tx`update participants set first_viewed_at = now() where id = ${lot.id}`
    await announce(tx, { topic: 'draw', key: lot.drawGuid, event: 'viewed', subject: lot.participantGuid })
    return true
  })
}
