import { transact } from '#core/db.ts'
import { consume } from '#core/limits.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { changeNotes, openLotToChange } from './change-notes.ts'
import type { Tick } from './envelope.ts'
import { ticked } from './limits.ts'
import type { NoteProblem } from './problems.ts'

/**
 * Sets the giver's tick about the gift for the drawn participant. Announces nothing and marks nothing else, because only
 * the lot's own page shows it.
 * @throws TooManyRequests after 60 ticks of a client in an hour
 */
export async function tickLot(scope: Scope, lotGuid: string, tick: Tick): Promise<Result<null, NoteProblem>> {
  await consume(scope, ticked)
  return transact(scope.sql, async (tx): Promise<Result<null, NoteProblem>> => {
    const lot = await openLotToChange(scope, tx, lotGuid)
    if (lot?.isDeleted) return refuse('Deleted')
    if (!lot?.receiverGuid) return refuse('NotFound')
    await changeNotes(scope, tx, lot, { tick })
    return ok(null)
  })
}
