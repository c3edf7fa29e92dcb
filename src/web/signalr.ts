import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { WebSocket } from 'ws'
import { z } from 'zod'
import { Forbidden, NotFound, Unauthorized, UserDeleted } from '#core/errors.ts'
import type { Services } from '#core/scope.ts'
import type { Env } from './http.ts'
import { sendTo } from './live-socket.ts'
import { hasOwnOrigin } from './origin.ts'
import { sendSessionCookie } from './session.ts'
import {
  type Connection,
  type HubConnection,
  type HubMethod,
  type Rooms,
  type SocketTimes,
  type Transport,
} from './live.ts'

// https://github.com/dotnet/aspnetcore/blob/main/src/SignalR/docs/specs/HubProtocol.md and TransportProtocols.md

const separator = '\x1e'
const recordLimit = 64 * 1024
const messageType = { invocation: 1, completion: 3, streamInvocation: 4, ping: 6, close: 7 } as const

const handshakeRequest = z.object({ protocol: z.string(), version: z.number() })
const message = z.object({ type: z.number() })
const streamInvocation = z.object({ invocationId: z.string().min(1) })
const invocation = z.object({
  invocationId: z.string().min(1).nullish(),
  target: z.string().min(1),
  arguments: z.array(z.unknown()),
})

const encode = (record: object): string => JSON.stringify(record) + separator

/** What an app shell reads as an event. */
export const eventRecord = (name: string, args: readonly unknown[]): Buffer =>
  Buffer.from(encode({ type: messageType.invocation, target: name, arguments: args }))

const randomId = () => randomBytes(16).toString('base64url')

/**
 * The ids it hands out prove nothing and are never checked, so that any web process can take the socket: Origin and session decide there.
 * Clients older than negotiate version 1 know no token and come back with the connection's id.
 */
export const signalrNegotiation = ({ config }: Services) =>
  new Hono<Env>().post('/signalr/negotiate', (c) => {
    if (!hasOwnOrigin(config, (name) => c.req.header(name))) return c.body(null, 403)
    sendSessionCookie(c)
    const knowsTokens = Number(c.req.query('negotiateVersion')) >= 1
    return c.json({
      connectionId: randomId(),
      ...(knowsTokens && { connectionToken: randomId() }),
      negotiateVersion: knowsTokens ? 1 : 0,
      availableTransports: [{ transport: 'WebSockets', transferFormats: ['Text'] }],
    })
  })

class ProtocolError extends Error {}

function parse<Parsed>(schema: z.ZodType<Parsed>, value: unknown): Parsed {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new ProtocolError('malformed message')
  return parsed.data
}

function parseRecord(record: string): unknown {
  try {
    return JSON.parse(record)
  } catch {
    throw new ProtocolError('malformed message')
  }
}

/** A frame may hold several records, and a record may span several frames. */
function recordReader(): (frame: string) => string[] {
  let beginning = ''
  return (frame) => {
    const records = (beginning + frame).split(separator)
    beginning = records.pop()!
    if (beginning.length > recordLimit) throw new ProtocolError('message too long')
    return records
  }
}

/**
 * The app shell's transport: ASP.NET Core SignalR's JSON hub protocol, version 1, over WebSocket.
 * Runs the invocations of a connection one after another, and reads nothing more from it meanwhile.
 * @param methods by name, whose case doesn't matter, as in ASP.NET Core
 */
export function signalrSocket(
  { log }: Services,
  rooms: Rooms,
  methods: Readonly<Record<string, HubMethod>>,
  times: SocketTimes,
): Transport {
  const methodOf = new Map(Object.entries(methods).map(([name, method]) => [name.toLowerCase(), method]))

  return async (scope) => (socket) => {
    const readRecords = recordReader()
    let hasShakenHands = false
    /** when the last whole record came: what is never finished is no sign of life */
    let heardAt = performance.now()
    let unhandled = 0
    let handling = Promise.resolve()

    const send = (record: object) => sendTo(socket, encode(record))

    function end(code: number, why: { error?: string; allowReconnect?: boolean }): void {
      if (hasShakenHands) send({ type: messageType.close, ...why })
      else if (why.error) send({ error: why.error })
      socket.close(code)
    }

    const connection: Connection = {
      scope,
      kind: 'app',
      get isOpen() {
        return socket.readyState === WebSocket.OPEN
      },
      send: (event) => sendTo(socket, event),
      refetch: () => connection.reconnect(),
      reconnect: () => end(1001, { allowReconnect: true }),
      // The client reconnects and rejoins what it still may; joining the rest fails, which tells it that it may not.
      close: () => end(1008, { error: 'unauthorized', allowReconnect: true }),
    }
    const subscriptions = rooms.enter(connection)
    const hubConnection: HubConnection = {
      watch: (topic, key) => subscriptions.watch(topic, key),
      sendEvent: (name, ...args) => connection.send(eventRecord(name, args)),
      onClose(listener) {
        const runListener = async () => {
          try {
            await listener()
          } catch (error) {
            log.error({ err: error }, 'end of a hub connection')
          }
        }
        if (socket.readyState === WebSocket.CLOSED) void runListener()
        else socket.once('close', () => void runListener())
      },
    }

    function shakeHands(request: unknown): void {
      const { protocol, version } = parse(handshakeRequest, request)
      if (protocol !== 'json' || version !== 1)
        throw new ProtocolError(`version ${version} of the protocol '${protocol}' is not supported`)
      clearTimeout(handshakeTimer)
      send({})
      hasShakenHands = true
    }

    async function outcomeOf(
      target: string,
      args: readonly unknown[],
    ): Promise<{ result: unknown } | { error: string }> {
      const method = methodOf.get(target.toLowerCase())
      if (!method) return { error: 'unknown method' }
      try {
        const result = await method(scope, args, hubConnection)
        return result === false ? { error: 'unauthorized' } : { result: result ?? null }
      } catch (error) {
        if ([NotFound, Unauthorized, Forbidden, UserDeleted].some((refusal) => error instanceof refusal))
          return { error: 'unauthorized' }
        if (error instanceof z.ZodError) return { error: 'invalid arguments' }
        log.error({ err: error, target }, 'hub method failed')
        return { error: 'internal error' }
      }
    }

    async function handle(record: unknown): Promise<void> {
      if (!hasShakenHands) return shakeHands(record)
      const { type } = parse(message, record)
      if (type === messageType.invocation) {
        const { invocationId, target, arguments: args } = parse(invocation, record)
        const outcome = await outcomeOf(target, args)
        if (invocationId) send({ type: messageType.completion, invocationId, ...outcome })
      } else if (type === messageType.streamInvocation) {
        send({
          type: messageType.completion,
          invocationId: parse(streamInvocation, record).invocationId,
          error: 'no method streams',
        })
      } else if (type === messageType.close) {
        socket.close(1000)
      }
      // Pings only count as a sign of life. The other types concern what this hub never starts, and unknown ones are to be ignored.
    }

    async function handleFrame(frame: string | null): Promise<void> {
      try {
        if (frame === null) throw new ProtocolError('binary frames are not supported')
        const records = readRecords(frame)
        if (records.length > 0) heardAt = performance.now()
        for (const record of records) {
          if (!connection.isOpen) return
          await handle(parseRecord(record))
        }
      } catch (error) {
        if (!(error instanceof ProtocolError)) log.error({ err: error }, 'hub connection failed')
        end(1002, { error: error instanceof ProtocolError ? error.message : 'internal error' })
      }
    }

    socket.on('message', (data: Buffer, isBinary) => {
      unhandled++
      socket.pause()
      handling = handling
        .then(() => handleFrame(isBinary ? null : data.toString()))
        .then(() => {
          if (--unhandled === 0) socket.resume()
        })
    })

    const handshakeTimer = setTimeout(() => end(1002, { error: 'no handshake' }), times.appHandshake)
    const heartbeat = setInterval(() => {
      if (unhandled === 0 && performance.now() - heardAt > times.appSilence) socket.terminate()
      else if (hasShakenHands) send({ type: messageType.ping })
    }, times.appPing)
    socket.on('close', () => {
      clearTimeout(handshakeTimer)
      clearInterval(heartbeat)
      subscriptions.leave()
    })
    return connection
  }
}
