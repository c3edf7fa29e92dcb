import type { Transaction } from './db.ts'
import type { EditionCode } from './editions.ts'
import type { Services } from './scope.ts'

/** A mail to be written and sent by a job. */
export interface NewMail {
  kind: string
  /** names the one thing that this mail is about: a second mail with the same cause is not sent */
  cause: string
  recipient: string
  userId: number | null
  edition: EditionCode
  data?: Record<string, string | number | null>
  /** what to announce once it is sent or given up */
  watched?: { topic: string; key: string; subject: string } | null
}

/** A row of `mails`, as renderers get it. */
export interface MailRow extends Required<NewMail> {
  id: number
}

/**
 * Enqueues mails inside the transaction of the change that causes them: two statements, however many there are.
 * A mail whose cause is there already is left out.
 */
export async function enqueueMails(
  services: Pick<Services, 'queue'>,
  tx: Transaction,
  mails: readonly NewMail[],
): Promise<void> {
  const rows = await tx<{ id: number }[]>`
    insert into mails (kind, cause, recipient, user_id, edition, data, watched)
    select kind, cause, recipient, "userId", edition, coalesce(data, '{}'), watched
    from jsonb_to_recordset(${tx.json(mails as never)}) as given (kind text, cause text, recipient text, "userId" integer, edition edition, data jsonb, watched jsonb)
    on conflict (cause) do nothing
    returning id`
  await services.queue.enqueue(
    tx,
    'send-mail',
    rows.map(({ id }) => ({ mailId: id })),
  )
}

export const enqueueMail = (services: Pick<Services, 'queue'>, tx: Transaction, mail: NewMail): Promise<void> =>
  enqueueMails(services, tx, [mail])

/** Hands the waiting mails of some users to another, once they turned out to be one person. */
export async function reassignMails(
  tx: Transaction,
  fromUserIds: readonly number[],
  intoUserId: number,
): Promise<void> {
  await tx`update mails set user_id = ${intoUserId} where user_id = any(${[...fromUserIds]}::int[]) and sent_at is null and skipped_at is null`
}

/** Deletes mails that were sent, skipped or given up before a moment. */
export async function purgeMails(tx: Transaction, before: Date): Promise<void> {
  await tx`delete from mails where coalesce(sent_at, skipped_at, given_up_at) < ${before}`
}
