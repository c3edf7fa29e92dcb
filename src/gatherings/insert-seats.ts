import { randomUUID } from 'node:crypto'
import { dayOf } from '#core/days.ts'
import type { Transaction } from '#core/db.ts'
import type { EditionCode } from '#core/editions.ts'
import type { Scope } from '#core/scope.ts'

interface NewSeat {
  name: string
  email: string | null
  userId?: number | null
  friendGuid?: string | null
  edition?: EditionCode
  isOrganizer?: boolean
  joinedAlone?: boolean
  seatHash?: Buffer | null
  joinerHash?: Buffer | null
}

interface InsertedSeat {
  id: number
  publicGuid: string
}

/** Inserts seats, in the caller's transaction. @returns the seats in the given order */
export async function insertSeats(
  { texts, now }: Pick<Scope, 'texts' | 'now'>,
  tx: Transaction,
  drawId: number,
  seats: readonly NewSeat[],
): Promise<InsertedSeat[]> {
  const rows = seats.map(({ seatHash, joinerHash, ...seat }, place) => ({
    ...seat,
    place,
    publicGuid: randomUUID(),
    edition: seat.edition ?? texts.edition.code,
    isOrganizer: seat.isOrganizer ?? false,
    joinedAlone: seat.joinedAlone ?? false,
    seatHash: seatHash?.toString('hex'),
    joinerHash: joinerHash?.toString('hex'),
  }))
  const inserted = await tx<InsertedSeat[]>`
    insert into seats
      (draw_id, public_guid, name, email, user_id, friend_guid, edition, is_organizer, joined_alone, seat_hash, joiner_hash, joined_on)
    select ${drawId}, s."publicGuid", s.name, s.email, s."userId", s."friendGuid", s.edition, s."isOrganizer", s."joinedAlone",
      decode(s."seatHash", 'hex'), decode(s."joinerHash", 'hex'), ${dayOf(now())}::date
    from jsonb_to_recordset(${tx.json(rows)}) as s
      (place integer, "publicGuid" uuid, name text, email citext, "userId" integer, "friendGuid" uuid, edition edition,
        "isOrganizer" boolean, "joinedAlone" boolean, "seatHash" text, "joinerHash" text)
    order by s.place
    returning id, public_guid`
  const byGuid = new Map(inserted.map((seat) => [seat.publicGuid, seat]))
  return rows.map(({ publicGuid }) => byGuid.get(publicGuid)!)
}

/** Inserts one seat, like `insertSeats`. */
export const insertSeat = async (
  scope: Pick<Scope, 'texts' | 'now'>,
  tx: Transaction,
  drawId: number,
  seat: NewSeat,
): Promise<InsertedSeat> => (await insertSeats(scope, tx, drawId, [seat]))[0]!
