import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'

/** ms until the server responds with "ok" */
export const smtpMs = 5

export interface Smtp {
  url: string
  taken(): number
  /** number of e-mail addresses that received a mail, and that received several, since the last `forget` */
  addresses(): { served: number; twice: number }
  forget(): void
  stop(): void
}

/** Starts a mail server that accepts every mail after a delay and counts the mails. */
export async function startSmtp(): Promise<Smtp> {
  let taken = 0
  const byAddress = new Map<string, number>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, { envelope }, done) {
      stream.resume()
      stream.on('end', () =>
        setTimeout(() => {
          taken++
          for (const { address } of envelope.rcptTo) byAddress.set(address, (byAddress.get(address) ?? 0) + 1)
          done()
        }, smtpMs),
      )
    },
  })
  server.on('error', () => {}) // A worker may exit with open connections.
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as { port: number }
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken: () => taken,
    addresses: () => ({ served: byAddress.size, twice: [...byAddress.values()].filter((times) => times > 1).length }),
    forget() {
      taken = 0
      byAddress.clear()
    },
    stop: () => server.close(),
  }
}
