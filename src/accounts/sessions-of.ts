import type { Device } from '#core/device.ts'
import { requireUser, type Scope } from '#core/scope.ts'

/** A place where the asker is logged in, as they see it. */
export interface OwnSession extends Device {
  guid: string
  /** the one that asks */
  isThis: boolean
  /** day of its last use, `YYYY-MM-DD` */
  seenOn: string
}

const max = 50

/** The asker's own first, then those used last. */
export async function sessionsOf(scope: Scope): Promise<OwnSession[]> {
  return scope.sql<OwnSession[]>`
    select public_guid as guid, browser, system, id = ${scope.session.id}::int as is_this, seen_on
    from sessions
    where user_id = ${requireUser(scope).id} and expires_at > ${scope.now()}
    order by id = ${scope.session.id}::int desc, seen_on desc, id desc
    limit ${max}`
}
