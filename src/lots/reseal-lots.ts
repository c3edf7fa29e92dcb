import type { Services } from '#core/scope.ts'
import {
  lotGuidOf,
  newLotGuid,
  openReceiver,
  sealLotGuid,
  sealReceiver,
  storedLotColumns,
  type StoredLot,
} from './envelope.ts'
import { openNotes, sealedNotesAsHex, sealedNotesColumns, type SealedNotes } from './notes.ts'

const atOnce = 500

interface SealedLotRow extends StoredLot, SealedNotes {
  id: number
  sealedReceiver: Uint8Array
}

/**
 * Seals every lot with the newest secret. The lots' links stay the same. Each run starts with the first lot again.
 * @param onProgress receives the number of lots sealed so far
 * @returns the number of lots sealed, and the number of lots that none of the server's secrets opens
 */
export async function resealLots(
  { sql, signer }: Pick<Services, 'sql' | 'signer'>,
  onProgress: (done: number) => void = () => {},
): Promise<{ sealed: number; unreadable: number }> {
  const counts = { sealed: 0, unreadable: 0 }
  let last = 0
  for (;;) {
    const rows = await sql.begin(async (tx) => {
      const rows = await tx<SealedLotRow[]>`
        select p.id, ${storedLotColumns(tx)}, p.sealed_receiver, ${sealedNotesColumns(tx)}
        from participants p where p.id > ${last} and p.sealed_receiver is not null
        order by p.id limit ${atOnce} for update`
      const resealed = rows.flatMap(({ id, sealedReceiver, sealedNudge, sealedState, ...lot }) => {
        const guid = lotGuidOf(signer, lot)
        const receiver = guid && openReceiver(signer, guid, lot, sealedReceiver)
        if (!receiver) return []
        return {
          id,
          guid: newLotGuid(signer, lot) === guid ? null : sealLotGuid(signer, lot, guid).toString('hex'),
          receiver: sealReceiver(signer, guid, lot, receiver).toString('hex'),
          ...sealedNotesAsHex(signer, guid, lot, openNotes(signer, guid, lot, { sealedNudge, sealedState })),
        }
      })
      await tx`
        update participants p
        set sealed_guid = decode(given.guid, 'hex'), sealed_receiver = decode(given.receiver, 'hex'),
          sealed_nudge = decode(given.nudge, 'hex'), sealed_state = decode(given.state, 'hex')
        from jsonb_to_recordset(${tx.json(resealed)})
          as given (id integer, guid text, receiver text, nudge text, state text)
        where p.id = given.id`
      counts.sealed += resealed.length
      counts.unreadable += rows.length - resealed.length
      return rows
    })
    if (rows.length === 0) return counts
    last = rows.at(-1)!.id
    onProgress(counts.sealed)
  }
}
