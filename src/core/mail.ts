import { dayOf } from './calendar.ts'
import type { Pool, Transaction } from './db.ts'
import type { EditionCode } from './editions.ts'
import { chunksOf } from './chunks.ts'
import { admit, type BeyondCap } from './mail-caps.ts'
import { jobKind } from './queue.ts'
import type { Services } from './scope.ts'
import type { Signer } from './secret.ts'

/** A mail to be written and sent by a job. */
export interface NewMail {
  kind: string
  /** names the one thing that this mail is about: a second mail with the same cause is not sent */
  cause: string
  recipient: string
  userId: number | null
  edition: EditionCode
  data?: MailData
  /** what to announce once it is sent or given up */
  watched?: { topic: string; key: string; subject: string } | null
  beyondCap?: BeyondCap
  /** the user with a proven address whose own caps it counts for, and not its recipient's */
  cappedSenderId?: number | null
  /** how long it waits on purpose */
  delayMs?: number
  /** one of very many, for which nobody waits: sent by a job of their own, many in one, and recorded before it is sent. May not wait for its recipient's cap */
  isBulk?: boolean
  /** nothing in the database tells whom it is for, nor what it says; its cause must not either */
  isSealed?: boolean
}

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }
/** What is gone or changed by the time of sending, and ids of what is not. */
export type MailData = Readonly<Record<string, Json>>

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

export const sendMailKind = jobKind<{ mailId: number }>('send-mail')
export const sendBulkKind = jobKind<{ mailIds: readonly number[] }>('send-bulk')

const mailsInJob = 50

/** What enqueueing a mail takes. */
export type MailServices = Pick<Services, 'queue' | 'signer' | 'config' | 'now'>

const sealPurpose = 'mail'

type SealedParts = Pick<MailRow, 'recipient' | 'userId' | 'edition' | 'data'>

const seal = (signer: Signer, cause: string, content: object): Buffer =>
  signer.seal(sealPurpose, Buffer.from(JSON.stringify(content)), cause)

/** @returns null where none of the server's secrets opens it */
function unseal<Content>(signer: Signer, cause: string, sealed: Uint8Array): Content | null {
  const plain = signer.open(sealPurpose, sealed, cause)
  return plain && (JSON.parse(plain.toString()) as Content)
}

/**
 * Enqueues mails inside the transaction of the change that causes them, in the same few statements however many there are.
 * A mail whose cause is there already is left out.
 */
export async function enqueueMails(services: MailServices, tx: Transaction, mails: readonly NewMail[]): Promise<void> {
  const admitted = await admit(services, tx, mails)
  const given = admitted.map(({ mail, waitsSince }) => {
    const { kind, cause, recipient, userId, edition, data = {}, watched = null, isSealed = false } = mail
    const cappedSenderId = waitsSince === null ? null : (mail.cappedSenderId ?? null)
    const parts: SealedParts = { recipient, userId, edition, data }
    return {
      kind,
      cause,
      watched,
      waitsSince,
      cappedSenderId,
      ...(isSealed ? { sealed: seal(services.signer, cause, parts).toString('hex') } : parts),
    }
  })
  const rows = await tx<{ id: number; cause: string }[]>`
    insert into mails (kind, cause, recipient, user_id, edition, data, watched, sealed, waits_since, capped_sender_id)
    select kind, cause, recipient, "userId", edition, coalesce(data, '{}'), watched, decode(sealed, 'hex'), "waitsSince", "cappedSenderId"
    from jsonb_to_recordset(${tx.json(given)}) as given
      (kind text, cause text, recipient text, "userId" integer, edition edition, data jsonb, watched jsonb, sealed text, "waitsSince" date, "cappedSenderId" integer)
    on conflict (cause) do nothing
    returning id, cause`
  const bulk = new Set(admitted.flatMap(({ mail: { cause, isBulk } }) => (isBulk ? [cause] : [])))
  const [together, alone] = [rows.filter(({ cause }) => bulk.has(cause)), rows.filter(({ cause }) => !bulk.has(cause))]
  const delays = new Map(admitted.map(({ mail, delayMs }) => [mail.cause, delayMs]))
  // also where there is none: that nobody is mailed must not show in how long it takes
  if (together.length === 0 || alone.length > 0)
    await services.queue.enqueue(
      tx,
      sendMailKind,
      alone.map(({ id, cause }) => ({ data: { mailId: id }, delayMs: delays.get(cause) ?? 0 })),
    )
  if (together.length === 0) return
  const mailIds = together.map(({ id }) => id)
  await services.queue.enqueue(
    tx,
    sendBulkKind,
    chunksOf(mailIds, mailsInJob).map((ids) => ({ data: { mailIds: ids } })),
  )
}

/** Which of the causes have their mail already. */
export async function causesWithMail(tx: Transaction, causes: readonly string[]): Promise<Set<string>> {
  const rows = await tx<{ cause: string }[]>`select cause from mails where cause = any(${[...causes]}::text[])`
  return new Set(rows.map(({ cause }) => cause))
}

/** For mails that somebody causes: nothing, where their address is proven. */
export const beyondCapOf = (causer: { isProven: boolean } | null, policy: 'drop' | 'wait'): BeyondCap =>
  causer?.isProven ? null : policy

/** The caps of a mail about a draw: of its sender where their address is proven, else of its recipient. */
export type DrawCaps = Pick<NewMail, 'beyondCap' | 'cappedSenderId'>
export const drawCapsOf = (sender: { id: number; isProven: boolean } | null, policy: 'drop' | 'wait'): DrawCaps => ({
  beyondCap: policy,
  cappedSenderId: sender?.isProven ? sender.id : null,
})

export const enqueueMail = (services: MailServices, tx: Transaction, mail: NewMail): Promise<void> =>
  enqueueMails(services, tx, [mail])

interface WaitingRow extends Omit<MailRow, 'recipient' | 'edition' | 'isSealed'> {
  recipient: string | null
  edition: EditionCode | null
  sealed: Uint8Array | null
}

/** Those of the mails that are to be sent: without what was sent, skipped or purged. */
export async function waitingMails({ sql, signer }: Services, ids: readonly number[]): Promise<MailRow[]> {
  const rows = await sql<WaitingRow[]>`
    select id, kind, cause, recipient::text as recipient, user_id as "userId", edition, data, watched, sealed, waits_since as "waitsSince",
      capped_sender_id as "cappedSenderId"
    from mails where id = any(${[...ids]}::int[]) and sent_on is null and skipped_on is null order by id`
  return rows.map(({ sealed, ...mail }) => {
    if (!sealed) return { ...(mail as MailRow), isSealed: false }
    const parts = unseal<SealedParts>(signer, mail.cause, sealed)
    if (!parts) throw new Error('a sealed mail does not open: is the secret another one?')
    return { ...mail, ...parts, isSealed: true }
  })
}

/** A mail as it is kept without a mail server. */
export interface KeptMail {
  id: number
  kind: string
  recipient: string
  subject: string
  text: string
  html: string
  headers: Record<string, string> | null
  /** day */
  sentAt: string
}

interface KeptContent extends Pick<KeptMail, 'subject' | 'text' | 'html' | 'headers'> {
  to: string
}

/** Remembers that a mail was sent. @param kept what to keep of it where there is no mail server */
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

type KeepingServices = Pick<Services, 'sql' | 'signer'>

/** Newest first. @param id of one mail; null for all */
async function readKept({ sql, signer }: KeepingServices, id: number | null, most: number | null): Promise<KeptMail[]> {
  const rows = await sql<
    { id: number; kind: string; cause: string; sentAt: string; kept: KeptContent | null; sealed: Uint8Array | null }[]
  >`
    select id, kind, cause, sent_on as "sentAt", kept, sealed
    from mails
    where sent_on is not null and (kept is not null or sealed is not null) and (${id}::int is null or id = ${id}::int)
    order by id desc limit ${most}`
  return rows.flatMap(({ cause, kept, sealed, ...mail }) => {
    const content = kept ?? unseal<KeptContent>(signer, cause, sealed!)
    if (!content) return []
    const { to, subject, text, html, headers } = content
    return { ...mail, recipient: to, subject, text, html, headers }
  })
}

/** Newest first. @param most null: all of them */
export const keptMails = (services: KeepingServices, most: number | null = 200): Promise<KeptMail[]> =>
  readKept(services, null, most)

export const keptMail = async (services: KeepingServices, id: number): Promise<KeptMail | null> =>
  (await readKept(services, id, 1))[0] ?? null

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

/** Drops what waits to be sent to a user who is about to be deleted. @param keptKinds which go to them all the same */
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

/** Sends what waits for a user to their new address. @param kinds of those that follow the user; the others go where they were meant to */
export async function readdressMails(
  tx: Transaction,
  { userId, from, to }: { userId: number; from: string; to: string },
  kinds: readonly string[],
): Promise<void> {
  await tx`
    update mails set recipient = ${to}
    where user_id = ${userId} and recipient = ${from}::citext and kind = any(${[...kinds]}::text[]) and sent_on is null and skipped_on is null`
}

/** Deletes mails that were sent, skipped or given up before a day. */
export async function purgeMails(tx: Transaction, before: string): Promise<void> {
  await tx`delete from mails where coalesce(sent_on, skipped_on, given_up_on) < ${before}::date`
}

/** Seals the sealed mails with the newest secret; those that none opens are left. @returns how many were sealed */
export async function resealMails({ sql, signer }: { sql: Pool; signer: Signer }): Promise<number> {
  return sql.begin(async (tx) => {
    const rows = await tx<{ id: number; cause: string; sealed: Uint8Array }[]>`
      select id, cause, sealed from mails where sealed is not null order by id for update`
    const opened = rows.flatMap(({ id, cause, sealed }) => {
      const content = unseal<object>(signer, cause, sealed)
      return content ? { id, sealed: seal(signer, cause, content).toString('hex') } : []
    })
    await tx`
      update mails m set sealed = decode(given.sealed, 'hex')
      from jsonb_to_recordset(${tx.json(opened)}) as given (id integer, sealed text)
      where m.id = given.id`
    return opened.length
  })
}
