import type { Transaction } from '#core/db.ts'
import { dayOf } from '#core/days.ts'
import { announceAll } from '#core/live.ts'
import type { Services } from '#core/scope.ts'
import { lotGuidOf, openReceiver, sealReceiver, storedLotColumns, type StoredLot } from './envelope.ts'
import { noNotes, openNotes, sealedNotesAsHex, sealedNotesColumns, type SealedNotes } from './notes.ts'

/** A lot whose receiver the server has read, in order to change as few lots as possible. */
export interface DealtLot {
  participantId: number
  participantGuid: string
  receiverGuid: string
}

interface SealedLot extends StoredLot, SealedNotes {
  id: number
  sealedReceiver: Uint8Array | null
}

type Signing = Pick<Services, 'signer'>

const sealedLots = (tx: Transaction, drawId: number) => tx<SealedLot[]>`
  select p.id, ${storedLotColumns(tx)}, p.sealed_receiver, ${sealedNotesColumns(tx)}
  from participants p where p.draw_id = ${drawId} order by p.id`

/**
 * Opens all lots of a draw. The result must not leave the process.
 * @returns the lots in the order of their participants' ids; null if one of them doesn't open
 */
export async function dealtLots({ signer }: Signing, tx: Transaction, drawId: number): Promise<DealtLot[] | null> {
  const lots = (await sealedLots(tx, drawId)).map(({ id, sealedReceiver, sealedNudge, sealedState, ...lot }) => {
    const guid = lotGuidOf(signer, lot)
    const receiverGuid = guid && openReceiver(signer, guid, lot, sealedReceiver)
    return receiverGuid ? { participantId: id, participantGuid: lot.participantGuid, receiverGuid } : null
  })
  return lots.every((lot) => lot !== null) ? lots : null
}

/**
 * Gives lots of a draw other receivers, in the caller's transaction, which has locked the draw. Seals all lots of the
 * draw again, so that two dumps of the database don't show whose lot changed. Nudges and ticks of pairs that are no more are
 * forgotten, and the changed lots say on which day they changed. All open pages of lots reload, whether their lot changed or not.
 * @param receiverOf public guid of the receiver, by the giver's public guid
 * @returns ids of the participants whose lot changed
 */
export async function redealLots(
  { signer, now }: Pick<Services, 'signer' | 'now'>,
  tx: Transaction,
  draw: { id: number },
  receiverOf: ReadonlyMap<string, string>,
): Promise<number[]> {
  const changed: number[] = []
  const lots = await sealedLots(tx, draw.id)
  const rows = lots.map(({ id, sealedReceiver, sealedNudge, sealedState, ...lot }) => {
    const guid = lotGuidOf(signer, lot)
    const before = guid && openReceiver(signer, guid, lot, sealedReceiver)
    const after = receiverOf.get(lot.participantGuid)
    if (!before || !after) throw new Error('a lot of the draw does not open, or has no receiver any more')
    if (before !== after) changed.push(id)
    const notes =
      before === after
        ? openNotes(signer, guid, lot, { sealedNudge, sealedState })
        : { ...noNotes, changedOn: dayOf(now()) }
    return {
      id,
      receiver: sealReceiver(signer, guid, lot, after).toString('hex'),
      ...sealedNotesAsHex(signer, guid, lot, notes),
    }
  })
  await tx`
    update participants p
    set sealed_receiver = decode(given.receiver, 'hex'), sealed_nudge = decode(given.nudge, 'hex'),
      sealed_state = decode(given.state, 'hex')
    from jsonb_to_recordset(${tx.json(rows)}) as given (id integer, receiver text, nudge text, state text)
    where p.id = given.id`
  await announceAll(
    tx,
    lots.map(({ participantGuid }) => ({ topic: 'drawn-lot', key: participantGuid, event: 'dealt' })),
  )
  return changed
}
