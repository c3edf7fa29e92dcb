import { isUniqueViolation } from '#core/db.ts'
import { NotFound } from '#core/errors.ts'
import { limited } from '#core/limits.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { tokenHashOf } from '#core/session.ts'
import { addressRefusals } from '../accounts/index.ts'
import { excludedPositions, type ExclusionObstacle } from './check-exclusions.ts'
import { drawPeople } from './draw-people.ts'
import type { NewDraw } from './input.ts'
import { managedDraw } from './managed-draw.ts'
import { newParticipantsOf, organizerOf } from './people-of-draw.ts'
import { isDayAhead } from './day-of-draw.ts'
import type { CreateProblem, InvalidDate } from './problems.ts'
import { addSessionAsManager, storeDraw } from './store-draw.ts'

export interface CreatedDraw {
  publicGuid: string
  /** whether an earlier request with the same `contextId` made this draw, so that nothing was drawn now */
  isEarlier: boolean
}

type Outcome = Result<CreatedDraw, CreateProblem | InvalidDate, ExclusionObstacle>

/**
 * Draws lots, and stores the draw with all its lots and mails in one transaction. After that every participant gets
 * their lot, even if the process dies. Who drew whom leaves this function in sealed envelopes only. The session manages
 * the draw from now on; the HTTP layer must call `sendSessionCookie`. The `contextId` is an idempotency key. If the
 * request is repeated, because its response was lost or the button was pressed twice, the caller gets the earlier draw.
 * An organizer without a proven e-mail address reaches 30 people in an hour; the lots of further people are held until
 * the organizer confirms the address.
 * @returns the draw; InvalidExclusions, with the people whose exclusions conflict, only if no assignment exists
 * @throws NotFound if draws are switched off
 * @throws Unauthorized if the organizer's e-mail address is an account's and no account is logged in
 * @throws TooManyRequests after 30 draws of a client in an hour, and while too many draws are waiting. For an organizer
 *   without a proven e-mail address also after 330 people in an hour, and after 40 lots to one address in a day.
 */
export async function createDraw(scope: Scope, given: NewDraw): Promise<Outcome> {
  // While draws are switched off, the mails of a draw would link to missing pages.
  if (!scope.config.switches.drawLots) throw new NotFound()
  const earlier = await earlierDrawOf(scope, given.contextId)
  if (earlier) return earlier

  return limited(scope, scope.user?.isAccount ? [] : [addressRefusals], async () => {
    if (given.date !== null && !isDayAhead(given.date, scope.now())) return refuse('InvalidDate')
    const organizer = await organizerOf(scope, given)
    if (!organizer.ok) return refuse(organizer.problem)
    const people = await newParticipantsOf(scope, given, organizer.value)
    if (!people.ok) return refuse(people.problem)

    const excluded = excludedPositions(given.participants)
    const toDraw = { organizer: organizer.value, people: people.value, excluded, notAgainGuid: given.notAgainGuid }
    return drawPeople(scope, { ...toDraw, isConfirmed: false }, async (drawn): Promise<Outcome> => {
      try {
        return ok({ publicGuid: await storeDraw(scope, given, drawn), isEarlier: false })
      } catch (error) {
        const meanwhile = isUniqueViolation(error, 'draws_context') ? await earlierDrawOf(scope, given.contextId) : null
        if (meanwhile) return meanwhile
        throw error
      }
    })
  })
}

/**
 * Finds the draw with this `contextId`; null if there is none or it is deleted. A session that manages the draw gets
 * the draw. So does the browser that made the draw without having a session, because the response with its new cookie
 * may have been lost. All other callers get `DrawnAlready`.
 */
async function earlierDrawOf(scope: Scope, contextId: string | null): Promise<Outcome | null> {
  if (contextId === null) return null
  const [draw] = await scope.sql<{ id: number; publicGuid: string; tokenHash: Uint8Array | null }[]>`
    select id, public_guid, context_token_hash as token_hash from draws where context_id = ${contextId}::uuid and deleted_at is null and drawn_at is not null`
  if (!draw) return null
  const earlier = ok({ publicGuid: draw.publicGuid, isEarlier: true })
  if (await managedDraw(scope, draw.publicGuid)) return earlier
  if (!draw.tokenHash || !tokenHashOf(scope.session.token).equals(draw.tokenHash)) return refuse('DrawnAlready')
  await addSessionAsManager(scope, scope.sql, draw.id)
  return earlier
}
