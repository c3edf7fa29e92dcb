import { setTimeout as sleep } from 'node:timers/promises'
import { TooManyRequests } from '#core/errors.ts'
import { consumeUpTo, limited, refund, type WorkUse } from '#core/limits.ts'
import { refuse, refuseWith, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { assign, isDrawnAtOnce, type Drawn as Assigned } from '../assignment/index.ts'
import type { NewParticipant } from '../lots/index.ts'
import { drawingClient, namedObstacle, organizersPosition, type ExclusionObstacle } from './check-exclusions.ts'
import { newDraws, reachedAtOnce, unprovenDraws, unprovenLotsToAddress } from './limits.ts'
import { earlierReceivers } from './not-again.ts'
import { hasProven, type NewOrganizer } from './people-of-draw.ts'

/** People of a draw whose lots are to be assigned. Exclusions refer to positions in `people`. */
export interface PeopleToDraw {
  organizer: NewOrganizer
  /** in the organizer's order */
  people: readonly NewParticipant[]
  excluded: readonly ReadonlySet<number>[]
  /** public guid of an earlier draw that the caller manages; people don't draw again whom they drew there */
  notAgainGuid: string | null
  /** whether the caller has shown that they read the organizer's mailbox, so that no lots are held */
  isConfirmed: boolean
}

/** People whose lots are assigned, but not stored yet. */
export interface AssignedPeople extends Pick<PeopleToDraw, 'organizer' | 'people' | 'excluded'> {
  assigned: Assigned
}

/** Shortest time to assign lots that differ from those of an earlier draw, and the part of it for each person. */
const minMsToDiffer = 500
const msPerPersonToDiffer = 3

/**
 * Assigns the lots of a draw's people within the limits of drawing, and passes them on to be stored.
 * @param store stores the draw; if it fails or refuses, the people count as not reached
 * @throws TooManyRequests like `createDraw`
 */
export async function drawPeople<Value, Problem extends string>(
  scope: Scope,
  given: PeopleToDraw,
  store: (drawn: AssignedPeople) => Promise<Result<Value, Problem, ExclusionObstacle>>,
): Promise<Result<Value, Problem | 'TooHard' | 'InvalidExclusions', ExclusionObstacle>> {
  type Outcome = Result<Value, Problem | 'TooHard' | 'InvalidExclusions', ExclusionObstacle>
  const { organizer, people, excluded } = given
  const isProven = hasProven(scope, organizer.email)
  return limited(scope, limitUsesOf<Outcome>(people, isProven), async (): Promise<Outcome> => {
    const assigned = await assignedLots(scope, given)
    if (!assigned.ok) return refusalOf(assigned, people)
    const count = reachedBy(people).length
    const isFree = isProven || given.isConfirmed
    const atOnce = isFree ? count : await consumeUpTo(scope, { ...reachedAtOnce, points: count })
    const giveBack = async () => isFree || (await refund(scope, { ...reachedAtOnce, points: atOnce }))
    try {
      const stored = await store({ organizer, people: withHeld(people, atOnce), excluded, assigned: assigned.value })
      if (!stored.ok) await giveBack()
      return stored
    } catch (error) {
      await giveBack()
      throw error
    }
  })
}

/**
 * Assigns the lots. With an earlier draw to differ from, all responses take the same time, so that it doesn't tell
 * whether there was somebody to avoid.
 */
async function assignedLots(scope: Scope, { notAgainGuid, people, excluded }: PeopleToDraw): ReturnType<typeof assign> {
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
 * Returns the rate limits that a draw counts for. If the organizer's e-mail address isn't proven, each person and each
 * lot to an address counts too. Addresses that people gave themselves don't: the people asked for their lots, and a count
 * by address would confirm it to the organizer.
 */
function limitUsesOf<Outcome extends Result<unknown, string>>(
  people: readonly NewParticipant[],
  isProven: boolean,
): WorkUse<Outcome>[] {
  const draw = { ...newDraws, counts: (outcome: Outcome | null) => countsForDrawLimit(outcome, people.length) }
  if (isProven) return [draw]
  const given = people.filter(({ isOwnAddress }) => !isOwnAddress)
  const lots = Map.groupBy(withAddress(given), ({ email }) => email.toLowerCase())
  const toAddresses = [...lots].map(([about, { length: points }]) => ({ ...unprovenLotsToAddress, about, points }))
  return [{ ...unprovenDraws, points: othersToMail(given).length }, ...toAddresses, draw]
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
const countsForDrawLimit = (outcome: Result<unknown, string> | null, people: number): boolean =>
  outcome !== null &&
  (outcome.ok || outcome.problem === 'TooHard' || (outcome.problem === 'InvalidExclusions' && !isDrawnAtOnce(people)))

type Refused = Extract<Awaited<ReturnType<typeof assign>>, { ok: false }>

/** Converts a failed assignment into a refusal. @throws TooManyRequests while too many draws are waiting */
function refusalOf(
  refused: Refused,
  people: readonly NewParticipant[],
): Result<never, 'TooHard' | 'InvalidExclusions', ExclusionObstacle> {
  if (refused.problem === 'Busy') throw new TooManyRequests(refused.detail.retryAfterSeconds)
  if (refused.problem === 'TooHard') return refuse('TooHard')
  return refuseWith('InvalidExclusions', namedObstacle(people, refused.detail))
}
