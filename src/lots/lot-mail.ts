import type { Sql, Transaction } from '#core/db.ts'
import type { EditionCode } from '#core/editions.ts'
import type { DrawCaps, NewMail } from '#core/mail/enqueue-mail.ts'

/** A lot as its mail is ordered. */
export interface LotToMail {
  participantId: number
  participantGuid: string
  drawGuid: string
  email: string
  userId: number | null
  edition: EditionCode
  version: number
  mailNumber: number
}

/** The columns of a `LotToMail`, for statements that have the participant as `p` and the draw as `d`. */
export const lotToMail = (sql: Sql) => sql`
  p.id as participant_id, p.public_guid as participant_guid, d.public_guid as draw_guid, p.email::text as email, p.user_id, p.edition,
  p.lot_version as version, p.mail_number`

/** SQL condition: a mail `m` is the last one of the participant's lot, for statements that have the participant as `p`. */
const isLastMail = (sql: Sql) => sql`m.cause = 'lot:' || p.id || ':' || p.mail_number`

/** Whether a lot's last mail is still on its way, for statements that have the participant as `p`. */
export const isOnItsWay = (sql: Sql) => sql`
  exists (
    select 1 from mails m
    where ${isLastMail(sql)} and m.sent_on is null and m.given_up_on is null and m.skipped_on is null
  )`

/**
 * Whether a lot goes to where an account reads mails, as friends' lots do and that of an organizer with an account, for statements that have the
 * participant as `p` and the draw as `d`.
 */
export const isAccounts = (sql: Sql) =>
  sql`(p.friend_guid is not null or (p.is_organizer and d.key_hash is null and d.former_key_hash is null))`

/** What a lot's mails are enqueued under; each is sent once. */
export const lotCause = (participantId: number, mailNumber: number): string => `lot:${participantId}:${mailNumber}`

/** Orders the mail that brings somebody their lot. The order names the participant alone; what the mail says is looked up when it is sent. */
export const lotMail = (lot: LotToMail, caps: DrawCaps): NewMail => ({
  ...caps,
  kind: 'lot',
  cause: lotCause(lot.participantId, lot.mailNumber),
  recipient: lot.email,
  userId: lot.userId,
  edition: lot.edition,
  data: { participantId: lot.participantId, version: lot.version },
  watched: { topic: 'draw', key: lot.drawGuid, subject: lot.participantGuid },
})

/** Gives back the numbers of mails that were dropped in this transaction: a lot whose last mail failed would count as sent. */
export async function giveBackNumbers(tx: Transaction, participantIds: readonly number[]): Promise<void> {
  await tx`
    update participants p set mail_number = p.mail_number - 1
    where p.id = any(${[...participantIds]}::int[])
      and not exists (select from mails m where ${isLastMail(tx)})`
}
