import type { Transaction } from '#core/db.ts'
import { announce } from '#core/live.ts'

/**
 * Announces to everybody who looks at a draw that it changed, in the caller's transaction. Before the draw those are its
 * managers and the people who joined; after it, its managers.
 */
export async function announceDraw(
  tx: Transaction,
  draw: { publicGuid: string; isDrawn: boolean },
  event: 'changed' | 'deleted' = 'changed',
): Promise<void> {
  for (const topic of draw.isDrawn ? ['draw'] : ['gathering', 'seats'])
    await announce(tx, { topic, key: draw.publicGuid, event })
}
