import { rememberSession } from '../accounts/index.ts'
import type { Sql, Transaction } from '#core/db.ts'
import type { Scope } from '#core/scope.ts'

interface ReadLot {
  participantId: number
  version: number
}

/**
 * Stores that this session, with its current user, has opened a lot by its current link. The session may then receive
 * live events about the drawn participant's list. Leaves a row that says so already alone, so that its position in a dump
 * doesn't reveal who looked last. The HTTP layer must call `sendSessionCookie`.
 */
export async function recordLotOpening(scope: Scope, tx: Transaction, lot: ReadLot): Promise<void> {
  await tx`
    insert into lot_openings (session_id, user_id, participant_id, lot_version)
    values (${await rememberSession(scope, tx)}, ${scope.user?.id ?? null}::int, ${lot.participantId}, ${lot.version})
    on conflict (session_id, participant_id) do update set lot_version = excluded.lot_version, user_id = excluded.user_id
    where (lot_openings.lot_version, lot_openings.user_id) is distinct from (excluded.lot_version, excluded.user_id)`
}

/** SQL condition: `recordLotOpening` would change nothing. */
export const isRecorded = (sql: Sql, { session, user }: Scope, { participantId, version }: ReadLot) => sql`
  exists (
    select from lot_openings o
    where o.session_id = ${session.id}::int and o.participant_id = ${participantId} and o.lot_version = ${version}
      and o.user_id is not distinct from ${user?.id ?? null}::int
  )`
