import type { FindSession } from '#core/session.ts'
import { STATUS_CODES, type IncomingMessage, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import { isConnectionLost } from '#core/db.ts'
import type { Hub } from '#core/live.ts'
import { loggablePath } from '#core/log.ts'
import type { Services } from '#core/scope.ts'
import type { HubMethod } from './hub.ts'
import { createRooms, socketTimes, type Connection, type LiveTopic, type SocketTimes, type Transport } from './live.ts'
import { liveSocket } from './live-socket.ts'
import { hasOwnOrigin } from './origin.ts'
import { clientOfRequest, presentedToken, scopeOf, sessionCookie } from './session.ts'
import { signalrSocket } from './signalr/connection.ts'
import { inSlices } from './slices.ts'

export interface SocketParts {
  hub: Hub
  topics: readonly LiveTopic[]
  methods: Readonly<Record<string, HubMethod>>
  findSession: FindSession
  times?: Partial<SocketTimes>
  /** number of sockets that one client may have open with this process */
  maxOfClient?: number
}

const frameLimit = 64 * 1024
/**
 * Number of sockets that one client may have open, by default. It is large, because a whole school behind one IP
 * address is one client, with a socket per open page.
 */
const usualMostOfClient = 500
const retryAfterSeconds = 60

/** Counts the open sockets of each client. */
function createCounter(max: number) {
  const counts = new Map<string | null, number>()
  return {
    /**
     * Counts a socket until it closes.
     * @returns false, without counting, if the client has the maximum number of sockets
     */
    admits(client: string | null, socket: Duplex): boolean {
      const count = counts.get(client) ?? 0
      if (count >= max) return false
      counts.set(client, count + 1)
      socket.once('close', () => {
        const left = counts.get(client)! - 1
        if (left > 0) counts.set(client, left)
        else counts.delete(client)
      })
      return true
    },
  }
}

/**
 * Serves WebSocket upgrades: `/live` for browsers, `/signalr` for the app shell. Refusals are plain HTTP responses.
 * @returns `close`, which makes every client reconnect to another process and resolves when all sockets are closed
 */
export function attachSockets(server: Server, services: Services, parts: SocketParts): { close(): Promise<void> } {
  const times = { ...socketTimes, ...parts.times }
  const rooms = createRooms(services, parts.hub, parts.topics)
  const transports = new Map<string, Transport>([
    ['/live', liveSocket(rooms, times)],
    ['/signalr', signalrSocket(services, rooms, parts.methods, times)],
  ])
  const options = {
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: frameLimit,
    // `ws` supports `closeTimeout`, but its types lack it. With it, `ws` soon drops a client that doesn't respond to
    // our close frame, so that pages stop showing that client's user as present.
    closeTimeout: times.closeTimeout,
  }
  const sockets = new WebSocketServer(options)
  const connections = new Map<WebSocket, Connection>()
  const newCookies = new WeakMap<IncomingMessage, string>()
  sockets.on('headers', (headers, request) => {
    const cookie = newCookies.get(request)
    if (cookie) headers.push(`Set-Cookie: ${cookie}`)
  })
  const openSockets = createCounter(services.config.rateLimits ? (parts.maxOfClient ?? usualMostOfClient) : Infinity)
  let isClosing = false

  async function admit(request: IncomingMessage, socket: Duplex, url: URL | null): ReturnType<Transport> {
    const header = headersOf(request)
    const address = request.socket.remoteAddress ?? null
    if (!openSockets.admits(clientOfRequest(services, header, address), socket)) return 429
    const transport = url && transports.get(url.pathname)
    if (!transport) return 404
    if (!hasOwnOrigin(services.config, header)) return 403
    const presented = presentedToken(services, header)
    const known = presented ? await parts.findSession(services, presented) : null
    const scope = scopeOf(services, header, presented, known, address)
    // Gives a client without a session cookie one with a new token. The connection watches that token, so that a login
    // by this client makes it reconnect.
    if (!presented) newCookies.set(request, sessionCookie(scope, header))
    const admission = await transport(scope, url.searchParams)
    return isClosing ? 503 : admission
  }

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const logDrop = (error: Error) => services.log.debug({ err: error }, 'socket dropped')
    socket.on('error', logDrop)
    const url = URL.parse(request.url ?? '', 'http://localhost')
    const admission = await admit(request, socket, url).catch((error: unknown) => {
      if (isConnectionLost(error)) return 503
      services.log.error({ err: error }, 'upgrade failed')
      return 500
    })
    services.log.info(
      { path: loggablePath(url?.pathname ?? ''), status: typeof admission === 'number' ? admission : 101 },
      'upgrade',
    )
    if (typeof admission === 'number') return refuse(socket, admission)
    socket.off('error', logDrop)
    sockets.handleUpgrade(request, socket, head, (opened) => {
      opened.on('error', logDrop)
      opened.on('close', () => connections.delete(opened))
      connections.set(opened, admission(opened))
    })
  }

  server.on('upgrade', (request, socket, head) => void upgrade(request, socket, head))
  // Upgrades to other protocols than WebSocket, such as h2c by curl and Java, must be ignored (RFC 9110 §7.8): the
  // request gets its usual response.
  Object.assign(server, {
    shouldUpgradeCallback: (request: IncomingMessage) => request.headers.upgrade?.toLowerCase() === 'websocket',
  })

  return {
    async close() {
      isClosing = true
      const pushed = rooms.close()
      const closed = [...connections.keys()].map((socket) => new Promise((done) => socket.once('close', done)))
      await inSlices([...connections.values()], (connection) => connection.reconnect())
      const timer = setTimeout(() => {
        void inSlices([...connections.keys()], (socket) => socket.terminate())
      }, times.closeTimeout)
      await Promise.all(closed)
      clearTimeout(timer)
      await pushed
    },
  }
}

const headersOf = (request: IncomingMessage) => (name: string) => {
  const value = request.headers[name.toLowerCase()]
  return Array.isArray(value) ? value.join(', ') : value
}

function refuse(socket: Duplex, status: number): void {
  const retryAfter = status === 429 ? `Retry-After: ${retryAfterSeconds}\r\n` : ''
  const headers = `Connection: close\r\nContent-Length: 0\r\n${retryAfter}`
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers}\r\n`, () => socket.destroy())
}
