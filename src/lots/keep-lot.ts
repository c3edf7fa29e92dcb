import { transact } from '#core/db.ts'
import { announce } from '#core/live.ts'
import { consume } from '#core/limits.ts'
import { drawCapsOf, enqueueMail } from '#core/mail/enqueue-mail.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { lotHashOf } from './envelope.ts'
import { lotMail, lotToMailColumns, type LotToMail } from './lot-mail.ts'
import { keptLots, keptLotsToAddress } from './limits.ts'
import type { KeepProblem } from './problems.ts'

/**
 * Gives a lot that lay in an envelope the participant's own e-mail address, and mails its link there. From then on mails
 * about the draw reach the participant. The organizer is not told the address.
 * @returns HasAddress if the lot has an address already
 * @throws TooManyRequests after 20 such mails of a client in an hour, and after 5 to one address in a day
 */
export async function keepLot(scope: Scope, lotGuid: string, email: string): Promise<Result<null, KeepProblem>> {
  await consume(scope, keptLots)
  await consume(scope, { ...keptLotsToAddress, about: email })
  return transact(scope.sql, async (tx): Promise<Result<null, KeepProblem>> => {
    const [found] = await tx<{ id: number; isDeleted: boolean; hasAddress: boolean }[]>`
      select p.id, d.deleted_at is not null as is_deleted, p.email is not null as has_address
      from participants p join draws d on d.id = p.draw_id
      where p.lot_hash = ${lotHashOf(lotGuid)} for update of p for share of d`
    if (!found) return refuse('NotFound')
    if (found.isDeleted) return refuse('Deleted')
    if (found.hasAddress) return refuse('HasAddress')
    const [lot] = await tx<LotToMail[]>`
      update participants p set email = ${email}, is_own_address = true, mail_number = p.mail_number + 1
      from draws d
      where d.id = p.draw_id and p.id = ${found.id}
      returning ${lotToMailColumns(tx)}`
    await enqueueMail(scope, tx, lotMail(lot!, drawCapsOf(scope.user, 'wait')))
    await announce(tx, { topic: 'draw', key: lot!.drawGuid, event: 'resent', subject: lot!.participantGuid })
    return ok(null)
  })
}
