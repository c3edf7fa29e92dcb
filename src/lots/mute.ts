import { transact } from '#core/db.ts'
import { consume } from '#core/limits.ts'
import { announce } from '#core/live.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { changeNotes, openLotToChange } from './change-notes.ts'
import { ticked } from './limits.ts'
import type { NoteProblem } from './problems.ts'
import type { Correspondent } from './send-message.ts'

/**
 * Mutes the other side of a conversation, or listens to it again. Messages that a muted person sends meanwhile never
 * arrive, and that person can't tell.
 * @throws TooManyRequests after 60 changes of a client in an hour
 */
export async function mute(
  scope: Scope,
  lotGuid: string,
  who: Correspondent,
  isMuted: boolean,
): Promise<Result<null, NoteProblem>> {
  await consume(scope, ticked)
  return transact(scope.sql, async (tx): Promise<Result<null, NoteProblem>> => {
    const lot = await openLotToChange(scope, tx, lotGuid)
    if (lot?.isDeleted) return refuse('Deleted')
    if (!lot?.receiverGuid) return refuse('NotFound')
    await changeNotes(scope, tx, lot, { muted: { ...lot.muted, [who === 'Drawn' ? 'drawn' : 'giver']: isMuted } })
    await announce(tx, { topic: 'own-lot', key: lot.participantGuid, event: 'muted' })
    return ok(null)
  })
}
