import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'

// Server that uses `ws` and nothing else. It sends the given messages to every connected socket, to find the cost of
// `ws` alone. `probe.ts` runs in the same process and responds to messages that are plain strings.

export type Sending = { send: string } | { listen: true }

export interface Listening {
  port: number
}

const server = new WebSocketServer({ port: 0, perMessageDeflate: false })
const listening = once(server, 'listening')

process.on('message', (sending: Sending | string) => {
  if (typeof sending === 'string') return
  if ('send' in sending) {
    for (const socket of server.clients) socket.send(sending.send)
    process.send!('sent')
  } else void listening.then(() => process.send!({ port: (server.address() as AddressInfo).port } satisfies Listening))
})
process.on('disconnect', () => process.exit(0))
