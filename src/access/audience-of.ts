import type { Services } from '#core/scope.ts'
import type { AccessType } from '#core/shareable.ts'

export interface Standing {
  userId: number | null
  is: 'owner' | 'visitor' | 'nobody'
}

export interface Audience {
  list: { id: number; publicGuid: string; username: string; showCrossedOff: boolean; lastUpdate: Date }
  /** @param sessionId null for a visitor without a session row. @returns null where the session has ended */
  standingOf(sessionId: number | null): Standing | null
}

interface Row {
  id: number
  publicGuid: string
  username: string
  showCrossedOff: boolean
  lastUpdate: Date
  accessType: AccessType
  sessionId: number | null
  userId: number | null
  isOwner: boolean
  wasOpened: boolean
}

/** With one query for all sessions. @returns null when the list is gone */
export async function audienceOf(
  services: Services,
  listGuid: string,
  sessionIds: readonly number[],
): Promise<Audience | null> {
  const rows = await services.sql<Row[]>`
    select l.id, l.public_guid as "publicGuid", l.username, l.show_crossed_off as "showCrossedOff", l.last_update as "lastUpdate", l.access_type as "accessType",
      s.id as "sessionId", s.user_id as "userId", o.user_id is not null as "isOwner", p.session_id is not null as "wasOpened"
    from lists l
    left join sessions s on s.id = any(${[...sessionIds]}::int[]) and s.expires_at > ${services.now()} and not s.user_deleted
    left join list_owners o on o.list_id = l.id and o.user_id = s.user_id
    left join list_openings p on p.list_id = l.id and p.session_id = s.id and p.question_version = l.question_version
    where l.public_guid = ${listGuid}::uuid`
  const [first] = rows
  if (!first) return null
  const { id, publicGuid, username, showCrossedOff, lastUpdate, accessType } = first
  const standings = new Map(
    rows.map(({ sessionId, userId, isOwner, wasOpened }): [number | null, Standing] => [
      sessionId,
      {
        userId,
        is: isOwner ? 'owner' : accessType === 'PUBLIC' || (accessType === 'OPEN' && wasOpened) ? 'visitor' : 'nobody',
      },
    ]),
  )
  const unremembered: Standing = { userId: null, is: accessType === 'PUBLIC' ? 'visitor' : 'nobody' }
  return {
    list: { id, publicGuid, username, showCrossedOff, lastUpdate },
    standingOf: (sessionId) => (sessionId === null ? unremembered : (standings.get(sessionId) ?? null)),
  }
}
