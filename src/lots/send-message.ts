import { randomUUID } from 'node:crypto'
import { transact, type Transaction } from '#core/db.ts'
import { consume } from '#core/limits.ts'
import { announce } from '#core/live.ts'
import { drawCapsOf, enqueueMail } from '#core/mail/enqueue-mail.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { storeMessage } from '../conversations/index.ts'
import { lotGuidOf, storedLotColumns, type StoredLot } from './envelope.ts'
import { randomDelayMs } from './random-delay.ts'
import { openNotes, sealedNotesColumns, type SealedNotes } from './notes.ts'
import { openLot, type OpenedLot } from './open-lot.ts'
import type { NoteProblem } from './problems.ts'
import { recipientOf } from './recipient-of.ts'
import { dealtLots } from './redeal-lots.ts'
import { registerReading } from './register-first-view.ts'
import { messages } from './limits.ts'

/** Other side of a conversation of a participant: the person they drew, or the person who drew them. */
export const correspondents = ['Drawn', 'Giver'] as const
export type Correspondent = (typeof correspondents)[number]

/**
 * Sends a message to the person whom a participant drew, or to the one who drew them. The other side sees it, and gets a
 * mail, a random 1 to 15 minutes later. If they have muted the sender, they never do, and the sender can't tell.
 * @throws TooManyRequests after 20 messages of a client from one lot in an hour
 */
export async function sendMessage(
  scope: Scope,
  lotGuid: string,
  to: Correspondent,
  message: string,
): Promise<Result<null, NoteProblem>> {
  // The limit's key is an HMAC of the lot's guid, so that it can't be matched with a row of the database.
  await consume(scope, { ...messages, about: scope.signer.code('question-limit', lotGuid) })
  await registerReading(scope, lotGuid)
  return transact(scope.sql, async (tx): Promise<Result<null, NoteProblem>> => {
    const found = await openLot(scope, tx, lotGuid)
    if (!found) return refuse('NotFound')
    // Locks the draw, so that nobody deletes it or deals its lots again meanwhile.
    await tx`select 1 from draws where id = ${found.drawId} for share`
    const lot = await openLot(scope, tx, lotGuid)
    if (lot?.isDeleted) return refuse('Deleted')
    const otherGuid = lot && (await correspondentOf(scope, tx, lot, to))
    const other = otherGuid && (await recipientOf(tx, lot.drawId, otherGuid))
    if (!lot || !otherGuid || !other) return refuse('NotFound')
    const own = lot.participantGuid
    const isByGiver = to === 'Drawn'
    const isMuted = (await mutedBy(scope, tx, lot.drawId, otherGuid))[isByGiver ? 'giver' : 'drawn']
    const delayMs = scope.config.mailDelays ? randomDelayMs() : 0
    const sentAt = scope.now()
    const head = {
      ...(isByGiver ? { giver: own, receiver: otherGuid } : { giver: otherGuid, receiver: own }),
      isByGiver,
      isMuted,
      sentAt,
      visibleAt: new Date(sentAt.getTime() + delayMs),
    }
    const messageId = await storeMessage(scope, tx, lot.drawId, head, message)
    // There is a mail even for a person without an address, or who has muted the sender. Otherwise the number of rows
    // would tell that, and its job also updates the other side's page.
    await enqueueMail(scope, tx, {
      kind: 'message',
      cause: `message:${randomUUID()}`,
      recipient: other.address?.recipient ?? '',
      userId: other.address?.userId ?? null,
      edition: other.address?.edition ?? scope.texts.edition.code,
      data: { participantId: other.participantId, message, messageId, isByGiver, isMuted },
      watched: { topic: 'own-lot', key: otherGuid, subject: otherGuid },
      isSealed: true,
      ...drawCapsOf(scope.user, 'drop'),
      delayMs,
    })
    await announce(tx, { topic: 'own-lot', key: own, event: 'message' })
    return ok(null)
  })
}

/** Returns the public guid of the person at the other side of a conversation. */
async function correspondentOf(
  scope: Scope,
  tx: Transaction,
  lot: OpenedLot,
  to: Correspondent,
): Promise<string | null> {
  if (!lot.receiverGuid || to === 'Drawn') return lot.receiverGuid
  const lots = await dealtLots(scope, tx, lot.drawId)
  return lots?.find(({ receiverGuid }) => receiverGuid === lot.participantGuid)?.participantGuid ?? null
}

/** Returns whom a participant has muted. */
async function mutedBy({ signer }: Scope, tx: Transaction, drawId: number, participantGuid: string) {
  const [row] = await tx<(StoredLot & SealedNotes)[]>`
    select ${storedLotColumns(tx)}, ${sealedNotesColumns(tx)}
    from participants p where p.draw_id = ${drawId} and p.public_guid = ${participantGuid}::uuid`
  const { sealedNudge, sealedState, ...key } = row!
  const guid = lotGuidOf(signer, key)
  return guid ? openNotes(signer, guid, key, { sealedNudge, sealedState }).muted : { drawn: false, giver: false }
}
