import type { Transaction } from '#core/db.ts'
import type { Scope } from '#core/scope.ts'
import { announceLot } from '../lists/index.ts'
import { lotHashOf } from './envelope.ts'
import { moveWishesToList } from './wishes-to-list.ts'

/**
 * Links to a lot the account and the list that were created from the lot's page, in the caller's transaction. The list
 * is linked if the lot has none yet; it then gets the lot's wishes as gifts. The account is linked if the lot has no user yet and the account has proven the
 * lot's e-mail address. Ignores unknown lots and lots of deleted draws.
 * @param made `readings`: what `countReadingsForLot` returned
 */
export async function linkLot(
  scope: Scope,
  tx: Transaction,
  lotGuid: string,
  made: { userId: number; listId: number; readings: number },
): Promise<void> {
  const { userId, listId } = made
  const [lot] = await tx<{ participantGuid: string; drawGuid: string; isLinked: boolean }[]>`
    update participants p
    set list_id = coalesce(p.list_id, ${listId}::int), is_opened = true,
      user_id = coalesce(p.user_id, (
        select u.id from users u where u.id = ${userId} and u.email = p.email and u.email_proven_at is not null
      ))
    from draws d
    where d.id = p.draw_id and d.deleted_at is null and p.lot_hash = ${lotHashOf(lotGuid)}
    returning p.public_guid as participant_guid, d.public_guid as draw_guid, p.list_id = ${listId}::int as is_linked`
  if (!lot) return
  await announceLot(tx, lot)
  if (lot.isLinked) await moveWishesToList(scope, tx, lotGuid, made)
}
