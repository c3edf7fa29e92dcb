import type { Services } from '#core/scope.ts'
import type { AccessType } from '#core/access-types.ts'

export interface Standing {
  userId: number | null
  is: 'owner' | 'visitor' | 'nobody'
}

export interface Audience {
  list: { id: number; publicGuid: string; username: string; showCrossedOff: boolean; lastUpdate: Date }
  /**
   * Returns the user of a session, and whether that user owns the list, may visit it, or neither.
   * @param sessionId null for a visitor without a session row
   * @returns null if the session has ended
   */
  standingOf(sessionId: number | null): Standing | null
}

interface AudienceRow {
  id: number
  publicGuid: string
  username: string
  showCrossedOff: boolean
  lastUpdate: Date
  accessType: AccessType
  /** ids of those requested sessions that exist; `userIds` has their users in the same order */
  sessionIds: number[]
  userIds: (number | null)[]
  ownersSessionIds: number[]
  openedSessionIds: number[]
}

/**
 * Finds out whether the users of many sessions own a list, may visit it, or neither. Resolves all sessions in one query
 * that returns a single row, because some lists have very many viewers.
 * @returns null if the list was deleted
 */
export async function audienceOf(
  services: Services,
  listGuid: string,
  sessionIds: readonly number[],
): Promise<Audience | null> {
  const [row] = await services.sql<AudienceRow[]>`
    select l.id, l.public_guid, l.username, l.show_crossed_off, l.last_update, l.access_type,
      coalesce(array_agg(s.id) filter (where s.id is not null), '{}') as session_ids,
      coalesce(array_agg(s.user_id) filter (where s.id is not null), '{}') as user_ids,
      coalesce(array_agg(s.id) filter (where o.user_id is not null), '{}') as owners_session_ids,
      coalesce(array_agg(s.id) filter (where p.session_id is not null), '{}') as opened_session_ids
    from lists l
    left join sessions s on s.id = any(${[...sessionIds]}::int[]) and s.expires_at > ${services.now()} and not s.user_deleted
    left join list_owners o on o.list_id = l.id and o.user_id = s.user_id
    left join list_openings p on p.list_id = l.id and p.session_id = s.id and p.question_version = l.question_version
    where l.public_guid = ${listGuid}::uuid
    group by l.id`
  if (!row) return null
  const { sessionIds: known, userIds, ownersSessionIds, openedSessionIds, accessType, ...list } = row
  const users = new Map(known.map((sessionId, n) => [sessionId, userIds[n] ?? null]))
  const owners = new Set(ownersSessionIds)
  const opened = new Set(openedSessionIds)
  const isOf = (sessionId: number): Standing['is'] => {
    if (owners.has(sessionId)) return 'owner'
    return accessType === 'PUBLIC' || (accessType === 'OPEN' && opened.has(sessionId)) ? 'visitor' : 'nobody'
  }
  return {
    list,
    standingOf(sessionId) {
      if (sessionId === null) return { userId: null, is: accessType === 'PUBLIC' ? 'visitor' : 'nobody' }
      const userId = users.get(sessionId)
      return userId === undefined ? null : { userId, is: isOf(sessionId) }
    },
  }
}
