import type { Transaction } from '#core/db.ts'

/**
 * Records on each lot whose last mail was given up before a day (`YYYY-MM-DD`) that this mail failed. Call it before
 * these mails are purged, because the organizer must still see afterwards that they failed.
 */
export async function recordFailedLotMails(tx: Transaction, before: string): Promise<void> {
  await tx`
    update participants p set failed_mail_number = p.mail_number
    from mails m
    where m.kind = 'lot' and m.given_up_on < ${before}::date and m.sent_on is null and m.skipped_on is null
      and p.id = (m.data->>'participantId')::int and m.cause = 'lot:' || p.id || ':' || p.mail_number`
}
