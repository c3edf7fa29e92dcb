import type { Config } from '../config.ts'
import { dayMs, dayOf } from '../days.ts'
import type { Sql } from '../db.ts'
import { asciiAddress, domainOf } from '../email-addresses.ts'
import { editions } from '../editions.ts'
import { announce } from '../live.ts'
import type { Services } from '../scope.ts'
import { addressFault, forgetFault, rememberFault } from './address-faults.ts'
import { roomFor } from './caps.ts'
import { addressFaultOf, isPermanent, Unanswered } from './delivery-errors.ts'
import { jobKindOf, provesAddress } from './enqueue-mail.ts'
import type { Pace } from './pace.ts'
import { refusesMails } from './refusals.ts'
import { returnPathOf } from './return-path.ts'
import { senderOf, type Stream } from './sender.ts'
import type { MailTransport, Message } from './transport.ts'
import { recordSent, skipMails, waitingMails, type MailRow } from './waiting-mails.ts'

/** A rendered mail, ready to be sent. */
export interface RenderedMail {
  subject: string
  html: string
  text: string
  /** recipient, if it is no longer the address for which the mail was enqueued */
  to?: string
  /** one-click unsubscribe URL (RFC 8058), for overview mails and notifications */
  unsubscribeUrl?: string
  /** whether somebody else causes the mail, so that it isn't sent to an address that refuses such mails */
  isRefusable?: boolean
  /** e-mail address for replies */
  replyTo?: string
}

/** Renders a mail of one kind from current data. Returns null if the mail is no longer worth sending. */
export type MailRenderer = (services: Services, mail: MailRow) => Promise<RenderedMail | null>

/**
 * Sends one enqueued mail, once: a repeated job finds it recorded as sent. If a mail server refuses it for good, gives
 * the mail up. If the server blames the address, we send no more notifications there, and no mail at all if the mailbox
 * doesn't exist.
 * @param renderers renderers by the kind of their mails
 * @throws the mail server's error, so that the job is tried again later
 */
export async function sendMail(
  services: Services,
  transport: MailTransport,
  renderers: Record<string, MailRenderer>,
  { mailId: id, isPaced = false }: { mailId: number; isPaced?: boolean },
): Promise<void> {
  const { sql, metrics, log } = services
  const [mail] = await waitingMails(services, [id])
  if (!mail || (await mustWait(services, mail))) return
  const renderer = renderers[mail.kind]
  if (!renderer) throw new Error(`no renderer for mails of kind ${mail.kind}`)
  const rendered = await renderer(services, mail)
  if (!rendered) return skipMail(services, mail)
  const to = rendered.to ?? mail.recipient
  if (rendered.isRefusable && (await refusesMails(sql, to)))
    return mail.watched ? giveUpMail(services, id) : skipMail(services, mail)
  const fault = await addressFault(services, to)
  if (fault === 'gone' && !provesAddress(mail.kind)) return giveUpMail(services, id)
  if (fault && rendered.unsubscribeUrl && !mail.watched) return skipMail(services, mail)
  const message = messageOf(services, mail, rendered, 'single')
  if (!isPaced && (await mustKeepPace(services, transport.pace, mail, message.to))) return
  try {
    await transport.send(message, (kept) => recordSent(services, mail, kept), { inTurn: true })
  } catch (error) {
    metrics.mails.inc({ kind: mail.kind, outcome: 'failed' })
    if (error instanceof Unanswered) return retryLate(services, mail, error)
    if (!isPermanent(error)) throw error
    log.warn({ mail: id, kind: mail.kind, reply: error.responseCode }, 'the mail server refused a mail for good')
    await rememberFault(services, sql, message.to, addressFaultOf(error))
    return giveUpMail(services, id)
  }
  if (fault === 'refused') await forgetFault(sql, services, message.to)
  await announceMail(sql, mail.watched)
  metrics.mails.inc({ kind: mail.kind, outcome: 'sent' })
}

async function skipMail(services: Services, { id, kind, isSealed, watched }: MailRow): Promise<void> {
  await skipMails(services, [id])
  if (isSealed) await announceMail(services.sql, watched)
  services.metrics.mails.inc({ kind, outcome: 'skipped' })
}

const minuteMs = 60 * 1000
const hourMs = 60 * minuteMs
/**
 * Times after which a mail is tried again to which no reply came. They are long, because the mail server has perhaps
 * taken the mail, and each try may then be another copy. A server that hung up has more likely not taken it.
 */
const silentWaitsMs = [hourMs, 12 * hourMs]
const hungUpWaitsMs = [minuteMs, 10 * minuteMs, ...silentWaitsMs]

/** Enqueues a late job for a mail to which no reply came, or gives the mail up after its last try. */
async function retryLate(services: Services, { id, kind }: MailRow, { hasHungUp }: Unanswered): Promise<void> {
  const { sql, queue, log } = services
  const isLast = await sql.begin(async (tx) => {
    const [{ unanswered }] = await tx<[{ unanswered: number }]>`
      update mails set unanswered = unanswered + 1 where id = ${id} returning unanswered`
    const delayMs = (hasHungUp ? hungUpWaitsMs : silentWaitsMs)[unanswered - 1]
    if (delayMs !== undefined) await queue.enqueue(tx, jobKindOf(kind), [{ data: { mailId: id }, delayMs }])
    return delayMs === undefined
  })
  log.warn({ mail: id, kind, isLast }, 'the mail server did not reply to a whole mail')
  if (isLast) await giveUpMail(services, id)
}

/**
 * Whether a mail has to wait so that its recipient's domain doesn't get too many mails a second. If so, enqueues a
 * delayed job for it.
 */
async function mustKeepPace(
  services: Services,
  pace: Pace,
  { id, kind }: MailRow,
  recipient: string,
): Promise<boolean> {
  const delayMs = pace.reserve(recipient)
  if (delayMs === 0) return false
  await services.queue.enqueue(services.sql, jobKindOf(kind), [{ data: { mailId: id, isPaced: true }, delayMs }])
  return true
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
    else if (!isTooLate) await services.queue.enqueue(tx, jobKindOf(mail.kind), [{ data: { mailId: id }, delayMs }])
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
  { config, signer }: Pick<Services, 'config' | 'signer'>,
  mail: MailRow,
  { unsubscribeUrl, isRefusable: _, replyTo, to = mail.recipient, ...rendered }: RenderedMail,
  stream: Stream,
): Message {
  const from = senderOf(config, mail.edition, stream)
  const domain = domainOf(from.address)
  // A bounce names the address that the mail was enqueued for, so a mail to another one can't be recognised by it.
  const returnPath = to === mail.recipient ? returnPathOf(config, signer, mail.id, to) : config.mailReturnPath
  return {
    ...rendered,
    // Mail programs decode what looks like an encoded word (RFC 2047), and people write titles that stand in subjects.
    subject: rendered.subject.replaceAll('=?', '= ?'),
    from,
    to,
    envelope: { from: asciiAddress(returnPath ?? from.address), to: asciiAddress(to) },
    messageId: `<${signer.code('message-id', mail.cause)}@${domain}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(replyTo && { 'Reply-To': replyTo }),
      ...(unsubscribeUrl && {
        'List-Unsubscribe': unsubscribeHeader(config, unsubscribeUrl),
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
      // Mail providers group complaints by these (RFC 2919, and Google's Feedback-ID).
      ...(stream === 'bulk' && {
        'List-Id': `${from.name} <${mail.kind}.${domain}>`,
        'Feedback-ID': `${mail.kind}:${mail.edition}:bulk:${editions[mail.edition].brandId}`,
      }),
    },
  }
}

/** Returns the value of `List-Unsubscribe`: the URL, and a mailbox if there is one. Its mails have the URL as subject. */
const unsubscribeHeader = ({ mailUnsubscribe }: Pick<Config, 'mailUnsubscribe'>, url: string): string =>
  [url, ...(mailUnsubscribe ? [`mailto:${mailUnsubscribe}?subject=${encodeURIComponent(url)}`] : [])]
    .map((each) => `<${each}>`)
    .join(', ')

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
