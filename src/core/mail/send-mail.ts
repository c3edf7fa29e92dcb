import { dayMs, dayOf } from '../days.ts'
import { editions } from '../editions.ts'
import type { Sql } from '../db.ts'
import { announce } from '../live.ts'
import { sendMailKind } from './enqueue-mail.ts'
import { recordSent, skipMails, waitingMails, type MailRow } from './waiting-mails.ts'
import { roomFor } from './caps.ts'
import type { MailTransport } from './transport.ts'
import { forgetRefusal, isAddressRefused, isRecipientRefused, rememberRefusal } from './refused-addresses.ts'
import type { Services } from '../scope.ts'

/** A rendered mail, ready to be sent. */
export interface RenderedMail {
  subject: string
  html: string
  text: string
  /** recipient, if it is no longer the address for which the mail was enqueued */
  to?: string
  /** one-click unsubscribe URL (RFC 8058), for overview mails and notifications */
  unsubscribeUrl?: string
  /** e-mail address for replies */
  replyTo?: string
}

/** Renders a mail of one kind from current data. Returns null if the mail is no longer worth sending. */
export type MailRenderer = (services: Services, mail: MailRow) => Promise<RenderedMail | null>

/**
 * Sends one enqueued mail, once: a repeated job finds it recorded as sent. If the mail server refuses the address for
 * good, gives the mail up. Mails with an unsubscribe link are then no longer sent to that address.
 * @param renderers renderers by the kind of their mails
 * @throws the mail server's error, so that the job is tried again later
 */
export async function sendMail(
  services: Services,
  transport: MailTransport,
  renderers: Record<string, MailRenderer>,
  id: number,
): Promise<void> {
  const { sql, metrics, log } = services
  const [mail] = await waitingMails(services, [id])
  if (!mail || (await mustWait(services, mail))) return
  const renderer = renderers[mail.kind]
  if (!renderer) throw new Error(`no renderer for mails of kind ${mail.kind}`)
  const rendered = await renderer(services, mail)
  const wasRefused = rendered !== null && (await isAddressRefused(services, rendered.to ?? mail.recipient))
  if (!rendered || (wasRefused && rendered.unsubscribeUrl)) {
    await skipMails(services, [id])
    metrics.mails.inc({ kind: mail.kind, outcome: 'skipped' })
    return
  }
  const message = messageOf(services, mail, rendered)
  try {
    await transport.send(message, (kept) => recordSent(services, mail, kept), { inTurn: true })
  } catch (error) {
    metrics.mails.inc({ kind: mail.kind, outcome: 'failed' })
    if (!isRecipientRefused(error)) throw error
    log.warn({ mail: id, kind: mail.kind }, 'the mail server refused the address')
    await rememberRefusal(services, message.to, error)
    return giveUpMail(services, id)
  }
  if (wasRefused) await forgetRefusal(sql, services, message.to)
  await announceMail(sql, mail.watched)
  metrics.mails.inc({ kind: mail.kind, outcome: 'sent' })
}

/** Maximum time that a mail waits for room under a cap before it is given up. */
const maxWaitMs = 3 * dayMs

/** Whether a mail still has to wait for room under a cap. If so, enqueues a delayed job for it, or gives it up. */
async function mustWait(services: Services, mail: MailRow): Promise<boolean> {
  const { id, waitsSince } = mail
  if (waitsSince === null) return false
  const isTooLate = Date.parse(waitsSince) + maxWaitMs < services.now().getTime()
  const delayMs = await services.sql.begin(async (tx) => {
    const delayMs = await roomFor(services, tx, mail)
    if (delayMs === 0) await tx`update mails set waits_since = null, capped_sender_id = null where id = ${id}`
    else if (!isTooLate) await services.queue.enqueue(tx, sendMailKind, [{ data: { mailId: id }, delayMs }])
    return delayMs
  })
  if (delayMs > 0 && isTooLate) await giveUpMail(services, id)
  return delayMs > 0
}

/**
 * Returns the message of a mail. The `Message-ID` is a hash, because a number would tell a recipient of two mails how
 * many mails went to others in between.
 */
export function messageOf(
  { config, signer }: Services,
  mail: MailRow,
  { unsubscribeUrl, replyTo, ...rendered }: RenderedMail,
) {
  return {
    from: config.mailFrom ?? editions[mail.edition].mailFrom,
    to: mail.recipient,
    ...rendered,
    messageId: `<${signer.code('message-id', mail.cause)}@${new URL(config.baseUrl).hostname}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(replyTo && { 'Reply-To': replyTo }),
      ...(unsubscribeUrl && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  }
}

/** Stops trying to send a mail, and announces this to its watchers. Does nothing if the mail was sent or skipped. */
export async function giveUpMail(
  { sql, metrics, now }: Pick<Services, 'sql' | 'metrics' | 'now'>,
  id: number,
): Promise<void> {
  await sql.begin(async (tx) => {
    const [mail] = await tx<Pick<MailRow, 'kind' | 'watched'>[]>`
      update mails set given_up_on = ${dayOf(now())}
      where id = ${id} and sent_on is null and skipped_on is null and given_up_on is null
      returning kind, watched`
    if (!mail) return
    metrics.mails.inc({ kind: mail.kind, outcome: 'given-up' })
    await announceMail(tx, mail.watched)
  })
}

async function announceMail(sql: Sql, watched: MailRow['watched']): Promise<void> {
  if (watched) await announce(sql, { ...watched, event: 'mail' })
}
