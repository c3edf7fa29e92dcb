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
  email: string
  userId: number | null
  /** for a friend: public guid of the list by which the organizer chose them */
  friendGuid: string | null
  isOrganizer: boolean
  /**
   * whether the lot also opens in the browser that makes the draw; true for the organizer's lot if the organizer's
   * e-mail address is not proven in that browser
   */
  opensWhereDrawn: boolean
  edition: EditionCode
}

/**
 * Stores the lots of a new draw and enqueues their mails, in the caller's transaction. Who drew whom is stored in
 * sealed envelopes only.
 * @param people participants in the organizer's order
 * @param receiverOf the receiver's position in `people`, by the giver's position
 * @param atOnce number of people, the organizer first, whose mails leave now; the others' are held
 */
export async function storeLots(
  scope: Scope,
  tx: Transaction,
  drawId: number,
  people: readonly NewParticipant[],
  receiverOf: readonly number[],
  atOnce: number,
): Promise<void> {
  const { signer } = scope
  const rows = people.map((person, position) => {
    const lot = { participantGuid: person.publicGuid, version: 1 }
    const lotGuid = newLotGuid(signer, lot)
    return {
      ...person,
      position,
      hash: lotHashOf(lotGuid).toString('hex'),
      receiver: sealReceiver(signer, lotGuid, lot, people[receiverOf[position]!]!.publicGuid).toString('hex'),
      ...sealedNotesAsHex(signer, lotGuid, lot, noNotes),
    }
  })
  await tx`
    insert into participants (draw_id, public_guid, position, is_organizer, name, email, drawn_email, user_id, friend_guid,
      opens_where_drawn, edition, lot_hash, sealed_receiver, sealed_nudge, sealed_tick)
    select ${drawId}, p."publicGuid", p.position, p."isOrganizer", p.name, p.email, p.email, p."userId", p."friendGuid",
      p."opensWhereDrawn", p.edition, decode(p.hash, 'hex'), decode(p.receiver, 'hex'), decode(p.nudge, 'hex'),
      decode(p.tick, 'hex')
    from jsonb_to_recordset(${tx.json(rows)}) as p
      ("publicGuid" uuid, position integer, "isOrganizer" boolean, name text, email text, "userId" integer,
        "friendGuid" uuid, "opensWhereDrawn" boolean, edition edition, hash text, receiver text, nudge text,
        tick text)
    order by p.position`
  const lots = await tx<LotToMail[]>`
    select ${lotToMailColumns(tx)} from participants p join draws d on d.id = p.draw_id where d.id = ${drawId} order by p.position`
  await enqueueMails(
    scope,
    tx,
    lots.map((lot, position) => lotMail(lot, drawCapsOf(scope.user, 'wait'), position >= atOnce)),
  )
}
