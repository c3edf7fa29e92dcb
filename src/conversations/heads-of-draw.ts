import { setImmediate } from 'node:timers/promises'
import type { Sql, Transaction } from '#core/db.ts'
import type { Services } from '#core/scope.ts'
import { openHead, type MessageHead } from './sealed-message.ts'

/** How many heads are opened before other requests get a turn. */
const headsAtOnce = 1000

/**
 * Returns the opened heads of a draw's messages, by the messages' ids. A head that no secret opens is null. Opens all of
 * them, because the database doesn't know whose they are.
 */
export async function headsOfDraw(
  { signer }: Pick<Services, 'signer'>,
  sql: Sql | Transaction,
  drawId: number,
): Promise<[id: string, head: MessageHead | null][]> {
  const rows = await sql<{ id: string; sealedHead: Uint8Array }[]>`
    select id, sealed_head from messages where draw_id = ${drawId}`
  const heads: [string, MessageHead | null][] = []
  for (const [index, { id, sealedHead }] of rows.entries()) {
    heads.push([id, openHead(signer, id, sealedHead)])
    if (index % headsAtOnce === headsAtOnce - 1) await setImmediate()
  }
  return heads
}
