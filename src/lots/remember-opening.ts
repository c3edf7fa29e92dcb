import { rememberSession } from '../accounts/index.ts'
import type { Transaction } from '#core/db.ts'
import type { Scope } from '#core/scope.ts'

/**
 * Remembers that this session, as whoever it is now, opened a lot by its current link, so that it may hear of the drawn participant's list.
 * The edge must call `sendSessionCookie`.
 */
export async function rememberOpening(
  scope: Scope,
  tx: Transaction,
  lot: { participantId: number; version: number },
): Promise<void> {
  await tx`
    insert into lot_openings (session_id, user_id, participant_id, lot_version)
    values (${await rememberSession(scope, tx)}, ${scope.user?.id ?? null}::int, ${lot.participantId}, ${lot.version})
    on conflict (session_id, participant_id) do update set lot_version = excluded.lot_version, user_id = excluded.user_id`
}
