import type { Sql } from '#core/db.ts'
import { guid, parse } from '#core/input.ts'
import type { Scope } from '#core/scope.ts'
import type { DrawOccasion } from '../lots/index.ts'
import { drawNumberInPath } from './input.ts'

type Asker = Pick<Scope, 'user' | 'session'>

/** Whether the asker manages a draw: as its organizer, or in a session that drew it or opened it by its organizer's link. For statements that have the draw as `d`. */
export const isManaged = (sql: Sql, { user, session }: Asker) => sql`
  (coalesce(d.organizer_user_id = ${user?.id ?? null}::int, false)
    or exists (select 1 from draw_managers m where m.draw_id = d.id and m.session_id = ${session.id}::int))`

/** A draw that the asker manages. */
export interface ManagedDraw {
  id: number
  publicGuid: string
  title: string
  description: string | null
  occasion: DrawOccasion | null
  createDate: Date
  deletedAt: Date | null
  /** whether the asker is its organizer, and not just somebody whose session drew or opened it */
  isOrganizer: boolean
}

/** @returns the draw, deleted or not; null where the asker does not manage it */
export async function managedDraw(
  scope: Pick<Scope, 'sql' | 'user' | 'session'>,
  publicGuid: string,
): Promise<ManagedDraw | null> {
  const [draw] = await scope.sql<ManagedDraw[]>`
    select d.id, d.public_guid as "publicGuid", d.title, d.description, d.occasion, d.drawn_at as "createDate", d.deleted_at as "deletedAt",
      coalesce(d.organizer_user_id = ${scope.user?.id ?? null}::int, false) as "isOrganizer"
    from draws d
    where d.public_guid = ${publicGuid}::uuid and ${isManaged(scope.sql, scope)}`
  return draw ?? null
}

/**
 * The public guid of a draw that a link names by this guid or, where the asker manages it, by its number.
 * @returns null for another text, and for the number of any other draw
 */
export async function drawGuidOf(
  scope: Pick<Scope, 'sql' | 'user' | 'session'>,
  numberOrGuid: string,
): Promise<string | null> {
  const publicGuid = parse(guid(), numberOrGuid)
  if (publicGuid.ok) return publicGuid.value
  const number = parse(drawNumberInPath, numberOrGuid)
  if (!number.ok) return null
  const [draw] = await scope.sql<{ publicGuid: string }[]>`
    select d.public_guid as "publicGuid" from draws d where d.id = ${number.value}::int and ${isManaged(scope.sql, scope)}`
  return draw?.publicGuid ?? null
}
