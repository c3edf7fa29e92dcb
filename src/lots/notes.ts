import type { Sql } from '#core/db.ts'
import type { Signer } from '#core/secret.ts'
import { openNudge, openTick, sealNudge, sealTick, type LotKey, type Tick } from './envelope.ts'

/** Facts about a lot's giver that its envelope holds beside the receiver, because nobody else may learn them. */
export interface Notes {
  nudgedAt: Date | null
  tick: Tick
}

export interface SealedNotes {
  sealedNudge: Uint8Array | null
  sealedTick: Uint8Array | null
}

/** SQL columns of `SealedNotes`. The query must have the participant as `p`. */
export const sealedNotesColumns = (sql: Sql) => sql`p.sealed_nudge, p.sealed_tick`

export const openNotes = (signer: Signer, lotGuid: string, lot: LotKey, sealed: SealedNotes): Notes => ({
  nudgedAt: openNudge(signer, lotGuid, lot, sealed.sealedNudge),
  tick: openTick(signer, lotGuid, lot, sealed.sealedTick),
})

/** Notes of a lot whose giver did nothing yet. */
export const noNotes: Notes = { nudgedAt: null, tick: 'None' }

/** Seals a lot's notes. Every note has the same length, whatever it says. */
export const sealNotes = (signer: Signer, lotGuid: string, lot: LotKey, { nudgedAt, tick }: Notes) => ({
  sealedNudge: sealNudge(signer, lotGuid, lot, nudgedAt),
  sealedTick: sealTick(signer, lotGuid, lot, tick),
})

/** Returns a lot's sealed notes in hexadecimal, for a statement that reads them from JSON. */
export function sealedNotesAsHex(...given: Parameters<typeof sealNotes>): { nudge: string; tick: string } {
  const { sealedNudge, sealedTick } = sealNotes(...given)
  return { nudge: sealedNudge.toString('hex'), tick: sealedTick.toString('hex') }
}
