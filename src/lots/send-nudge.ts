import { transact } from '#core/db.ts'
import { consume } from '#core/limits.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { enqueueNudge } from './enqueue-nudge.ts'
import { changeNotes, openLotToChange } from './change-notes.ts'
import type { NudgeProblem } from './problems.ts'
import { recipientOf } from './recipient-of.ts'
import { registerReading } from './register-first-view.ts'
import { nudges } from './limits.ts'

const waitMs = 72 * 3600 * 1000

/** Returns the time until which a lot can't nudge again; null if it can nudge now. */
export const nudgeEnds = (nudgedAt: Date | null, now: Date): Date | null =>
  nudgedAt && nudgedAt.getTime() + waitMs > now.getTime() ? new Date(nudgedAt.getTime() + waitMs) : null

/**
 * Mails the drawn participant a nudge, which asks for a list without the giver's name. Each lot may nudge once in 72
 * hours.
 * @throws TooManyRequests after 60 nudges of a client in an hour
 */
export async function sendNudge(
  scope: Scope,
  lotGuid: string,
): Promise<Result<{ nudgeDisabledUntil: Date }, NudgeProblem>> {
  await consume(scope, nudges)
  await registerReading(scope, lotGuid)
  return transact(scope.sql, async (tx) => {
    const lot = await openLotToChange(scope, tx, lotGuid)
    if (!lot || lot.isDeleted || !lot.receiverGuid) return refuse('LotDoesNotExist')
    const now = scope.now()
    const receiver = await recipientOf(tx, lot.drawId, lot.receiverGuid)
    if (!receiver) return refuse('LotDoesNotExist')
    if (receiver.hasWishlist) return refuse('WishlistAlreadySelected')
    if (nudgeEnds(lot.nudgedAt, now)) return refuse('LastNudgeTooRecent')
    await changeNotes(scope, tx, lot, { nudgedAt: now })
    await enqueueNudge(scope, tx, receiver)
    return ok({ nudgeDisabledUntil: nudgeEnds(now, now)! })
  })
}
