import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr'
import { WebSocket } from 'ws'
import { startWebServer } from '../../src/server.ts'
import type { Client, World } from './world.ts'

/** A real socket of a browser or an app, with the messages that it has received so far. */
export interface TestSocket {
  /** HTML and data messages for a browser, `event argument…` for an app */
  heard: string[]
  /** resolves when the socket closes: with the close code for a browser, with 0 for an app */
  closed: Promise<number>
  isOpen(): boolean
  close(): Promise<void>
}

/** A web server for a test world, and the sockets that tests open to it. */
export interface SocketServer {
  /** opens the socket of a page that watches a topic; rejects if the client may not watch it */
  browser(who: Client, watch: string): Promise<TestSocket>
  app(who: Client): Promise<TestSocket & { invoke(method: string, ...args: unknown[]): Promise<unknown> }>
  close(): Promise<void>
}

const events = [
  'SetLotToViewed',
  'SetLotHasWishlist',
  'SetLotWishlistLink',
  'SetLotWishes',
  'RefreshGiftV2',
  'SetOwnerOnlineState',
  'AcceptWishlistOwnerInvite',
  'DeleteWishlistOwner',
]

/** Starts a web server on the world, to which tests open real sockets. Close it before the world. */
export async function openSocketServer(world: World): Promise<SocketServer> {
  const server = await startWebServer(world.services, 0)
  const ears: TestSocket[] = []
  const cookieOf = (who: Client) => ({ Cookie: [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ') })
  return {
    async browser(who, watch) {
      const socket = new WebSocket(`ws://127.0.0.1:${server.port}/live?watch=${watch}`, { headers: cookieOf(who) })
      const receivedMessages: string[] = []
      socket.on('message', (data: Buffer) => receivedMessages.push(data.toString('utf8')))
      const closed = new Promise<number>((resolve) => socket.on('close', resolve))
      await new Promise<void>((resolve, reject) => {
        socket.on('open', () => resolve())
        socket.on('error', reject)
      })
      const ear: TestSocket = {
        heard: receivedMessages,
        closed,
        isOpen: () => socket.readyState === WebSocket.OPEN,
        async close() {
          socket.close()
          await closed
        },
      }
      ears.push(ear)
      return ear
    },
    async app(who) {
      const hub = new HubConnectionBuilder()
        .withUrl(`http://127.0.0.1:${server.port}/signalr`, {
          headers: cookieOf(who),
          transport: HttpTransportType.WebSockets,
        })
        .configureLogging(LogLevel.None)
        .build()
      const heard: string[] = []
      for (const event of events)
        hub.on(event, (...args: unknown[]) =>
          heard.push([event, ...args.map((arg) => (typeof arg === 'object' ? JSON.stringify(arg) : arg))].join(' ')),
        )
      let isOpen = true
      const closed = new Promise<number>((resolve) =>
        hub.onclose(() => {
          isOpen = false
          resolve(0)
        }),
      )
      await hub.start()
      const ear: TestSocket = { heard, closed, isOpen: () => isOpen, close: () => hub.stop() }
      ears.push(ear)
      return { ...ear, invoke: (method, ...args) => hub.invoke(method, ...args) }
    },
    async close() {
      for (const ear of ears) if (ear.isOpen()) await ear.close()
      await server.close()
    },
  }
}
