import { randomUUID } from 'node:crypto'
import { announce } from '#core/live.ts'
import { transact, type Transaction } from '#core/db.ts'
import type { EditionCode } from '#core/editions.ts'
import { enqueueMail, enqueueMails } from '#core/mail.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { consume } from '#core/limits.ts'
import { lotGuidOf, lotHashOf, openNudge, openReceiver, sealNudge, sealReceiver } from '../lots/envelope.ts'
import { lotMail } from '../lots/lot-mail.ts'
import type { ResendProblem } from './problems.ts'

interface Row {
  id: number
  drawGuid: string
  isDeleted: boolean
  isManaged: boolean
  position: number
  participantGuid: string
  email: string
  drawnEmail: string
  userId: number | null
  /** the account's address now, of friends and of an organizer with an account */
  ownEmail: string | null
  isFriend: boolean
  edition: EditionCode
  version: number
  mailNumber: number
  isOnItsWay: boolean
  sealedReceiver: Uint8Array | null
  sealedNudge: Uint8Array | null
}

/** Locks the draw against its deletion, and the participant against another resend. */
async function lockedParticipant(scope: Scope, tx: Transaction, participantGuid: string): Promise<Row | undefined> {
  await tx`select d.id from draws d join participants p on p.draw_id = d.id where p.public_guid = ${participantGuid}::uuid for share of d`
  await tx`select id from participants where public_guid = ${participantGuid}::uuid for update`
  const [row] = await tx<Row[]>`
    select p.id, d.public_guid as "drawGuid", d.deleted_at is not null as "isDeleted", p.position, p.public_guid as "participantGuid", p.email::text as email,
      p.drawn_email::text as "drawnEmail", p.user_id as "userId", p.friend_guid is not null as "isFriend", p.edition, p.lot_version as version, p.mail_number as "mailNumber",
      case when p.friend_guid is not null or p.position = 0 then u.email::text end as "ownEmail",
      m.id is not null and m.sent_at is null and m.given_up_at is null and m.skipped_at is null as "isOnItsWay", p.sealed_receiver as "sealedReceiver", p.sealed_nudge as "sealedNudge",
      d.organizer_user_id is not null and d.organizer_user_id is not distinct from ${scope.user?.id ?? null}::int
        or exists (select 1 from draw_managers g where g.draw_id = d.id and g.session_id = ${scope.session.id}::int) as "isManaged"
    from participants p
    join draws d on d.id = p.draw_id
    left join users u on u.id = p.user_id
    left join mails m on m.cause = 'lot:' || p.id || ':' || p.mail_number
    where p.public_guid = ${participantGuid}::uuid`
  return row
}

/** Whether an address is the organizer's or another participant's, and never was this one's. */
async function isAnothers(tx: Transaction, { id, drawnEmail }: Row, email: string): Promise<boolean> {
  if (same(email, drawnEmail)) return false
  const [other] = await tx`
    select 1
    from participants p
    join draws d on d.id = p.draw_id
    join participants o on o.draw_id = d.id
    left join users u on u.id = d.organizer_user_id
    where p.id = ${id} and (u.email = ${email}::citext or (o.id <> p.id and o.email = ${email}::citext))`
  return other !== undefined
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/**
 * Sends somebody's lot again. To the same address: the same link, unless it is still on its way there. To another: a new link, the old one is dead and
 * its address is told so, and the lot counts as not viewed. Nobody learns what the lot says.
 * @param email null: the address that it went to before; the only one possible for friends, whose address is not the organizer's to know
 * @returns InvalidData for the organizer's and friends' lots at another address, and for an address that others in the draw have
 * @throws TooManyRequests after 10 of a lot in an hour
 */
export async function resendLot(
  scope: Scope,
  { participantPublicGuid, email }: { participantPublicGuid: string; email: string | null },
): Promise<Result<null, ResendProblem>> {
  await consume(scope, 'resentLot', participantPublicGuid)
  return transact(scope.sql, async (tx): Promise<Result<null, ResendProblem>> => {
    const row = await lockedParticipant(scope, tx, participantPublicGuid)
    if (!row) return refuse('NotFound')
    if (!row.isManaged) return refuse('Unauthorized')
    if (row.isDeleted) return refuse('Deleted')
    const isLocked = row.isFriend || row.position === 0
    if (row.isFriend && email !== null) return refuse('InvalidData')
    if (isLocked || email === null || same(email, row.email)) {
      if (email !== null && !same(email, row.email) && !same(email, row.ownEmail ?? row.email))
        return refuse('InvalidData')
      await sendAgain(scope, tx, row, isLocked ? (row.ownEmail ?? row.email) : row.email)
      return ok(null)
    }
    if (await isAnothers(tx, row, email)) return refuse('InvalidData')
    return sendElsewhere(scope, tx, row, email)
  })
}

/** The same lot by the same link, once more. @param email where its owner reads mails now */
async function sendAgain(scope: Scope, tx: Transaction, row: Row, email: string): Promise<void> {
  if (row.isOnItsWay && same(email, row.email)) return
  const mailNumber = row.mailNumber + 1
  await tx`update participants set mail_number = ${mailNumber}, email = ${email} where id = ${row.id}`
  await enqueueMail(scope, tx, lotMail(row.drawGuid, { ...row, email, mailNumber }))
  await announce(tx, { topic: 'draw', key: row.drawGuid, event: 'resent', subject: row.participantGuid })
}

/** The same lot by a new link to another address; whoever had the old one has nothing any more. */
async function sendElsewhere(scope: Scope, tx: Transaction, row: Row, email: string): Promise<Result<null, 'Deleted'>> {
  const { signer } = scope
  const before = { participantGuid: row.participantGuid, version: row.version }
  const lot = { participantGuid: row.participantGuid, version: row.version + 1 }
  const [oldGuid, newGuid] = [lotGuidOf(signer, before), lotGuidOf(signer, lot)]
  const receiverGuid = openReceiver(signer, oldGuid, before, row.sealedReceiver)
  if (!receiverGuid) throw new Error('a lot does not open with its own guid: is the secret another one?')
  const mailNumber = row.mailNumber + 1
  await tx`
    update participants set email = ${email}, user_id = null, lot_version = ${lot.version}, mail_number = ${mailNumber}, first_viewed_at = null,
      lot_hash = ${lotHashOf(newGuid)}, sealed_receiver = ${sealReceiver(signer, newGuid, lot, receiverGuid)},
      sealed_nudge = ${sealNudge(signer, newGuid, lot, openNudge(signer, oldGuid, before, row.sealedNudge))}
    where id = ${row.id}`
  await tx`delete from lot_openings where participant_id = ${row.id}`
  const notice = {
    kind: 'lot-moved',
    cause: `lot-moved:${row.id}:${randomUUID()}`,
    recipient: row.email,
    userId: row.userId,
    edition: row.edition,
    data: { participantId: row.id },
  }
  await enqueueMails(scope, tx, [
    lotMail(row.drawGuid, { ...row, email, userId: null, version: lot.version, mailNumber }),
    notice,
  ])
  await announce(tx, { topic: 'draw', key: row.drawGuid, event: 'resent', subject: row.participantGuid })
  return ok(null)
}
