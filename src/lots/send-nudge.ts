import { randomUUID } from 'node:crypto'
import { transact, type Transaction } from '#core/db.ts'
import { enqueueMail } from '#core/mail.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { lotGuidOf, openNudge, sealNudge } from './envelope.ts'
import { openLot, type OpenedLot } from './open-lot.ts'
import type { NudgeProblem } from './problems.ts'
import { recipientOf } from './recipient-of.ts'

const waitMs = 72 * 3600 * 1000

/** Until when a lot may not nudge again; null when it may. */
export const nudgeEnds = (nudgedAt: Date | null, now: Date): Date | null =>
  nudgedAt && nudgedAt.getTime() + waitMs > now.getTime() ? new Date(nudgedAt.getTime() + waitMs) : null

/** Asks the drawn participant for a list, without the asker's name: once in 72 hours for each lot. */
export async function sendNudge(
  scope: Scope,
  lotGuid: string,
): Promise<Result<{ nudgeDisabledUntil: Date }, NudgeProblem>> {
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
    await enqueueMail(scope, tx, {
      kind: 'nudge',
      cause: `nudge:${receiver.participantId}:${randomUUID()}`,
      ...receiver.address,
      data: { participantId: receiver.participantId },
    })
    return ok({ nudgeDisabledUntil: nudgeEnds(now, now)! })
  })
}

/** Seals the nudges of the whole draw anew, so that not even the database shows which lot was used. */
async function recordNudge(scope: Scope, tx: Transaction, lot: OpenedLot, now: Date): Promise<void> {
  const all = await tx<{ id: number; participantGuid: string; version: number; sealedNudge: Uint8Array | null }[]>`
    select id, public_guid as "participantGuid", lot_version as version, sealed_nudge as "sealedNudge" from participants where draw_id = ${lot.drawId} order by id`
  const sealed = all.map(({ id, sealedNudge, ...key }) => {
    const guid = lotGuidOf(scope.signer, key)
    const at = id === lot.participantId ? now : openNudge(scope.signer, guid, key, sealedNudge)
    return { id, nudge: sealNudge(scope.signer, guid, key, at).toString('hex') }
  })
  await tx`
    update participants p set sealed_nudge = decode(given.nudge, 'hex')
    from jsonb_to_recordset(${tx.json(sealed)}) as given (id integer, nudge text)
    where p.id = given.id`
}
