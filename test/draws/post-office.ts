import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'

/** A mail that the server said "ok" to. */
export interface Taken {
  to: string
  messageId: string
  subject: string
}

/** A real mail server of our own, which can be slow, refuse and drop. */
export interface PostOffice {
  url: string
  /** in the order in which it took them */
  taken: Taken[]
  /** how it treats who comes now */
  manners: {
    /** ms until it takes a mail */
    delay: number
    /** SMTP codes: to the address, or to the mail; 0: none */
    refuseAddress(to: string): number
    refuseMail(to: string): number
    /** hangs up in the middle */
    drops(to: string): boolean
  }
  close(): Promise<void>
}

const coded = (code: number) => Object.assign(new Error('not now, not here'), { responseCode: code })

/** Opens a post office on a free port, which takes everything at once until its manners are changed. */
export async function openPostOffice(): Promise<PostOffice> {
  const taken: Taken[] = []
  const manners: PostOffice['manners'] = { delay: 0, refuseAddress: () => 0, refuseMail: () => 0, drops: () => false }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo({ address }, _session, done) {
      const code = manners.refuseAddress(address)
      done(code ? coded(code) : undefined)
    },
    onData(stream, session, done) {
      const to = session.envelope.rcptTo[0]!.address
      let head = ''
      stream.on('data', (piece: Buffer) => {
        if (head.length < 4096) head += piece.toString('latin1')
      })
      stream.on('end', () => {
        void (async () => {
          if (manners.delay) await sleep(manners.delay)
          if (manners.drops(to))
            return void server.connections.forEach((connection) => (connection as unknown as { close(): void }).close())
          const code = manners.refuseMail(to)
          if (code) return done(coded(code))
          taken.push({
            to,
            messageId: /^message-id: *(\S+)/im.exec(head)![1]!,
            subject: /^subject: *(.*)/im.exec(head)![1]!.trim(),
          })
          done()
        })()
      })
    },
  })
  server.on('error', () => {}) // clients that were killed
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as { port: number }
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    manners,
    close: () => new Promise((closed) => server.close(() => closed())),
  }
}
