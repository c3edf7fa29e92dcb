import { z } from 'zod'
import { guid } from '#core/input.ts'
import type { Scope } from '#core/scope.ts'
import { drawTitle } from '../input.ts'
import { isManaged } from '../managed-draw.ts'
import { parsedJson } from './parsed-json.ts'

/** A draw that somebody without an account made in their browser, which remembers no more of it than this. */
export interface DrawnHere {
  title: string
  publicGuid: string
  /** this session still manages it; others need the link in their mail */
  isOpen: boolean
}

const remembered = z.array(z.object({ title: drawTitle(), publicGuid: guid() })).max(20)

/**
 * The draws that a browser remembers, without those whose deletion its session may know of.
 * @param given their JSON; what cannot be read is none
 */
export async function readDrawnHere(scope: Scope, given: string | undefined): Promise<DrawnHere[]> {
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
