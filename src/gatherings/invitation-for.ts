import { consume } from '#core/limits.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import type { DrawOccasion, Terms } from '../lots/index.ts'
import { linkHashOf } from './join-link.ts'
import { wrongJoinLinks } from './limits.ts'

/** A gathering as everybody with its link sees it, without names of those who joined. */
export interface Invitation extends Terms {
  title: string
  description: string | null
  occasion: DrawOccasion | null
  /** first name of the organizer */
  organizer: string
  count: number
  /** whether nobody can join by this link any more: the draw is drawn or deleted, or the link was renewed */
  closed: 'drawn' | 'deleted' | 'renewed' | null
}

/**
 * Reads a gathering by its link.
 * @throws TooManyRequests after 30 unknown links of a client in an hour
 */
export async function invitationFor(scope: Scope, joinGuid: string): Promise<Result<Invitation, 'NotFound'>> {
  const [row] = await scope.sql<Invitation[]>`
    select d.title, d.description, d.occasion, d.day as date, d.budget, split_part(d.organizer_name, ' ', 1) as organizer,
      (select count(*)::int from seats s where s.draw_id = d.id) as count,
      case when d.deleted_at is not null then 'deleted' when d.drawn_at is not null then 'drawn'
        when l.sealed_guid is null then 'renewed' end as closed
    from join_links l join draws d on d.id = l.draw_id
    where l.guid_hash = ${linkHashOf(joinGuid)}`
  if (row) return ok(row)
  await consume(scope, wrongJoinLinks)
  return refuse('NotFound')
}
