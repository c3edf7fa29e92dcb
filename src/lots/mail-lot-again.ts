import type { Transaction } from '#core/db.ts'
import { announce } from '#core/live.ts'
import { drawCapsOf, enqueueMail } from '#core/mail/enqueue-mail.ts'
import type { Scope } from '#core/scope.ts'
import { dropHeldMail } from './held-lots.ts'
import { recordFormerAddress } from './former-addresses.ts'
import {
  releaseUnusedMailNumbers,
  isLastLotMailWaiting,
  lotMail,
  lotToMailColumns,
  type LotToMail,
} from './lot-mail.ts'

/**
 * Mails a lot again under its current link, in the caller's transaction. Does nothing while the lot's last mail waits
 * to be sent to the same address. A lot that is held stays held at its new address.
 * @param email e-mail address at which the participant reads mails now
 */
export async function mailLotAgain(scope: Scope, tx: Transaction, participantId: number, email: string): Promise<void> {
  const held = await dropHeldMail(scope, tx, participantId, email)
  if (!held) await recordFormerAddress(tx, participantId, email)
  const [lot] = await tx<LotToMail[]>`
    update participants p set mail_number = p.mail_number + 1, email = ${email}
    from draws d
    where d.id = p.draw_id and p.id = ${participantId} and not (p.email = ${email}::citext and ${isLastLotMailWaiting(tx)})
    returning ${lotToMailColumns(tx)}`
  if (!lot) return
  await enqueueMail(scope, tx, lotMail(lot, drawCapsOf(scope.user, 'drop'), held))
  await releaseUnusedMailNumbers(tx, [lot.participantId])
  await announce(tx, { topic: 'draw', key: lot.drawGuid, event: 'resent', subject: lot.participantGuid })
}
