import type { Sql, Transaction } from '#core/db.ts'
import type { EditionCode } from '#core/editions.ts'
import type { DrawCaps, NewMail } from '#core/mail/enqueue-mail.ts'

/** Values of a lot that are needed to enqueue its mail. */
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

/** SQL columns of a `LotToMail`. The query must have the participant as `p` and the draw as `d`. */
export const lotToMailColumns = (sql: Sql) => sql`
  p.id as participant_id, p.public_guid as participant_guid, d.public_guid as draw_guid, p.email::text as email, p.user_id, p.edition,
  p.lot_version as version, p.mail_number`

/** SQL text: the cause of the last mail about the lot of participant `p`. */
export const lastMailCause = (sql: Sql) => sql`'lot:' || p.id || ':' || p.mail_number`

/** SQL condition: the mail `m` is the last one about the lot of participant `p`. */
export const isLastMail = (sql: Sql) => sql`m.cause = ${lastMailCause(sql)}`

/** SQL condition: the last mail about the lot of participant `p` is still waiting to be sent. */
export const isLastLotMailWaiting = (sql: Sql) => sql`
  exists (
    select 1 from mails m
    where ${isLastMail(sql)} and m.sent_on is null and m.given_up_on is null and m.skipped_on is null
  )`

/**
 * SQL condition: the lot of participant `p` goes to an account's e-mail address. That holds for friends, and for the
 * organizer of a draw that an account made. The query must have the draw as `d`.
 */
export const isMailedToAccount = (sql: Sql) =>
  sql`(p.friend_guid is not null or (p.is_organizer and d.key_hash is null and d.former_key_hash is null))`

/** Returns the cause under which a lot's mail is enqueued. Only one mail is sent for each cause. */
export const lotCause = (participantId: number, mailNumber: number): string => `lot:${participantId}:${mailNumber}`

/**
 * Returns the mail that brings a participant their lot. Its data are only the participant's id and the lot's version;
 * everything else is read when the mail is sent.
 * @param isHeld whether the mail waits until the organizer confirms their e-mail address
 */
export const lotMail = (lot: LotToMail, caps: DrawCaps, isHeld = false): NewMail => ({
  ...caps,
  isHeld,
  kind: 'lot',
  cause: lotCause(lot.participantId, lot.mailNumber),
  recipient: lot.email,
  userId: lot.userId,
  edition: lot.edition,
  data: { participantId: lot.participantId, version: lot.version },
  watched: { topic: 'draw', key: lot.drawGuid, subject: lot.participantGuid },
})

/**
 * Gives back the mail numbers of lots whose new mail was dropped by a cap in this transaction. If a lot kept a number
 * without a mail, it would count as sent, even if the lot's last real mail failed.
 */
export async function releaseUnusedMailNumbers(tx: Transaction, participantIds: readonly number[]): Promise<void> {
  await tx`
    update participants p set mail_number = p.mail_number - 1
    where p.id = any(${[...participantIds]}::int[])
      and not exists (select from mails m where ${isLastMail(tx)})`
}
