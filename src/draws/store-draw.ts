import { randomUUID } from 'node:crypto'
import { dayOf } from '#core/days.ts'
import { type Sql, transact, type Transaction } from '#core/db.ts'
import { capPolicyOf, enqueueMail } from '#core/mail/enqueue-mail.ts'
import type { Scope } from '#core/scope.ts'
import { tokenHashOf } from '#core/session.ts'
import { insertGuest, rememberSession } from '../accounts/index.ts'
import { storeEnvelopes } from '../envelopes/index.ts'
import { markForcedLots, storeLots } from '../lots/index.ts'
import type { AssignedPeople } from './draw-people.ts'
import type { NewDraw } from './input.ts'
import { addManager } from './managed-draw.ts'
import { newOrganizerKey } from './organizer-key.ts'
import { hasProven, type NewOrganizer } from './people-of-draw.ts'

/** Values of a draw that don't depend on its people. */
type DrawHead = Pick<NewDraw, 'title' | 'description' | 'occasion' | 'date' | 'budget' | 'reminders' | 'contextId'>

/** A draw that was just inserted. */
export interface InsertedDraw {
  id: number
  publicGuid: string
  /** database id of the user who organizes it */
  organizerId: number
}

/**
 * Stores a draw with its lots and exclusions, makes the session a manager of it, and enqueues all mails, in one
 * transaction. The HTTP layer must call `sendSessionCookie`.
 * @returns the draw's public guid
 */
export const storeDraw = (scope: Scope, head: DrawHead, drawn: AssignedPeople): Promise<string> =>
  transact(scope.sql, async (tx) => {
    const draw = await insertDraw(scope, tx, head, drawn.organizer)
    await makeDrawn(scope, tx, draw, drawn)
    return draw.publicGuid
  })

/**
 * Inserts a draw that isn't drawn yet, and makes the session a manager of it, in the caller's transaction. The HTTP layer
 * must call `sendSessionCookie`.
 */
export async function insertDraw(
  scope: Scope,
  tx: Transaction,
  head: DrawHead,
  organizer: NewOrganizer,
): Promise<InsertedDraw> {
  const { session } = scope
  const tokenHash = session.id === null ? tokenHashOf(session.token) : null
  const account = scope.user?.isAccount ? scope.user : null
  const organizerId = account?.id ?? (await insertGuest(tx, organizer.email, scope.texts.edition.code))
  const publicGuid = randomUUID()
  const key = account ? null : newOrganizerKey(scope.signer, publicGuid)
  const [draw] = await tx<{ id: number }[]>`
    insert into draws
      (public_guid, title, description, occasion, day, budget, reminders, organizer_name, organizer_email, organizer_user_id,
        key_hash, sealed_key, context_id, context_token_hash, waiting_since)
    values (${publicGuid}::uuid, ${head.title}, ${head.description}, ${head.occasion}, ${head.date}, ${head.budget}, ${head.reminders},
      ${organizer.name}, ${organizer.email}, ${organizerId},
      ${key?.hash ?? null}, ${key?.sealed ?? null}, ${head.contextId}::uuid, ${tokenHash}, ${dayOf(scope.now())})
    returning id`
  await addSessionAsManager(scope, tx, draw!.id)
  return { id: draw!.id, publicGuid, organizerId }
}

/**
 * Makes a draw that isn't drawn yet a drawn one: stores its lots and exclusions and enqueues all mails, in the caller's
 * transaction.
 */
export async function makeDrawn(
  scope: Scope,
  tx: Transaction,
  { id: drawId, organizerId }: Pick<InsertedDraw, 'id' | 'organizerId'>,
  { organizer, people, excluded, assigned }: AssignedPeople,
): Promise<void> {
  await tx`
    update draws set drawn_at = ${scope.now()}, waiting_since = null, end_told_on = null where id = ${drawId}`
  await storeLots(scope, tx, drawId, people, assigned.receiverOf)
  await storeEnvelopes(scope, tx, drawId)
  await storeExclusions(tx, drawId, excluded)
  await markForcedLots(tx, drawId, assigned.forced.map((position) => people[position]!.publicGuid)) // oxfmt-ignore
  await enqueueMail(scope, tx, {
    kind: 'draw-manage',
    cause: `draw-manage:${drawId}`,
    recipient: organizer.email,
    userId: organizerId,
    edition: scope.texts.edition.code,
    data: { drawId },
    beyondCap: capPolicyOf(hasProven(scope, organizer.email) ? scope.user : null, 'wait'),
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

/** Makes the session a manager of the draw. The HTTP layer must call `sendSessionCookie`. */
export const addSessionAsManager = async (scope: Scope, sql: Sql, drawId: number): Promise<void> =>
  addManager(scope, sql, { drawId, sessionId: await rememberSession(scope, sql), isByKey: false })
