import { editions } from './editions.ts'
import type { Sql } from './db.ts'
import { announce } from './live.ts'
import type { MailRow } from './mail.ts'
import type { MailTransport } from './mail-transport.ts'
import type { Services } from './scope.ts'

/** A finished mail. */
export interface RenderedMail {
  subject: string
  html: string
  text: string
  /** for overview mails and notifications: the one-click address of RFC 8058 */
  unsubscribeUrl?: string
}

/** Writes the mails of one kind from what is true now; null when one is not worth sending any more. */
export type MailRenderer = (services: Services, mail: MailRow) => Promise<RenderedMail | null>

/**
 * Sends one enqueued mail, once: a repeated job finds it sent. An address that the mail server refuses for good is not tried again.
 * @param renderers by kind
 * @throws what the mail server answered, so that the job is tried again later
 */
export async function sendMail(
  services: Services,
  transport: MailTransport,
  renderers: Record<string, MailRenderer>,
  id: number,
): Promise<void> {
  const { sql, metrics, log } = services
  const mail = await waitingMail(sql, id)
  if (!mail) return
  const renderer = renderers[mail.kind]
  if (!renderer) throw new Error(`no renderer for mails of kind ${mail.kind}`)
  const rendered = await renderer(services, mail)
  if (!rendered) {
    await sql`update mails set skipped_at = ${services.now()} where id = ${id}`
    metrics.mails.inc({ kind: mail.kind, outcome: 'skipped' })
    return
  }
  try {
    await transport.send(messageOf(services, mail, rendered), async (kept) => {
      await sql`update mails set sent_at = ${services.now()}, kept = ${kept && sql.json(kept as never)}::jsonb where id = ${id}`
    })
  } catch (error) {
    metrics.mails.inc({ kind: mail.kind, outcome: 'failed' })
    if (!isAddressRefused(error)) throw error
    log.warn({ mail: id, kind: mail.kind }, 'the mail server refused the address')
    return giveUpMail(services, id)
  }
  await tellWatchers(sql, mail.watched)
  metrics.mails.inc({ kind: mail.kind, outcome: 'sent' })
}

async function waitingMail(sql: Sql, id: number): Promise<MailRow | undefined> {
  const [mail] = await sql<MailRow[]>`
    select id, kind, cause, recipient, user_id as "userId", edition, data, watched
    from mails where id = ${id} and sent_at is null and skipped_at is null`
  return mail
}

function messageOf({ config, signer }: Services, mail: MailRow, { unsubscribeUrl, ...rendered }: RenderedMail) {
  return {
    from: config.mailFrom ?? editions[mail.edition].mailFrom,
    to: mail.recipient,
    ...rendered,
    messageId: `<mail.${mail.id}.${signer.code('message-id', mail.cause).slice(0, 16)}@${new URL(config.baseUrl).hostname}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  }
}

/** Whether the address itself was refused for good (RFC 5321's 5xx to RCPT TO): another try would hear the same. */
const isAddressRefused = (error: unknown): boolean =>
  error instanceof Error &&
  'command' in error &&
  error.command === 'RCPT TO' &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500

/** Stops trying to send a mail, and tells who watches it. A mail that was sent or skipped stays so. */
export async function giveUpMail(
  { sql, metrics, now }: Pick<Services, 'sql' | 'metrics' | 'now'>,
  id: number,
): Promise<void> {
  await sql.begin(async (tx) => {
    const [mail] = await tx<Pick<MailRow, 'kind' | 'watched'>[]>`
      update mails set given_up_at = ${now()} where id = ${id} and sent_at is null and skipped_at is null and given_up_at is null returning kind, watched`
    if (!mail) return
    metrics.mails.inc({ kind: mail.kind, outcome: 'given-up' })
    await tellWatchers(tx, mail.watched)
  })
}

async function tellWatchers(sql: Sql, watched: MailRow['watched']): Promise<void> {
  if (watched) await announce(sql, { ...watched, event: 'mail' })
}
