import { WebSocket } from 'ws'
import type { Connection, Rooms, SocketTimes, Transport } from './live.ts'

const watchesPerPage = 5
const bufferLimit = 1024 * 1024
const missed = Buffer.from('{"event":"missed"}')

/**
 * Sends a text to a client. Drops a client that reads too slowly: the client will reconnect and fetch its page anew.
 * @param text a buffer if many clients get the same text, so that it is encoded only once
 */
export function sendTo(socket: WebSocket, text: string | Buffer): void {
  if (socket.readyState !== WebSocket.OPEN) return
  socket.send(text, { binary: false })
  if (socket.bufferedAmount > bufferLimit) socket.terminate()
}

/**
 * Transport for browsers: `/live?watch=<topic>:<public guid>`, with `watch` repeated as needed. Sends HTML for htmx to
 * swap, and `{"event":"missed"}` when the page should fetch its content anew. Ignores messages from the browser. Closes
 * with 1001 when the page should reconnect. Closes with 1008 when the page may no longer watch; htmx then doesn't
 * reconnect.
 */
export const liveSocket =
  (rooms: Rooms, times: SocketTimes): Transport =>
  async (scope, query) => {
    const watches = query.getAll('watch').map((watch) => watch.split(':', 2) as [string, string?])
    if (watches.length === 0 || watches.length > watchesPerPage) return 400
    const allowed = await Promise.all(watches.map(([topic, key = '']) => rooms.mayWatch(scope, topic, key)))
    if (allowed.includes(false)) return 403
    return (socket) => {
      const connection: Connection = {
        scope,
        kind: 'browser',
        get isOpen() {
          return socket.readyState === WebSocket.OPEN
        },
        send: (html) => sendTo(socket, html),
        refetch: () => sendTo(socket, missed),
        reconnect: () => socket.close(1001),
        close: () => socket.close(1008),
      }
      const subscriptions = rooms.enter(connection)
      for (const [topic, key = ''] of watches) subscriptions.join(topic, key)

      let isAlive = true
      socket.on('pong', () => {
        isAlive = true
      })
      const heartbeat = setInterval(() => {
        if (!isAlive) return socket.terminate()
        isAlive = false
        socket.ping()
      }, times.browserPing)
      socket.on('close', () => {
        clearInterval(heartbeat)
        subscriptions.leave()
      })
      return connection
    }
  }
