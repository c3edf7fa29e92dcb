import { randomUUID } from 'node:crypto'
import type { Transaction } from '#core/db.ts'
import type { EditionCode } from '#core/editions.ts'
import { announce } from '#core/live.ts'
import { drawCapsOf, enqueueMails } from '#core/mail/enqueue-mail.ts'
import type { Scope } from '#core/scope.ts'
import {
  lotGuidOf,
  lotHashOf,
  newLotGuid,
  openReceiver,
  sealReceiver,
  storedLotColumns,
  type StoredLot,
} from './envelope.ts'
import { announceLot } from '../lists/index.ts'
import { announceWishes } from './announce-wishes.ts'
import { recordFormerAddress } from './former-addresses.ts'
import { dropHeldMail } from './held-lots.ts'
import { lotMail, lotToMailColumns, type LotToMail } from './lot-mail.ts'
import { openNotes, sealedNotesColumns, sealNotes, type SealedNotes } from './notes.ts'

interface ParticipantRow extends StoredLot, SealedNotes {
  email: string | null
  isOwnAddress: boolean
  userId: number | null
  edition: EditionCode
  wishes: string | null
  sealedReceiver: Uint8Array | null
}

interface NewPlace {
  /** e-mail address to which the lot is mailed; null if it goes into an envelope, which the caller then makes */
  email: string | null
  /** new user of the lot; null if the lot shall have no user until a user opens it */
  userId: number | null
  /**
   * whether the mail waits until the organizer confirms their address. It also waits if the lot's last mail does; the
   * former address then gets no notice, as it got no lot
   */
  isHeld?: boolean
}

/**
 * Gives a lot a new link, at another e-mail address or in an envelope, in the caller's transaction, which has locked the
 * participant. The old link is dead, and a notice says so to the old address. The new mail or envelope names the places
 * where the lot was before. Sessions that opened the lot receive no more events about it. The lot then counts as not
 * viewed. The lot's list is unlinked, unless an owner of the list is the new user or has the new address. The wishes
 * written there and the tick go too, because the lot may have had another holder.
 */
export async function relinkLot(
  scope: Scope,
  tx: Transaction,
  participantId: number,
  { email, userId: newUserId, isHeld = false }: NewPlace,
): Promise<void> {
  const { signer } = scope
  const [row] = await tx<ParticipantRow[]>`
    select ${storedLotColumns(tx)}, p.email::text as email, p.is_own_address, p.user_id, p.edition, p.wishes, p.sealed_receiver, ${sealedNotesColumns(tx)}
    from participants p where p.id = ${participantId}`
  const {
    sealedReceiver,
    sealedNudge,
    sealedState,
    email: formerEmail,
    isOwnAddress,
    userId,
    edition,
    wishes,
    ...before
  } = row!
  const { participantGuid } = before
  const after = { participantGuid, version: before.version + 1 }
  const [oldGuid, newGuid] = [lotGuidOf(signer, before), newLotGuid(signer, after)]
  const receiverGuid = oldGuid && openReceiver(signer, oldGuid, before, sealedReceiver)
  if (!receiverGuid) throw new Error('a lot does not open with its own guid: is the secret another one?')
  const notes = sealNotes(signer, newGuid, after, {
    ...openNotes(signer, oldGuid, before, { sealedNudge, sealedState }),
    tick: 'None',
  })
  const wasHeld = email !== null && (await dropHeldMail(scope, tx, participantId, email))
  if (!wasHeld) await recordFormerAddress(tx, participantId, email)
  const [lot] = await tx<(Omit<LotToMail, 'email'> & { email: string | null })[]>`
    update participants p
    set email = ${email}, is_own_address = false, user_id = ${newUserId}::int, lot_version = ${after.version}, mail_number = p.mail_number + 1,
      is_viewed = false, is_opened = false,
      list_id = case when exists (
        select from list_owners o join users u on u.id = o.user_id
        where o.list_id = p.list_id and (u.id = ${newUserId}::int or u.email = ${email}::citext)
      ) then p.list_id end,
      wishes = null,
      lot_hash = ${lotHashOf(newGuid)}, sealed_guid = null, sealed_receiver = ${sealReceiver(signer, newGuid, after, receiverGuid)},
      sealed_nudge = ${notes.sealedNudge}, sealed_state = ${notes.sealedState}
    from draws d
    where d.id = p.draw_id and p.id = ${participantId}
    returning ${lotToMailColumns(tx)}`
  await tx`delete from lot_openings where participant_id = ${participantId}`
  const caps = drawCapsOf(scope.user, 'wait')
  const mails = email === null ? [] : [lotMail({ ...lot!, email }, caps, isHeld || wasHeld)]
  if (formerEmail !== null && !wasHeld)
    mails.push({
      kind: 'lot-moved',
      cause: `lot-moved:${participantId}:${randomUUID()}`,
      recipient: formerEmail,
      userId,
      edition,
      data: { participantId, wasOwnAddress: isOwnAddress },
      ...caps,
    })
  await enqueueMails(scope, tx, mails)
  await announce(tx, { topic: 'draw', key: lot!.drawGuid, event: 'resent', subject: participantGuid })
  await announceLot(tx, lot!)
  if (wishes !== null) await announceWishes(tx, lot!)
}
