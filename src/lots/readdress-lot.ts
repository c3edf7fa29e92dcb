import { randomUUID } from 'node:crypto'
import type { Transaction } from '#core/db.ts'
import type { EditionCode } from '#core/editions.ts'
import { announce } from '#core/live.ts'
import { enqueueMails } from '#core/mail.ts'
import type { Scope } from '#core/scope.ts'
import { lotGuidOf, lotHashOf, openNudge, openReceiver, sealNudge, sealReceiver } from './envelope.ts'
import { lotMail, lotToMail, type LotToMail } from './lot-mail.ts'

interface Row {
  participantGuid: string
  version: number
  email: string
  userId: number | null
  edition: EditionCode
  sealedReceiver: Uint8Array | null
  sealedNudge: Uint8Array | null
}

/**
 * Mails a lot to another address by a new link, in the caller's transaction, which has locked the participant. The old link is dead and its address
 * is told so, sessions that opened the lot hear of it no more, and it counts as not viewed.
 */
export async function readdressLot(scope: Scope, tx: Transaction, participantId: number, email: string): Promise<void> {
  const { signer } = scope
  const [row] = await tx<Row[]>`
    select public_guid as "participantGuid", lot_version as version, email::text as email, user_id as "userId", edition,
      sealed_receiver as "sealedReceiver", sealed_nudge as "sealedNudge"
    from participants where id = ${participantId}`
  const { participantGuid, version, sealedReceiver, sealedNudge, ...former } = row!
  const before = { participantGuid, version }
  const after = { participantGuid, version: version + 1 }
  const [oldGuid, newGuid] = [lotGuidOf(signer, before), lotGuidOf(signer, after)]
  const receiverGuid = openReceiver(signer, oldGuid, before, sealedReceiver)
  if (!receiverGuid) throw new Error('a lot does not open with its own guid: is the secret another one?')
  const [lot] = await tx<LotToMail[]>`
    update participants p
    set email = ${email}, user_id = null, lot_version = ${after.version}, mail_number = p.mail_number + 1, first_viewed_at = null,
      lot_hash = ${lotHashOf(newGuid)}, sealed_receiver = ${sealReceiver(signer, newGuid, after, receiverGuid)},
      sealed_nudge = ${sealNudge(signer, newGuid, after, openNudge(signer, oldGuid, before, sealedNudge))}
    from draws d
    where d.id = p.draw_id and p.id = ${participantId}
    returning ${lotToMail(tx)}`
  await tx`delete from lot_openings where participant_id = ${participantId}`
  const notice = {
    kind: 'lot-moved',
    cause: `lot-moved:${participantId}:${randomUUID()}`,
    recipient: former.email,
    userId: former.userId,
    edition: former.edition,
    data: { participantId },
  }
  await enqueueMails(scope, tx, [lotMail(lot!), notice])
  await announce(tx, { topic: 'draw', key: lot!.drawGuid, event: 'resent', subject: participantGuid })
}
