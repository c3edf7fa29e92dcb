import { dayOf } from '../days.ts'
import type { Transaction } from '../db.ts'
import type { EditionCode } from '../editions.ts'
import { chunksOf } from '../chunks.ts'
import { applyCaps, type CapPolicy } from './caps.ts'
import { jobKind } from '../queue.ts'
import type { Services } from '../scope.ts'
import { seal, type SealedParts } from './sealed-mail.ts'

/** A mail that a job will render and send. */
export interface NewMail {
  kind: string
  /** idempotency key that names the reason for the mail: a second mail with the same cause is not sent */
  cause: string
  recipient: string
  userId: number | null
  edition: EditionCode
  data?: MailData
  /** announcement to make once the mail is sent, given up or, if it is sealed, skipped */
  watched?: { topic: string; key: string; subject: string } | null
  beyondCap?: CapPolicy
  /** id of the sender, who has a proven address: the mail counts for the sender's caps instead of its recipient's */
  cappedSenderId?: number | null
  /** deliberate delay before the mail is sent */
  delayMs?: number
  /**
   * whether it is one of very many mails for which nobody waits. One job sends many of them, and records each mail
   * before sending it. The `beyondCap` of such a mail must not be `wait`
   */
  isBulk?: boolean
  /** whether the mail waits, without a job, until `sendHeldMails` sends it */
  isHeld?: boolean
  /** whether the recipient, the data and the announcement are stored encrypted; the cause must not reveal them either */
  isSealed?: boolean
}

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }
/** Ids of rows that are read when the mail is sent, and copies of values that may be deleted or changed by then. */
export type MailData = Readonly<Record<string, Json>>

interface SingleMail {
  mailId: number
  /** whether the mail has waited for its turn under the pace of its recipient's domain */
  isPaced?: boolean
}

export const sendMailKind = jobKind<SingleMail>('send-mail')
export const sendUrgentMailKind = jobKind<SingleMail>('send-urgent-mail')
export const sendBulkKind = jobKind<{ mailIds: readonly number[]; isPaced?: boolean }>('send-bulk')

/** Kinds of mail for which somebody waits, or that warn the owner of an account. They don't queue behind other mails. */
const urgentKinds: ReadonlySet<string> = new Set([
  'welcome',
  'welcome-owner',
  'confirm-address',
  'reset-password',
  'password-changed',
  'passkey-added',
  'address-changed',
])

/** Returns the kind of job that sends single mails of a kind. */
export const jobKindOf = (mailKind = '') => (urgentKinds.has(mailKind) ? sendUrgentMailKind : sendMailKind)

/** Kinds of mail that a person asks for to prove an address. They go even to an address that didn't exist before. */
const provingKinds: ReadonlySet<string> = new Set(['welcome', 'welcome-owner', 'confirm-address', 'reset-password'])

export const provesAddress = (mailKind: string): boolean => provingKinds.has(mailKind)

const mailsInJob = 50

/** Services that are needed to enqueue a mail. */
export type MailServices = Pick<Services, 'queue' | 'signer' | 'config' | 'now'>

/**
 * Enqueues mails inside the transaction of the change that causes them, with the same few statements for any number of
 * mails. Leaves out a mail if there is already one with the same cause. Enqueues even an empty list of jobs, so that the
 * time of a response doesn't show that nobody gets a mail.
 * @param usualKind kind of the mails that the caller enqueues if it has any
 */
export async function enqueueMails(
  services: MailServices,
  tx: Transaction,
  mails: readonly NewMail[],
  usualKind?: string,
): Promise<void> {
  const today = dayOf(services.now())
  const held = mails.filter(({ isHeld }) => isHeld).map((mail) => ({ mail, waitsSince: today, delayMs: 0 }))
  const admitted = [...(await applyCaps(services, tx, mails.filter(({ isHeld }) => !isHeld))), ...held] // oxfmt-ignore
  const given = admitted.map(({ mail, waitsSince }) => {
    const { kind, cause, recipient, userId, edition, data = {}, watched = null, isSealed = false } = mail
    const cappedSenderId = waitsSince === null ? null : (mail.cappedSenderId ?? null)
    const parts: SealedParts = { recipient, userId, edition, data }
    return {
      kind,
      cause,
      watched: isSealed ? null : watched,
      waitsSince,
      heldOn: mail.isHeld ? today : null,
      cappedSenderId,
      ...(isSealed ? { sealed: seal(services.signer, cause, { ...parts, watched }).toString('hex') } : parts),
    }
  })
  const rows = await tx<{ id: number; kind: string; cause: string; isHeld: boolean }[]>`
    insert into mails (kind, cause, recipient, user_id, edition, data, watched, sealed, waits_since, capped_sender_id, held_on)
    select kind, cause, recipient, "userId", edition, coalesce(data, '{}'), watched, decode(sealed, 'hex'),
      "waitsSince", "cappedSenderId", "heldOn"
    from jsonb_to_recordset(${tx.json(given)}) as given
      (kind text, cause text, recipient text, "userId" integer, edition edition, data jsonb, watched jsonb, sealed text,
        "waitsSince" date, "cappedSenderId" integer, "heldOn" date)
    on conflict (cause) do nothing
    returning id, kind, cause, held_on is not null as is_held`
  const bulk = new Set(admitted.flatMap(({ mail: { cause, isBulk } }) => (isBulk ? [cause] : [])))
  const together = rows.filter(({ cause }) => bulk.has(cause))
  const alone = rows.filter(({ cause, isHeld }) => !bulk.has(cause) && !isHeld)
  const delays = new Map(admitted.map(({ mail, delayMs }) => [mail.cause, delayMs]))
  const byJobKind = Map.groupBy(alone, ({ kind }) => jobKindOf(kind))
  if (rows.length === 0) byJobKind.set(jobKindOf(usualKind ?? mails[0]?.kind), [])
  for (const [jobKind, some] of byJobKind)
    await services.queue.enqueue(
      tx,
      jobKind,
      some.map(({ id, cause }) => ({ data: { mailId: id }, delayMs: delays.get(cause) ?? 0 })),
    )
  if (together.length === 0) return
  const mailIds = together.map(({ id }) => id)
  await services.queue.enqueue(
    tx,
    sendBulkKind,
    chunksOf(mailIds, mailsInJob).map((ids) => ({ data: { mailIds: ids } })),
  )
}

/** Sends held mails, in the caller's transaction. They wait for room under their recipients' caps like other mails. */
export async function sendHeldMails(
  { queue, now }: MailServices,
  tx: Transaction,
  causes: readonly string[],
): Promise<void> {
  const rows = await tx<{ id: number; kind: string }[]>`
    update mails set held_on = null, waits_since = ${dayOf(now())}
    where cause = any(${[...causes]}::text[]) and held_on is not null and skipped_on is null and given_up_on is null
    returning id, kind`
  for (const [jobKind, some] of Map.groupBy(rows, ({ kind }) => jobKindOf(kind)))
    await queue.enqueue(tx, jobKind, some.map(({ id }) => ({ data: { mailId: id } }))) // oxfmt-ignore
}

/** Returns those of the causes for which there is a mail already. */
export async function causesWithMail(tx: Transaction, causes: readonly string[]): Promise<Set<string>> {
  const rows = await tx<{ cause: string }[]>`select cause from mails where cause = any(${[...causes]}::text[])`
  return new Set(rows.map(({ cause }) => cause))
}

/** Returns the policy for a mail that a user causes. Null for a user with a proven address: caps ignore that mail. */
export const capPolicyOf = (causer: { isProven: boolean } | null, policy: 'drop' | 'wait'): CapPolicy =>
  causer?.isProven ? null : policy

/** Caps that count a mail about a draw: those of its sender if the sender's address is proven, else its recipient's. */
export type DrawCaps = Pick<NewMail, 'beyondCap' | 'cappedSenderId'>
export const drawCapsOf = (sender: { id: number; isProven: boolean } | null, policy: 'drop' | 'wait'): DrawCaps => ({
  beyondCap: policy,
  cappedSenderId: sender?.isProven ? sender.id : null,
})

export const enqueueMail = (services: MailServices, tx: Transaction, mail: NewMail): Promise<void> =>
  enqueueMails(services, tx, [mail])
