import { transact, type Transaction } from '#core/db.ts'
import type { MailServices } from '#core/mail/enqueue-mail.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { isLotHeld, sendHeldLots } from '../lots/index.ts'
import { managedDraw } from './managed-draw.ts'
import type { SendHeldProblem } from './problems.ts'

/**
 * Sends the held lots of a draw, because its organizer has confirmed their e-mail address.
 * @returns the number of lots; Unauthorized if the caller doesn't manage the draw; Unconfirmed if they have not shown
 *   that they read the organizer's mailbox
 */
export const sendHeldLotsOf = (scope: Scope, publicGuid: string): Promise<Result<number, SendHeldProblem>> =>
  transact(scope.sql, async (tx) => {
    await tx`select 1 from draws where public_guid = ${publicGuid}::uuid for share`
    const draw = await managedDraw({ ...scope, sql: tx }, publicGuid)
    if (!draw || draw.deletedAt) return refuse('Unauthorized')
    return draw.hasConfirmed ? ok(await sendHeldLots(scope, tx, draw)) : refuse('Unconfirmed')
  })

/** Sends the held lots of all draws that an account made, in the transaction that marks its address as proven. */
export async function sendHeldLotsOfAccount(services: MailServices, tx: Transaction, userId: number): Promise<void> {
  const draws = await tx<{ id: number; publicGuid: string }[]>`
    select d.id, d.public_guid from draws d
    where d.organizer_user_id = ${userId} and d.deleted_at is null
      and exists (select from participants p where p.draw_id = d.id and ${isLotHeld(tx)})
    order by d.id for share of d`
  for (const draw of draws) await sendHeldLots(services, tx, draw)
}
