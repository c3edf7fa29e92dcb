import { SeatPeople, seatPeopleId } from '#views/gatherings/SeatPeople.tsx'
import { HxPartial } from '#views/layout/HxPartial.tsx'
import type { Services } from '#core/scope.ts'
import { isSameUser, sessionIdsOf, type LiveTopic, type Watcher } from '#web/live.ts'
import { pushPartials, refetchPages } from '#web/push.tsx'
import { inSlices, partition } from '#web/slices.ts'
import { managedDraw, stillManages } from '../draws/index.ts'
import { namesIn } from './seat-for.ts'

/** Has the pages of these watchers load anew once more, and ends their watching, because they may watch no longer. */
const dismiss = (watchers: readonly Watcher[]) =>
  inSlices(watchers, (watcher) => {
    watcher.refetch()
    watcher.close()
  })

/** Live topic of a gathering, keyed by the draw's public guid, for its managers. Their pages load anew. */
export const gatheringTopic: LiveTopic = {
  name: 'gathering',

  async mayWatch(scope, drawGuid) {
    const draw = await managedDraw(scope, drawGuid)
    return draw !== null && !draw.isDrawn && draw.deletedAt === null
  },

  async push(services, { key }, watchers) {
    const managers = await managersOf(services, key, sessionIdsOf(watchers))
    const [admitted, others] = await partition(watchers, (watcher) => isSameUser(watcher, managers))
    await dismiss(others)
    await refetchPages(admitted)
  },
}

/** Returns which of these sessions manage a gathering that is neither drawn nor deleted, with their users. */
async function managersOf(
  { sql, now }: Services,
  drawGuid: string,
  sessionIds: readonly number[],
): Promise<Map<number, number | null>> {
  const rows = await sql<{ sessionId: number; userId: number | null }[]>`
    select s.id as session_id, s.user_id
    from draws d
    join sessions s on s.id = any(${[...sessionIds]}::int[]) and s.expires_at > ${now()} and not s.user_deleted
    left join users u on u.id = s.user_id
    left join draw_managers m on m.draw_id = d.id and m.session_id = s.id
    where d.public_guid = ${drawGuid}::uuid and d.deleted_at is null and d.drawn_at is null
      and ((m.session_id is not null and ${stillManages(sql)}) or d.organizer_user_id = s.user_id)`
  return new Map(rows.map(({ sessionId, userId }) => [sessionId, userId]))
}

/**
 * Live topic of the people in a gathering, keyed by the draw's public guid, for sessions that hold a seat. Shows who is
 * in, and that the lots were drawn.
 */
export const seatsTopic: LiveTopic = {
  name: 'seats',

  mayWatch: async (scope, drawGuid) =>
    scope.session.id !== null && (await holdersOf(scope, drawGuid, [scope.session.id])).sessions.has(scope.session.id),

  async push(services, { key, event }, watchers) {
    const { drawId, sessions } = await holdersOf(services, key, sessionIdsOf(watchers))
    const [admitted, others] = await partition(watchers, (watcher) => isSameUser(watcher, sessions))
    await dismiss(others)
    if (drawId === null || event !== 'people') return refetchPages(admitted)
    await pushPartials(
      services,
      admitted,
      <HxPartial target={`#${seatPeopleId}`} swap="outerMorph">
        <SeatPeople names={await namesIn(services, drawId)} />
      </HxPartial>,
    )
  },
}

/** Returns which of these sessions hold a seat in a draw, with their users. */
async function holdersOf(
  { sql, now }: Pick<Services, 'sql' | 'now'>,
  drawGuid: string,
  sessionIds: readonly number[],
): Promise<{ drawId: number | null; sessions: Map<number, number | null> }> {
  const rows = await sql<{ drawId: number; sessionId: number; userId: number | null }[]>`
    select distinct d.id as draw_id, s.id as session_id, s.user_id
    from draws d
    join seats e on e.draw_id = d.id
    join seat_sessions h on h.seat_id = e.id
    join sessions s on s.id = h.session_id and s.expires_at > ${now()} and not s.user_deleted
    where d.public_guid = ${drawGuid}::uuid and d.deleted_at is null and s.id = any(${[...sessionIds]}::int[])`
  return {
    drawId: rows[0]?.drawId ?? null,
    sessions: new Map(rows.map(({ sessionId, userId }) => [sessionId, userId])),
  }
}
