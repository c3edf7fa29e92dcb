import { announceLot } from '../lists/index.ts'
import type { Transaction } from '#core/db.ts'
import { lotHashOf } from './envelope.ts'

/**
 * What an account or list made from a lot's page means for that lot, in the caller's transaction: the new list is linked where none was, and the lot is
 * the user's where the address is the same. An unknown lot, or one of a deleted draw, means nothing.
 * @param lotGuid already known to be a guid
 */
export async function linkLot(
  tx: Transaction,
  lotGuid: string,
  { userId, listId }: { userId: number; listId: number },
): Promise<void> {
  const [lot] = await tx<{ participantGuid: string; drawGuid: string }[]>`
    update participants p
    set list_id = coalesce(p.list_id, ${listId}::int),
      user_id = coalesce(p.user_id, (select u.id from users u where u.id = ${userId} and u.email = p.email and u.password_hash is not null))
    from draws d
    where d.id = p.draw_id and d.deleted_at is null and p.lot_hash = ${lotHashOf(lotGuid)}
    returning p.public_guid as "participantGuid", d.public_guid as "drawGuid"`
  if (!lot) return
  await announceLot(tx, lot)
}
