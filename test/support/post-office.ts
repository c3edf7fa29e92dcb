import type { AddressInfo, Socket } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/**
 * What the office does with a mail. `busy` and `refuse` answer the whole mail with 4xx and 5xx; with `-recipient` they answer its address, before the text
 * comes. `hang-up` ends the connection before the text, `drop` in the middle of it, and `drop-all` ends all connections then. `never-answer` takes the
 * text and says nothing.
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
  | 'never-answer'
  | { takeAfterMs: number }

/** A mail that the office saw. */
export interface SeenMail {
  /** the envelope's recipients, which nobody but us decides */
  recipients: string[]
  sender: string
  raw: string
  mail: Email
  messageId: string
}

/** A mail server of a test: keeps what it takes. */
export interface PostOffice {
  /** for SMTP_URL */
  readonly url: string
  readonly port: number
  /** mails that it said "ok" to, in order */
  readonly taken: SeenMail[]
  /** mails whose text arrived wholly or in part and that it did not say "ok" to */
  readonly turnedAway: SeenMail[]
  /** mails taken for an address */
  takenFor(address: string): SeenMail[]
  /** what happens to the next ones; given the recipient and how many attempts for it there were before; asked at RCPT and again at DATA */
  treat: (recipient: string, earlierAttempts: number) => Treatment
  close(): Promise<void>
}

/** With these alone the mail server takes mail, where a test wants a login. */
interface Credentials {
  user: string
  pass: string
}

/** Opens a mail server on a port of its own, or on the one given. */
export async function openPostOffice(port = 0, credentials: Credentials | null = null): Promise<PostOffice> {
  const sockets = new Map<number, Socket>()
  const attempts = new Map<string, number>()
  const busy = (code: number, words: string) => Object.assign(new Error(words), { responseCode: code })

  const server = new SMTPServer({
    authOptional: credentials === null,
    allowInsecureAuth: true,
    disabledCommands: credentials ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    onAuth: ({ username, password }, _session, done) =>
      credentials !== null && username === credentials.user && password === credentials.pass
        ? done(null, { user: username })
        : done(busy(535, 'who are you?')),
    disableReverseLookup: true,
    logger: false,
    onRcptTo({ address }, session, done) {
      const earlier = attempts.get(address) ?? 0
      const treatment = office.treat(address, earlier)
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
        office.turnedAway.push(await seen())
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
        else if (typeof treatment === 'object') setTimeout(() => void take(), treatment.takeAfterMs)
        else if (treatment === 'take') void take()
      })
    },
  })
  server.on('error', () => {}) // dropped connections
  server.server.on('connection', (socket: Socket) => {
    const { remotePort } = socket
    sockets.set(remotePort!, socket)
    socket.on('close', () => sockets.delete(remotePort!))
  })

  const taken: SeenMail[] = []
  const office: PostOffice = {
    url: '',
    port: 0,
    taken,
    turnedAway: [],
    takenFor: (address) => taken.filter(({ recipients }) => recipients.includes(address)),
    treat: () => 'take',
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
