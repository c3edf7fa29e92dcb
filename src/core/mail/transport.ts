import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer'
import DKIM from 'nodemailer/lib/dkim'
import MailComposer from 'nodemailer/lib/mail-composer'
import type { Config } from '../config.ts'
import { openHandover } from './handover.ts'

/** Transport by which mails leave the process. */
export interface MailTransport {
  /**
   * Sends a mail.
   * @param onAccepted runs with null as soon as the mail server has taken the mail. Without a mail server it runs with
   *   the content to store for `/dev/mails`
   * @param options `inTurn`: whether the last byte of the next mail waits until `onAccepted` has recorded this mail, so
   *   that a killed process repeats one mail at most. A mail that is recorded before it is sent doesn't need that
   * @throws the mail server's error
   */
  send(
    mail: SendMailOptions & { messageId: string },
    onAccepted: (kept: object | null) => Promise<void>,
    options: { inTurn: boolean },
  ): Promise<void>
  close(): void
}

/** Opens the transport. Without a configured mail server, the transport sends nothing and returns mails to be stored. */
export const openMailTransport = ({ smtpUrl, dkim }: Pick<Config, 'smtpUrl' | 'dkim'>): MailTransport =>
  smtpUrl ? smtpTransport(new URL(smtpUrl), dkim) : storingTransport

const storingTransport: MailTransport = {
  send: ({ from, to, subject, html, text, messageId, list = null, headers = {} }, onAccepted) =>
    onAccepted({ from, to, subject, html, text, messageId, list, headers }),
  close: () => {},
}

/** Headers that are signed. RFC 8058 asks for a signature of the last two. */
const signedHeaders =
  'From:Reply-To:Subject:Date:Message-ID:To:MIME-Version:Content-Type:Content-Transfer-Encoding:Auto-Submitted:List-Unsubscribe:List-Unsubscribe-Post'

/** Returns a function that puts a DKIM signature before a message. Without a key, it leaves the message unchanged. */
function signing(dkim: Config['dkim']): (message: Buffer) => Promise<Buffer> {
  if (!dkim) return (message) => Promise.resolve(message)
  const { domain, selector, privateKey } = dkim
  const signer = new DKIM({
    ...{ domainName: domain, keySelector: selector, privateKey },
    headerFieldNames: signedHeaders,
  })
  return (message) => buffer(signer.sign(message))
}

function smtpTransport(url: URL, dkim: Config['dkim']): MailTransport {
  const transporter: Transporter = createTransport({
    pool: true,
    // As many connections as mails are sent at once, so that no mail has its turn while it waits for a connection.
    maxConnections: 10,
    maxMessages: 500,
    // The pool must not resend: it has read the stream already, so it would send an empty mail. The job tries again.
    maxRequeues: 0,
    host: url.hostname,
    port: Number(url.port) || (url.protocol === 'smtps:' ? 465 : 587),
    secure: url.protocol === 'smtps:',
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    ...(url.username && { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }),
  })
  const sign = signing(dkim)
  const handover = openHandover()
  return {
    async send(mail, onAccepted, { inTurn }) {
      const compiled = new MailComposer(mail).compile()
      const message = await sign(await compiled.build())
      const envelope = compiled.getEnvelope()
      if (!inTurn) {
        await transporter.sendMail({ envelope, raw: message })
        return onAccepted(null)
      }
      const turn = handover.turn()
      const raw = Readable.from(turn.endInTurn(message))
      try {
        await transporter.sendMail({ envelope, raw })
        await onAccepted(null)
      } finally {
        raw.destroy()
        turn.end()
      }
    },
    close: () => transporter.close(),
  }
}
