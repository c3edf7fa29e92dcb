import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'

/** until it answers "ok" */
export const smtpMs = 5

/** Accepts every mail after a delay and counts them. */
export async function startSmtp(): Promise<{ url: string; taken(): number; stop(): void }> {
  let taken = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, _session, done) {
      stream.resume()
      stream.on('end', () =>
        setTimeout(() => {
          taken++
          done()
        }, smtpMs),
      )
    },
  })
  server.on('error', () => {}) // a worker may exit with open connections
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as { port: number }
  return { url: `smtp://127.0.0.1:${port}`, taken: () => taken, stop: () => server.close() }
}
