import { transact } from '#core/db.ts'
import { drawCapsOf, enqueueMails } from '#core/mail/enqueue-mail.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { forgetMessages } from '../conversations/index.ts'
import { destroyEnvelopes } from '../envelopes/index.ts'
import { destroyLots } from '../lots/index.ts'
import { announceDraw } from './announce-draw.ts'
import { isManaged } from './managed-draw.ts'
import type { DeleteProblem } from './problems.ts'

/**
 * Deletes a draw, destroys its envelopes, and notifies every participant whose lot mail was not dropped. Does nothing
 * if the draw is deleted already.
 * @param onlyUndrawn whether a draw that is drawn by now must stay
 */
export async function deleteDraw(
  scope: Scope,
  publicGuid: string,
  { onlyUndrawn = false } = {},
): Promise<Result<null, DeleteProblem>> {
  return transact(scope.sql, async (tx) => {
    const [draw] = await tx<{ id: number; isDeleted: boolean; isDrawn: boolean }[]>`
      select d.id, d.deleted_at is not null as is_deleted, d.drawn_at is not null as is_drawn
      from draws d
      where d.public_guid = ${publicGuid}::uuid and ${isManaged(tx, scope)} and (not ${onlyUndrawn} or d.drawn_at is null)
      for update of d`
    if (!draw) return refuse('Unauthorized')
    if (draw.isDeleted) return ok(null)
    const participants = await destroyLots(scope, tx, draw.id)
    await destroyEnvelopes(tx, draw.id)
    await forgetMessages(tx, draw.id)
    await tx`update draws set deleted_at = ${scope.now()} where id = ${draw.id}`
    await tx`delete from exclusions where participant_id in (select id from participants where draw_id = ${draw.id})`
    await enqueueMails(
      scope,
      tx,
      participants.map(({ participantId, ...to }) => ({
        ...to,
        kind: 'draw-deleted',
        cause: `draw-deleted:${participantId}`,
        data: { participantId },
        ...drawCapsOf(scope.user, 'wait'),
      })),
    )
    await announceDraw(tx, { publicGuid, isDrawn: draw.isDrawn }, 'deleted')
    return ok(null)
  })
}
