import { transact, type Transaction } from '#core/db.ts'
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
 * Deletes a drawn draw, destroys its envelopes, and notifies every participant whose lot mail was not dropped. Does
 * nothing if the draw is deleted already.
 */
export async function deleteDraw(scope: Scope, publicGuid: string): Promise<Result<null, DeleteProblem>> {
  return transact(scope.sql, async (tx) => {
    const [draw] = await tx<{ id: number; isDeleted: boolean }[]>`
      select d.id, d.deleted_at is not null as is_deleted
      from draws d
      where d.public_guid = ${publicGuid}::uuid and d.drawn_at is not null and ${isManaged(tx, scope)}
      for update of d`
    if (!draw) return refuse('Unauthorized')
    if (draw.isDeleted) return ok(null)
    const participants = await destroyLots(scope, tx, draw.id)
    await destroyEnvelopes(tx, draw.id)
    await forgetMessages(tx, draw.id)
    await markDeleted(scope, tx, draw.id)
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
    await announceDraw(tx, { publicGuid, isDrawn: true }, 'deleted')
    return ok(null)
  })
}

/** Marks a draw as deleted, in the caller's transaction, so that its links say so until `purgeDraws` removes it. */
export const markDeleted = ({ now }: Pick<Scope, 'now'>, tx: Transaction, drawId: number): Promise<unknown> =>
  tx`update draws set deleted_at = ${now()} where id = ${drawId}`
