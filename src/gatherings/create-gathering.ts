import { createHash } from 'node:crypto'
import { isUniqueViolation, transact, type Transaction } from '#core/db.ts'
import { NotFound } from '#core/errors.ts'
import { limited } from '#core/limits.ts'
import { capPolicyOf, enqueueMail } from '#core/mail/enqueue-mail.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { tokenHashOf } from '#core/session.ts'
import { addressRefusals } from '../accounts/index.ts'
import {
  addSessionAsManager,
  insertDraw,
  isDayAhead,
  managedDraw,
  newcomersOf,
  newOrganizerOf,
  type InvalidDate,
} from '../draws/index.ts'
import type { NewGathering } from './input.ts'
import { insertJoinLink } from './join-link.ts'
import { joinGuidOf } from './join-guid-of.ts'
import { newGatherings } from './limits.ts'
import type { CreateProblem } from './problems.ts'
import { insertSeat, insertSeats } from './insert-seats.ts'

export interface CreatedGathering {
  publicGuid: string
  /** guid in the link by which people join; null if an earlier request made the gathering and its link is gone */
  joinGuid: string | null
}

/** A person whom the organizer had entered before choosing to share a link. */
export interface KnownPerson {
  localGuid: string
  name: string
  email: string | null
  friendParticipantPublicGuid: string | null
  /** people whom this one may not draw, by `localGuid` */
  exclude: readonly string[]
}

type Outcome = Result<CreatedGathering, CreateProblem | InvalidDate>

/**
 * Creates a draw that waits for its people, who join by one link. The session manages it from now on, and the organizer
 * gets the link to do so by mail; the HTTP layer must call `sendSessionCookie`. A repeated request with the same
 * `contextId` gets the earlier gathering.
 * @param known people who are in from the start
 * @throws NotFound if draws are switched off
 * @throws Unauthorized if the organizer's e-mail address is an account's and no account is logged in
 * @throws TooManyRequests after 30 gatherings of a client in an hour
 */
export async function createGathering(
  scope: Scope,
  given: NewGathering,
  known: readonly KnownPerson[] = [],
): Promise<Outcome> {
  if (!scope.config.switches.drawLots) throw new NotFound()
  const contextId = given.contextId && ownContext(given.contextId)
  const earlier = await earlierGatheringOf(scope, contextId)
  if (earlier) return earlier
  return limited(scope, scope.user?.isAccount ? [] : [addressRefusals], () =>
    limited<Outcome>(scope, [newGatherings], async () => {
      if (given.date !== null && !isDayAhead(given.date, scope.now())) return refuse('InvalidDate')
      const found = await newOrganizerOf(scope, { ...given, organizerTakesPart: false, participants: [] })
      if (!found.ok) return refuse(found.problem)
      const organizer = found.value
      const newcomers = await newcomersOf(scope, known)
      try {
        return ok(
          await transact(scope.sql, async (tx) => {
            const draw = await insertDraw(scope, tx, { ...given, contextId }, organizer)
            await tx`insert into gatherings (draw_id) values (${draw.id})`
            const joinGuid = await insertJoinLink(scope, tx, draw)
            const account = scope.user?.isAccount ? scope.user : null
            if (given.organizerTakesPart)
              await insertSeat(scope, tx, draw.id, {
                ...organizer,
                userId: account?.id ?? null,
                isOrganizer: true,
              })
            await insertKnown(scope, tx, draw.id, known, newcomers)
            await enqueueMail(scope, tx, {
              kind: 'gathering-manage',
              cause: `gathering-manage:${draw.id}`,
              recipient: organizer.email,
              userId: draw.organizerId,
              edition: scope.texts.edition.code,
              data: { drawId: draw.id },
              beyondCap: capPolicyOf(account?.isProven ? account : null, 'wait'),
            })
            return { publicGuid: draw.publicGuid, joinGuid }
          }),
        )
      } catch (error) {
        const meanwhile = isUniqueViolation(error, 'draws_context') ? await earlierGatheringOf(scope, contextId) : null
        if (meanwhile) return meanwhile
        if (isUniqueViolation(error, 'seats_name')) return refuse('NameTaken')
        throw error
      }
    }),
  )
}

/** Inserts the people whom the organizer had entered, with their exclusions. Leaves out who is no friend any more. */
async function insertKnown(
  scope: Scope,
  tx: Transaction,
  drawId: number,
  known: readonly KnownPerson[],
  newcomers: Awaited<ReturnType<typeof newcomersOf>>,
): Promise<void> {
  const people = known.flatMap(({ localGuid, exclude }, index) => {
    const person = newcomers[index]
    return person ? [{ localGuid, exclude, person }] : []
  })
  const seats = await insertSeats(scope, tx, drawId, people.map(({ person }) => person)) // oxfmt-ignore
  const idOf = new Map(people.map(({ localGuid }, index) => [localGuid, seats[index]!.id]))
  const pairs = people.flatMap(({ localGuid, exclude }) =>
    exclude.map((excluded) => ({ seatId: idOf.get(localGuid), excludedId: idOf.get(excluded) })),
  )
  const excluded = pairs.filter(({ seatId, excludedId }) => seatId !== undefined && excludedId !== undefined)
  await tx`
    insert into seat_exclusions (seat_id, excluded_id)
    select p."seatId", p."excludedId" from jsonb_to_recordset(${tx.json(excluded)}) as p ("seatId" integer, "excludedId" integer)`
}

/**
 * Returns the idempotency key under which a gathering is stored. A draft of the wizard has one key, and both a draw and a
 * gathering may be made from it.
 */
function ownContext(contextId: string): string {
  const hex = createHash('sha256').update(`gathering ${contextId}`).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-')
}

/**
 * Finds the gathering with this key; null if there is none or it is deleted. The browser that made it without having a
 * session gets it again, because the response with its new cookie may have been lost.
 */
async function earlierGatheringOf(scope: Scope, contextId: string | null): Promise<Outcome | null> {
  if (contextId === null) return null
  const [draw] = await scope.sql<{ id: number; publicGuid: string; tokenHash: Uint8Array | null }[]>`
    select id, public_guid, context_token_hash as token_hash from draws
    where context_id = ${contextId}::uuid and deleted_at is null`
  if (!draw) return null
  const managed = await managedDraw(scope, draw.publicGuid)
  if (!managed) {
    if (!draw.tokenHash || !tokenHashOf(scope.session.token).equals(draw.tokenHash)) return refuse('DrawnAlready')
    await addSessionAsManager(scope, scope.sql, draw.id)
  }
  return ok({ publicGuid: draw.publicGuid, joinGuid: await joinGuidOf(scope, draw) })
}
