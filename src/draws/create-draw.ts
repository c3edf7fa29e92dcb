import { Unauthorized } from '#core/errors.ts'
import { randomUUID } from 'node:crypto'
import { claimAddress, rememberSession } from '../accounts/index.ts'
import { friendsToDraw } from '../friends/index.ts'
import { isTaken } from '#core/db.ts'
import type { EditionCode } from '#core/editions.ts'
import { enqueueMails } from '#core/mail.ts'
import { ok, refuse, refuseWith, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { assertAvailable, consume } from '#core/limits.ts'
import { assign } from '../assignment/index.ts'
import { checkExclusions, excludedPositions, type Obstacle } from './check-exclusions.ts'
import { managedDraw } from './draw-for.ts'
import { lotGuidOf, lotHashOf, sealNudge, sealReceiver } from '../lots/envelope.ts'
import type { NewDraw } from './input.ts'
import { lotMail } from '../lots/lot-mail.ts'
import type { CreateProblem } from './problems.ts'

/** Beside InvalidExclusions: these people can only draw those, or only be drawn by those, who are fewer; the other way is null. */
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

/** A participant as he will be stored. */
interface Person {
  publicGuid: string
  name: string
  email: string
  userId: number | null
  friendGuid: string | null
  edition: EditionCode
}

/**
 * Who organizes: an account with its own address, anybody else with an address of no account.
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

/** Everybody with name and address: friends with those that we know, the others as given. */
async function peopleOf(
  scope: Scope,
  { participants }: NewDraw,
  organizer: string,
): Promise<Result<Person[], 'InvalidData'>> {
  const known = new Set(participants.map(({ localGuid }) => localGuid))
  const isConsistent =
    known.size === participants.length && participants.every(({ exclude }) => exclude.every((guid) => known.has(guid)))
  if (!isConsistent) return refuse('InvalidData')
  const listGuids = participants.flatMap(({ friendParticipantPublicGuid }) => friendParticipantPublicGuid ?? [])
  const friends = scope.user ? await friendsToDraw(scope.sql, scope.user.id, listGuids) : []
  const friendOf = new Map(friends.map((friend) => [friend.listGuid, friend]))
  const people: Person[] = []
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

/** What was drawn in this context and stands; null when nothing was. */
async function drawnBefore(
  scope: Scope,
  contextId: string | null,
): Promise<Result<Drawn, CreateProblem, ExclusionsDetail> | null> {
  if (contextId === null) return null
  const [draw] = await scope.sql<
    { publicGuid: string }[]
  >`select public_guid as "publicGuid" from draws where context_id = ${contextId}::uuid and deleted_at is null`
  if (!draw) return null
  // the session may be as new as the draw: two presses at once
  const session = { ...scope.session, id: await rememberSession(scope, scope.sql) }
  return (await managedDraw({ ...scope, session }, draw.publicGuid))
    ? ok({ publicGuid: draw.publicGuid, isEarlier: true })
    : refuse('DrawnAlready')
}

/**
 * Draws, and stores the draw with all its lots and mails in one transaction: after this everybody gets his lot, also when the process dies.
 * Who drew whom leaves this function in sealed envelopes only. The session manages the draw from now on; the edge must call `keepSession`.
 * Asked again in the same context, because the answer was lost or the button pressed twice, it answers the draw that was drawn then.
 * @returns InvalidExclusions, with the people in the way, only when no assignment exists
 * @throws Unauthorized when the organizer's address is an account's and the asker isn't logged in; TooManyRequests after 30 draws of a client in an hour
 */
export async function createDraw(
  scope: Scope,
  given: NewDraw,
): Promise<Result<Drawn, CreateProblem, ExclusionsDetail>> {
  const earlier = await drawnBefore(scope, given.contextId)
  if (earlier) return earlier
  await assertAvailable(scope, 'newDraw')
  const address = await organizersAddress(scope, given.participants[0]?.email ?? null)
  if (!address.ok) return refuse(address.problem)
  const people = await peopleOf(scope, given, address.value)
  if (!people.ok) return refuse(people.problem)
  const excluded = excludedPositions(given.participants)
  const assigned = await assign(excluded)
  if (!assigned.ok && assigned.problem === 'InvalidExclusions') {
    return refuseWith('InvalidExclusions', detailOf(checkExclusions(given.participants)!))
  }
  // what was too hard cost as much
  await consume(scope, 'newDraw')
  if (!assigned.ok) return refuse('TooHard')
  try {
    return ok({ publicGuid: await store(scope, given, people.value, excluded, assigned.value), isEarlier: false })
  } catch (error) {
    const meanwhile = isTaken(error, 'draws_context') ? await drawnBefore(scope, given.contextId) : null
    if (meanwhile) return meanwhile
    throw error
  }
}

async function store(
  scope: Scope,
  given: NewDraw,
  people: readonly Person[],
  excluded: readonly ReadonlySet<number>[],
  receiverOf: readonly number[],
): Promise<string> {
  const { signer } = scope
  const rows = people.map((person, position) => {
    const lot = { participantGuid: person.publicGuid, version: 1 }
    const lotGuid = lotGuidOf(signer, lot)
    return {
      ...person,
      position,
      hash: lotHashOf(lotGuid).toString('hex'),
      receiver: sealReceiver(signer, lotGuid, lot, people[receiverOf[position]!]!.publicGuid).toString('hex'),
      nudge: sealNudge(signer, lotGuid, lot, null).toString('hex'),
    }
  })
  const pairs = excluded.flatMap((positions, from) => [...positions].map((to) => ({ from, to })))
  return scope.sql.begin(async (tx) => {
    const account = scope.user?.isAccount ? scope.user : null
    const organizer = account ?? (await claimAddress(tx, people[0]!.email, scope.texts.edition.code))
    const [draw] = await tx<{ id: number; publicGuid: string }[]>`
      insert into draws (title, description, organizer_user_id, organizer_guid, context_id, drawn_at)
      values (${given.title}, ${given.description}, ${organizer.id}, ${organizer.privateGuid}::uuid, ${given.contextId}::uuid, ${scope.now()})
      returning id, public_guid as "publicGuid"`
    const drawId = draw!.id
    const stored = await tx<
      { id: number; email: string; userId: number | null; edition: EditionCode; publicGuid: string }[]
    >`
      insert into participants (draw_id, public_guid, position, name, email, drawn_email, user_id, friend_guid, edition, lot_hash, sealed_receiver, sealed_nudge)
      select ${drawId}, p."publicGuid", p.position, p.name, p.email, p.email, case when p.position = 0 then ${organizer.id}::int else p."userId" end, p."friendGuid", p.edition,
        decode(p.hash, 'hex'), decode(p.receiver, 'hex'), decode(p.nudge, 'hex')
      from jsonb_to_recordset(${tx.json(rows)}) as p
        ("publicGuid" uuid, position integer, name text, email text, "userId" integer, "friendGuid" uuid, edition edition, hash text, receiver text, nudge text)
      order by p.position
      returning id, email::text as email, user_id as "userId", edition, public_guid as "publicGuid"`
    if (pairs.length > 0) {
      await tx`
        insert into exclusions (participant_id, excluded_id)
        select p.id, e.id
        from jsonb_to_recordset(${tx.json(pairs)}) as pair ("from" integer, "to" integer)
        join participants p on p.draw_id = ${drawId} and p.position = pair."from"
        join participants e on e.draw_id = ${drawId} and e.position = pair."to"`
    }
    await tx`insert into draw_managers (draw_id, session_id) values (${drawId}, ${await rememberSession(scope, tx)})`
    const manageMail = {
      kind: 'draw-manage',
      cause: `draw-manage:${drawId}`,
      recipient: people[0]!.email,
      userId: organizer.id,
      edition: scope.texts.edition.code,
      data: { drawId },
    }
    const lotMails = stored.map((participant) =>
      lotMail(draw!.publicGuid, { ...participant, participantGuid: participant.publicGuid, version: 1, mailNumber: 1 }),
    )
    await enqueueMails(scope, tx, [...lotMails, manageMail])
    return draw!.publicGuid
  })
}
