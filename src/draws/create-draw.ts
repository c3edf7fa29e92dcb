import { setTimeout as sleep } from 'node:timers/promises'
import { isUniqueViolation } from '#core/db.ts'
import { NotFound, TooManyRequests } from '#core/errors.ts'
import { consumeUpTo, limited, refund, type WorkUse } from '#core/limits.ts'
import { ok, refuse, refuseWith, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { tokenHashOf } from '#core/session.ts'
import { addressRefusals } from '../accounts/index.ts'
import { assign, isDrawnAtOnce } from '../assignment/index.ts'
import type { NewParticipant } from '../lots/index.ts'
import {
  drawingClient,
  excludedPositions,
  namedObstacle,
  organizersPosition,
  type ExclusionObstacle,
} from './check-exclusions.ts'
import type { NewDraw } from './input.ts'
import { newDraws, reachedAtOnce, unprovenDraws, unprovenLotsToAddress } from './limits.ts'
import { managedDraw } from './managed-draw.ts'
import { earlierReceivers } from './not-again.ts'
import { hasProven, newParticipantsOf, organizerOf } from './people-of-draw.ts'
import { isDayAhead } from './day-of-draw.ts'
import type { CreateProblem, InvalidDate } from './problems.ts'
import { addSessionAsManager, storeDraw } from './store-draw.ts'

export interface CreatedDraw {
  publicGuid: string
  /** whether an earlier request with the same `contextId` made this draw, so that nothing was drawn now */
  isEarlier: boolean
}

/** Shortest time to assign lots that differ from those of an earlier draw, and the part of it for each person. */
const minMsToDiffer = 500
const msPerPersonToDiffer = 3

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

    const isProven = hasProven(scope, organizer.value.email)
    return limited(scope, limitUsesOf(people.value, isProven), async () => {
      const excluded = excludedPositions(given.participants)
      const assigned = await assignedLots(scope, given, people.value, excluded)
      if (!assigned.ok) return refusalOf(assigned, given)
      const count = reachedBy(people.value).length
      const atOnce = isProven ? count : await consumeUpTo(scope, { ...reachedAtOnce, points: count })
      try {
        const draw = {
          ...given,
          organizer: organizer.value,
          people: withHeld(people.value, atOnce),
          excluded,
          assigned: assigned.value,
        }
        return ok({ publicGuid: await storeDraw(scope, draw), isEarlier: false })
      } catch (error) {
        if (!isProven) await refund(scope, { ...reachedAtOnce, points: atOnce })
        const meanwhile = isUniqueViolation(error, 'draws_context') ? await earlierDrawOf(scope, given.contextId) : null
        if (meanwhile) return meanwhile
        throw error
      }
    })
  })
}

/**
 * Assigns the lots. With an earlier draw to differ from, all responses take the same time, so that it doesn't tell
 * whether there was somebody to avoid.
 */
async function assignedLots(
  scope: Scope,
  { notAgainGuid }: NewDraw,
  people: readonly NewParticipant[],
  excluded: readonly ReadonlySet<number>[],
): ReturnType<typeof assign> {
  const client = drawingClient(scope)
  const organizer = organizersPosition(people)
  if (notAgainGuid === null) return assign(excluded, client, { organizer })
  const [avoided] = await Promise.all([
    earlierReceivers(scope, notAgainGuid, people).then((receivers) =>
      assign(excluded, client, { organizer, avoided: receivers }),
    ),
    sleep(minMsToDiffer + people.length * msPerPersonToDiffer),
  ])
  return avoided
}

/**
 * Finds the draw with this `contextId`; null if there is none or it is deleted. A session that manages the draw gets
 * the draw. So does the browser that made the draw without having a session, because the response with its new cookie
 * may have been lost. All other callers get `DrawnAlready`.
 */
async function earlierDrawOf(scope: Scope, contextId: string | null): Promise<Outcome | null> {
  if (contextId === null) return null
  const [draw] = await scope.sql<{ id: number; publicGuid: string; tokenHash: Uint8Array | null }[]>`
    select id, public_guid, context_token_hash as token_hash from draws where context_id = ${contextId}::uuid and deleted_at is null`
  if (!draw) return null
  const earlier = ok({ publicGuid: draw.publicGuid, isEarlier: true })
  if (await managedDraw(scope, draw.publicGuid)) return earlier
  if (!draw.tokenHash || !tokenHashOf(scope.session.token).equals(draw.tokenHash)) return refuse('DrawnAlready')
  await addSessionAsManager(scope, scope.sql, draw.id)
  return earlier
}

/**
 * Returns the rate limits that a draw counts for. If the organizer's e-mail address isn't proven, each person and each
 * lot to an address counts too.
 */
function limitUsesOf(people: readonly NewParticipant[], isProven: boolean): WorkUse<Outcome>[] {
  const draw = { ...newDraws, counts: (outcome: Outcome | null) => countsForDrawLimit(outcome, people.length) }
  if (isProven) return [draw]
  const lots = Map.groupBy(withAddress(people), ({ email }) => email.toLowerCase())
  const toAddresses = [...lots].map(([about, { length: points }]) => ({ ...unprovenLotsToAddress, about, points }))
  return [{ ...unprovenDraws, points: othersToMail(people).length }, ...toAddresses, draw]
}

const withAddress = (people: readonly NewParticipant[]) =>
  people.filter((person): person is NewParticipant & { email: string } => person.email !== null)
const othersToMail = (people: readonly NewParticipant[]) =>
  withAddress(people).filter(({ isOrganizer }) => !isOrganizer)

/** Returns the people whom we mail. The organizer comes first, who gets the draw's link even without a lot. */
const reachedBy = (people: readonly NewParticipant[]) => [
  people.find(({ isOrganizer }) => isOrganizer) ?? null,
  ...othersToMail(people),
]

/** Holds the lots of all people but the first `atOnce` of those whom the draw reaches. */
function withHeld(people: readonly NewParticipant[], atOnce: number): NewParticipant[] {
  const held = new Set(reachedBy(people).slice(atOnce))
  return people.map((person) => ({ ...person, isHeld: held.has(person) }))
}

/**
 * Whether an attempt counts for the limit of draws. A draw that was too hard costs as much computing as a successful
 * one. So does finding out why no assignment exists, if there are many people.
 */
const countsForDrawLimit = (outcome: Outcome | null, people: number): boolean =>
  outcome !== null &&
  (outcome.ok || outcome.problem === 'TooHard' || (outcome.problem === 'InvalidExclusions' && !isDrawnAtOnce(people)))

type Refused = Extract<Awaited<ReturnType<typeof assign>>, { ok: false }>

/** Converts a failed assignment into a refusal. @throws TooManyRequests while too many draws are waiting */
function refusalOf(refused: Refused, { participants }: NewDraw): Outcome {
  if (refused.problem === 'Busy') throw new TooManyRequests(refused.detail.retryAfterSeconds)
  if (refused.problem === 'TooHard') return refuse('TooHard')
  return refuseWith('InvalidExclusions', namedObstacle(participants, refused.detail))
}
