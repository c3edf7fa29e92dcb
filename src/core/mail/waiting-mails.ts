import { dayOf } from '../calendar.ts'
import type { Transaction } from '../db.ts'
import type { EditionCode } from '../editions.ts'
import type { Services } from '../scope.ts'
import type { NewMail } from './enqueue-mail.ts'
import { seal, unseal, type SealedParts } from './sealed-mail.ts'

/** A row of `mails`, opened, as renderers get it. */
export interface MailRow extends Required<
  Pick<NewMail, 'kind' | 'cause' | 'recipient' | 'userId' | 'edition' | 'data'>
> {
  id: number
  watched: NonNullable<NewMail['watched']> | null
  isSealed: boolean
  /** day since which it waits for room under a cap */
  waitsSince: string | null
  /** for a mail that waits: the sender whose caps it waits for; null where it waits for its recipient's */
  cappedSenderId?: number | null
}

interface WaitingRow extends Omit<MailRow, 'recipient' | 'edition' | 'isSealed'> {
  recipient: string | null
  edition: EditionCode | null
  sealed: Uint8Array | null
}

/** Those of the mails that are to be sent: without what was sent, skipped or purged. */
export async function waitingMails({ sql, signer }: Services, ids: readonly number[]): Promise<MailRow[]> {
  const rows = await sql<WaitingRow[]>`
    select id, kind, cause, recipient::text as recipient, user_id, edition, data, watched, sealed, waits_since, capped_sender_id
    from mails where id = any(${[...ids]}::int[]) and sent_on is null and skipped_on is null order by id`
  return rows.map(({ sealed, ...mail }) => {
    if (!sealed) return { ...(mail as MailRow), isSealed: false }
    const parts = unseal<SealedParts>(signer, mail.cause, sealed)
    if (!parts) throw new Error('a sealed mail does not open: is the secret another one?')
    return { ...mail, ...parts, isSealed: true }
  })
}

/** Remembers that a mail was sent. @param kept the part of it to keep where there is no mail server */
export async function recordSent({ sql, signer, now }: Services, mail: MailRow, kept: object | null): Promise<void> {
  if (!kept) await sql`update mails set sent_on = ${dayOf(now())} where id = ${mail.id}`
  else if (mail.isSealed)
    await sql`update mails set sent_on = ${dayOf(now())}, sealed = ${seal(signer, mail.cause, kept)} where id = ${mail.id}`
  else
    await sql`update mails set sent_on = ${dayOf(now())}, kept = ${sql.json(kept as never)}::jsonb where id = ${mail.id}`
}

/** Remembers mails as sent that are sent now. @returns those that nobody had remembered before */
export async function claimMails({ sql, now }: Services, ids: readonly number[]): Promise<Set<number>> {
  const claimed = await sql<{ id: number }[]>`
    update mails set sent_on = ${dayOf(now())} where id = any(${[...ids]}::int[]) and sent_on is null returning id`
  return new Set(claimed.map(({ id }) => id))
}

/** The same mails, where sending them failed. */
export async function unclaimMails({ sql }: Services, ids: readonly number[]): Promise<void> {
  await sql`update mails set sent_on = null where id = any(${[...ids]}::int[])`
}

/** Remembers mails as not worth sending any more. */
export async function skipMails({ sql, now }: Services, ids: readonly number[]): Promise<void> {
  await sql`update mails set skipped_on = ${dayOf(now())} where id = any(${[...ids]}::int[])`
}

/** Hands the mails that wait for a user to another user. @param to only those that go to this address; null for all */
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

/** Drops the waiting mails of a user who is about to be deleted. @param keptKinds kinds that are sent all the same */
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

/** Drops those of the mails that wait for their recipient's cap. @returns the causes of those that were dropped */
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

/** Redirects waiting mails to a user's new address. @param kinds that follow the user; other mails keep their address */
export async function readdressMails(
  tx: Transaction,
  { userId, from, to }: { userId: number; from: string; to: string },
  kinds: readonly string[],
): Promise<void> {
  await tx`
    update mails set recipient = ${to}
    where user_id = ${userId} and recipient = ${from}::citext and kind = any(${[...kinds]}::text[])
      and sent_on is null and skipped_on is null`
}

/** Deletes mails that were sent, skipped or given up before a day. */
export async function purgeMails(tx: Transaction, before: string): Promise<void> {
  await tx`delete from mails where coalesce(sent_on, skipped_on, given_up_on) < ${before}::date`
}
