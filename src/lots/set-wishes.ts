import { transact } from '#core/db.ts'
import { consume } from '#core/limits.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { announceWishes } from './announce-wishes.ts'
import { lotHashOf } from './envelope.ts'
import { writtenWishes } from './limits.ts'
import type { NoteProblem } from './problems.ts'

/**
 * Stores what a participant would like, in place of the wishes they wrote before. Their giver sees it. The lot then
 * counts as opened.
 * @param wishes null to remove them
 * @throws TooManyRequests after 60 changes by a client in an hour
 */
export async function setWishes(
  scope: Scope,
  lotGuid: string,
  wishes: string | null,
): Promise<Result<null, NoteProblem>> {
  await consume(scope, writtenWishes)
  return transact(scope.sql, async (tx): Promise<Result<null, NoteProblem>> => {
    const [lot] = await tx<
      { id: number; participantGuid: string; drawGuid: string; isDeleted: boolean; wishes: string | null }[]
    >`
      select p.id, p.public_guid as participant_guid, d.public_guid as draw_guid, d.deleted_at is not null as is_deleted, p.wishes
      from participants p
      join draws d on d.id = p.draw_id
      where p.lot_hash = ${lotHashOf(lotGuid)}
      for update of p`
    if (!lot) return refuse('NotFound')
    if (lot.isDeleted) return refuse('Deleted')
    if (wishes !== lot.wishes) {
      await tx`update participants set wishes = ${wishes}, is_opened = true where id = ${lot.id}`
      await announceWishes(tx, lot)
    }
    return ok(null)
  })
}
