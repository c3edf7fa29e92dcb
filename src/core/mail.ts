import { Readable } from 'node:stream'
import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer'
import MailComposer from 'nodemailer/lib/mail-composer'
import { editions, type EditionCode } from './editions.ts'
import type { Services } from './scope.ts'
import type { Sql, Transaction } from './db.ts'
import { announce } from './live.ts'

/** A mail to write when its job runs. */
export interface NewMail {
  kind: string
  /** names the one thing that this mail is about; a second order with the same cause is not sent */
  cause: string
  recipient: string
  userId: number | null
  edition: EditionCode
  data?: Record<string, string | number | null>
  /** what to announce when it is sent, or given up: who watches this sees how it went */
  watched?: { topic: string; key: string; subject: string } | null
}

/** A row of `mails`, as the kinds' writers get it. */
export interface MailRow extends Required<NewMail> {
  id: number
}

/** A finished mail. */
export interface RenderedMail {
  subject: string
  html: string
  text: string
  /** for overview mails and notifications: the one-click address of RFC 8058 */
  unsubscribeUrl?: string
}

/** Writes the mail of one kind from what is true now; null when it is not worth sending any more. */
export type MailRenderer = (services: Services, mail: MailRow) => Promise<RenderedMail | null>

/**
 * Orders mails inside the transaction of the change that causes them: two statements, however many there are.
 * A cause that was ordered before is left alone.
 */
export async function enqueueMails(
  services: Pick<Services, 'queue'>,
  tx: Transaction,
  orders: readonly NewMail[],
): Promise<void> {
  const rows = await tx<{ id: number }[]>`
    insert into mails (kind, cause, recipient, user_id, edition, data, watched)
    select kind, cause, recipient, "userId", edition, coalesce(data, '{}'), watched
    from jsonb_to_recordset(${tx.json(orders as never)}) as given (kind text, cause text, recipient text, "userId" integer, edition edition, data jsonb, watched jsonb)
    on conflict (cause) do nothing
    returning id`
  await services.queue.enqueue(
    tx,
    'send-mail',
    rows.map(({ id }) => ({ mailId: id })),
  )
}

/** Orders one mail. */
export const enqueueMail = (services: Pick<Services, 'queue'>, tx: Transaction, order: NewMail): Promise<void> =>
  enqueueMails(services, tx, [order])

/** Makes mails that wait for some users another one's, once they turned out to be one person. */
export async function reassignMails(
  tx: Transaction,
  fromUserIds: readonly number[],
  intoUserId: number,
): Promise<void> {
  await tx`update mails set user_id = ${intoUserId} where user_id = any(${[...fromUserIds]}::int[]) and sent_at is null and skipped_at is null`
}

/** How mails leave the process. */
export interface MailTransport {
  /**
   * Hands the mail over.
   * @param taken run as soon as the mail server (or, without one, our own table, which gets the mail to keep) has it; not run when it refuses
   */
  send(mail: SendMailOptions & { messageId: string }, taken: (kept: object | null) => Promise<void>): Promise<void>
  close(): void
}

/** So long the end of a mail waits for another one's "ok" to be recorded. */
const handoverPatienceMs = 5_000

/**
 * Lets one mail at a time be in the moment that a kill can make two of it: between the end of its text and our record of the server's "ok".
 * With a server that is quick to say so, a kill repeats one mail at most. Nobody waits for a slow one: there that moment is a small part of all.
 */
function openHandover() {
  let before: Promise<void> = Promise.resolve()
  return {
    /** Resolves when it is this mail's turn, or patience is over. @returns what ends the turn */
    async turn(): Promise<() => void> {
      const earlier = before
      let end = () => {}
      before = new Promise((ended) => (end = ended))
      await Promise.race([earlier, new Promise((over) => setTimeout(over, handoverPatienceMs).unref())])
      return end
    },
  }
}

/** A mail whose last line waits for its turn. */
async function* inTurn(message: Buffer, waitForTurn: () => Promise<void>): AsyncGenerator<Buffer> {
  const most = Math.max(0, message.length - 1)
  yield message.subarray(0, most)
  await waitForTurn()
  yield message.subarray(most)
}

/**
 * A pooled SMTP connection, or, without a server, a drawer that keeps the mails for `/dev/mails`.
 * @param smtpUrl e.g. `smtp://127.0.0.1:1025`
 */
export function openMailTransport(smtpUrl: string | undefined): MailTransport {
  if (!smtpUrl) {
    return {
      send: (mail, taken) =>
        taken({
          from: mail.from,
          to: mail.to,
          subject: mail.subject,
          html: mail.html,
          text: mail.text,
          messageId: mail.messageId,
          list: mail.list ?? null,
          headers: mail.headers ?? {},
        }),
      close: () => {},
    }
  }
  const url = new URL(smtpUrl)
  const transporter: Transporter = createTransport({
    pool: true,
    // as many as mails are under way at once: none holds the turn while it waits for a connection
    maxConnections: 10,
    maxMessages: 500,
    host: url.hostname,
    port: Number(url.port) || (url.protocol === 'smtps:' ? 465 : 587),
    secure: url.protocol === 'smtps:',
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    ...(url.username && { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }),
  })
  const handover = openHandover()
  return {
    async send(mail, taken) {
      const compiled = new MailComposer(mail).compile()
      const message = await compiled.build()
      let end = () => {}
      const text = Readable.from(inTurn(message, async () => void (end = await handover.turn())))
      try {
        await transporter.sendMail({ envelope: compiled.getEnvelope(), raw: text })
        await taken(null)
      } finally {
        text.destroy()
        end()
      }
    },
    close: () => transporter.close(),
  }
}

const read = async (sql: Sql, id: number): Promise<(MailRow & { done: boolean }) | undefined> => {
  const [row] = await sql<(MailRow & { done: boolean })[]>`
    select id, kind, cause, recipient, user_id as "userId", edition, data, watched, sent_at is not null or skipped_at is not null as done
    from mails where id = ${id}`
  return row
}

const tellWatchers = async (sql: Sql, watched: MailRow['watched']): Promise<void> => {
  if (watched) await announce(sql, { ...watched, event: 'mail' })
}

/** Whether the mail server refused the address itself, for good (RFC 5321's 5xx to RCPT TO): another try would hear the same. */
const isRefusedForGood = (error: unknown): boolean =>
  error instanceof Error &&
  'command' in error &&
  error.command === 'RCPT TO' &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500

/** Leaves a mail be: nobody tries it any more, and who watches it is told. A mail that was sent or skipped stays so. */
export async function giveMailUp(services: Pick<Services, 'sql' | 'metrics' | 'now'>, id: number): Promise<void> {
  await services.sql.begin(async (tx) => {
    const [mail] = await tx<Pick<MailRow, 'kind' | 'watched'>[]>`
      update mails set given_up_at = ${services.now()} where id = ${id} and sent_at is null and skipped_at is null and given_up_at is null returning kind, watched`
    if (!mail) return
    services.metrics.mails.inc({ kind: mail.kind, outcome: 'given-up' })
    await tellWatchers(tx, mail.watched)
  })
}

/**
 * Sends one ordered mail, once: a repeated job finds it sent. Only a kill between the server's "ok" and our record of it may send a second one,
 * and that has the same Message-ID. An address that the mail server refuses for good is not tried again.
 * @param writers the writer of each kind
 * @throws what the mail server answered, so that the job is tried again later
 */
export async function sendMail(
  services: Services,
  transport: MailTransport,
  writers: Record<string, MailRenderer>,
  id: number,
): Promise<void> {
  const mail = await read(services.sql, id)
  if (!mail || mail.done) return
  const writer = writers[mail.kind]
  if (!writer) throw new Error(`no writer for mails of kind ${mail.kind}`)
  const letter = await writer(services, mail)
  if (!letter) {
    await services.sql`update mails set skipped_at = ${services.now()} where id = ${id}`
    services.metrics.mails.inc({ kind: mail.kind, outcome: 'skipped' })
    return
  }
  const host = new URL(services.config.baseUrl).hostname
  try {
    await transport.send(
      {
        from: services.config.mailFrom ?? editions[mail.edition].mailFrom,
        to: mail.recipient,
        subject: letter.subject,
        html: letter.html,
        text: letter.text,
        messageId: `<mail.${id}.${services.signer.code('message-id', mail.cause).slice(0, 16)}@${host}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(letter.unsubscribeUrl && {
            'List-Unsubscribe': `<${letter.unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      },
      async (kept) => {
        await services.sql`update mails set sent_at = ${services.now()}, kept = ${kept && services.sql.json(kept as never)}::jsonb where id = ${id}`
      },
    )
  } catch (error) {
    services.metrics.mails.inc({ kind: mail.kind, outcome: 'failed' })
    if (!isRefusedForGood(error)) throw error
    services.log.warn({ mail: id, kind: mail.kind }, 'the mail server refused the address')
    return giveMailUp(services, id)
  }
  await tellWatchers(services.sql, mail.watched)
  services.metrics.mails.inc({ kind: mail.kind, outcome: 'sent' })
}

/** Forgets mails that were sent or skipped a month ago; who still waits stays. */
export async function purgeMails({ sql, now }: Pick<Services, 'sql' | 'now'>): Promise<void> {
  await sql`delete from mails where coalesce(sent_at, skipped_at) < ${now()}::timestamptz - interval '30 days'`
}
