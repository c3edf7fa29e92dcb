import { dayOf } from '#core/days.ts'
import { transact, type Transaction } from '#core/db.ts'
import { consume } from '#core/limits.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { tokenHashOf } from '#core/session.ts'
import { countNewSession } from '../accounts/index.ts'
import {
  giveLotTo,
  isLeftLink,
  lotGuidOf,
  markViewed,
  recordLotOpening,
  storedLotColumns,
  type StoredLot,
} from '../lots/index.ts'
import { isOpener, isOver } from './envelope-for.ts'
import { envelopeHashOf } from './envelope-link.ts'
import { wrongEnvelopes } from './limits.ts'
import type { OpenEnvelopeProblem } from './problems.ts'

interface LockedEnvelope extends StoredLot {
  participantId: number
  isGone: boolean
  isOpened: boolean
  isOwn: boolean
}

/**
 * Opens an envelope: the first caller gets the lot, which counts as viewed from then on. An account finds it among its
 * draws. The HTTP layer must call
 * `sendSessionCookie`. A browser that asks again, because the response was lost, gets the lot again.
 * @returns the lot's private guid; AlreadyOpened if another browser opened the envelope; Deleted if the draw is deleted
 *   or the organizer has replaced the envelope, and for a copy that was not opened on its day
 * @throws TooManyRequests after 30 unknown links of a client in an hour
 */
export async function openEnvelope(scope: Scope, guid: string): Promise<Result<string, OpenEnvelopeProblem>> {
  await countNewSession(scope)
  const opened = await transact(scope.sql, async (tx): Promise<Result<string, OpenEnvelopeProblem>> => {
    const envelope = await lockedEnvelope(scope, tx, envelopeHashOf(guid))
    if (!envelope) return refuse((await isLeftLink(tx, envelopeHashOf(guid))) ? 'Deleted' : 'NotFound')
    return takeLotOut(scope, tx, envelope, envelopeHashOf(guid))
  })
  if (!opened.ok && opened.problem === 'NotFound') await consume(scope, wrongEnvelopes)
  return opened
}

/**
 * Opens the envelope of a participant who is known by other means than its link, in the caller's transaction, which has
 * locked the draw and the participant.
 * @returns null if the participant's lot lies in no envelope
 */
export async function breakEnvelopeOf(
  scope: Scope,
  tx: Transaction,
  participantId: number,
): Promise<Result<string, OpenEnvelopeProblem> | null> {
  const [found] = await tx<{ guidHash: Buffer }[]>`
    select guid_hash from envelopes where participant_id = ${participantId} and not is_void and copy_day is null`
  const envelope = found && (await lockedEnvelope(scope, tx, found.guidHash))
  return envelope ? takeLotOut(scope, tx, envelope, found.guidHash) : null
}

async function takeLotOut(
  scope: Scope,
  tx: Transaction,
  envelope: LockedEnvelope,
  hash: Buffer,
): Promise<Result<string, OpenEnvelopeProblem>> {
  if (envelope.isGone) return refuse('Deleted')
  if (envelope.isOpened && !envelope.isOwn) return refuse('AlreadyOpened')
  const lotGuid = lotGuidOf(scope.signer, envelope)
  if (lotGuid === null) return refuse('NotFound')
  if (!envelope.isOpened) await breakSeal(scope, tx, hash)
  await recordLotOpening(scope, tx, envelope)
  if (scope.user?.isAccount && scope.user.isProven) await giveLotTo(tx, envelope.participantId, scope.user.id)
  await markViewed(tx, envelope.participantId)
  return ok(lotGuid)
}

/** Reads an envelope and locks it, so that one of two browsers is first. */
async function lockedEnvelope(scope: Scope, tx: Transaction, hash: Buffer): Promise<LockedEnvelope | undefined> {
  // Locks the draw first, like every change of it, so that nobody deletes it meanwhile.
  await tx`
    select d.id from envelopes e join participants p on p.id = e.participant_id join draws d on d.id = p.draw_id
    where e.guid_hash = ${hash} for share of d`
  await tx`
    select p.id from envelopes e join participants p on p.id = e.participant_id where e.guid_hash = ${hash} for update of p`
  const [row] = await tx<LockedEnvelope[]>`
    select p.id as participant_id, ${storedLotColumns(tx)}, e.is_void or d.deleted_at is not null or ${isOver(scope)} as is_gone,
      e.opened_on is not null as is_opened, ${isOpener(scope)} as is_own
    from envelopes e
    join participants p on p.id = e.participant_id
    join draws d on d.id = p.draw_id
    where e.guid_hash = ${hash}
    for update of e`
  return row
}

/** Marks an envelope as opened by the caller's browser. Call it before the session gets a new token. */
async function breakSeal({ session, now }: Scope, tx: Transaction, hash: Buffer): Promise<void> {
  await tx`
    update envelopes set opened_on = ${dayOf(now())}, sealed_guid = null,
      opener_hash = ${session.id === null ? tokenHashOf(session.token) : null}
    where guid_hash = ${hash}`
}
