import type { Scope } from '#core/scope.ts'
import { stillManages } from '../draws/index.ts'
import type { DrawOccasion } from '../lots/index.ts'
import { openJoinGuid } from './join-link.ts'

/** A draw that waits for its people, as the overview shows it. */
export interface GatheringItem {
  title: string
  occasion: DrawOccasion | null
  count: number
  /** a moment in the season that the row's picture shows: now */
  createDate: Date
  /** public guid of the draw, if the caller manages it; else null */
  manageGuid: string | null
  /** guid in the link that shows the caller's own seat; null if the caller has none */
  joinGuid: string | null
}

/** Returns the gatherings that the caller manages or has a seat in, by account or in this browser. Newest first. */
export async function gatheringsOf(scope: Scope): Promise<GatheringItem[]> {
  const { sql, user, session, signer, now } = scope
  const userId = user?.id ?? null
  const rows = await sql<
    (Pick<GatheringItem, 'title' | 'occasion' | 'count'> & {
      publicGuid: string
      isManaged: boolean
      hasSeat: boolean
      sealedGuid: Uint8Array | null
    })[]
  >`
    select d.public_guid, d.title, d.occasion, bool_or(mine.manages) as is_managed, bool_or(not mine.manages) as has_seat,
      (select count(*)::int from seats s where s.draw_id = d.id) as count,
      (select sealed_guid from join_links l where l.draw_id = d.id and l.sealed_guid is not null) as sealed_guid
    from (
      select id as draw_id, true as manages from draws where organizer_user_id = ${userId}::int
      union all
      select m.draw_id, true from draw_managers m join draws d on d.id = m.draw_id left join users u on u.id = ${userId}::int
      where m.session_id = ${session.id}::int and ${stillManages(sql)}
      union all
      select s.draw_id, false from seats s join seat_sessions h on h.seat_id = s.id
      where h.session_id = ${session.id}::int
      union all
      select s.draw_id, false from seats s
      where s.user_id = ${userId}::int and s.joined_alone and ${user?.isProven ?? false}
    ) as mine
    join draws d on d.id = mine.draw_id
    join gatherings g on g.draw_id = d.id
    where d.deleted_at is null and d.drawn_at is null
    group by d.id
    order by d.id desc`
  return rows.map(({ publicGuid, isManaged, hasSeat, sealedGuid, ...item }) => ({
    ...item,
    createDate: now(),
    manageGuid: isManaged ? publicGuid : null,
    joinGuid: hasSeat ? openJoinGuid(signer, publicGuid, sealedGuid) : null,
  }))
}
