import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

/** Returns a TCP port on which no program listens at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
