import { dayOf } from '../days.ts'
import type { Transaction } from '../db.ts'
import type { EditionCode } from '../editions.ts'
import type { Services } from '../scope.ts'
import type { NewMail } from './enqueue-mail.ts'
import { seal, unseal, type SealedParts } from './sealed-mail.ts'

/** A row of `mails` as renderers get it, decrypted if it was sealed. */
export interface MailRow extends Required<
  Pick<NewMail, 'kind' | 'cause' | 'recipient' | 'userId' | 'edition' | 'data'>
> {
  id: number
  watched: NonNullable<NewMail['watched']> | null
  isSealed: boolean
  /** day since which the mail waits for room under a cap */
  waitsSince: string | null
  /** for a mail that waits: id of the sender whose caps have no room; null if the recipient's caps have none */
  cappedSenderId?: number | null
}

interface WaitingRow extends Omit<MailRow, 'recipient' | 'edition' | 'isSealed'> {
  recipient: string | null
  edition: EditionCode | null
  sealed: Uint8Array | null
}

/**
 * Returns those of the mails that are still to be sent. Leaves out mails that were sent, skipped, given up or purged, and
 * those that are held.
 */
export async function waitingMails({ sql, signer }: Services, ids: readonly number[]): Promise<MailRow[]> {
  const rows = await sql<WaitingRow[]>`
    select id, kind, cause, recipient::text as recipient, user_id, edition, data, watched, sealed, waits_since, capped_sender_id
    from mails
    where id = any(${[...ids]}::int[]) and sent_on is null and skipped_on is null and given_up_on is null
      and held_on is null
    order by id`
  return rows.map(({ sealed, ...mail }) => {
    if (!sealed) return { ...(mail as MailRow), isSealed: false }
    const parts = unseal<SealedParts>(signer, mail.cause, sealed)
    if (!parts) throw new Error('a sealed mail does not open: is the secret another one?')
    return { ...mail, ...parts, isSealed: true }
  })
}

/**
 * Records that a mail was sent.
 * @param kept content of the mail to store, if there is no mail server
 */
export async function recordSent({ sql, signer, now }: Services, mail: MailRow, kept: object | null): Promise<void> {
  if (!kept) await sql`update mails set sent_on = ${dayOf(now())} where id = ${mail.id}`
  else if (mail.isSealed) {
    const sealed = seal(signer, mail.cause, { ...kept, data: mail.data })
    await sql`update mails set sent_on = ${dayOf(now())}, sealed = ${sealed} where id = ${mail.id}`
  } else
    await sql`update mails set sent_on = ${dayOf(now())}, kept = ${sql.json(kept as never)}::jsonb where id = ${mail.id}`
}

/**
 * Records mails as sent, just before they are sent.
 * @returns ids of the mails that this call recorded
 */
export async function claimMails({ sql, now }: Services, ids: readonly number[]): Promise<Set<number>> {
  const claimed = await sql<{ id: number }[]>`
    update mails set sent_on = ${dayOf(now())} where id = any(${[...ids]}::int[]) and sent_on is null returning id`
  return new Set(claimed.map(({ id }) => id))
}

/** Records mails as unsent again, because sending them failed. */
export async function unclaimMails({ sql }: Services, ids: readonly number[]): Promise<void> {
  await sql`update mails set sent_on = null where id = any(${[...ids]}::int[])`
}

/**
 * Records mails as skipped, because they are no longer worth sending. Records a sealed one as sent, because a skipped mail
 * tells something about its secret recipient.
 */
export async function skipMails({ sql, now }: Services, ids: readonly number[]): Promise<void> {
  const today = dayOf(now())
  await sql`
    update mails
    set skipped_on = case when sealed is null then ${today}::date end, sent_on = case when sealed is not null then ${today}::date end
    where id = any(${[...ids]}::int[])`
}

/**
 * Hands a user's waiting mails to another user.
 * @param to recipient of the mails to hand over; null for all mails of the user
 */
export async function reassignMails(
  tx: Transaction,
  fromUserId: number,
  toUserId: number,
  to: string | null = null,
): Promise<void> {
  await tx`
    update mails set user_id = ${toUserId}
    where user_id = ${fromUserId} and (${to}::citext is null or recipient = ${to}::citext) and sent_on is null and skipped_on is null`
}

/**
 * Drops the waiting mails of a user who is about to be deleted.
 * @param keptKinds kinds of mail that are sent all the same
 */
export async function dropMails(
  { now }: Pick<Services, 'now'>,
  tx: Transaction,
  userId: number,
  keptKinds: readonly string[],
): Promise<void> {
  await tx`
    update mails set skipped_on = ${dayOf(now())}
    where user_id = ${userId} and kind <> all(${[...keptKinds]}::text[]) and sent_on is null and skipped_on is null and given_up_on is null`
}

/**
 * Drops those of the mails with the given causes that are held or wait for room under a cap.
 * @returns causes of the mails that were dropped
 */
export async function dropCapped(
  { now }: Pick<Services, 'now'>,
  tx: Transaction,
  causes: readonly string[],
): Promise<Set<string>> {
  const dropped = await tx<{ cause: string }[]>`
    update mails set skipped_on = ${dayOf(now())}
    where cause = any(${[...causes]}::text[]) and waits_since is not null and sent_on is null and skipped_on is null and given_up_on is null
    returning cause`
  return new Set(dropped.map(({ cause }) => cause))
}

/**
 * Redirects a user's waiting mails from one e-mail address of the user to another.
 * @param kinds kinds of mail that follow the user; other mails keep their address
 */
export async function readdressMails(
  tx: Transaction,
  { userId, from, to }: { userId: number; from: string; to: string },
  kinds: readonly string[],
): Promise<void> {
  await tx`
    update mails set recipient = ${to}
    where user_id = ${userId} and recipient = ${from}::citext and kind = any(${[...kinds]}::text[])
      and sent_on is null and skipped_on is null and given_up_on is null`
}

/**
 * Records that the mails to an e-mail address whose outcome somebody watches were not delivered, although they were
 * sent.
 * @returns the announcements to make about it
 */
export async function recordUndelivered(
  { now }: Pick<Services, 'now'>,
  tx: Transaction,
  address: string,
): Promise<NonNullable<MailRow['watched']>[]> {
  const rows = await tx<{ watched: NonNullable<MailRow['watched']> }[]>`
    update mails set sent_on = null, given_up_on = ${dayOf(now())}
    where recipient = ${address}::citext and watched is not null and sent_on is not null
    returning watched`
  return rows.map(({ watched }) => watched)
}

/** Lets mails of failed jobs that were given up be sent after all. */
export async function resumeMails(tx: Transaction, jobIds: readonly string[]): Promise<void> {
  await tx`
    update mails m set given_up_on = null from pgboss.job j
    where j.id = any(${[...jobIds]}::uuid[]) and m.sent_on is null and m.skipped_on is null
      and (m.id = (j.data->>'mailId')::int or j.data->'mailIds' @> to_jsonb(m.id))`
}

/** Returns the recipient of a mail; null if the mail is deleted. */
export async function recipientOf({ sql, signer }: Services, id: number): Promise<string | null> {
  const [row] = await sql<{ cause: string; recipient: string | null; sealed: Uint8Array | null }[]>`
    select cause, recipient::text as recipient, sealed from mails where id = ${id}`
  if (!row) return null
  return row.sealed ? (unseal<SealedParts>(signer, row.cause, row.sealed)?.recipient ?? null) : row.recipient
}

/** Deletes mails that are held since before a day. */
export async function purgeHeldMails(tx: Transaction, before: string): Promise<void> {
  await tx`delete from mails where held_on < ${before}::date`
}

/** Deletes mails that were sent, skipped or given up before a day. */
export async function purgeMails(tx: Transaction, before: string): Promise<void> {
  await tx`delete from mails where coalesce(sent_on, skipped_on, given_up_on) < ${before}::date`
}
