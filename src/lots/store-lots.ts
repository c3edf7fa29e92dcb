import type { Transaction } from '#core/db.ts'
import type { EditionCode } from '#core/editions.ts'
import { drawCapsOf, enqueueMails } from '#core/mail/enqueue-mail.ts'
import type { Scope } from '#core/scope.ts'
import { lotHashOf, newLotGuid, sealReceiver } from './envelope.ts'
import { lotMail, lotToMailColumns, type LotToMail } from './lot-mail.ts'
import { noNotes, sealedNotesAsHex } from './notes.ts'

/** A participant of a new draw. */
export interface NewParticipant {
  publicGuid: string
  name: string
  /** null for a participant whose lot goes into an envelope */
  email: string | null
  userId: number | null
  /** for a friend: public guid of the list by which the organizer chose them */
  friendGuid: string | null
  isOrganizer: boolean
  /**
   * whether the lot also opens in the browser that makes the draw; true for the organizer's lot if the organizer's
   * e-mail address is not proven in that browser
   */
  opensWhereDrawn: boolean
  /** whether the lot's mail waits until the organizer confirms their e-mail address */
  isHeld: boolean
  edition: EditionCode
  /** whether the participant gave the address, which the organizer is then not told */
  isOwnAddress: boolean
}

/**
 * Stores the lots of a new draw and enqueues their mails, in the caller's transaction. Who drew whom is stored sealed.
 * The caller puts the lots of participants without an e-mail address into envelopes.
 * @param people participants in the organizer's order
 * @param receiverOf the receiver's position in `people`, by the giver's position
 */
export async function storeLots(
  scope: Scope,
  tx: Transaction,
  drawId: number,
  people: readonly NewParticipant[],
  receiverOf: readonly number[],
): Promise<void> {
  const dealt = people.map((person, position) => ({
    ...person,
    position,
    receiverGuid: people[receiverOf[position]!]!.publicGuid,
  }))
  await insertLots(scope, tx, drawId, dealt)
  const lots = await tx<LotToMail[]>`
    select ${lotToMailColumns(tx)} from participants p join draws d on d.id = p.draw_id
    where d.id = ${drawId} and p.email is not null order by p.position`
  const heldGuids = new Set(people.filter(({ isHeld }) => isHeld).map(({ publicGuid }) => publicGuid))
  await enqueueMails(
    scope,
    tx,
    lots.map((lot) => lotMail(lot, drawCapsOf(scope.user, 'wait'), heldGuids.has(lot.participantGuid))),
  )
}

/** A participant whose lot is assigned, but not stored yet. */
interface DealtParticipant extends NewParticipant {
  position: number
  receiverGuid: string
}

/** Inserts participants with their sealed lots, in the caller's transaction. */
export async function insertLots(
  { signer }: Pick<Scope, 'signer'>,
  tx: Transaction,
  drawId: number,
  people: readonly DealtParticipant[],
): Promise<void> {
  const rows = people.map(({ receiverGuid, ...person }) => {
    const lot = { participantGuid: person.publicGuid, version: 1 }
    const lotGuid = newLotGuid(signer, lot)
    return {
      ...person,
      hash: lotHashOf(lotGuid).toString('hex'),
      receiver: sealReceiver(signer, lotGuid, lot, receiverGuid).toString('hex'),
      ...sealedNotesAsHex(signer, lotGuid, lot, noNotes),
    }
  })
  await tx`
    insert into participants (draw_id, public_guid, position, is_organizer, name, email, drawn_email, user_id, friend_guid,
      opens_where_drawn, edition, is_own_address, lot_hash, sealed_receiver, sealed_nudge, sealed_state)
    select ${drawId}, p."publicGuid", p.position, p."isOrganizer", p.name, p.email, p.email, p."userId", p."friendGuid",
      p."opensWhereDrawn", p.edition, p."isOwnAddress", decode(p.hash, 'hex'), decode(p.receiver, 'hex'), decode(p.nudge, 'hex'),
      decode(p.state, 'hex')
    from jsonb_to_recordset(${tx.json(rows)}) as p
      ("publicGuid" uuid, position integer, "isOrganizer" boolean, name text, email text, "userId" integer,
        "friendGuid" uuid, "opensWhereDrawn" boolean, edition edition, "isOwnAddress" boolean, hash text, receiver text, nudge text,
        state text)
    order by p.position`
}
