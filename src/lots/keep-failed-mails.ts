import type { Transaction } from '#core/db.ts'

/** Keeps with each lot that its mail was given up, so that its organizer still sees it once the mails given up before a day are purged. */
export async function keepFailedMails(tx: Transaction, before: string): Promise<void> {
  await tx`
    update participants p set failed_mail_number = p.mail_number
    from mails m
    where m.kind = 'lot' and m.given_up_on < ${before}::date and m.sent_on is null and m.skipped_on is null
      and p.id = (m.data->>'participantId')::int and m.cause = 'lot:' || p.id || ':' || p.mail_number`
}
