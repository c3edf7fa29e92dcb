import type { Transaction } from '#core/db.ts'
import type { Services } from '#core/scope.ts'
import { lotGuidOf, openReceiver, storedLotColumns, type StoredLot } from './envelope.ts'

/**
 * Returns the name of the person whom a participant drew, for a caller who opens the participant's envelope. No session
 * can open the lot afterwards. Call it in a transaction that has locked the draw.
 * @returns null if the lot doesn't open
 */
export async function drawnNameOf(
  { signer }: Pick<Services, 'signer'>,
  tx: Transaction,
  participantId: number,
): Promise<string | null> {
  const [row] = await tx<(StoredLot & { sealedReceiver: Uint8Array | null })[]>`
    select ${storedLotColumns(tx)}, p.sealed_receiver from participants p where p.id = ${participantId}`
  if (!row) return null
  const { sealedReceiver, ...lot } = row
  const lotGuid = lotGuidOf(signer, lot)
  const receiverGuid = lotGuid && openReceiver(signer, lotGuid, lot, sealedReceiver)
  if (!receiverGuid) return null
  const [receiver] = await tx<{ name: string }[]>`
    select name from participants where public_guid = ${receiverGuid}::uuid`
  return receiver?.name ?? null
}
