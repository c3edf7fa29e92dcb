import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { findSession } from './accounts/index.ts'
import { createApp } from './app.tsx'
import { features } from './features.ts'
import { openHub } from '#core/live.ts'
import type { Services } from '#core/scope.ts'
import { buildAssets } from '#web/assets.ts'
import type { HubMethod } from '#web/hub.ts'
import { attachSockets } from '#web/sockets.ts'

export interface WebServer {
  /** port that the server listens on, also if port 0 was requested */
  port: number
  /** Stops accepting connections, closes the WebSockets, and gives running requests `timeoutMs` to finish. */
  close(timeoutMs?: number): Promise<void>
}

/**
 * Starts the web server on every network interface.
 * @param patienceMs time that a client may take to send its request, and for which it may leave a response unread;
 *   WebSockets are exempt
 */
export async function startWebServer(services: Services, port: number, patienceMs = 60_000): Promise<WebServer> {
  const hub = await openHub(services.sql, (error) => services.log.error({ err: error }, 'live'))
  const app = createApp(services, await buildAssets(), hub)
  const listener = getRequestListener(app.fetch)
  const respond = (request: IncomingMessage, response: ServerResponse) => void listener(request, response)
  const limits = {
    maxHeaderSize: 128 * 1024, // `/mylist/add` receives a text from the phone's share sheet in its URL
    keepAliveTimeout: 65_000,
    headersTimeout: patienceMs,
    requestTimeout: patienceMs,
    connectionsCheckingInterval: patienceMs / 20,
  }
  const server = createServer(limits, respond).setTimeout(patienceMs)
  // Without this listener, Node would tell every client with `Expect: 100-continue` to send its body, even a body that
  // we refuse by its headers.
  server.on('checkContinue', respond)
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
      // A keep-alive connection becomes idle only after the response to its last request, so a timer closes idle
      // connections again and again.
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
