import { randomUUID } from 'node:crypto'
import { type Sql, transact, type Transaction } from '#core/db.ts'
import { capPolicyOf, enqueueMail } from '#core/mail/enqueue-mail.ts'
import type { Scope } from '#core/scope.ts'
import { tokenHashOf } from '#core/session.ts'
import { insertGuest, rememberSession } from '../accounts/index.ts'
import type { Drawn as Assigned } from '../assignment/index.ts'
import { storeEnvelopes } from '../envelopes/index.ts'
import { markForcedLots, storeLots, type NewParticipant } from '../lots/index.ts'
import type { NewDraw } from './input.ts'
import { addManager } from './managed-draw.ts'
import { newOrganizerKey } from './organizer-key.ts'
import { hasProven, type NewOrganizer } from './people-of-draw.ts'

/**
 * A draw whose lots are assigned, but not stored yet. Exclusions and assignment refer to positions in `people`, which
 * is in the organizer's order.
 */
interface AssignedDraw extends Omit<NewDraw, 'participants' | 'organizer' | 'organizerTakesPart' | 'notAgainGuid'> {
  organizer: NewOrganizer
  people: readonly NewParticipant[]
  excluded: readonly ReadonlySet<number>[]
  assigned: Assigned
}

/**
 * Stores a draw with its lots and exclusions, makes the session a manager of it, and enqueues all mails, in one
 * transaction. The HTTP layer must call `sendSessionCookie`.
 * @returns the draw's public guid
 */
export async function storeDraw(scope: Scope, given: AssignedDraw): Promise<string> {
  const { session } = scope
  const { organizer, people, excluded, assigned } = given
  const tokenHash = session.id === null ? tokenHashOf(session.token) : null
  return transact(scope.sql, async (tx) => {
    const edition = scope.texts.edition.code
    const account = scope.user?.isAccount ? scope.user : null
    const organizerId = account?.id ?? (await insertGuest(tx, organizer.email, edition))
    const publicGuid = randomUUID()
    const key = account ? null : newOrganizerKey(scope.signer, publicGuid)
    const [draw] = await tx<{ id: number }[]>`
      insert into draws
        (public_guid, title, description, occasion, day, budget, reminders, organizer_name, organizer_email, organizer_user_id,
          key_hash, sealed_key, context_id, context_token_hash, drawn_at)
      values (${publicGuid}::uuid, ${given.title}, ${given.description}, ${given.occasion}, ${given.date}, ${given.budget}, ${given.reminders},
        ${organizer.name}, ${organizer.email}, ${organizerId},
        ${key?.hash ?? null}, ${key?.sealed ?? null}, ${given.contextId}::uuid, ${tokenHash}, ${scope.now()})
      returning id`
    const drawId = draw!.id
    await storeLots(scope, tx, drawId, people, assigned.receiverOf)
    await storeEnvelopes(scope, tx, drawId)
    await storeExclusions(tx, drawId, excluded)
    await markForcedLots(tx, drawId, assigned.forced.map((position) => people[position]!.publicGuid)) // oxfmt-ignore
    await addSessionAsManager(scope, tx, drawId)
    await enqueueMail(scope, tx, {
      kind: 'draw-manage',
      cause: `draw-manage:${drawId}`,
      recipient: organizer.email,
      userId: organizerId,
      edition,
      data: { drawId },
      beyondCap: capPolicyOf(hasProven(scope, organizer.email) ? scope.user : null, 'wait'),
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

/** Makes the session a manager of the draw. The HTTP layer must call `sendSessionCookie`. */
export const addSessionAsManager = async (scope: Scope, sql: Sql, drawId: number): Promise<void> =>
  addManager(scope, sql, { drawId, sessionId: await rememberSession(scope, sql), isByKey: false })
