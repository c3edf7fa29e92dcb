import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr'
import { WebSocket } from 'ws'
import { announceList } from '../../src/access/index.ts'
import { startWebServer } from '../../src/server.ts'
import type { Client, World } from '#test/support/world.ts'
import { until } from '#test/support/until.ts'

/** What a real socket has heard so far. */
export interface Ear {
  /** HTML and data messages of a browser, `event argument…` of an app */
  heard: string[]
  /** the close code, once it is closed */
  closed: Promise<number>
  isOpen(): boolean
  close(): Promise<void>
}

/** A web server on the world, with ears on its sockets. */
export interface Listening {
  browser(who: Client, listGuid: string, query?: string): Promise<Ear>
  /** resolves to null where joining is refused */
  app(who: Client, listGuid: string): Promise<Ear | null>
  /** Waits until everything announced so far has been pushed to these ears, which all hear changes of the gift `marker`; takes out what came of that. */
  settle(listGuid: string, marker: string, ears: readonly Ear[]): Promise<void>
  close(): Promise<void>
}

/** Starts to listen; close it before the world. */
export async function listenIn(world: World): Promise<Listening> {
  const server = await startWebServer(world.services, 0)
  const ears: Ear[] = []
  const cookieOf = (who: Client) => ({ Cookie: [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ') })
  return {
    async browser(who, listGuid, query = `watch=list:${listGuid}`) {
      const socket = new WebSocket(`ws://127.0.0.1:${server.port}/live?${query}`, { headers: cookieOf(who) })
      const heard: string[] = []
      socket.on('message', (data: Buffer) => heard.push(data.toString('utf8')))
      const closed = new Promise<number>((resolve) => socket.on('close', resolve))
      await new Promise<void>((resolve, reject) => {
        socket.on('open', () => resolve())
        socket.on('error', reject)
      })
      const ear: Ear = {
        heard,
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
    async app(who, listGuid) {
      const connection = new HubConnectionBuilder()
        .withUrl(`http://127.0.0.1:${server.port}/signalr`, {
          headers: cookieOf(who),
          transport: HttpTransportType.WebSockets,
        })
        .configureLogging(LogLevel.None)
        .build()
      const heard: string[] = []
      connection.on('RefreshGiftV2', (...args: unknown[]) => heard.push(['RefreshGiftV2', ...args].join(' ')))
      let isOpen = true
      const closed = new Promise<number>((resolve) =>
        connection.onclose(() => {
          isOpen = false
          resolve(0)
        }),
      )
      await connection.start()
      const ear: Ear = { heard, closed, isOpen: () => isOpen, close: () => connection.stop() }
      ears.push(ear)
      return connection.invoke('JoinWishlist', listGuid).then(
        () => ear,
        () => null,
      )
    },
    async settle(listGuid, marker, waiting) {
      const before = waiting.map(({ heard }) => heard.length)
      await announceList(world.sql, listGuid, 'gift-changed', marker)
      const markAt = (ear: Ear, from: number) =>
        ear.heard.findIndex((message, index) => index >= from && message.includes(marker))
      await until(() => waiting.every((ear, index) => markAt(ear, before[index]!) >= 0), 'the marker')
      waiting.forEach((ear, index) => ear.heard.splice(markAt(ear, before[index]!), 1))
    },
    async close() {
      for (const ear of ears) if (ear.isOpen()) await ear.close()
      await server.close()
    },
  }
}
