import { transact, type Transaction } from '#core/db.ts'
import { consume } from '#core/limits.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { lotGuidOf, openNudge, sealNudge, storedLotColumns, type StoredLot } from './envelope.ts'
import { enqueueMailToReceiver } from './mail-to-receiver.ts'
import { openLot, type OpenedLot } from './open-lot.ts'
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
  const found = await openLot(scope, scope.sql, lotGuid)
  if (!found) return refuse('LotDoesNotExist')
  return transact(scope.sql, async (tx) => {
    await tx`select id from participants where draw_id = ${found.drawId} order by id for update`
    const lot = await openLot(scope, tx, lotGuid)
    if (!lot || lot.isDeleted || !lot.receiverGuid) return refuse('LotDoesNotExist')
    const now = scope.now()
    const receiver = await recipientOf(tx, lot.drawId, lot.receiverGuid)
    if (!receiver) return refuse('LotDoesNotExist')
    if (receiver.listId !== null) return refuse('WishlistAlreadySelected')
    if (nudgeEnds(lot.nudgedAt, now)) return refuse('LastNudgeTooRecent')
    await recordNudge(scope, tx, lot, now)
    await enqueueMailToReceiver(scope, tx, 'nudge', receiver)
    return ok({ nudgeDisabledUntil: nudgeEnds(now, now)! })
  })
}

/**
 * Records a nudge. Reseals the nudge times of all lots of the draw, so that not even the database shows which lot
 * nudged.
 */
async function recordNudge(scope: Scope, tx: Transaction, lot: OpenedLot, now: Date): Promise<void> {
  const all = await tx<(StoredLot & { id: number; sealedNudge: Uint8Array | null })[]>`
    select p.id, ${storedLotColumns(tx)}, p.sealed_nudge from participants p where p.draw_id = ${lot.drawId} order by p.id`
  const sealed = all.flatMap(({ id, sealedNudge, ...key }) => {
    const guid = lotGuidOf(scope.signer, key)
    if (!guid) return []
    const at = id === lot.participantId ? now : openNudge(scope.signer, guid, key, sealedNudge)
    return [{ id, nudge: sealNudge(scope.signer, guid, key, at).toString('hex') }]
  })
  await tx`
    update participants p set sealed_nudge = decode(given.nudge, 'hex')
    from jsonb_to_recordset(${tx.json(sealed)}) as given (id integer, nudge text)
    where p.id = given.id`
}
