import { setImmediate } from 'node:timers/promises'
import type { Transaction } from '#core/db.ts'
import type { Services } from '#core/scope.ts'
import { lotGuidOf, lotHashOf, storedLotColumns, type StoredLot } from './envelope.ts'
import { openNotes, sealedNotesAsHex, sealedNotesColumns, type Notes, type SealedNotes } from './notes.ts'
import { openLot, type OpenedLot } from './open-lot.ts'

/** Number of lots after which resealing lets other requests run. A draw of 1,000 people takes a sixth of a second. */
const lotsAtOnce = 100

/**
 * Opens a lot to change its notes. Locks all lots of its draw in the order of their ids. The deletion of a draw locks
 * them in that order too, so that no two of these transactions can deadlock.
 */
export async function openLotToChange(
  services: Pick<Services, 'signer'>,
  tx: Transaction,
  lotGuid: string,
): Promise<OpenedLot | null> {
  await tx`
    select id from participants
    where draw_id = (select draw_id from participants where lot_hash = ${lotHashOf(lotGuid)})
    order by id for update`
  return openLot(services, tx, lotGuid)
}

/**
 * Changes notes of a lot that `openLotToChange` returned. Reseals all notes of all lots of the draw, so that not even
 * two dumps of the database show which lot's giver did something, or what.
 */
export async function changeNotes(
  { signer }: Pick<Services, 'signer'>,
  tx: Transaction,
  lot: OpenedLot,
  change: Partial<Notes>,
): Promise<void> {
  const all = await tx<(StoredLot & SealedNotes & { id: number })[]>`
    select p.id, ${storedLotColumns(tx)}, ${sealedNotesColumns(tx)}
    from participants p where p.draw_id = ${lot.drawId} order by p.id`
  const resealed: { id: number; nudge: string; state: string }[] = []
  for (const [index, { id, sealedNudge, sealedState, ...key }] of all.entries()) {
    if (index % lotsAtOnce === lotsAtOnce - 1) await setImmediate()
    const guid = lotGuidOf(signer, key)
    if (!guid) continue
    const notes = openNotes(signer, guid, key, { sealedNudge, sealedState })
    const now = id === lot.participantId ? { ...notes, ...change } : notes
    resealed.push({ id, ...sealedNotesAsHex(signer, guid, key, now) })
  }
  await tx`
    update participants p set sealed_nudge = decode(given.nudge, 'hex'), sealed_state = decode(given.state, 'hex')
    from jsonb_to_recordset(${tx.json(resealed)}) as given (id integer, nudge text, state text)
    where p.id = given.id`
}
