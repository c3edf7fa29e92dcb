import { z } from 'zod'
import { guid } from '#core/input.ts'
import type { Scope } from '#core/scope.ts'
import { drawTitle } from '../input.ts'
import { isManaged } from '../managed-draw.ts'
import { parsedJson } from './parsed-json.ts'

/**
 * A draw that an organizer without an account made in this browser. The browser remembers only the draw's title and
 * public guid.
 */
export interface RememberedDraw {
  title: string
  publicGuid: string
  /** whether this session still manages the draw; else only the link in the organizer's mail opens it */
  isOpen: boolean
}

const remembered = z.array(z.object({ title: drawTitle(), publicGuid: guid() })).max(20)

/**
 * Returns the draws that a browser remembers; none if an account is logged in. Leaves out a deleted draw only if the
 * session manages it, because other sessions must not learn of the deletion.
 * @param given JSON of the draws; invalid JSON counts as no draws
 */
export async function readRememberedDraws(scope: Scope, given: string | undefined): Promise<RememberedDraw[]> {
  if (given === undefined || scope.user?.isAccount) return []
  const draws = remembered.catch([]).parse(parsedJson(given))
  if (draws.length === 0) return []
  const managed = await scope.sql<{ publicGuid: string; isDeleted: boolean }[]>`
    select d.public_guid, d.deleted_at is not null as is_deleted
    from draws d
    where d.public_guid = any(${draws.map(({ publicGuid }) => publicGuid)}::uuid[]) and ${isManaged(scope.sql, scope)}`
  const isDeleted = new Map(managed.map((draw) => [draw.publicGuid, draw.isDeleted]))
  return draws
    .filter(({ publicGuid }) => isDeleted.get(publicGuid) !== true)
    .map((draw) => ({ ...draw, isOpen: isDeleted.has(draw.publicGuid) }))
}
