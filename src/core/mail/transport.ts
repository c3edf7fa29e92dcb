import type { Duplex } from 'node:stream'
import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer'
import MailComposer from 'nodemailer/lib/mail-composer'
import type { Config } from '../config.ts'
import { dkimSigner } from './dkim.ts'
import { afterWholeMail } from './delivery-errors.ts'
import { openHandover } from './handover.ts'
import { holdLastByte } from './last-byte.ts'
import { createPace, type Pace } from './pace.ts'
import { withParts } from './parts.ts'

/** A mail as the transport sends it. */
export interface Message extends SendMailOptions {
  from: { name: string; address: string }
  to: string
  messageId: string
  html: string
  /** plain text as `format=flowed` (RFC 3676) */
  text: string
}

/** Transport by which mails leave the process. */
export interface MailTransport {
  readonly pace: Pace
  /**
   * Sends a mail.
   * @param onAccepted runs with null as soon as the mail server has taken the mail. Without a mail server it runs with
   *   the content to store for `/dev/mails`
   * @param options `inTurn`: whether the last byte of the next mail waits until `onAccepted` has recorded this mail, so
   *   that a killed process repeats one mail at most. A mail that is recorded before it is sent doesn't need that
   * @throws Unanswered if the mail server got the whole mail and didn't reply; else the mail server's error
   */
  send(mail: Message, onAccepted: (kept: object | null) => Promise<void>, options: { inTurn: boolean }): Promise<void>
  close(): void
}

/** Transports of a worker. Each has connections of its own, so that slow mails of one don't hold up the others. */
export type MailTransports = Readonly<Record<Lane, MailTransport>>

/** Lanes of mail: mails for which somebody waits, all other single mails, and bulk mails. */
export type Lane = 'urgent' | 'usual' | 'bulk'

/**
 * Largest number of connections of each lane to the mail server. A lane needs more than 10 only while mails hang there.
 * Mail servers commonly take 50 connections from one client.
 */
export const maxConnections: Readonly<Record<Lane, number>> = { urgent: 15, usual: 25, bulk: 10 }

/** Maximum times, in milliseconds, that a mail waits for the mail server. */
interface Patience {
  /** until the mail server has the whole text; short, because a mail that breaks off there can be sent again at once */
  textMs: number
  /** for the reply to the whole text; 10 minutes, because a server that took the mail may be slow (RFC 5321 §4.5.3.2.6) */
  replyMs: number
}
const patience: Patience = { textMs: 60_000, replyMs: 600_000 }

type TransportConfig = Pick<Config, 'smtpUrl' | 'smtpUrlBulk' | 'dkim' | 'mailPace'>

/** Opens the transports. Without a configured mail server, they send nothing and return mails to be stored. */
export function openMailTransports(config: TransportConfig): MailTransports {
  const pace = createPace(config.mailPace)
  const open = (lane: Lane) => openMailTransport(config, lane, pace)
  return { urgent: open('urgent'), usual: open('usual'), bulk: open('bulk') }
}

/** Data of a mail as nodemailer gets them, with the stream that holds back the mail's last byte. */
interface Data extends SendMailOptions {
  lastByte: Duplex
}

export function openMailTransport(
  { smtpUrl, smtpUrlBulk, dkim }: Omit<TransportConfig, 'mailPace'>,
  lane: Lane,
  pace: Pace,
  { textMs, replyMs } = patience,
): MailTransport {
  const url = lane === 'bulk' ? smtpUrlBulk : smtpUrl
  if (!url) return storingTransport
  const transporter: Transporter = createTransport({
    pool: true,
    maxConnections: maxConnections[lane],
    maxMessages: 500,
    // The pool must not resend: it has read the stream already, so it would send an empty mail. The job tries again.
    maxRequeues: 0,
    connectionTimeout: 10_000,
    greetingTimeout: 30_000,
    socketTimeout: replyMs,
    ...serverOf(new URL(url)),
  })
  transporter.use('stream', (mail, done) => {
    mail.message.processFunc((message) => message.pipe((mail.data as Data).lastByte))
    done()
  })
  const sign = dkimSigner(dkim)
  const handover = openHandover()
  return {
    pace,
    async send(mail, onAccepted, { inTurn }) {
      const compiled = new MailComposer(withParts(mail)).compile()
      const message = sign(await compiled.build(), mail.from.address)
      const turn = inTurn ? handover.turn() : null
      const slow = new AbortController()
      const timer = setTimeout(() => slow.abort(new Error('the mail server was too slow to take the text')), textMs)
      let isWhole = false
      const text = holdLastByte(async () => {
        await turn?.begins()
        clearTimeout(timer)
        isWhole = true
      })
      try {
        const envelope = mail.envelope ?? compiled.getEnvelope()
        const data: Data = { envelope, raw: message, signal: slow.signal, lastByte: text }
        await transporter.sendMail(data)
        turn?.taken()
        await onAccepted(null)
      } catch (error) {
        throw isWhole ? afterWholeMail(error) : error
      } finally {
        clearTimeout(timer)
        text.destroy()
        turn?.ends()
      }
    },
    close: () => transporter.close(),
  }
}

const storingTransport: MailTransport = {
  pace: createPace(0),
  send: ({ from, to, subject, html, text, messageId, list = null, headers = {} }, onAccepted) =>
    onAccepted({ from, to, subject, html, text, messageId, list, headers }),
  close: () => {},
}

/** Returns what nodemailer needs to know of the mail server in `SMTP_URL`. */
function serverOf({ protocol, hostname, port, username, password }: URL) {
  const isEncrypted = protocol === 'smtps:'
  return {
    host: hostname,
    port: Number(port) || (isEncrypted ? 465 : 587),
    secure: isEncrypted,
    // A password must not be readable on its way to another machine.
    requireTLS: username !== '' && !isLoopback(hostname),
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  }
}

const isLoopback = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host)
