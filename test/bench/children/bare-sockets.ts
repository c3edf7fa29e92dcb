import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'

// Sends what it is told to everybody who is connected, and knows nothing else: what `ws` alone takes. The probe beside it answers the questions that are mere words.

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
