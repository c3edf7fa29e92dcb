import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer'

/** How mails leave the process. */
export interface MailTransport {
  /**
   * Resolves once the mail server has taken the mail.
   * @returns without a mail server: what to keep of it, for `/dev/mails`
   * @throws what the mail server answered
   */
  send(mail: SendMailOptions & { messageId: string }): Promise<object | null>
  close(): void
}

/** @param smtpUrl e.g. `smtp://127.0.0.1:1025`; undefined: mails are kept instead of sent */
export const openMailTransport = (smtpUrl: string | undefined): MailTransport =>
  smtpUrl ? smtpTransport(new URL(smtpUrl)) : keepingTransport

const keepingTransport: MailTransport = {
  send: async ({ from, to, subject, html, text, messageId, list = null, headers = {} }) => ({
    from,
    to,
    subject,
    html,
    text,
    messageId,
    list,
    headers,
  }),
  close: () => {},
}

function smtpTransport(url: URL): MailTransport {
  const transporter: Transporter = createTransport({
    pool: true,
    // mails are sent one at a time
    maxConnections: 1,
    maxMessages: 500,
    host: url.hostname,
    port: Number(url.port) || (url.protocol === 'smtps:' ? 465 : 587),
    secure: url.protocol === 'smtps:',
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    ...(url.username && { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }),
  })
  return {
    async send(mail) {
      await transporter.sendMail(mail)
      return null
    },
    close: () => transporter.close(),
  }
}
