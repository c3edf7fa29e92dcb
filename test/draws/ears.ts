import { HttpTransportType, HubConnectionBuilder, LogLevel, type HubConnection } from '@microsoft/signalr'
import { WebSocket } from 'ws'
import { startWebServer } from '../../src/server.ts'
import type { Client, World } from '#test/support/world.ts'

/** What a real socket has heard so far. */
export interface Ear {
  heard: string[]
  isOpen(): boolean
}

/** A browser's page that watches; null where it may not. An app's hub connection. */
export interface Ears {
  browser(who: Client, watch: string): Promise<Ear | null>
  app(who: Client): Promise<Ear & { invoke(method: string, ...args: unknown[]): Promise<unknown> }>
  close(): Promise<void>
}

const events = ['SetLotToViewed', 'SetLotHasWishlist', 'SetLotWishlistLink', 'RefreshGiftV2']

/** Puts real sockets on the world; close it before the world. */
export async function openEars(world: World): Promise<Ears> {
  const server = await startWebServer(world.services, 0)
  const cookieOf = (who: Client) => ({ Cookie: [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ') })
  const sockets: WebSocket[] = []
  const hubs: HubConnection[] = []
  return {
    async browser(who, watch) {
      const socket = new WebSocket(`ws://127.0.0.1:${server.port}/live?watch=${watch}`, { headers: cookieOf(who) })
      const heard: string[] = []
      socket.on('message', (data: Buffer) => heard.push(data.toString('utf8')))
      const isLetIn = await new Promise<boolean>((resolve) => {
        socket.on('open', () => resolve(true))
        socket.on('error', () => resolve(false))
      })
      if (!isLetIn) return null
      sockets.push(socket)
      return { heard, isOpen: () => socket.readyState === WebSocket.OPEN }
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
      for (const event of events) hub.on(event, (...args: unknown[]) => heard.push([event, ...args].join(' ')))
      let isOpen = true
      hub.onclose(() => (isOpen = false))
      await hub.start()
      hubs.push(hub)
      return { heard, isOpen: () => isOpen, invoke: (method, ...args) => hub.invoke(method, ...args) }
    },
    async close() {
      await Promise.all(hubs.map((hub) => hub.stop()))
      await Promise.all(
        sockets.map(
          (socket) =>
            new Promise<void>((resolve) => {
              if (socket.readyState === WebSocket.CLOSED) return resolve()
              socket.on('close', () => resolve())
              socket.close()
            }),
        ),
      )
      await server.close()
    },
  }
}
