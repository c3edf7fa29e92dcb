import { accessOf, listColumns, listJoins, type Access, type ListRow } from '../access/index.ts'
import { sessionColumns, sessionMatches, sessionJoins, sessionOf, type SessionRow } from '../accounts/index.ts'
import type { Scope, Services } from '#core/scope.ts'
import type { KnownSession } from '#core/session.ts'

/** Session of a list's visitor, their access to the list, and the list's version, all read at the same moment. */
export interface Visit {
  session: KnownSession | null
  access: Access
  /** random guid; null for an owner, and if the list has no version yet */
  version: string | null
}

type VisitRow = ListRow & Partial<SessionRow> & Pick<Visit, 'version'>

/**
 * Reads a visit with one query; returns null for an unknown username. Unlike `findSession`, doesn't extend a session on
 * its first use of a day.
 * @param token the session's token; null for a client without one
 */
export async function readVisit(
  { sql, now }: Services,
  { username, token, usersOfDevice }: { username: string; token: string | null } & Pick<Scope, 'usersOfDevice'>,
): Promise<Visit | null> {
  const moment = now()
  const [row] = await sql<VisitRow[]>`
    select ${sessionColumns(sql, moment)}, ${listColumns(sql, usersOfDevice, moment)},
      case when o.user_id is null then (select v.version from list_versions v where v.list_id = l.id) end as version
    from lists l
    left join sessions s on ${sessionMatches(sql, token, moment)}
    ${sessionJoins(sql)}
    cross join lateral (select u.id as user_id, s.id as session_id) asker
    ${listJoins(sql)}
    where l.username = ${username}::citext`
  if (!row) return null
  const { version, ...both } = row
  const session = both.sessionId ? sessionOf(both as SessionRow) : null
  return { session, access: accessOf(session?.user ?? null, both), version }
}
