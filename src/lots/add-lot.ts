import type { Transaction } from '#core/db.ts'
import { drawCapsOf, enqueueMail } from '#core/mail/enqueue-mail.ts'
import type { Scope } from '#core/scope.ts'
import { lotMail, lotToMailColumns, type LotToMail } from './lot-mail.ts'
import { insertLots, type NewParticipant } from './store-lots.ts'

/**
 * Adds the lot of a person who joins a drawn draw, and enqueues its mail, in the caller's transaction. The caller puts the
 * lot of a person without an e-mail address into an envelope.
 * @param receiverGuid public guid of the participant whom they draw
 */
export async function addLot(
  scope: Scope,
  tx: Transaction,
  drawId: number,
  person: NewParticipant,
  receiverGuid: string,
): Promise<void> {
  const [last] = await tx<{ position: number }[]>`
    select coalesce(max(position), -1) + 1 as position from participants where draw_id = ${drawId}`
  await insertLots(scope, tx, drawId, [{ ...person, position: last!.position, receiverGuid }])
  if (person.email === null) return
  const [lot] = await tx<LotToMail[]>`
    select ${lotToMailColumns(tx)} from participants p join draws d on d.id = p.draw_id
    where p.public_guid = ${person.publicGuid}::uuid`
  await enqueueMail(scope, tx, lotMail(lot!, drawCapsOf(scope.user, 'wait'), person.isHeld))
}
