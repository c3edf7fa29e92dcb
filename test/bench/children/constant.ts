import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'

// Responds to every request with the same bytes, through Hono on Node like our pages, which can't be faster than this.

export interface Constant {
  base64: string
  headers: Record<string, string>
}

process.once('message', ({ base64, headers }: Constant) => {
  const bytes = new Uint8Array(Buffer.from(base64, 'base64'))
  const listener = getRequestListener(new Hono().all('*', (c) => c.body(bytes, 200, headers)).fetch)
  const server = createServer((request, response) => void listener(request, response))
  server.listen(0, () => process.send!({ port: (server.address() as AddressInfo).port }))
})
process.on('disconnect', () => process.exit(0))
