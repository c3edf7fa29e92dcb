import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer'
import DKIM from 'nodemailer/lib/dkim'
import MailComposer from 'nodemailer/lib/mail-composer'
import type { Config } from '../config.ts'
import { openHandover } from './handover.ts'

/** How mails leave the process. */
export interface MailTransport {
  /**
   * @param onAccepted runs as soon as the mail server has taken the mail. Without a mail server it gets what to keep of it, for `/dev/mails`
   * @param options `inTurn`: the next one ends only when this one is recorded; not needed where it is recorded already
   * @throws what the mail server answered
   */
  send(
    mail: SendMailOptions & { messageId: string },
    onAccepted: (kept: object | null) => Promise<void>,
    options: { inTurn: boolean },
  ): Promise<void>
  close(): void
}

/** Mails are kept instead of sent where no mail server is configured. */
export const openMailTransport = ({ smtpUrl, dkim }: Pick<Config, 'smtpUrl' | 'dkim'>): MailTransport =>
  smtpUrl ? smtpTransport(new URL(smtpUrl), dkim) : keepingTransport

const keepingTransport: MailTransport = {
  send: ({ from, to, subject, html, text, messageId, list = null, headers = {} }, onAccepted) =>
    onAccepted({ from, to, subject, html, text, messageId, list, headers }),
  close: () => {},
}

/** RFC 8058 wants both of the last ones signed. */
const signedHeaders =
  'From:Reply-To:Subject:Date:Message-ID:To:MIME-Version:Content-Type:Content-Transfer-Encoding:Auto-Submitted:List-Unsubscribe:List-Unsubscribe-Post'

/** @returns the message with its signature in front, or as it is where no key is configured */
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
    // as many as mails are under way at once, so that no mail holds the turn while it waits for a connection
    maxConnections: 10,
    maxMessages: 500,
    // the pool would send what is left of a text that it had begun to read, which is nothing: its job sends the mail anew
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
