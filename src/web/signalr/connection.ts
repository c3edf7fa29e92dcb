import { WebSocket } from 'ws'
import type { Scope, Services } from '#core/scope.ts'
import { sendTo } from '../live-socket.ts'
import type { HubConnection, HubEvent, HubMethod } from '../hub.ts'
import type { Connection, Rooms, SocketTimes, Subscriptions, Transport } from '../live.ts'
import { methodInvoker, type Invoke } from './invoke.ts'
import {
  checkHandshake,
  closeRecord,
  completionRecord,
  eventRecord,
  handshakeRecord,
  pingRecord,
  ProtocolError,
  readMessage,
  RecordReader,
} from './protocol.ts'

/** Parts that all connections of a process share. */
interface HubParts {
  log: Services['log']
  rooms: Rooms
  invoke: Invoke
  times: SocketTimes
}

/** Transport for the app shell: the JSON hub protocol of ASP.NET Core SignalR, version 1, over WebSocket. */
export function signalrSocket(
  services: Services,
  rooms: Rooms,
  methods: Readonly<Record<string, HubMethod>>,
  times: SocketTimes,
): Transport {
  const parts = { log: services.log, rooms, invoke: methodInvoker(services, methods), times }
  return async (scope) => (socket) => new SignalrConnection(parts, scope, socket)
}

/**
 * Connection of one app shell. It opens with a handshake. After that the app invokes methods, and the server sends
 * events. Invocations run one after another, and nothing more is read from the socket while one runs.
 */
class SignalrConnection implements Connection, HubConnection {
  readonly kind = 'app'
  readonly scope: Scope
  private readonly parts: HubParts
  private readonly socket: WebSocket
  private readonly subscriptions: Subscriptions
  private readonly reader = new RecordReader()
  private hasShakenHands = false
  /**
   * time of the last complete record, by `performance.now()`; a record that never ends doesn't count as a sign of life
   */
  private lastRecordAt = performance.now()
  private unhandledFrames = 0
  private handling = Promise.resolve()

  constructor(parts: HubParts, scope: Scope, socket: WebSocket) {
    this.parts = parts
    this.scope = scope
    this.socket = socket
    this.subscriptions = parts.rooms.enter(this)
    socket.on('message', (data: Buffer, isBinary) => this.enqueueFrame(isBinary ? null : data.toString()))
    const handshakeTimer = setTimeout(() => this.checkHandshakeDone(), parts.times.appHandshake)
    const heartbeat = setInterval(() => this.beat(), parts.times.appPing)
    socket.on('close', () => {
      clearTimeout(handshakeTimer)
      clearInterval(heartbeat)
      this.subscriptions.leave()
    })
  }

  // ── For topics and transports ────────────────────────────────────────────────────────────────────────────────────

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN
  }

  send(record: string | Buffer): void {
    sendTo(this.socket, record)
  }

  refetch(): void {
    this.reconnect()
  }

  reconnect(): void {
    this.end(1001, { allowReconnect: true })
  }

  /**
   * Closes the connection. The client reconnects and joins its topics again; joining a topic that it may no longer
   * watch fails.
   */
  close(): void {
    this.end(1008, { error: 'unauthorized', allowReconnect: true })
  }

  private end(code: number, reason: { error?: string; allowReconnect?: boolean }): void {
    if (this.hasShakenHands) this.send(closeRecord(reason))
    else if (reason.error) this.send(handshakeRecord({ error: reason.error }))
    this.socket.close(code)
  }

  // ── For hub methods ──────────────────────────────────────────────────────────────────────────────────────────────

  watch(topic: string, key: string): Promise<boolean> {
    return this.subscriptions.watch(topic, key)
  }

  sendEvent({ name }: HubEvent, ...args: unknown[]): void {
    this.send(eventRecord(name, args))
  }

  onClose(listener: () => void | Promise<void>): void {
    const runListener = async () => {
      try {
        await listener()
      } catch (error) {
        this.parts.log.error({ err: error }, 'end of a hub connection')
      }
    }
    if (this.socket.readyState === WebSocket.CLOSED) void runListener()
    else this.socket.once('close', () => void runListener())
  }

  // ── From the client ──────────────────────────────────────────────────────────────────────────────────────────────

  /**
   * Handles a frame after all earlier frames.
   * @param frame null for a binary frame
   */
  private enqueueFrame(frame: string | null): void {
    this.unhandledFrames++
    this.socket.pause()
    this.handling = this.handling
      .then(() => this.handleFrame(frame))
      .then(() => {
        if (--this.unhandledFrames === 0) this.socket.resume()
      })
  }

  private async handleFrame(frame: string | null): Promise<void> {
    try {
      if (frame === null) throw new ProtocolError('binary frames are not supported')
      const records = this.reader.read(frame)
      if (records.length > 0) this.lastRecordAt = performance.now()
      for (const record of records) {
        if (!this.isOpen) return
        if (this.hasShakenHands) await this.handleMessage(record)
        else this.shakeHands(record)
      }
    } catch (error) {
      if (!(error instanceof ProtocolError)) this.parts.log.error({ err: error }, 'hub connection failed')
      this.end(1002, { error: error instanceof ProtocolError ? error.message : 'internal error' })
    }
  }

  private shakeHands(record: string): void {
    checkHandshake(record)
    this.send(handshakeRecord({}))
    this.hasShakenHands = true
  }

  private async handleMessage(record: string): Promise<void> {
    const message = readMessage(record)
    if (message.kind === 'invocation') {
      const outcome = await this.parts.invoke(this.scope, this, message)
      if (message.invocationId) this.send(completionRecord(message.invocationId, outcome))
    } else if (message.kind === 'streamInvocation') {
      this.send(completionRecord(message.invocationId, { error: 'no method streams' }))
    } else if (message.kind === 'close') {
      this.socket.close(1000)
    }
  }

  // ── On timers ────────────────────────────────────────────────────────────────────────────────────────────────────

  private checkHandshakeDone(): void {
    if (!this.hasShakenHands) this.end(1002, { error: 'no handshake' })
  }

  /**
   * Drops a client that has been silent for too long. Sends a ping to any other client, to show that the server is
   * alive.
   */
  private beat(): void {
    const isSilent = this.unhandledFrames === 0 && performance.now() - this.lastRecordAt > this.parts.times.appSilence
    if (isSilent) this.socket.terminate()
    else if (this.hasShakenHands) this.send(pingRecord)
  }
}
