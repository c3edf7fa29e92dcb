import type { Transaction } from '#core/db.ts'

/**
 * Makes a participant's envelope void, because the lot goes elsewhere now: its link then says so. So does the link with
 * which the participant took the lot along.
 */
export async function voidEnvelope(tx: Transaction, participantId: number): Promise<void> {
  await tx`
    update envelopes set is_void = true, sealed_guid = null, opener_hash = null, turn_hash = null
    where participant_id = ${participantId} and not is_void`
}

/** Destroys the links of a draw that is being deleted. */
export async function destroyEnvelopes(tx: Transaction, drawId: number): Promise<void> {
  await tx`
    update envelopes set sealed_guid = null, opener_hash = null, turn_hash = null
    where participant_id in (select id from participants where draw_id = ${drawId})`
}
