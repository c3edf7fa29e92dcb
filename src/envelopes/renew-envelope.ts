import type { Transaction } from '#core/db.ts'
import type { Scope } from '#core/scope.ts'
import { relinkLot } from '../lots/index.ts'
import { newEnvelopeLink } from './envelope-link.ts'
import { voidEnvelope } from './void-envelopes.ts'

/**
 * Puts a participant's lot into a new envelope, in the caller's transaction, which has locked the draw and the
 * participant. The former envelope is dead, and so is the lot's link for the person who opened it. The new envelope says
 * that there was one before, and whether it had been opened.
 * @returns the guid in the new envelope's link
 */
export async function renewEnvelope(
  scope: Scope,
  tx: Transaction,
  participant: { id: number; publicGuid: string },
): Promise<string> {
  await relinkLot(scope, tx, participant.id, { email: null, userId: null })
  await voidEnvelope(tx, participant.id)
  const { guid, hash, sealed } = newEnvelopeLink(scope.signer, participant.publicGuid)
  await tx`
    insert into envelopes (guid_hash, participant_id, sealed_guid) values (${hash}, ${participant.id}, ${sealed})`
  return guid
}
