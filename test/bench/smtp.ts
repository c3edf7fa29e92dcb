import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'

/** until it answers "ok" */
export const smtpMs = 5

export interface Smtp {
  url: string
  taken(): number
  /** how many of the addresses got one, and how many got several; counted anew after `forget` */
  addresses(): { served: number; twice: number }
  forget(): void
  stop(): void
}

/** Accepts every mail after a delay and counts them. */
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
  server.on('error', () => {}) // a worker may exit with open connections
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
