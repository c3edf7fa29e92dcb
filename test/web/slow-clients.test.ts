import { subscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { after, test } from 'node:test'
import { WebSocket } from 'ws'
import { startWebServer } from '../../src/server.ts'
import { openFamily } from '#test/support/family.ts'
import { until } from '#test/support/until.ts'

const { world, noor } = await openFamily()
const server = await startWebServer(world.services, 0, 1000)
after(() => server.close())

/** The server's sockets of all connections, by the client's port. */
const serverEnds = new Map<number, Socket>()
subscribe('net.server.socket', (message) => {
  const { socket } = message as { socket: Socket }
  serverEnds.set(socket.remotePort!, socket)
})

/** Opens a connection, does something slow with it, and waits until the server closes it. */
async function isCut(beSlow: (client: Socket) => void): Promise<void> {
  const client = connect(server.port, '127.0.0.1').on('error', () => {})
  await once(client, 'connect')
  const { localPort } = client
  beSlow(client)
  const end = await until(() => serverEnds.get(localPort!), 'the server’s end of it')
  await until(() => end.destroyed, 'the end of it')
  client.destroy()
}

const trickle = (client: Socket) => {
  const timer = setInterval(() => client.write('x'), 50)
  client.on('close', () => clearInterval(timer)).resume()
}

test('a client that sends or reads too slowly or not at all is disconnected, but an idle WebSocket stays', async (context) => {
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/live?watch=list:${noor.list.publicGuid}`, {
    headers: { Cookie: `session=${noor.token}` },
  })
  context.after(() => socket.terminate())
  await once(socket, 'open')
  await Promise.all([
    isCut((client) => client.resume()),
    isCut((client) => {
      client.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
      trickle(client)
    }),
    isCut((client) => {
      client.write('POST /api/Account/CheckEmail HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n')
      trickle(client)
    }),
    isCut((client) => {
      client.pause()
      client.write('GET /noor HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(500))
    }),
  ])
  const pong = once(socket, 'pong')
  socket.ping()
  await pong
})
