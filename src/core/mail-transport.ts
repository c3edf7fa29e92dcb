import { Readable } from 'node:stream'
import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer'
import MailComposer from 'nodemailer/lib/mail-composer'
import { openHandover } from './mail-handover.ts'

/** How mails leave the process. */
export interface MailTransport {
  /**
   * @param onAccepted runs as soon as the mail server has taken the mail. Without a mail server it gets what to keep of it, for `/dev/mails`
   * @throws what the mail server answered
   */
  send(mail: SendMailOptions & { messageId: string }, onAccepted: (kept: object | null) => Promise<void>): Promise<void>
  close(): void
}

/** @param smtpUrl e.g. `smtp://127.0.0.1:1025`; undefined: mails are kept instead of sent */
export const openMailTransport = (smtpUrl: string | undefined): MailTransport =>
  smtpUrl ? smtpTransport(new URL(smtpUrl)) : keepingTransport

const keepingTransport: MailTransport = {
  send: ({ from, to, subject, html, text, messageId, list = null, headers = {} }, onAccepted) =>
    onAccepted({ from, to, subject, html, text, messageId, list, headers }),
  close: () => {},
}

function smtpTransport(url: URL): MailTransport {
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
  const handover = openHandover()
  return {
    async send(mail, onAccepted) {
      const compiled = new MailComposer(mail).compile()
      const turn = handover.turn()
      const raw = Readable.from(turn.endInTurn(await compiled.build()))
      try {
        await transporter.sendMail({ envelope: compiled.getEnvelope(), raw })
        await onAccepted(null)
      } finally {
        raw.destroy()
        turn.end()
      }
    },
    close: () => transporter.close(),
  }
}
