import type { Transaction } from '#core/db.ts'
import { announce } from '#core/live.ts'
import type { Services } from '#core/scope.ts'
import { touchWaiting } from '../draws/index.ts'

/**
 * Records that a gathering's people changed, in the caller's transaction, and announces it to its managers and to the
 * people who joined.
 */
export async function recordChange(
  services: Pick<Services, 'now'>,
  tx: Transaction,
  draw: { id: number; publicGuid: string },
): Promise<void> {
  await tx`update gatherings set version = version + 1 where draw_id = ${draw.id}`
  await touchWaiting(services, tx, draw.id)
  await announce(tx, { topic: 'gathering', key: draw.publicGuid, event: 'changed' })
  await announce(tx, { topic: 'seats', key: draw.publicGuid, event: 'people' })
}
