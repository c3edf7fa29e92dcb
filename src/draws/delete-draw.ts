import { announce } from '#core/live.ts'
import { transact } from '#core/db.ts'
import type { EditionCode } from '#core/editions.ts'
import { enqueueMails } from '#core/mail.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import type { DeleteProblem } from './problems.ts'

/**
 * Deletes a draw and tells every participant. What was drawn is destroyed: nobody opens a lot of it any more. Deleting it again does nothing.
 * @param publicGuid already known to be a guid
 */
export async function deleteDraw(scope: Scope, publicGuid: string): Promise<Result<null, DeleteProblem>> {
  return transact(scope.sql, async (tx) => {
    const [draw] = await tx<{ id: number; isDeleted: boolean }[]>`
      select d.id, d.deleted_at is not null as "isDeleted"
      from draws d
      where d.public_guid = ${publicGuid}::uuid and (
        d.organizer_user_id = ${scope.user?.id ?? null}::int
        or exists (select 1 from draw_managers m where m.draw_id = d.id and m.session_id = ${scope.session.id}::int)
      )
      for update of d`
    if (!draw) return refuse('Unauthorized')
    if (draw.isDeleted) return ok(null)
    // in the order in which a nudge and a request for one's own lots lock them
    await tx`select id from participants where draw_id = ${draw.id} order by id for update`
    await tx`update draws set deleted_at = ${scope.now()} where id = ${draw.id}`
    const participants = await tx<{ id: number; recipient: string; userId: number | null; edition: EditionCode }[]>`
      update participants set sealed_receiver = null, sealed_nudge = null where draw_id = ${draw.id}
      returning id, email::text as recipient, user_id as "userId", edition`
    await tx`delete from exclusions where participant_id in (select id from participants where draw_id = ${draw.id})`
    await enqueueMails(
      scope,
      tx,
      participants.map(({ id, ...to }) => ({
        ...to,
        kind: 'draw-deleted',
        cause: `draw-deleted:${id}`,
        data: { participantId: id },
      })),
    )
    await announce(tx, { topic: 'draw', key: publicGuid, event: 'deleted' })
    return ok(null)
  })
}
