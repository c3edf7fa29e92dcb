import { randomUUID } from 'node:crypto'
import type { Transaction } from '#core/db.ts'
import type { Services } from '#core/scope.ts'
import { forgetOldest } from './forget-messages.ts'
import { sealHead, sealText, type MessageHead } from './sealed-message.ts'

/**
 * Stores a message, in the caller's transaction. A pair keeps its newest 200 messages.
 * @returns the id of the message's row
 */
export async function storeMessage(
  services: Pick<Services, 'signer'>,
  tx: Transaction,
  drawId: number,
  head: MessageHead,
  text: string,
): Promise<string> {
  const { signer } = services
  await forgetOldest(services, tx, drawId, head)
  const id = randomUUID()
  await tx`
    insert into messages (id, draw_id, sealed_head, sealed_text)
    values (${id}, ${drawId}, ${sealHead(signer, id, head)}, ${sealText(signer, id, text)})`
  return id
}
