import type { Device } from '#core/device.ts'
import { requireUser, type Scope } from '#core/scope.ts'

/** A session of the current user, as the profile page shows it. */
export interface OwnSession extends Device {
  guid: string
  /** whether it is the session of this request */
  isThis: boolean
  /** day of the session's last use, `YYYY-MM-DD` */
  seenOn: string
}

const max = 50

/** Returns the current user's sessions: the session of this request first, then the most recently used. */
export async function sessionsOf(scope: Scope): Promise<OwnSession[]> {
  return scope.sql<OwnSession[]>`
    select public_guid as guid, browser, system, id = ${scope.session.id}::int as is_this, seen_on
    from sessions
    where user_id = ${requireUser(scope).id} and expires_at > ${scope.now()}
    order by id = ${scope.session.id}::int desc, seen_on desc, id desc
    limit ${max}`
}
