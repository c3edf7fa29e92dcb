import type { Transaction } from '#core/db.ts'
import { announceLot } from '../lists/index.ts'
import { lotHashOf } from './envelope.ts'

/**
 * Links to a lot the account and the list that were created from the lot's page, in the caller's transaction. The list
 * is linked if the lot has none yet. The account is linked if the lot has no user yet and the account has proven the
 * lot's e-mail address. Ignores unknown lots and lots of deleted draws.
 */
export async function linkLot(
  tx: Transaction,
  lotGuid: string,
  { userId, listId }: { userId: number; listId: number },
): Promise<void> {
  const [lot] = await tx<{ participantGuid: string; drawGuid: string }[]>`
    update participants p
    set list_id = coalesce(p.list_id, ${listId}::int), is_opened = true,
      user_id = coalesce(p.user_id, (
        select u.id from users u where u.id = ${userId} and u.email = p.email and u.email_proven_at is not null
      ))
    from draws d
    where d.id = p.draw_id and d.deleted_at is null and p.lot_hash = ${lotHashOf(lotGuid)}
    returning p.public_guid as participant_guid, d.public_guid as draw_guid`
  if (lot) await announceLot(tx, lot)
}
