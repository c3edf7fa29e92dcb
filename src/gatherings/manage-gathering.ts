import { transact } from '#core/db.ts'
import { ok, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { announceDraw, markDeleted } from '../draws/index.ts'
import { recordChange } from './changed.ts'
import { insertJoinLink } from './join-link.ts'
import { lockedGathering } from './locked-gathering.ts'
import { mailJoiners } from './mail-joiners.ts'
import type { ManageProblem } from './problems.ts'

/** Renews the link by which people join. The old one then says that it is closed. @returns the guid in the new link */
export const renewLink = (scope: Scope, publicGuid: string): Promise<Result<string, ManageProblem>> =>
  transact(scope.sql, async (tx): Promise<Result<string, ManageProblem>> => {
    const locked = await lockedGathering(scope, tx, publicGuid)
    if (!locked.ok) return locked
    await tx`update join_links set sealed_guid = null where draw_id = ${locked.value.id}`
    const guid = await insertJoinLink(scope, tx, locked.value)
    await recordChange(scope, tx, locked.value)
    return ok(guid)
  })

/** Deletes a gathering that isn't drawn. Its links and the seats then say so, and people who joined hear of it by mail. */
export const deleteGathering = (scope: Scope, publicGuid: string): Promise<Result<null, ManageProblem>> =>
  transact(scope.sql, async (tx) => {
    const locked = await lockedGathering(scope, tx, publicGuid)
    if (!locked.ok) return locked
    const { id } = locked.value
    await markDeleted(scope, tx, id)
    await mailJoiners(scope, tx, 'gathering-deleted', tx`s.draw_id = ${id}`)
    await announceDraw(tx, { publicGuid, isDrawn: false }, 'deleted')
    return ok(null)
  })
