import { ok, refuse, type Result } from '#core/result.ts'
import { type Scope, requireUser } from '#core/scope.ts'
import type { LotProblem } from './problems.ts'

/**
 * Whether closing the list would lock out a participant who drew its owner in the last 60 days. Doesn't reveal who that
 * participant is.
 */
export async function usedInRecentLot(scope: Scope, privateGuid: string): Promise<Result<boolean, LotProblem>> {
  const user = requireUser(scope)
  const [list] = await scope.sql<{ used: boolean }[]>`
    select exists (
      select 1 from participants p join draws d on d.id = p.draw_id
      where p.list_id = l.id and d.deleted_at is null and d.drawn_at > ${scope.now()}::timestamptz - interval '60 days'
    ) as used
    from lists l
    join list_owners o on o.list_id = l.id and o.user_id = ${user.id}
    where l.private_guid = ${privateGuid}::uuid`
  return list ? ok(list.used) : refuse('UserCannotAccessWishlist')
}
