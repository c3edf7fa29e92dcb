import { createHash } from 'node:crypto'
import { dayOf } from '#core/days.ts'
import type { Transaction } from '#core/db.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { asGuid, drawnNameOf, markViewed } from '../lots/index.ts'
import { envelopeHashOf } from './envelope-link.ts'
import type { TurnProblem } from './problems.ts'

// The organizer's phone goes round the table, and everybody looks into their own envelope on it. The page of a turn has
// a key, which gets the name until the turn is over: docs/decisions/050-envelopes.md.

const purpose = 'envelope-turn'
const keyMs = 10 * 60_000

/** Lot of a participant whose turn it is, as the phone shows it. */
export interface Look {
  /** name of the person whom the participant drew */
  drawnName: string
  /** guid of a link with which the participant takes the lot along; null once it was used */
  copyGuid: string | null
}

interface LockedEnvelope {
  guidHash: Uint8Array
  openedOn: string | null
  turnHash: Uint8Array | null
}

const turnHashOf = (key: string): Buffer => createHash('sha256').update(key).digest()

/** Returns the key of a new turn, valid for 10 minutes; null if the participant has no closed envelope. */
export async function newTurnKey({ sql, signer, now }: Scope, participantGuid: string): Promise<string | null> {
  const [envelope] = await sql<{ guidHash: Uint8Array }[]>`
    select e.guid_hash
    from envelopes e join participants p on p.id = e.participant_id
    where p.public_guid = ${participantGuid}::uuid and not e.is_void and e.copy_day is null and e.opened_on is null`
  if (!envelope) return null
  return signer.token(purpose, { envelope: hexOf(envelope.guidHash) }, new Date(now().getTime() + keyMs))
}

const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

/**
 * Opens a participant's envelope in their turn, in the caller's transaction, which has locked the draw and the
 * participant. The key that opened it gets the same lot again until the turn is over. The session and its user learn
 * nothing that opens the lot later.
 * @returns Expired for a key that is too old, or of another envelope; AlreadyOpened if the envelope was opened otherwise
 *   or the turn is over; NotFound if the lot goes by mail now, or doesn't open
 */
export async function openInTurn(
  scope: Scope,
  tx: Transaction,
  participant: { id: number },
  key: string,
): Promise<Result<Look, TurnProblem>> {
  const [envelope] = await tx<LockedEnvelope[]>`
    select guid_hash, opened_on, turn_hash from envelopes
    where participant_id = ${participant.id} and not is_void and copy_day is null
    for update`
  const drawnName = envelope && (await drawnNameOf(scope, tx, participant.id))
  if (!envelope || drawnName === null || drawnName === undefined) return refuse('NotFound')
  const claims = await scope.signer.claims(purpose, key, scope.now())
  const isValid = claims?.['envelope'] === hexOf(envelope.guidHash)
  const isOpened = envelope.openedOn !== null
  if (isOpened && !(isValid && envelope.turnHash && turnHashOf(key).equals(envelope.turnHash)))
    return refuse('AlreadyOpened')
  if (!isValid) return refuse('Expired')
  if (!isOpened) await breakSealInTurn(scope, tx, participant.id, key)
  return ok({ drawnName, copyGuid: await unusedCopy(scope, tx, participant.id, key) })
}

/** Opens the envelope, and adds the copy with which the participant takes the lot along on this day. */
async function breakSealInTurn({ signer, now }: Scope, tx: Transaction, participantId: number, key: string) {
  const today = dayOf(now())
  await tx`
    update envelopes set opened_on = ${today}, sealed_guid = null, turn_hash = ${turnHashOf(key)}
    where participant_id = ${participantId} and not is_void and copy_day is null`
  await tx`
    insert into envelopes (guid_hash, participant_id, copy_day)
    values (${envelopeHashOf(asGuid(signer.code(copyPurpose, key)))}, ${participantId}, ${today})`
  await markViewed(tx, participantId)
}

const copyPurpose = 'envelope-copy'

/** Returns the guid of the copy's link, derived from the turn's key; null once the copy was opened, or its day is over. */
async function unusedCopy(
  { signer, now }: Scope,
  tx: Transaction,
  participantId: number,
  key: string,
): Promise<string | null> {
  const [copy] = await tx<{ guidHash: Uint8Array }[]>`
    select guid_hash from envelopes
    where participant_id = ${participantId} and not is_void and copy_day = ${dayOf(now())} and opened_on is null`
  if (!copy) return null
  const guids = signer.codes(copyPurpose, key).map(asGuid)
  return guids.find((guid) => envelopeHashOf(guid).equals(copy.guidHash)) ?? null
}

/** Ends a turn, in the caller's transaction: its key gets nothing any more. Does nothing for any other key. */
export async function endTurn(tx: Transaction, participantId: number, key: string): Promise<void> {
  await tx`
    update envelopes set turn_hash = null where participant_id = ${participantId} and turn_hash = ${turnHashOf(key)}`
}
