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

/** Inserts a seat, in the caller's transaction. */
export async function insertSeat(
  { texts, now }: Pick<Scope, 'texts' | 'now'>,
  tx: Transaction,
  drawId: number,
  seat: NewSeat,
): Promise<{ id: number; publicGuid: string }> {
  const [row] = await tx<{ id: number; publicGuid: string }[]>`
    insert into seats
      (draw_id, public_guid, name, email, user_id, friend_guid, edition, is_organizer, joined_alone, seat_hash, joiner_hash, joined_on)
    values (${drawId}, ${randomUUID()}::uuid, ${seat.name}, ${seat.email}, ${seat.userId ?? null}, ${seat.friendGuid ?? null}::uuid,
      ${seat.edition ?? texts.edition.code}, ${seat.isOrganizer ?? false}, ${seat.joinedAlone ?? false},
      ${seat.seatHash ?? null}, ${seat.joinerHash ?? null}, ${dayOf(now())})
    returning id, public_guid`
  return row!
}
