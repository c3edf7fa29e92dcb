import type { AddressInfo, Socket } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/**
 * How the mail server treats a mail. `busy` and `refuse` reject it with 4xx and 5xx after its text. `busy-recipient`
 * and `refuse-recipient` reject the recipient's address, before the text. `hang-up` ends the connection before the
 * text, `drop` in the middle of it, and `hang-up-after` once it has the whole text. `drop-all` ends all connections in the middle of the text. `never-answer` takes
 * the text and doesn't respond. `{ reply, to }` gives one reply of 4xx or 5xx, such as `550 5.1.1 unknown`, to the
 * recipient's address or to the text.
 */
export type Treatment =
  | 'take'
  | 'busy'
  | 'busy-recipient'
  | 'refuse'
  | 'refuse-recipient'
  | 'drop'
  | 'drop-all'
  | 'hang-up'
  | 'hang-up-after'
  | 'never-answer'
  | { takeAfterMs: number }
  | { reply: string; to: 'RCPT' | 'DATA' }

/** A mail whose text the mail server received, wholly or in part. */
export interface SeenMail {
  /** recipients in the SMTP envelope, whatever the mail's own headers say */
  recipients: string[]
  sender: string
  raw: string
  mail: Email
  messageId: string
}

/** A mail server for tests, which keeps the mails that it takes. */
export interface MailServer {
  /** for SMTP_URL */
  readonly url: string
  readonly port: number
  /** mails that the server accepted with "ok", in order */
  readonly taken: SeenMail[]
  /** mails that the server did not accept, although their text arrived wholly or in part */
  readonly notAccepted: SeenMail[]
  /** users who sent a password, in order */
  readonly logins: string[]
  /** returns the mails accepted for an e-mail address */
  takenFor(address: string): SeenMail[]
  /**
   * Decides how the server treats further mails. It gets the recipient's e-mail address and the number of earlier
   * attempts for that address. The server calls it at RCPT and again at DATA.
   */
  treat: (recipient: string, earlierAttempts: number) => Treatment
  /** sender's address that the server refuses with 550; null for none */
  refusedSender: string | null
  /** returns the number of times that a mail to an e-mail address was tried, up to its recipient at least */
  attemptsFor(address: string): number
  close(): Promise<void>
}

/** Login that the mail server requires, for tests that need one. */
interface Credentials {
  user: string
  pass: string
}

/** Opens a mail server on the given port, or on a free one. */
export async function openMailServer(port = 0, credentials: Credentials | null = null): Promise<MailServer> {
  const sockets = new Map<number, Socket>()
  const attempts = new Map<string, number>()
  const busy = (code: number, words: string) => Object.assign(new Error(words), { responseCode: code })
  const replying = (reply: string) => busy(Number(reply.slice(0, 3)), reply.slice(4))

  const server = new SMTPServer({
    authOptional: credentials === null,
    allowInsecureAuth: true,
    disabledCommands: credentials ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    onAuth({ username, password }, _session, done) {
      office.logins.push(username ?? '')
      if (credentials !== null && username === credentials.user && password === credentials.pass)
        done(null, { user: username })
      else done(busy(535, 'who are you?'))
    },
    disableReverseLookup: true,
    logger: false,
    onMailFrom: ({ address }, _session, done) =>
      address === office.refusedSender ? done(replying('550 5.7.1 sender not welcome')) : done(),
    onRcptTo({ address }, session, done) {
      const earlier = attempts.get(address) ?? 0
      const treatment = office.treat(address, earlier)
      if (typeof treatment === 'object' && 'reply' in treatment && treatment.to === 'RCPT') {
        attempts.set(address, earlier + 1)
        return done(replying(treatment.reply))
      }
      if (treatment !== 'refuse-recipient' && treatment !== 'busy-recipient' && treatment !== 'hang-up') return done()
      attempts.set(address, earlier + 1)
      if (treatment === 'hang-up') return void sockets.get(session.remotePort)?.destroy()
      if (treatment === 'busy-recipient') return done(busy(450, `<${address}>: greylisted, come back later`))
      done(busy(550, `<${address}>: no such mailbox here`))
    },
    onData(stream, session, done) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address)
      const recipient = recipients[0]!
      const earlier = attempts.get(recipient) ?? 0
      attempts.set(recipient, earlier + 1)
      const treatment = office.treat(recipient, earlier)
      const chunks: Buffer[] = []
      const seen = async (): Promise<SeenMail> => {
        const raw = Buffer.concat(chunks).toString('utf8')
        const mail = await PostalMime.parse(raw)
        return {
          recipients,
          sender: session.envelope.mailFrom ? session.envelope.mailFrom.address : '',
          raw,
          mail,
          messageId: mail.messageId ?? '',
        }
      }
      const turnAway = async (error?: Error) => {
        office.notAccepted.push(await seen())
        if (error) done(error)
      }
      const take = async () => {
        office.taken.push(await seen())
        done(null, 'ok')
      }
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        if (treatment === 'drop') sockets.get(session.remotePort)?.destroy()
        if (treatment === 'drop-all') for (const socket of sockets.values()) socket.destroy()
      })
      stream.on('error', () => {})
      stream.on('close', () => void ((treatment === 'drop' || treatment === 'drop-all') && turnAway()))
      stream.on('end', () => {
        if (treatment === 'busy') void turnAway(busy(451, `<${recipient}>: try again later`))
        else if (treatment === 'refuse') void turnAway(busy(554, `<${recipient}>: not wanted here`))
        else if (treatment === 'never-answer') void turnAway()
        else if (treatment === 'hang-up-after') {
          void turnAway()
          sockets.get(session.remotePort)?.destroy()
        } else if (typeof treatment === 'object' && 'reply' in treatment) void turnAway(replying(treatment.reply))
        else if (typeof treatment === 'object') setTimeout(() => void take(), treatment.takeAfterMs)
        else if (treatment === 'take') void take()
      })
    },
  })
  server.on('error', () => {}) // caused by dropped connections
  server.server.on('connection', (socket: Socket) => {
    const { remotePort } = socket
    sockets.set(remotePort!, socket)
    socket.on('close', () => sockets.delete(remotePort!))
  })

  const taken: SeenMail[] = []
  const office: MailServer = {
    url: '',
    port: 0,
    taken,
    notAccepted: [],
    logins: [],
    takenFor: (address) => taken.filter(({ recipients }) => recipients.includes(address)),
    treat: () => 'take',
    refusedSender: null,
    attemptsFor: (address) => attempts.get(address) ?? 0,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(resolve))
      for (const socket of sockets.values()) socket.destroy()
      await closed
    },
  }
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const open = (server.server.address() as AddressInfo).port
  return Object.assign(office, { url: `smtp://127.0.0.1:${open}`, port: open })
}
