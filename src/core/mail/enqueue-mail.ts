import type { Transaction } from '../db.ts'
import type { EditionCode } from '../editions.ts'
import { chunksOf } from '../chunks.ts'
import { applyCaps, type BeyondCap } from './caps.ts'
import { jobKind } from '../queue.ts'
import type { Services } from '../scope.ts'
import { seal, type SealedParts } from './sealed-mail.ts'

/** A mail to be written and sent by a job. */
export interface NewMail {
  kind: string
  /** names the one thing that this mail is about: a second mail with the same cause is not sent */
  cause: string
  recipient: string
  userId: number | null
  edition: EditionCode
  data?: MailData
  /** announced once the mail is sent or given up */
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
/** Ids of rows that the mail reads when it is sent, and copies of values that may be gone or changed by then. */
export type MailData = Readonly<Record<string, Json>>

export const sendMailKind = jobKind<{ mailId: number }>('send-mail')
export const sendBulkKind = jobKind<{ mailIds: readonly number[] }>('send-bulk')

const mailsInJob = 50

/** The services that enqueueing a mail needs. */
export type MailServices = Pick<Services, 'queue' | 'signer' | 'config' | 'now'>

/**
 * Enqueues mails inside the transaction of the change that causes them, in the same few statements however many there are.
 * A mail whose cause is there already is left out.
 */
export async function enqueueMails(services: MailServices, tx: Transaction, mails: readonly NewMail[]): Promise<void> {
  const admitted = await applyCaps(services, tx, mails)
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
    select kind, cause, recipient, "userId", edition, coalesce(data, '{}'), watched, decode(sealed, 'hex'),
      "waitsSince", "cappedSenderId"
    from jsonb_to_recordset(${tx.json(given)}) as given
      (kind text, cause text, recipient text, "userId" integer, edition edition, data jsonb, watched jsonb, sealed text,
        "waitsSince" date, "cappedSenderId" integer)
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
