import type { Sql } from '#core/db.ts'
import type { Signer } from '#core/secret.ts'
import { openNudge, openState, sealNudge, sealState, type LotKey, type LotState } from './envelope.ts'

/** Facts about a lot's giver that its envelope holds beside the receiver, because nobody else may learn them. */
export interface Notes extends LotState {
  nudgedAt: Date | null
}

export interface SealedNotes {
  sealedNudge: Uint8Array | null
  sealedState: Uint8Array | null
}

/** SQL columns of `SealedNotes`. The query must have the participant as `p`. */
export const sealedNotesColumns = (sql: Sql) => sql`p.sealed_nudge, p.sealed_state`

export const openNotes = (signer: Signer, lotGuid: string, lot: LotKey, sealed: SealedNotes): Notes => ({
  nudgedAt: openNudge(signer, lotGuid, lot, sealed.sealedNudge),
  ...openState(signer, lotGuid, lot, sealed.sealedState),
})

/** Notes of a lot whose giver did nothing yet. */
export const noNotes: Notes = {
  nudgedAt: null,
  tick: 'None',
  changedOn: null,
  muted: { drawn: false, giver: false },
}

/** Seals a lot's notes. Every note has the same length, whatever it says. */
export const sealNotes = (signer: Signer, lotGuid: string, lot: LotKey, { nudgedAt, ...state }: Notes) => ({
  sealedNudge: sealNudge(signer, lotGuid, lot, nudgedAt),
  sealedState: sealState(signer, lotGuid, lot, state),
})

/** Returns a lot's sealed notes in hexadecimal, for a statement that reads them from JSON. */
export function sealedNotesAsHex(...given: Parameters<typeof sealNotes>): { nudge: string; state: string } {
  const { sealedNudge, sealedState } = sealNotes(...given)
  return { nudge: sealedNudge.toString('hex'), state: sealedState.toString('hex') }
}
