import { randomUUID } from 'node:crypto'
import { isUniqueViolation, type Sql, transact, type Transaction } from '#core/db.ts'
import { NotFound, TooManyRequests, Unauthorized } from '#core/errors.ts'
import { limited, type Use } from '#core/limits.ts'
import { beyondCapOf, enqueueMail } from '#core/mail/enqueue-mail.ts'
import { ok, refuse, refuseWith, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { tokenHashOf } from '#core/session.ts'
import { isSameAddress } from '#core/names.ts'
import { addressRefusals, claimAddress, rememberSession } from '../accounts/index.ts'
import { assign, type Drawn as Assigned, isDrawnAtOnce } from '../assignment/index.ts'
import { friendsToDraw } from '../friends/index.ts'
import { markForcedLots, storeLots, type NewParticipant } from '../lots/index.ts'
import { drawingClient, excludedPositions, namedObstacle, type Obstacle } from './check-exclusions.ts'
import type { NewDraw } from './input.ts'
import { addManager, managedDraw } from './managed-draw.ts'
import { newOrganizerKey } from './organizer-key.ts'
import type { CreateProblem } from './problems.ts'
import { newDraws, unprovenDraws, unprovenLotsToAddress } from './limits.ts'

export interface Drawn {
  publicGuid: string
  /** it was drawn in this context before, and nothing was drawn now */
  isEarlier: boolean
}

/**
 * The organizer's address: an account's own, or for anybody else one of no account.
 * @throws Unauthorized when the address is an account's and the asker isn't logged in
 */
async function organizersAddress(
  scope: Scope,
  given: string | null,
): Promise<Result<string, 'InvalidData' | 'InvalidOrganizerEmail'>> {
  if (scope.user?.isAccount)
    return given === null || isSameAddress(given, scope.user.email)
      ? ok(scope.user.email)
      : refuse('InvalidOrganizerEmail')
  if (given === null) return refuse('InvalidData')
  const [account] = await scope.sql`select 1 from users where email = ${given}::citext and password_hash is not null`
  if (account) throw new Unauthorized()
  return ok(given)
}

/** Whether the caller has proven the address at which they organize. */
const hasProven = ({ user }: Scope, organizer: string): boolean =>
  user?.isProven === true && isSameAddress(user.email, organizer)

/** Everybody with name and address: friends with the ones that we know, the others as given. */
async function peopleOf(
  scope: Scope,
  { participants }: NewDraw,
  organizer: string,
): Promise<Result<NewParticipant[], 'InvalidData'>> {
  const known = new Set(participants.map(({ localGuid }) => localGuid))
  const isConsistent =
    known.size === participants.length && participants.every(({ exclude }) => exclude.every((guid) => known.has(guid)))
  if (!isConsistent) return refuse('InvalidData')
  const listGuids = participants.flatMap(({ friendParticipantPublicGuid }) => friendParticipantPublicGuid ?? [])
  const friends = scope.user ? await friendsToDraw(scope.sql, scope.user.id, listGuids) : []
  const friendOf = new Map(friends.map((friend) => [friend.listGuid, friend]))
  const people: NewParticipant[] = []
  for (const [position, given] of participants.entries()) {
    const isOrganizer = position === 0
    const person = {
      publicGuid: randomUUID(),
      name: given.name,
      edition: scope.texts.edition.code,
      isOrganizer,
      opensWhereDrawn: isOrganizer && !hasProven(scope, organizer),
    }
    if (isOrganizer) {
      people.push({
        ...person,
        email: organizer,
        userId: scope.user?.isAccount ? scope.user.id : null,
        friendGuid: null,
      })
    } else if (given.friendParticipantPublicGuid !== null) {
      const friend = friendOf.get(given.friendParticipantPublicGuid)
      if (!friend || (given.publicUserGuid !== null && given.publicUserGuid !== friend.userGuid))
        return refuse('InvalidData')
      people.push({
        ...person,
        name: friend.fullName,
        email: friend.email,
        userId: friend.userId,
        friendGuid: friend.listGuid,
        edition: friend.edition,
      })
    } else if (given.email !== null) {
      people.push({ ...person, email: given.email, userId: null, friendGuid: null })
    } else return refuse('InvalidData')
  }
  return ok(people)
}

type Outcome = Result<Drawn, CreateProblem, Obstacle>

/**
 * The session that drew, or the browser that had no session yet when it drew: its answer may have got lost, cookie and all.
 * @returns the draw that was drawn in this context and stands; null when there is none
 */
async function drawnBefore(scope: Scope, contextId: string | null): Promise<Outcome | null> {
  if (contextId === null) return null
  const [draw] = await scope.sql<{ id: number; publicGuid: string; tokenHash: Uint8Array | null }[]>`
    select id, public_guid as "publicGuid", context_token_hash as "tokenHash" from draws where context_id = ${contextId}::uuid and deleted_at is null`
  if (!draw) return null
  const earlier = ok({ publicGuid: draw.publicGuid, isEarlier: true })
  if (await managedDraw(scope, draw.publicGuid)) return earlier
  if (!draw.tokenHash || !tokenHashOf(scope.session.token).equals(draw.tokenHash)) return refuse('DrawnAlready')
  await rememberManager(scope, scope.sql, draw.id)
  return earlier
}

/** The edge must call `sendSessionCookie`. */
const rememberManager = async (scope: Scope, sql: Sql, drawId: number): Promise<void> =>
  addManager(scope, sql, { drawId, sessionId: await rememberSession(scope, sql), isByKey: false })

/**
 * Draws, and stores the draw with all its lots and mails in one transaction: after this everybody gets their lot, even when the process dies.
 * Who drew whom leaves this function in sealed envelopes only. The session manages the draw from now on; the edge must call `sendSessionCookie`.
 * Asked again in the same context, because the answer was lost or the button pressed twice, it answers the draw that was drawn then.
 * @returns InvalidExclusions, with the people in the way, only when no assignment exists
 * @throws Unauthorized when the organizer's address is an account's and the asker isn't logged in; TooManyRequests after 30 draws of a client in an hour,
 *   after 300 people, or 40 lots to one address, whom an organizer without a proven address writes to, and while too many draws wait; NotFound where draws are switched off
 */
export async function createDraw(scope: Scope, given: NewDraw): Promise<Outcome> {
  // the mails would lead to pages that are not there
  if (!scope.config.switches.drawLots) throw new NotFound()
  const earlier = await drawnBefore(scope, given.contextId)
  if (earlier) return earlier
  return scope.user?.isAccount ? drawNow(scope, given) : limited(scope, [addressRefusals], () => drawNow(scope, given))
}

async function drawNow(scope: Scope, given: NewDraw): Promise<Outcome> {
  const address = await organizersAddress(scope, given.participants[0]?.email ?? null)
  if (!address.ok) return refuse(address.problem)
  const people = await peopleOf(scope, given, address.value)
  if (!people.ok) return refuse(people.problem)
  const uses = hasProven(scope, address.value) ? [] : unprovenUses(people.value)
  const counts = (outcome: Outcome | null) => outcome !== null && hasCost(outcome, people.value.length)
  return limited(scope, [...uses, { ...newDraws, counts }], () => assignAndStore(scope, given, people.value))
}

/** Everybody whom an organizer without a proven address writes to counts, and so does each lot to an address. */
function unprovenUses(people: readonly NewParticipant[]): Use[] {
  const lots = Map.groupBy(people, ({ email }) => email.toLowerCase())
  const toAddresses = [...lots].map(([about, { length: points }]) => ({ ...unprovenLotsToAddress, about, points }))
  return [{ ...unprovenDraws, points: people.length }, ...toAddresses]
}

/** A draw that was too hard costs as much as one that was drawn, and so does finding out why there is none for many people. */
const hasCost = (outcome: Outcome, people: number): boolean =>
  outcome.ok || outcome.problem === 'TooHard' || (outcome.problem === 'InvalidExclusions' && !isDrawnAtOnce(people))

async function assignAndStore(scope: Scope, given: NewDraw, people: readonly NewParticipant[]): Promise<Outcome> {
  const excluded = excludedPositions(given.participants)
  const assigned = await assign(excluded, drawingClient(scope))
  if (!assigned.ok) {
    if (assigned.problem === 'Busy') throw new TooManyRequests(assigned.detail.retryAfterSeconds)
    return assigned.problem === 'InvalidExclusions'
      ? refuseWith('InvalidExclusions', namedObstacle(given.participants, assigned.detail))
      : refuse('TooHard')
  }
  try {
    return ok({ publicGuid: await store(scope, given, people, excluded, assigned.value), isEarlier: false })
  } catch (error) {
    const meanwhile = isUniqueViolation(error, 'draws_context') ? await drawnBefore(scope, given.contextId) : null
    if (meanwhile) return meanwhile
    throw error
  }
}

async function store(
  scope: Scope,
  given: NewDraw,
  people: readonly NewParticipant[],
  excluded: readonly ReadonlySet<number>[],
  { receiverOf, forced }: Assigned,
): Promise<string> {
  const { session } = scope
  const tokenHash = session.id === null ? tokenHashOf(session.token) : null
  return transact(scope.sql, async (tx) => {
    const edition = scope.texts.edition.code
    const organizer = people.find(({ isOrganizer }) => isOrganizer)!
    const account = scope.user?.isAccount ? scope.user : null
    const organizerId = account?.id ?? (await claimAddress(tx, organizer.email, edition))
    const publicGuid = randomUUID()
    const key = account ? null : newOrganizerKey(scope.signer, publicGuid)
    const [draw] = await tx<{ id: number }[]>`
      insert into draws (public_guid, title, description, occasion, organizer_user_id, key_hash, sealed_key, context_id, context_token_hash, drawn_at)
      values (${publicGuid}::uuid, ${given.title}, ${given.description}, ${given.occasion}, ${organizerId}, ${key?.hash ?? null}, ${key?.sealed ?? null},
        ${given.contextId}::uuid, ${tokenHash}, ${scope.now()})
      returning id`
    const drawId = draw!.id
    await storeLots(scope, tx, drawId, people, receiverOf)
    await storeExclusions(tx, drawId, excluded)
    await markForcedLots(tx, drawId, forced)
    await rememberManager(scope, tx, drawId)
    await enqueueMail(scope, tx, {
      kind: 'draw-manage',
      cause: `draw-manage:${drawId}`,
      recipient: organizer.email,
      userId: organizerId,
      edition,
      data: { drawId },
      beyondCap: beyondCapOf(hasProven(scope, organizer.email) ? scope.user : null, 'wait'),
    })
    return publicGuid
  })
}

async function storeExclusions(
  tx: Transaction,
  drawId: number,
  excluded: readonly ReadonlySet<number>[],
): Promise<void> {
  const pairs = excluded.flatMap((positions, from) => [...positions].map((to) => ({ from, to })))
  if (pairs.length === 0) return
  await tx`
    insert into exclusions (participant_id, excluded_id)
    select p.id, e.id
    from jsonb_to_recordset(${tx.json(pairs)}) as pair ("from" integer, "to" integer)
    join participants p on p.draw_id = ${drawId} and p.position = pair."from"
    join participants e on e.draw_id = ${drawId} and e.position = pair."to"`
}
