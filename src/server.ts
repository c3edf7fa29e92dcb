import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { findSession } from './accounts/index.ts'
import { createApp } from './app.tsx'
import { features } from './features.ts'
import { openHub } from '#core/live.ts'
import type { Services } from '#core/scope.ts'
import { openCurrentLists } from './list-view/web.ts'
import { buildAssets } from '#web/assets.ts'
import type { HubMethod } from '#web/live.ts'
import { attachSockets } from '#web/sockets.ts'

export interface WebServer {
  /** the actual port, also where 0 was asked for */
  port: number
  /** Stops accepting, closes the sockets, and gives running requests `timeoutMs` to finish. */
  close(timeoutMs?: number): Promise<void>
}

/**
 * Listens on every interface.
 * @param patienceMs how long a client may take to send its request, and may leave an answer unread; sockets are not meant
 */
export async function startWebServer(services: Services, port: number, patienceMs = 60_000): Promise<WebServer> {
  const hub = await openHub(services.sql, (error) => services.log.error({ err: error }, 'live'))
  const app = createApp(services, await buildAssets(), openCurrentLists(hub, services.ownAnnouncements))
  const listener = getRequestListener(app.fetch)
  const answer = (request: IncomingMessage, response: ServerResponse) => void listener(request, response)
  const limits = {
    maxHeaderSize: 128 * 1024, // a text that is shared with us comes in the address
    keepAliveTimeout: 65_000,
    headersTimeout: patienceMs,
    requestTimeout: patienceMs,
    connectionsCheckingInterval: patienceMs / 20,
  }
  const server = createServer(limits, answer).setTimeout(patienceMs)
  // Otherwise Node asks for every body by itself, also for one that is refused from its headers.
  server.on('checkContinue', answer)
  const topics = features.flatMap(({ openTopics }) => openTopics?.(services) ?? [])
  const sockets = attachSockets(server, services, {
    hub,
    topics,
    methods: Object.assign({}, ...features.map(({ hubMethods }) => hubMethods)) as Record<string, HubMethod>,
    findSession,
  })
  await listenOn(server, port)
  return {
    port: (server.address() as AddressInfo).port,
    async close(timeoutMs = 10_000) {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      // A keep-alive connection becomes idle only once its last request is answered.
      const idle = setInterval(() => server.closeIdleConnections(), 50)
      const forceClose = setTimeout(() => server.closeAllConnections(), timeoutMs)
      await sockets.close()
      await Promise.all(topics.map(async (topic) => topic.close?.()))
      hub.close()
      await closed
      clearInterval(idle)
      clearTimeout(forceClose)
    },
  }
}

const listenOn = (server: Server, port: number) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, () => {
      server.off('error', reject)
      resolve()
    })
  })
