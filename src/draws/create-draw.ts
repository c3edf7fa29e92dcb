import { randomUUID } from 'node:crypto'
import { isUniqueViolation, type Transaction } from '#core/db.ts'
import { NotFound, Unauthorized } from '#core/errors.ts'
import { assertAvailable, consume } from '#core/limits.ts'
import { enqueueMail } from '#core/mail.ts'
import { ok, refuse, refuseWith, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { claimAddress, rememberSession } from '../accounts/index.ts'
import { assign } from '../assignment/index.ts'
import { friendsToDraw } from '../friends/index.ts'
import { storeLots, type NewParticipant } from '../lots/index.ts'
import { checkExclusions, excludedPositions, type Obstacle } from './check-exclusions.ts'
import type { NewDraw } from './input.ts'
import { managedDraw } from './managed-draw.ts'
import type { CreateProblem } from './problems.ts'

/** Comes with InvalidExclusions: these people can only draw those, or only be drawn by those, who are fewer; the other of the two is null. */
export interface ExclusionsDetail {
  people: string[]
  canOnlyDraw: string[] | null
  canOnlyBeDrawnBy: string[] | null
}

const detailOf = ({ side, givers, receivers }: Obstacle): ExclusionsDetail =>
  side === 'givers'
    ? { people: givers, canOnlyDraw: receivers, canOnlyBeDrawnBy: null }
    : { people: receivers, canOnlyDraw: null, canOnlyBeDrawnBy: givers }

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
    return given === null || given.toLowerCase() === scope.user.email.toLowerCase()
      ? ok(scope.user.email)
      : refuse('InvalidOrganizerEmail')
  if (given === null) return refuse('InvalidData')
  const [account] = await scope.sql`select 1 from users where email = ${given}::citext and password_hash is not null`
  if (account) throw new Unauthorized()
  return ok(given)
}

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
    const person = { publicGuid: randomUUID(), name: given.name, edition: scope.texts.edition.code }
    if (position === 0) {
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

/** @returns the draw that was drawn in this context and stands; null when there is none */
async function drawnBefore(
  scope: Scope,
  contextId: string | null,
): Promise<Result<Drawn, CreateProblem, ExclusionsDetail> | null> {
  if (contextId === null) return null
  const [draw] = await scope.sql<
    { publicGuid: string }[]
  >`select public_guid as "publicGuid" from draws where context_id = ${contextId}::uuid and deleted_at is null`
  if (!draw) return null
  // two presses at once: the session may be as new as the draw
  const session = { ...scope.session, id: await rememberSession(scope, scope.sql) }
  return (await managedDraw({ ...scope, session }, draw.publicGuid))
    ? ok({ publicGuid: draw.publicGuid, isEarlier: true })
    : refuse('DrawnAlready')
}

/**
 * Draws, and stores the draw with all its lots and mails in one transaction: after this everybody gets their lot, even when the process dies.
 * Who drew whom leaves this function in sealed envelopes only. The session manages the draw from now on; the edge must call `sendSessionCookie`.
 * Asked again in the same context, because the answer was lost or the button pressed twice, it answers the draw that was drawn then.
 * @returns InvalidExclusions, with the people in the way, only when no assignment exists
 * @throws Unauthorized when the organizer's address is an account's and the asker isn't logged in; TooManyRequests after 30 draws of a client in an hour;
 *   NotFound where draws are switched off
 */
export async function createDraw(
  scope: Scope,
  given: NewDraw,
): Promise<Result<Drawn, CreateProblem, ExclusionsDetail>> {
  // the mails would lead to pages that are not there
  if (!scope.config.switches.drawLots) throw new NotFound()
  const earlier = await drawnBefore(scope, given.contextId)
  if (earlier) return earlier
  await assertAvailable(scope, 'newDraw')
  const address = await organizersAddress(scope, given.participants[0]?.email ?? null)
  if (!address.ok) return refuse(address.problem)
  const people = await peopleOf(scope, given, address.value)
  if (!people.ok) return refuse(people.problem)
  const excluded = excludedPositions(given.participants)
  const assigned = await assign(excluded, scope.clientAddress ?? 'local')
  if (!assigned.ok && assigned.problem === 'InvalidExclusions') {
    return refuseWith('InvalidExclusions', detailOf(checkExclusions(given.participants)!))
  }
  // also counted when it was too hard, which costs as much
  await consume(scope, 'newDraw')
  if (!assigned.ok) return refuse('TooHard')
  try {
    return ok({ publicGuid: await store(scope, given, people.value, excluded, assigned.value), isEarlier: false })
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
  receiverOf: readonly number[],
): Promise<string> {
  return scope.sql.begin(async (tx) => {
    const edition = scope.texts.edition.code
    const [first, ...others] = people
    const account = scope.user?.isAccount ? scope.user : null
    const organizer = account ?? (await claimAddress(tx, first!.email, edition))
    const [draw] = await tx<{ id: number; publicGuid: string }[]>`
      insert into draws (title, description, organizer_user_id, organizer_guid, context_id, drawn_at)
      values (${given.title}, ${given.description}, ${organizer.id}, ${organizer.privateGuid}::uuid, ${given.contextId}::uuid, ${scope.now()})
      returning id, public_guid as "publicGuid"`
    const drawId = draw!.id
    await storeLots(scope, tx, drawId, [{ ...first!, userId: organizer.id }, ...others], receiverOf)
    await storeExclusions(tx, drawId, excluded)
    await tx`insert into draw_managers (draw_id, session_id) values (${drawId}, ${await rememberSession(scope, tx)})`
    await enqueueMail(scope, tx, {
      kind: 'draw-manage',
      cause: `draw-manage:${drawId}`,
      recipient: first!.email,
      userId: organizer.id,
      edition,
      data: { drawId },
    })
    return draw!.publicGuid
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
