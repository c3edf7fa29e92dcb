import { transact } from '#core/db.ts'
import { consume } from '#core/limits.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import type { Terms } from '../lots/index.ts'
import { announceDraw } from './announce-draw.ts'
import { touchWaiting } from './touch-waiting.ts'
import { isDayAhead } from './day-of-draw.ts'
import type { UpdatedDraw } from './input.ts'
import { updatedDraws } from './limits.ts'
import { isManaged } from './managed-draw.ts'
import type { InvalidDate, UpdateProblem } from './problems.ts'
import { recordDrawChange } from './tell-draw-changes.ts'

interface DrawBefore extends Terms {
  id: number
  isManaged: boolean
  isDeleted: boolean
  /** null for a draw that waits for its people */
  drawnAt: Date | null
  description: string | null
}

/**
 * Changes a draw's title, description, day and budget. If anything but the title is different ten minutes later, the
 * participants get one mail about it. A day that has passed may stay.
 * @throws TooManyRequests after 60 changes of a client in an hour
 */
export async function updateDraw(scope: Scope, given: UpdatedDraw): Promise<Result<null, UpdateProblem | InvalidDate>> {
  await consume(scope, updatedDraws)
  return transact(scope.sql, async (tx) => {
    const [before] = await tx<DrawBefore[]>`
      select d.id, ${isManaged(tx, scope)} as is_managed, d.deleted_at is not null as is_deleted, d.drawn_at, d.description,
        d.day as date, d.budget
      from draws d where d.public_guid = ${given.publicGuid}::uuid for update of d`
    if (!before) return refuse('NotFound')
    if (!before.isManaged) return refuse('Unauthorized')
    if (before.isDeleted) return refuse('Deleted')
    const { title, description, date, budget } = given
    if (date !== null && date !== before.date && !isDayAhead(date, scope.now())) return refuse('InvalidDate')
    await tx`
      update draws set title = ${title}, description = ${description}, day = ${date}, budget = ${budget}, reminders = ${given.reminders} where id = ${before.id}`
    const isDrawn = before.drawnAt !== null
    if (!isDrawn) await touchWaiting(scope, tx, before.id)
    else if (description !== before.description || date !== before.date || budget !== before.budget)
      await recordDrawChange(scope, tx, before)
    await announceDraw(tx, { publicGuid: given.publicGuid, isDrawn })
    return ok(null)
  })
}
